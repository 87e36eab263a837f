import type { View } from "../contract";
import { share } from "../share";
import type {
  Deed,
  Presence,
  Refused,
  ServerMessage,
  Snapshot,
  TalkLine,
  Thinking,
  Welcome,
} from "./protocol";

/**
 * `lost`: the connection broke and is being made anew. `missing`: there is no such room. `hidden`: a game of today's
 * challenge, which is shown once one's own try is over.
 */
export type LinkState = "connecting" | "open" | "lost" | "missing" | "hidden";

/** What was sent and not yet answered. It is sent again, with the same id, until it is. */
export interface Pending {
  readonly message: Deed;
  /** The server could not take it just now; it is sent again in a while. */
  readonly busy: boolean;
}

/** All that is known of a room. Changed only by the pure functions below. */
export interface Room {
  readonly link: LinkState;
  readonly welcome: Welcome | null;
  readonly shown: Snapshot | null;
  /** When the shown snapshot came, in milliseconds of a clock that never goes back. */
  readonly since: number;
  readonly pending: Pending | null;
  readonly thinking: Thinking | null;
  /** Who is there, as far as it was told, and when that was. */
  readonly presence: Presence | null;
  readonly presenceSince: number;
  /** What was said, in order. */
  readonly talk: readonly TalkLine[];
  readonly refusal: Refused | null;
  readonly bye: string | null;
}

export const EMPTY: Room = {
  link: "connecting",
  welcome: null,
  shown: null,
  since: 0,
  pending: null,
  thinking: null,
  presence: null,
  presenceSince: 0,
  talk: [],
  refusal: null,
  bye: null,
};

/** Whether two rooms differ in nothing but what is said there, and how somebody's thoughts go on. */
export function alike(a: Room, b: Room): boolean {
  const parts = Object.keys(a) as (keyof Room)[];
  return parts.every((part) => part === "talk" || part === "thinking" || a[part] === b[part]);
}

/** The room after a message from the server. */
export function receive(room: Room, message: ServerMessage, now: number): Room {
  switch (message.type) {
    case "welcome":
      return { ...room, welcome: message, link: "open", bye: null };
    case "state":
      return arrive(seen(room, message), message, now);
    case "seats":
      return room.welcome ? { ...room, welcome: { ...room.welcome, seats: message.seats } } : room;
    case "thinking":
      return { ...room, thinking: message };
    case "talk":
      return { ...room, talk: heard(room.talk, message.lines) };
    case "presence":
      return { ...room, presence: message, presenceSince: now };
    case "accepted":
      return message.id === room.pending?.message.id ? { ...room, pending: null } : room;
    case "refused":
      return refuse(room, message);
    case "bye":
      return { ...room, bye: message.reason };
    case "answer":
    case "probe":
    case "pong":
      return room;
  }
}

/** Whether several play at one screen, or one plays both sides. */
export function atOneScreen(welcome: Welcome | null): boolean {
  const event = welcome?.event;
  return event?.kind === "hotseat" || (event?.kind === "practice" && event.of === "both");
}

/** At one screen it is now one and now another who sees a snapshot: whoever is to move. */
function seen(room: Room, snapshot: Snapshot): Room {
  const { welcome } = room;
  const you = snapshot.view.me;
  if (!welcome || you == null || welcome.you === null || you === welcome.you || !atOneScreen(welcome))
    return room;
  return { ...room, welcome: { ...welcome, you } };
}

/** What was said, with lines that came: after a new connection the club tells some of them again. */
function heard(known: readonly TalkLine[], lines: readonly TalkLine[]): readonly TalkLine[] {
  const fresh = lines.filter((line) => !known.some((old) => old.number === line.number));
  return [...known, ...fresh].sort((a, b) => a.number - b.number);
}

/** How far on a snapshot is. A move that is taken back makes the ply smaller, but never the version. */
function age(snapshot: Snapshot): number {
  return snapshot.version ?? snapshot.ply;
}

/** Whether a snapshot shows that what was sent has been done. */
function shows(snapshot: Snapshot, sent: Deed): boolean {
  switch (sent.type) {
    case "move":
      // Where all choose at the same time the history does not tell whose move stands at a ply: the answer does.
      return !snapshot.view.chosen && snapshot.view.history[sent.ply] === sent.move;
    case "undo":
      return snapshot.ply < sent.ply;
    case "resign":
    case "abort":
    case "claim":
      return snapshot.view.over;
    case "takeback":
      return false;
    case "agree":
      return sent.answer === "accept" && snapshot.view.over;
  }
}

function arrive(room: Room, snapshot: Snapshot, now: number): Room {
  // Snapshots may overtake one another when a connection is made anew; the page never goes back.
  if (room.shown && age(snapshot) < age(room.shown)) return room;
  const moved = !room.shown || snapshot.ply !== room.shown.ply;
  const { pending } = room;
  const done = pending !== null && shows(snapshot, pending.message);
  return {
    ...room,
    // A position differs from the last one in little; only that is drawn.
    shown: { ...snapshot, scene: share(room.shown?.scene, snapshot.scene) },
    since: now,
    thinking: moved || snapshot.view.over ? null : room.thinking,
    refusal: moved ? null : room.refusal,
    pending: done ? null : pending,
  };
}

function refuse(room: Room, message: Refused): Room {
  if (message.id !== room.pending?.message.id) return { ...room, refusal: message };
  if (message.code === "busy") return { ...room, pending: { ...room.pending, busy: true }, refusal: message };
  return { ...room, pending: null, refusal: message };
}

/** The room after the connection broke. What was sent stays unanswered. */
export function lose(room: Room): Room {
  return {
    ...room,
    link: room.link === "missing" || room.link === "hidden" ? room.link : "lost",
    thinking: null,
    presence: null,
  };
}

/** The room after a move or the like went out. */
export function send(room: Room, message: Pending["message"]): Room {
  return { ...room, pending: { message, busy: false }, refusal: null };
}

/** Whose move it is, for this client: mine, somebody else's, or nobody's. */
export function turn(room: Room): "mine" | "theirs" | "over" | null {
  const view = room.shown?.view;
  if (!view || !room.welcome) return null;
  if (view.over || view.to_act === null) return "over";
  const { you } = room.welcome;
  return you !== null && awaited(view).includes(you) ? "mine" : "theirs";
}

/** Who may move now. */
export function awaited(view: View): readonly number[] {
  return view.awaiting ?? (view.to_act === null ? [] : [view.to_act]);
}
