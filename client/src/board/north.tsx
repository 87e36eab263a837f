import type { BoardScene } from "../contract";
import { place } from "../geometry/axial";
import { outwards } from "../geometry/outline";
import { words } from "../words";

/** How far from the middle of the outermost cell it lies, in radii of a cell. */
const BESIDE = 1.22;

/** Where north is, on a board that was turned: what is said of directions and cells goes by it. */
export function North({ board, turns }: { readonly board: BoardScene; readonly turns: number }) {
  const [dx, dy] = outwards(turns);
  const places = board.cells.map((cell) => place([cell.q, cell.r]));
  const far = Math.max(...places.map(([x, y]) => x * dx + y * dy)) + BESIDE;
  const middle = (axis: 0 | 1) => places.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, places.length);
  const [x, y] = [middle(0), middle(1)];
  const beyond = far - (x * dx + y * dy);
  return (
    <g class="north" transform={`translate(${x + dx * beyond} ${y + dy * beyond})`}>
      <path class="north-needle" transform={`rotate(${60 * turns})`} d="M0 -.42L.3 .26H-.3Z" />
      <text class="north-mark" y="0.17" text-anchor="middle">
        {words("view-north")}
      </text>
    </g>
  );
}
