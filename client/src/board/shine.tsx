import type { Axial, BoardScene } from "../contract";
import { piecePath } from "../geometry/outline";
import type { Boards } from "../play/boards";

interface ShineProps {
  readonly board: BoardScene;
  readonly boards: Boards;
  /** Groups of labels; they may overlap. */
  readonly groups: readonly (readonly string[])[];
}

/** Groups of hexes in the light, all else in the shade. */
export function Shine({ board, boards, groups }: ShineProps) {
  const lit = groups.map((group) => boards.places(board.id, group));
  const bright = new Set(groups.flat());
  const rest = board.cells.filter((cell) => !bright.has(cell.id)).map((cell): Axial => [cell.q, cell.r]);
  return (
    <g class="shine">
      {rest.length > 0 && <path class="shine-veil" d={piecePath(rest, -0.02, 0.1)} fill-rule="evenodd" />}
      {lit.map((cells) => (
        <path key={cells.join(" ")} class="shine-rim" d={piecePath(cells, 0.05, 0.16)} />
      ))}
      {lit.map((cells) => (
        <path key={cells.join(" ")} class="shine-line" d={piecePath(cells, 0.05, 0.16)} />
      ))}
    </g>
  );
}
