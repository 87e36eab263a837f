import type { BoardScene, Rim } from "../contract";
import { corners, type Point, place } from "../geometry/axial";
import { outwards } from "../geometry/outline";

/** How wide a rim is, and how far from the middle of a cell its letter lies, in radii of a cell. */
const WIDTH = 0.22;
const LETTER = 1.12;

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly letter: Point;
}

/** The edge of a cell in a direction, moved outwards by half of what a rim is wide. */
function edgeOf(centre: Point, direction: number): Edge {
  const around = corners(centre);
  const [from = centre, to = centre] = [around[(direction + 4) % 6], around[(direction + 5) % 6]];
  const [x, y] = outwards(direction);
  const moved = ([px, py]: Point, by: number): Point => [px + x * by, py + y * by];
  return { from: moved(from, WIDTH / 2), to: moved(to, WIDTH / 2), letter: moved(centre, LETTER) };
}

function OneRim({ rim, board }: { readonly rim: Rim; readonly board: BoardScene }) {
  const at = new Map(board.cells.map((cell) => [cell.id, place([cell.q, cell.r])]));
  const edges = rim.edges.flatMap(([label, direction]) => {
    const centre = at.get(label);
    return centre ? [edgeOf(centre, direction)] : [];
  });
  const d = edges.map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("");
  const middle = edges[Math.floor(edges.length / 2)];
  return (
    <g class={`rim style-${rim.style}`}>
      <path class="rim-edge" d={d} />
      <path class="rim-body" d={d} />
      {middle && rim.mark !== "" && (
        <g transform={`translate(${middle.letter.join(" ")})`}>
          <circle class="rim-badge" r="0.32" />
          <text class="rim-mark" y="0.15" text-anchor="middle">
            {rim.mark}
          </text>
        </g>
      )}
    </g>
  );
}

/** Whose the edges of a board are, where it matters. */
export function Rims({ board }: { readonly board: BoardScene }) {
  return (
    <>
      {(board.rims ?? []).map((rim) => (
        <OneRim key={rim.said} rim={rim} board={board} />
      ))}
    </>
  );
}
