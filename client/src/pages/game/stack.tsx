import type { Surface } from "../../board/surface";
import { Drawn } from "../../board/tokens";
import { isLayer } from "../../board/tower";
import type { Cell, Token } from "../../contract";
import type { Spot } from "../../play/boards";
import { words } from "../../words";
import { Callout } from "./callout";

/** One piece of a stack by itself. */
export function PieceChip({ token }: { readonly token: Token }) {
  return (
    <svg class="piece-chip" viewBox="-.72 -.36 1.44 .72" aria-hidden="true" focusable="false">
      <Drawn token={token} />
    </svg>
  );
}

interface OpenStackProps {
  readonly surface: Surface;
  readonly spot: Spot;
  readonly cell: Cell;
}

/** A stack laid open: its pieces one below the other as they lie, with their names. Its words are also spoken. */
export function OpenStack({ surface, spot, cell }: OpenStackProps) {
  return (
    <Callout surface={surface} spot={spot} class="open-stack">
      <p class="open-stack-title">{words("game-stack-of", { cell: cell.id, n: cell.tokens.length })}</p>
      <ol class="open-stack-pieces" data-testid="open-stack" reversed>
        {[...cell.tokens].reverse().map((token, i) => (
          <li key={i}>
            <PieceChip token={token} />
            <span>{token.said}</span>
          </li>
        ))}
      </ol>
      {cell.tokens.length > 1 && <p class="open-stack-foot">{words("game-stack-foot")}</p>}
    </Callout>
  );
}

/** Whether what lies on a cell is worth opening. */
export function opens(cell: Cell | undefined): cell is Cell {
  return cell !== undefined && cell.tokens.length > 0 && cell.tokens.every(isLayer);
}

/** A stack in one line, from the bottom to the top. */
export function StackLine({ cell }: { readonly cell: Cell }) {
  return (
    <span class="stack-line" role="img" aria-label={cell.tokens.map((token) => token.said).join(", ")}>
      {cell.tokens.map((token, i) => (
        <PieceChip key={i} token={token} />
      ))}
    </span>
  );
}
