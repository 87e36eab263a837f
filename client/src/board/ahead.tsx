import type { BoardScene, Scene } from "../contract";
import { type Point, place } from "../geometry/axial";
import { piecePath } from "../geometry/outline";
import type { Boards } from "../play/boards";
import { aims, type Premove } from "../play/premove";
import { stoneOf } from "../play/token";
import { Piece } from "./piece";
import { Drawn } from "./tokens";

interface AheadProps {
  readonly next: Premove;
  readonly board: BoardScene;
  readonly boards: Boards;
  readonly scene: Scene;
  readonly you: number;
}

/** How far from the middles of its cells a way begins and ends, in radii: what lies there stays in sight. */
const CLEAR = 0.66;

/** The way of what is moved, between what lies at its ends. */
function way(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (share: number) =>
    `${from[0] + (to[0] - from[0]) * share} ${from[1] + (to[1] - from[1]) * share}`;
  return `M${at(CLEAR / length)}L${at(1 - 1.2 * (CLEAR / length))}`;
}

/** An hourglass. */
const GLASS = "M-.2 -.28H.2L.02 0 .2 .28H-.2L-.02 0Z";

/** A move that is set for the next turn: faint, with a rim of dashes and an hourglass, for it is not made yet. */
export function AheadGhost({ next, board, boards, scene, you }: AheadProps) {
  if (next.board !== board.id) return null;
  const cells = boards.places(board.id, aims(next));
  const [first] = cells;
  if (!first) return null;
  const [x, y] = place(first);
  const start = next.kind === "drag" ? boards.named(board.id, next.start) : undefined;
  const from = start && place([start.q, start.r]);
  const token = next.kind === "lay" ? null : (start?.tokens.at(-1) ?? stoneOf(scene, you));
  return (
    <g class="ahead" data-testid="ahead">
      {from && <path class="ahead-way" d={way(from, [x, y])} />}
      {next.kind === "lay" ? (
        <Piece cells={cells} style={scene.sides[you] ?? ""} class="ahead-body" />
      ) : (
        token && (
          <g class="ahead-body" transform={`translate(${x} ${y})`}>
            <Drawn token={token} />
          </g>
        )
      )}
      <path class="ahead-rim-ground" d={piecePath(cells, 0.02, 0.2)} />
      <path class="ahead-rim" d={piecePath(cells, 0.02, 0.2)} />
      <g transform={token ? `translate(${x + 0.52} ${y - 0.56}) scale(.8)` : `translate(${x} ${y})`}>
        <circle class="ahead-badge" r="0.46" />
        <path class="ahead-glass" d={GLASS} />
      </g>
    </g>
  );
}
