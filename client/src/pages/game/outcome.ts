import type { Room } from "../../net/room";
import { words } from "../../words";

export interface Outcome {
  readonly headline: string;
  /** How it ended, when not by the rules. */
  readonly how: string;
  readonly won: boolean;
}

/** What a player is called in this room. */
export function nameOf(room: Room, player: number): string {
  if (player === room.welcome?.you) return words.game.you;
  return room.welcome?.seats[player]?.name ?? String(player + 1);
}

/** The end of the game in words, or null while it goes on. */
export function outcome(room: Room): Outcome | null {
  const view = room.shown?.view;
  if (!view?.over) return null;
  return {
    headline: headline(room),
    how: how(room),
    won: room.welcome?.you != null && view.winners.includes(room.welcome.you),
  };
}

function headline(room: Room): string {
  const winners = room.shown?.view.winners ?? [];
  const [first] = winners;
  if (first === undefined) return words.result.ended;
  if (winners.length > 1) return words.result.draw;
  return first === room.welcome?.you ? words.result.won : words.result.lost(nameOf(room, first));
}

function how(room: Room): string {
  const ending = room.shown?.view.ending;
  if (!ending) return "";
  const mine = ending.by !== null && ending.by === room.welcome?.you;
  const name = ending.by === null ? "" : nameOf(room, ending.by);
  const { by } = words.result;
  if (ending.end === "resign") return mine ? by.resignYou : by.resign(name);
  if (ending.end === "timeout") return mine ? by.timeoutYou : by.timeout(name);
  return ending.end === "agreement" ? by.agreement : by.aborted;
}
