// What a player may have besides the rules where nobody is wronged by it: hints, and moves taken back at once.

import type { Welcome } from "../../net/protocol";
import { atOneScreen, type Room, turn } from "../../net/room";

/** Whether this player has only bots before them, or plays with all others at one screen. */
function amongBots(welcome: Welcome): boolean {
  return (
    atOneScreen(welcome) || welcome.seats.filter(({ bot, level }) => !bot && level === null).length === 1
  );
}

/** Whether a bot may help now; the club says so in the end. */
export function helpful(room: Room): boolean {
  const { welcome } = room;
  if (!welcome || welcome.you === null || welcome.rated || turn(room) !== "mine") return false;
  const kind = welcome.event?.kind;
  return kind !== "daily" && kind !== "survival" && amongBots(welcome);
}

/** How the last move is taken back at once: by the rules, or as only bots would have to agree; null: not at all. */
export function takesBack(room: Room): "rules" | "bots" | null {
  const { shown, welcome } = room;
  if (shown?.undo) return "rules";
  return welcome && welcome.you !== null && shown?.takeback?.can_offer && amongBots(welcome) ? "bots" : null;
}
