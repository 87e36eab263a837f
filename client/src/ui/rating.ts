import type { Seat } from "../net/protocol";
import { words } from "../words";

/** A rating as it is written: a question mark behind one that says little yet. */
export function shownRating(elo: number, provisional: boolean): string {
  return provisional ? `${elo}?` : String(elo);
}

/** What stands behind the name of somebody at a table: that it is a bot of somebody else, the rating; or nothing. */
export function ratingOf(seat: Seat | undefined): string {
  const bot = seat?.bot && seat.level === null ? words("bot") : "";
  const rating = seat?.rating ? shownRating(seat.rating.elo, seat.rating.provisional) : "";
  return [bot, rating].filter(Boolean).join(" ");
}
