import { type Offer, offersOf, type Put } from "../contract";
import { type Boards, spotKey } from "./boards";
import { type Place, type Reach, readingOrder } from "./reach";

/**
 * Put a token on a cell; `item` is the id of what is put. Null: nothing is chosen yet, so a cell where only one token
 * may lie is taken by that one, and where several may lie one has to be chosen.
 */
export function putReach(item: string | null, offers: readonly Offer[], boards: Boards): Reach {
  const bySpot = new Map<string, Offer<Put>[]>();
  const places: Place[] = [];
  for (const offer of offersOf(offers, "put")) {
    const { board, cell: label } = offer.gesture;
    const cell = boards.named(board, label);
    if ((item !== null && offer.gesture.item !== item) || !cell) continue;
    const at = [cell.q, cell.r] as const;
    const spot = spotKey(board, at);
    bySpot.set(spot, [...(bySpot.get(spot) ?? []), offer]);
    places.push({ spot: { board, at }, offer });
  }
  const choices = (board: string, at: readonly [number, number]) => bySpot.get(spotKey(board, at)) ?? [];
  return {
    tint: new Set(bySpot.keys()),
    places: places.sort(readingOrder),
    total: places.length,
    turns: false,
    covers: (spot) => [spot.at],
    choices: (spot) => choices(spot.board, spot.at),
    offer: (spot) => {
      const found = choices(spot.board, spot.at);
      return found.length === 1 ? (found[0] ?? null) : null;
    },
    notation: (spot) => {
      const label = boards.at(spot.board, spot.at)?.id;
      return label === undefined || item === "" ? (label ?? null) : written(item, label, offers);
    },
  };
}

/** How a move that puts an item on a cell would be written: as the other moves with that item are. */
function written(item: string | null, label: string, offers: readonly Offer[]): string {
  const like = offersOf(offers, "put").find(({ gesture }) => item === null || gesture.item === item);
  return like ? like.move.replaceAll(like.gesture.cell, label) : label;
}
