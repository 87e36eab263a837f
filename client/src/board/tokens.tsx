import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import type { Axial, BoardScene, Cell, Token } from "../contract";
import { corners, place } from "../geometry/axial";
import { path } from "../geometry/outline";
import { Element } from "./element";
import { patternOf } from "./patterns";
import { Piece } from "./piece";
import { Cap, Cone, type Fate, isLayer, Tower } from "./tower";

interface TokenProps {
  readonly token: Token;
}

const hexagon = (radius: number) => path([corners([0, 0], radius)], radius * 0.12);

/** Ground that belongs to a side from the start: a plate with a ring let into it. */
function Anchor({ token }: TokenProps) {
  const pattern = patternOf(token.style);
  return (
    <g class={`anchor style-${token.style}`}>
      <path class="anchor-plate" d={hexagon(0.93)} />
      {pattern && <path class="anchor-pattern" d={hexagon(0.93)} fill={pattern} />}
      <path class="anchor-ring" d={hexagon(0.6)} />
      <text class="anchor-mark" y="0.24" text-anchor="middle">
        {token.mark}
      </text>
    </g>
  );
}

/** A cell that nothing can lie on: a stone let into the ground. */
function Block(_: TokenProps) {
  return (
    <g class="block">
      <path class="block-stone" d={hexagon(0.93)} />
      <path class="block-top" d={hexagon(0.62)} />
      <path class="block-cross" d="M-.2 -.346L.2 .346M.2 -.346L-.2 .346" />
    </g>
  );
}

/** Anything else: a stone with its sign on it. */
function Stone({ token }: TokenProps) {
  const pattern = patternOf(token.style);
  return (
    <g class={`stone style-${token.style}`}>
      <circle class="stone-body" r="0.66" />
      {pattern && <circle class="stone-pattern" r="0.66" fill={pattern} />}
      <circle class="stone-edge" r="0.6" />
      {token.mark !== "" && (
        <text class="stone-mark" y="0.28" text-anchor="middle">
          {token.mark}
        </text>
      )}
    </g>
  );
}

/** How each kind of token is drawn on its cell; kinds that are not named here are stones. */
const DRAWN: Readonly<Record<string, ComponentType<TokenProps>>> = {
  anchor: Anchor,
  block: Block,
  element: Element,
  cone: Cone,
  cap: Cap,
};

/** One token by itself, its middle on (0, 0). */
export function Drawn({ token }: TokenProps) {
  const Kind = DRAWN[token.kind] ?? Stone;
  return <Kind token={token} />;
}

/** How far each token of a stack lies above the one below, in radii of a cell. */
const STACK = 0.2;

interface Merged {
  readonly id: string;
  readonly style: string;
  readonly cells: Axial[];
  readonly said: string;
}

/** Tiles of equal group, together; a tile without a group stands for itself. */
export function merged(board: BoardScene): Merged[] {
  const groups = new Map<string, Merged>();
  for (const cell of board.cells)
    for (const token of cell.tokens) {
      if (token.kind !== "tile") continue;
      const id = token.group ?? `cell ${cell.id}`;
      const group = groups.get(id) ?? { id, style: token.style, cells: [], said: token.said };
      group.cells.push([cell.q, cell.r]);
      groups.set(id, group);
    }
  return [...groups.values()];
}

interface ThingsProps {
  readonly cell: Cell;
  readonly fates: ReadonlyMap<Token, Fate> | undefined;
}

/** What lies on one cell, tiles apart; drawn anew only when something there has changed. */
function Things({ cell, fates }: ThingsProps) {
  const { tokens, q, r } = cell;
  return useMemo(() => {
    const [x, y] = place([q, r]);
    const things = tokens.filter((token) => token.kind !== "tile");
    if (things.length === 0) return null;
    return (
      <g transform={`translate(${x} ${y})`}>
        {things.every(isLayer) ? (
          <Tower tokens={things} {...(fates ? { fates } : {})} />
        ) : (
          things.map((token, height) => (
            <g key={height} transform={`translate(0 ${-height * STACK})`}>
              <g
                key={`${token.kind} ${token.style}`}
                class={token.kind === "element" ? "settling" : undefined}
              >
                <Drawn token={token} />
              </g>
            </g>
          ))
        )}
      </g>
    );
  }, [tokens, q, r, fates]);
}

interface TokensProps {
  readonly board: BoardScene;
  /** What becomes of some of the tokens in the move that is shown. */
  readonly fates?: ReadonlyMap<Token, Fate> | undefined;
}

/** All that lies on a board. */
export function Tokens({ board, fates }: TokensProps) {
  return (
    <>
      {merged(board).map((group) => (
        <Piece key={group.id} cells={group.cells} style={group.style} class="settling" />
      ))}
      {board.cells.map((cell) => (
        <Things
          key={cell.id}
          cell={cell}
          fates={cell.tokens.some((token) => fates?.has(token)) ? fates : undefined}
        />
      ))}
    </>
  );
}
