import { type Axial, type Offer, offersOf } from "../contract";
import { type Boards, type Spot, spotKey } from "./boards";
import { type Place, type Reach, readingOrder } from "./reach";

/** Drag what lies on a cell to another cell of the same board. */
export function dragReach(board: string, from: Axial, offers: readonly Offer[], boards: Boards): Reach {
  const start = boards.at(board, from)?.id;
  const bySpot = new Map<string, Offer>();
  const places: Place[] = [];
  for (const offer of offersOf(offers, "drag")) {
    const cell = boards.named(board, offer.gesture.end);
    if (offer.gesture.board !== board || offer.gesture.start !== start || !cell) continue;
    const at = [cell.q, cell.r] as const;
    bySpot.set(spotKey(board, at), offer);
    places.push({ spot: { board, at }, offer });
  }
  const there = (spot: Spot): Offer | null =>
    spot.board === board ? (bySpot.get(spotKey(board, spot.at)) ?? null) : null;
  return {
    tint: new Set(bySpot.keys()),
    places: places.sort(readingOrder),
    total: places.length,
    turns: false,
    covers: (spot) => [spot.at],
    offer: there,
    choices: (spot) => [there(spot)].filter((offer) => offer !== null),
    notation: (spot) => {
      const end = spot.board === board ? boards.at(board, spot.at)?.id : undefined;
      return start && end ? `${start}-${end}` : null;
    },
  };
}
