import { together } from "../../figures";
import { atOneScreen, type Room } from "../../net/room";
import { words } from "../../words";
import { tieBroken } from "./ranking";

export interface Outcome {
  readonly headline: string;
  /** How it ended, when not by the rules, and what decided it, when not the points. */
  readonly how: string;
  readonly won: boolean;
}

/** What a player is called in this room. */
export function nameOf(room: Room, player: number): string {
  if (player === room.welcome?.you && !atOneScreen(room.welcome)) return words("game-you");
  return room.welcome?.seats[player]?.name ?? String(player + 1);
}

/** The end of the game in words, or null while it goes on. */
export function outcome(room: Room): Outcome | null {
  const view = room.shown?.view;
  if (!view?.over) return null;
  return {
    headline: headline(room),
    how: [how(room), decided(room)].filter(Boolean).join(" "),
    won: room.welcome?.you != null && view.winners.includes(room.welcome.you),
  };
}

function headline(room: Room): string {
  const winners = room.shown?.view.winners ?? [];
  const [first] = winners;
  const scores = room.shown?.scene.scores ?? [];
  const alone = scores.length === 1 ? scores[0] : undefined;
  if (alone && first !== undefined) return words("points", { n: alone.total });
  if (first === undefined) return words("result-ended");
  if (winners.length > 1)
    return winners.length === scores.length
      ? words("result-draw")
      : words("result-shared", { names: together(winners.map((player) => nameOf(room, player))) });
  return first === room.welcome?.you && !atOneScreen(room.welcome)
    ? words("result-won")
    : words("result-lost", { name: nameOf(room, first) });
}

function how(room: Room): string {
  const ending = room.shown?.view.ending;
  if (!ending) return "";
  const mine = ending.by !== null && ending.by === room.welcome?.you && !atOneScreen(room.welcome);
  const name = ending.by === null ? "" : nameOf(room, ending.by);
  if (ending.end === "resign")
    return mine ? words("result-by-resign-you") : words("result-by-resign", { name });
  if (ending.end === "timeout")
    return mine ? words("result-by-timeout-you") : words("result-by-timeout", { name });
  return ending.end === "agreement" ? words("result-by-agreement") : words("result-by-aborted");
}

function decided(room: Room): string {
  const { shown } = room;
  if (!shown || shown.view.ending) return "";
  return tieBroken(shown.scene.scores, shown.view.winners) ? words("result-tie-broken") : "";
}
