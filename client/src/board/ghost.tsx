import type { Axial, Part } from "../contract";
import { place } from "../geometry/axial";
import type { Boards } from "../play/boards";
import type { Hand, HandState } from "../play/hand";
import { pivot } from "../play/lay";
import { words } from "../words";
import { Marks } from "./marks";
import { Piece } from "./piece";
import { spinClass } from "./shape";

/** All points that a move makes. */
export function total(gains: readonly Part[]): number {
  return gains.reduce((sum, [, points]) => sum + points, 0);
}

interface BadgeProps {
  readonly cells: readonly Axial[];
  readonly points: number;
}

/** The points that a move makes, on the middle of the piece. */
export function Badge({ cells, points }: BadgeProps) {
  const [x, y] = place(pivot(cells));
  return (
    <g class="ghost-badge" transform={`translate(${x} ${y})`}>
      <path class="badge-body" d="M.95 0L.57 .6H-.57L-.95 0L-.57 -.6H.57Z" />
      <text class="badge-text" y="0.25" text-anchor="middle">
        {words.game.gains(points)}
      </text>
    </g>
  );
}

interface GhostProps {
  readonly hand: Hand;
  readonly state: HandState;
  readonly board: string;
  readonly boards: Boards;
  readonly style: string;
  /** The move is on its way to the club. */
  readonly sending: boolean;
}

/** What is held, where it would come to lie: with the points that it would make, or struck through. */
export function Ghost({ hand, state, board, boards, style, sending }: GhostProps) {
  const { spot, hold, verdict } = state;
  const reach = hand.reach;
  if (!spot || !hold || !reach || spot.board !== board) return null;
  const cells = reach.covers(spot);
  const { offer } = hand;
  const waiting = hand.table.offers.length === 0;
  const kind = sending ? "ghost-sending" : offer ? "ghost-yes" : waiting ? "ghost-wait" : "ghost-no";
  const gained = offer ? total(offer.effect.gains) : 0;
  const look = hold.kind === "item" ? hold.item.style : style;
  return (
    <g class={`ghost ${kind}`} data-testid="ghost" data-legal={offer ? "yes" : "no"}>
      <g key={state.turns} class={spinClass(state.spin)}>
        <Piece cells={cells} style={look} />
      </g>
      {offer && !sending && <Marks marks={offer.effect.marks} board={board} boards={boards} by={cells} />}
      {verdict && verdict.board === board && (
        <Marks marks={[{ kind: "reason", cells: verdict.cells, board }]} board={board} boards={boards} />
      )}
      {gained !== 0 && !sending && <Badge cells={cells} points={gained} />}
    </g>
  );
}
