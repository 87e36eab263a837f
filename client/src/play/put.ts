import { type Offer, offersOf } from "../contract";
import { type Boards, spotKey } from "./boards";
import { type Place, type Reach, readingOrder } from "./reach";

/** Put a token on a cell; `item` is the id of what is put, or empty when there is only one kind. */
export function putReach(item: string, offers: readonly Offer[], boards: Boards): Reach {
  const bySpot = new Map<string, Offer>();
  const places: Place[] = [];
  for (const offer of offersOf(offers, "put")) {
    const { board, cell: label } = offer.gesture;
    const cell = boards.named(board, label);
    if (offer.gesture.item !== item || !cell) continue;
    const at = [cell.q, cell.r] as const;
    bySpot.set(spotKey(board, at), offer);
    places.push({ spot: { board, at }, offer });
  }
  return {
    tint: new Set(bySpot.keys()),
    places: places.sort(readingOrder),
    total: places.length,
    turns: false,
    covers: (spot) => [spot.at],
    offer: (spot) => bySpot.get(spotKey(spot.board, spot.at)) ?? null,
    notation: (spot) => boards.at(spot.board, spot.at)?.id ?? null,
  };
}
