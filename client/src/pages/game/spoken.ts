import { listed } from "../../figures";
import type { Look } from "../../play/gaze";
import type { Hand } from "../../play/hand";
import { words } from "../../words";

/** What the thing in the hand is called; empty when it is not known yet which it will be. */
export function heldName(hand: Hand): string {
  const { hold } = hand.state.value;
  if (hold?.kind === "item") return hold.item.name;
  if (hold?.kind !== "cell") return "";
  return hand.table.boards.at(hold.board, hold.at)?.tokens.at(-1)?.said ?? "";
}

/** What was taken up from a cell: what it is called, from where, and how many places it may go to. */
export function describeLifted(hand: Hand): string {
  const { hold } = hand.state.value;
  if (hold?.kind !== "cell") return "";
  const cell = hand.table.boards.at(hold.board, hold.at)?.id ?? "";
  return words("game-lifted", { name: heldName(hand), cell, places: hand.reach?.places.length ?? 0 });
}

/** What lies on the cell that is looked at, and whether it may be taken up. */
export function describeLook(hand: Hand, look: Look | null): string {
  const cell = look ? hand.table.boards.at(look.spot.board, look.spot.at) : undefined;
  if (!look || !cell) return "";
  const things =
    cell.tokens.length === 0 ? words("game-free") : listed(cell.tokens.map((token) => token.said));
  const may = hand.table.sources.cells.has(`${look.spot.board}/${cell.id}`);
  return words(may ? "game-looked-may" : "game-looked", { cell: cell.id, things });
}

/** What is held, where, and what it would do, in one or two sentences; empty when nothing is held. */
export function describe(hand: Hand): string {
  const { hold, spot } = hand.state.value;
  const reach = hand.reach;
  if (!hold || !reach) return "";
  if (!spot) {
    if (hold.kind === "token") return "";
    if (hold.kind === "cell") return describeLifted(hand);
    if (hold.item.shape.length === 0)
      return words("game-chosen", { name: hold.item.name, places: reach.places.length });
    return reach.total === 0 && hand.table.offers.length > 0
      ? words("game-picked-nowhere", { name: hold.item.name })
      : words("game-picked", { name: hold.item.name, places: reach.places.length });
  }
  const covered = reach.covers(spot).map((cell) => hand.table.boards.at(spot.board, cell)?.id);
  const labels = covered.filter((label) => label !== undefined).sort();
  if (labels.length === 0) return words("game-spot-all-off");
  const cells = labels.join(", ");
  if (hand.holdsCell(spot)) return describeLifted(hand);
  if (hand.choices.length > 1)
    return words("game-spot", { cells, said: hand.choices.map((choice) => choice.effect.said).join("; ") });
  const { offer } = hand;
  if (hand.next) return words("ahead-aimed", { cells });
  if (offer) return words("game-spot", { cells, said: offer.effect.said });
  return labels.length < covered.length
    ? words("game-spot-off", { cells })
    : words("game-spot-no", { cells });
}
