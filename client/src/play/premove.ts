import type { Offer } from "../contract";
import type { Boards, Spot } from "./boards";
import type { Hold, Reach } from "./reach";

/** A move that is set before the turn comes, as the gesture that it is. */
export type Premove =
  | { readonly kind: "lay"; readonly board: string; readonly item: string; readonly cells: readonly string[] }
  | { readonly kind: "drag"; readonly board: string; readonly start: string; readonly end: string }
  /** `item` is null where it need not be chosen. */
  | { readonly kind: "put"; readonly board: string; readonly cell: string; readonly item: string | null };

/** What letting go here would be, if it were the turn; null where it could be nothing: over the edge, or nowhere. */
export function premove(hold: Hold, spot: Spot, reach: Reach, boards: Boards): Premove | null {
  const { board } = spot;
  const cells = reach.covers(spot).flatMap((at) => boards.at(board, at)?.id ?? []);
  const [cell] = cells;
  if (cell === undefined || cells.length < reach.covers(spot).length) return null;
  if (hold.kind === "token") return { kind: "put", board, cell, item: null };
  if (hold.kind === "cell") {
    const start = boards.at(hold.board, hold.at)?.id;
    return start === undefined || hold.board !== board || start === cell
      ? null
      : { kind: "drag", board, start, end: cell };
  }
  const { id, shape } = hold.item;
  return shape.length > 0
    ? { kind: "lay", board, item: id, cells: [...cells].sort() }
    : { kind: "put", board, cell, item: id };
}

function is({ gesture }: Offer, wanted: Premove): boolean {
  if (gesture.kind === "button" || gesture.kind !== wanted.kind || gesture.board !== wanted.board)
    return false;
  if (gesture.kind === "lay")
    return (
      wanted.kind === "lay" &&
      gesture.item === wanted.item &&
      gesture.cells.length === wanted.cells.length &&
      gesture.cells.every((cell) => wanted.cells.includes(cell))
    );
  if (gesture.kind === "drag")
    return wanted.kind === "drag" && gesture.start === wanted.start && gesture.end === wanted.end;
  return (
    wanted.kind === "put" &&
    gesture.cell === wanted.cell &&
    (wanted.item === null || gesture.item === wanted.item)
  );
}

/** The one legal move that was meant; null when there is none any more, or when it would have to be chosen. */
export function fulfilled(wanted: Premove, offers: readonly Offer[]): Offer | null {
  const found = offers.filter((offer) => is(offer, wanted));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The cells on which it would come to lie, by label. */
export function aims(wanted: Premove): readonly string[] {
  if (wanted.kind === "lay") return wanted.cells;
  return [wanted.kind === "drag" ? wanted.end : wanted.cell];
}

/** Whether it covers a spot. */
export function coversSpot(wanted: Premove, spot: Spot, boards: Boards): boolean {
  const cell = boards.at(spot.board, spot.at)?.id;
  return wanted.board === spot.board && cell !== undefined && aims(wanted).includes(cell);
}
