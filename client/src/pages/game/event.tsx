import { useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { shortDay } from "../../figures";
import type { GameEvent, Snapshot, Welcome } from "../../net/protocol";
import type { Room } from "../../net/room";
import { climb } from "../../net/survival";
import { dailyPath, follow, gamePath, go, survivalPath } from "../../route";
import { Trouble } from "../../ui/state";
import { words } from "../../words";
import { MidnightNote } from "../daily/note";

/** Whether a game is played again by a rematch, and not from the page that it was begun from. */
export function rematchable(welcome: Welcome): boolean {
  return !welcome.event || welcome.event.kind === "hotseat";
}

const isDaily = (event: GameEvent): boolean => event.kind === "daily" || event.kind === "again";

/** The rung of a bout, as a run tells it. */
const rungOf = (event: GameEvent): string => event.of.split("/")[1] ?? "";

/** What a game is part of, in the top bar. */
export function EventTag({ welcome }: { readonly welcome: Welcome }) {
  const { event, game, you, delay } = welcome;
  if (you === null && delay)
    return (
      <span class="topbar-tag" title={words("later-waiting", { seconds: delay })} data-testid="later">
        {words("later-tag", { seconds: delay })}
      </span>
    );
  if (event?.kind === "survival")
    return (
      <a class="topbar-tag" href={survivalPath(game.id)} onClick={follow} data-testid="event-tag">
        {words("survival-tag", { rung: rungOf(event) })}
      </a>
    );
  if (event?.kind === "practice" && welcome.you !== null)
    return (
      <a class="topbar-tag" href={`/practice#room=${welcome.room}`} data-testid="event-tag">
        {words("practice-tag")}
      </a>
    );
  if (!event || !isDaily(event)) return null;
  const day = shortDay(event.of);
  return (
    <a class="topbar-tag" href={dailyPath(event.of, game.id)} onClick={follow} data-testid="event-tag">
      {event.kind === "daily" ? words("daily-room-today", { day }) : words("daily-room-again", { day })}
    </a>
  );
}

/** What is to be known at the board of what the game is part of. */
export function EventNote({ welcome, shown }: { readonly welcome: Welcome; readonly shown: Snapshot }) {
  const { event, you, target } = welcome;
  if (!event || you === null || shown.view.over) return null;
  if (event.kind === "practice")
    return (
      <a class="text-link event-link" href={`/practice#room=${welcome.room}`}>
        {words("practice-tag")}
      </a>
    );
  if (event.kind === "daily") return <MidnightNote day={event.of} game={welcome.game.id} ply={shown.ply} />;
  if (target == null) return null;
  return (
    <p class="midnight" data-testid="target">
      {words("survival-target", { points: target })}
    </p>
  );
}

/** What a bout means for its run. */
function fate(room: Room): "passed" | "drawn" | "lost" {
  const { welcome, shown } = room;
  const you = welcome?.you ?? 0;
  const winners = shown?.view.winners ?? [];
  if (shown?.view.ending?.end === "resign") return "lost";
  if (welcome?.target != null)
    return (shown?.scene.scores[you]?.total ?? 0) >= welcome.target ? "passed" : "lost";
  if (!winners.includes(you)) return "lost";
  return winners.length > 1 ? "drawn" : "passed";
}

/** On the result sheet: what it means, beyond the game. */
export function EventResult({ room }: { readonly room: Room }) {
  const { welcome } = room;
  const event = welcome?.event;
  const starts = welcome?.seats.filter((seat) => (seat.head_start ?? 0) > 0) ?? [];
  const ahead = starts.map((seat) =>
    words("result-head-start", { name: seat.name, n: seat.head_start ?? 0 }),
  );
  const means = { passed: "", drawn: words("survival-draw-again"), lost: words("survival-lost") };
  const run =
    event?.kind !== "survival" || welcome?.you == null
      ? ""
      : fate(room) === "passed"
        ? words("survival-won", { rung: rungOf(event) })
        : welcome.target != null
          ? words("survival-missed", { points: welcome.target })
          : means[fate(room)];
  const said = [...ahead, run].filter(Boolean).join(" ");
  return said === "" ? null : (
    <p class="result-how" data-testid="event-result">
      {said}
    </p>
  );
}

/** Where to go on from the result. */
export function EventActions({ room }: { readonly room: Room }) {
  const { welcome } = room;
  const event = welcome?.event;
  if (!welcome || !event) return null;
  if (event.kind === "survival")
    return <GoOn room={room} game={welcome.game.id} rung={Number(rungOf(event))} />;
  if (event.kind === "practice" && welcome.you !== null)
    return (
      <a class="primary-button" href={`/practice#room=${welcome.room}`} data-testid="to-editor">
        <span>{words("practice-take")}</span>
      </a>
    );
  if (!isDaily(event)) return null;
  return (
    <a
      class="primary-button"
      autofocus
      href={dailyPath(event.of, welcome.game.id)}
      onClick={follow}
      data-testid="to-table"
    >
      <span>{words("daily-to-table")}</span>
    </a>
  );
}

function GoOn({ room, game, rung }: { readonly room: Room; readonly game: string; readonly rung: number }) {
  const [error, setError] = useState("");
  const how = fate(room);
  const ladder = (look: string) => (
    <a class={look} href={survivalPath(game)} onClick={follow} data-testid="to-ladder">
      <span>{words("survival-to-ladder")}</span>
    </a>
  );
  if (how === "lost" || room.welcome?.you == null) return ladder("primary-button");
  const on = async () => {
    try {
      go(gamePath(await climb(game)));
    } catch (failure) {
      setError(whyNot(failure));
    }
  };
  return (
    <>
      <button
        type="button"
        class="primary-button"
        autofocus
        onClick={() => void on()}
        data-testid="next-bout"
      >
        <span>{how === "passed" ? words("survival-next", { rung: rung + 1 }) : words("survival-again")}</span>
      </button>
      {ladder("plain-button")}
      <Trouble error={error} />
    </>
  );
}
