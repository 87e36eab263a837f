import type { Seat } from "../net/protocol";

/** A rating as it is written: a question mark behind one that says little yet. */
export function shownRating(elo: number, provisional: boolean): string {
  return provisional ? `${elo}?` : String(elo);
}

/** The rating of somebody at a table; empty for who has none. */
export function ratingOf(seat: Seat | undefined): string {
  return seat?.rating ? shownRating(seat.rating.elo, seat.rating.provisional) : "";
}
