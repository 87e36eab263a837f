import type { Axial, Part } from "../contract";
import { signed } from "../figures";
import { place } from "../geometry/axial";
import type { Boards } from "../play/boards";
import type { Hand } from "../play/hand";
import type { HandState } from "../play/held";
import { pivot } from "../play/lay";
import { tokenOf } from "../play/token";
import { Marks } from "./marks";
import { Piece } from "./piece";
import { spinClass } from "./shape";
import { Drawn } from "./tokens";

/** All points that a move makes. */
export function total(gains: readonly Part[]): number {
  return gains.reduce((sum, [, points]) => sum + points, 0);
}

interface BadgeProps {
  readonly cells: readonly Axial[];
  readonly points: number;
  /** Small and above the cell, where what lies there is to be seen. */
  readonly aside?: boolean;
}

/** The points that a move makes, on the middle of the piece. */
export function Badge({ cells, points, aside = false }: BadgeProps) {
  const [x, y] = place(pivot(cells));
  const at = aside ? `translate(${x} ${y - 0.98}) scale(.66)` : `translate(${x} ${y})`;
  return (
    <g class="ghost-badge" transform={at}>
      <path class="badge-body" d="M.95 0L.57 .6H-.57L-.95 0L-.57 -.6H.57Z" />
      <text class="badge-text" y="0.25" text-anchor="middle">
        {signed(points)}
      </text>
    </g>
  );
}

/** One thing over a cell. */
function HeldToken({ hand, at }: { readonly hand: Hand; readonly at: Axial }) {
  const token = tokenOf(hand);
  const [x, y] = place(at);
  return (
    token && (
      <g class="ghost-token" transform={`translate(${x} ${y})`}>
        <Drawn token={token} />
      </g>
    )
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
  /** The board itself shows what was dragged where it would lie. */
  readonly shown: boolean;
}

/** What is held, where it would come to lie: with the points that it would make, or struck through. */
export function Ghost({ hand, state, board, boards, style, sending, shown }: GhostProps) {
  const { spot, hold, verdict } = state;
  const reach = hand.reach;
  if (!spot || !hold || !reach || spot.board !== board) return null;
  const cells = reach.covers(spot);
  const { offer } = hand;
  const undecided = hand.choices.length > 1;
  const waiting = hand.table.offers.length === 0;
  if (hold.kind === "cell" && hand.holdsCell(spot)) return null;
  const kind = sending
    ? "ghost-sending"
    : offer || undecided
      ? "ghost-yes"
      : waiting
        ? "ghost-wait"
        : "ghost-no";
  const gained = offer ? total(offer.effect.gains) : 0;
  const shape = hold.kind === "item" && hold.item.shape.length > 0;
  const flies = (offer?.effect.flights.length ?? 0) > 0;
  const marks = offer?.effect.marks.filter((mark) => !(flies && mark.kind === "path")) ?? [];
  return (
    <g class={`ghost ${kind}`} data-testid="ghost" data-legal={offer || undecided ? "yes" : "no"}>
      {shape ? (
        <g key={state.turns} class={spinClass(state.spin)}>
          <Piece cells={cells} style={hold.kind === "item" ? hold.item.style : style} />
        </g>
      ) : (
        !shown && <HeldToken hand={hand} at={spot.at} />
      )}
      {offer && !sending && <Marks marks={marks} board={board} boards={boards} by={cells} />}
      {verdict && verdict.board === board && (
        <Marks marks={[{ kind: "reason", cells: verdict.cells, board }]} board={board} boards={boards} />
      )}
      {gained !== 0 && !sending && !shown && <Badge cells={cells} points={gained} aside={!shape} />}
    </g>
  );
}
