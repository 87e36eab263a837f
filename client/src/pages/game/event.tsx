import { daily } from "../../daily-words";
import type { Snapshot, Welcome } from "../../net/protocol";
import { dailyPath, follow } from "../../route";
import { MidnightNote } from "../daily/note";

/** Whether a game is played again by a rematch, and not from the page that it was begun from. */
export function rematchable(welcome: Welcome): boolean {
  return !welcome.event || welcome.event.kind === "hotseat";
}

/** What a game is part of, in the top bar. */
export function EventTag({ welcome }: { readonly welcome: Welcome }) {
  const { event } = welcome;
  if (!event || (event.kind !== "daily" && event.kind !== "again")) return null;
  const day = daily.shortDay(event.of);
  return (
    <a
      class="topbar-tag"
      href={dailyPath(event.of, welcome.game.id)}
      onClick={follow}
      data-testid="event-tag"
    >
      {event.kind === "daily" ? daily.roomToday(day) : daily.roomAgain(day)}
    </a>
  );
}

/** What is to be known at the board of what the game is part of. */
export function EventNote({ welcome, shown }: { readonly welcome: Welcome; readonly shown: Snapshot }) {
  const { event, you } = welcome;
  if (event?.kind !== "daily" || you === null || shown.view.over) return null;
  return <MidnightNote day={event.of} game={welcome.game.id} ply={shown.ply} />;
}

/** Where to go on from the result. */
export function EventActions({ welcome }: { readonly welcome: Welcome | null }) {
  const event = welcome?.event;
  if (!event || (event.kind !== "daily" && event.kind !== "again")) return null;
  return (
    <a
      class="primary-button"
      autofocus
      href={dailyPath(event.of, welcome.game.id)}
      onClick={follow}
      data-testid="to-table"
    >
      <span>{daily.toTable}</span>
    </a>
  );
}
