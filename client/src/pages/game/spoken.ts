import type { Hand } from "../../play/hand";
import { words } from "../../words";

/** What is held, where, and what it would do, in one or two sentences; empty when nothing is held. */
export function describe(hand: Hand): string {
  const { hold, spot } = hand.state.value;
  const reach = hand.reach;
  if (!hold || !reach) return "";
  if (!spot) {
    if (hold.kind !== "item") return "";
    return reach.total === 0 && hand.table.offers.length > 0
      ? words.game.pickedNowhere(hold.item.name)
      : words.game.picked(hold.item.name, reach.places.length);
  }
  const covered = reach.covers(spot).map((cell) => hand.table.boards.at(spot.board, cell)?.id);
  const labels = covered.filter((label) => label !== undefined).sort();
  if (labels.length === 0) return words.game.spotAllOff;
  const cells = labels.join(", ");
  const { offer } = hand;
  if (offer) return words.game.spot(cells, offer.effect.said);
  return labels.length < covered.length ? words.game.spotOff(cells) : words.game.spotNo(cells);
}
