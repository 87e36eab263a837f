import type { Offer } from "../contract";
import { corners, type Point, place } from "../geometry/axial";
import { path } from "../geometry/outline";
import { spotKey } from "../play/boards";
import type { Hand } from "../play/hand";
import { offerToken } from "../play/token";
import { Sign } from "./element";

const TAG = path([corners([0, 0], 0.27)], 0.05);
/** Sparks from a mouth. */
const BURST = "M0 .13V-.13M-.05 .13L-.16 -.07M.05 .13L.16 -.07";
const CHEVRON = "M-.17 .1L0 -.08L.17 .1";

/** How far towards where it comes from the tag of a cell lies: on the edge, clear of what lies in the middle. */
const TOWARDS = 0.38;

interface DragHintProps {
  readonly offer: Offer;
  /** From the middle of the cell to where the drag starts. */
  readonly back: Point;
}

/** What a drag to this cell sets off: sparks, or the number of what is taken, or nothing but a step. */
function DragHint({ offer, back }: DragHintProps) {
  const { flights } = offer.effect;
  const taken = flights.filter((flight) => flight.captured).length;
  const at = `translate(${back[0] * TOWARDS} ${back[1] * TOWARDS})`;
  if (flights.length === 0) return <circle class="hint-step" r="0.13" transform={at} />;
  return (
    <g transform={at} class={taken > 0 ? "hint-burst hint-taking" : "hint-burst"}>
      <path class="hint-tag" d={TAG} />
      {taken > 0 ? (
        <text class="hint-count" y="0.125" text-anchor="middle">
          {taken}
        </text>
      ) : (
        <path class="hint-sparks" d={BURST} />
      )}
    </g>
  );
}

interface PutHintProps {
  readonly hand: Hand;
  readonly offers: readonly Offer[];
}

/** What may be put on this cell, small and faint, each with the side that it comes from. */
function PutHint({ hand, offers }: PutHintProps) {
  const spread = 0.42;
  const items = hand.table.scene.trays.flatMap((tray) => tray.items);
  return (
    <>
      {offers.map((offer, i) => {
        const token = offerToken(hand, offer);
        const item = items.find((one) => offer.gesture.kind === "put" && one.id === offer.gesture.item);
        const x = (i - (offers.length - 1) / 2) * 2 * spread;
        const scale = offers.length > 1 ? 0.5 : 0.6;
        return (
          <g key={offer.move} class={`hint-put style-${token?.style ?? ""}`}>
            {token && (
              <g transform={`translate(${x} 0) scale(${scale})`}>
                <Sign style={token.style} mark={token.mark} />
              </g>
            )}
            {item?.arrow != null && (
              <path
                class="hint-chevron"
                transform={`rotate(${60 * item.arrow}) translate(0 .68)`}
                d={CHEVRON}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

interface HintsProps {
  readonly hand: Hand;
  readonly board: string;
}

/** For each cell where what is held may go: what that would be. */
export function Hints({ hand, board }: HintsProps) {
  const { reach } = hand;
  const { hold } = hand.state.value;
  if (!reach) return null;
  const from = hold?.kind === "cell" ? place(hold.at) : null;
  const cells = new Map<string, { at: readonly [number, number]; offers: Offer[] }>();
  for (const { spot, offer } of reach.places) {
    if (spot.board !== board || offer.gesture.kind === "lay") continue;
    const key = spotKey(board, spot.at);
    const cell = cells.get(key) ?? { at: spot.at, offers: [] };
    cell.offers.push(offer);
    cells.set(key, cell);
  }
  return (
    <g class="hints">
      {[...cells].map(([key, { at, offers }]) => {
        const [x, y] = place(at);
        const [first] = offers;
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            {first?.gesture.kind === "drag" ? (
              <DragHint offer={first} back={from ? [from[0] - x, from[1] - y] : [0, 0]} />
            ) : (
              <PutHint hand={hand} offers={offers} />
            )}
          </g>
        );
      })}
    </g>
  );
}
