import type { Offer, Scene, View } from "../contract";

// The messages of docs/protocol.md.

export interface Seat {
  readonly name: string;
  readonly level: string | null;
  /** Whether a program sits there: of the house (then it has a level), or of somebody else. */
  readonly bot?: boolean;
  /** What it was when the room was opened; null for who has played no rated game. */
  readonly rating?: Rating | null;
  /** Points that a bot has before the game begins. */
  readonly head_start?: number;
}

export interface Rating {
  readonly elo: number;
  /** Whether it says little yet. */
  readonly provisional: boolean;
}

/** What a game did to a player's rating. */
export interface RatingChange {
  readonly before: number;
  readonly after: number;
  readonly provisional: boolean;
}

/** Something that was said at the table; `player` is null for who watches. */
export interface TalkLine {
  readonly number: number;
  readonly player: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface TalkMessage {
  readonly type: "talk";
  readonly lines: readonly TalkLine[];
}

export interface Welcome {
  readonly type: "welcome";
  readonly room: string;
  readonly you: number | null;
  readonly game: {
    readonly id: string;
    readonly title: string;
    readonly options: Readonly<Record<string, string | number | boolean>>;
  };
  readonly seats: readonly Seat[];
  readonly control?: Control;
  /** Whether the game counts for the rating. */
  readonly rated?: boolean;
  /** The SHA-256 of the seed from which everything was dealt. */
  readonly commitment?: string | null;
  /** By how many seconds who watches sees the game later. */
  readonly delay?: number;
  /** What the game is part of; null for one that stands alone. */
  readonly event?: GameEvent | null;
  /** The points that who plays alone is to reach. */
  readonly target?: number | null;
}

/** The challenge of a day, that once more, a run, an evening at one screen, a position that was set up; and which. */
export interface GameEvent {
  readonly kind: "daily" | "again" | "survival" | "hotseat" | "practice";
  readonly of: string;
}

/** How time is measured: by the rules, for the whole game (with an increment for each move), or in days for a move. */
export interface Control {
  readonly kind: "rules" | "fischer" | "days" | "none";
  readonly seconds: number;
  readonly increment: number;
}

export interface Clock {
  /** Null where it runs for all together. */
  readonly player: number | null;
  readonly left: number;
  readonly of: number;
}

export interface LastMove {
  readonly move: string;
  /** Null where all choose at the same time. */
  readonly player: number | null;
  readonly said: string;
}

/** Ending a game by agreement: whether this player may offer it now, and who has. */
export interface Agreement {
  readonly can_offer: boolean;
  readonly by: number | null;
}

export interface Snapshot {
  readonly type: "state";
  readonly ply: number;
  readonly view: View;
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  readonly clock: Clock | null;
  readonly last: LastMove | null;
  readonly rematch: string | null;
  /** Grows with everything that changes what is shown; a club that does not say it has no undo. */
  readonly version?: number;
  /** Whether the last move may be taken back. */
  readonly undo?: boolean;
  /** Null where the game has no agreed end. */
  readonly agreement?: Agreement | null;
  /** Taking moves back by agreement; null where that is not done. */
  readonly takeback?: Agreement | null;
  /** Whether the game may still be broken off. */
  readonly abort?: boolean;
  /** What everybody has left for the whole game, in seconds; null where time is measured by the decision. */
  readonly banks?: readonly number[] | null;
  /** Who wishes for a rematch. */
  readonly wishes?: readonly number[];
  /** What the game did to the ratings, once it is rated. */
  readonly ratings?: readonly RatingChange[] | null;
}

/** Who is connected, and in how many seconds the game may be claimed from who is awaited and not there. */
export interface Presence {
  readonly type: "presence";
  readonly here: readonly boolean[];
  readonly watching: number;
  readonly claim_in: number | null;
}

export interface Probe {
  readonly type: "probe";
  readonly id: string;
}

export interface Accepted {
  readonly type: "accepted";
  readonly id: string;
  readonly ply: number;
  /** Null for what is no move. */
  readonly move: string | null;
}

export interface Refused {
  readonly type: "refused";
  /** Null when the message that is refused had none. */
  readonly id: string | null;
  readonly code: string;
  readonly reason: string;
  readonly cells: readonly string[];
}

export interface Answer {
  readonly type: "answer";
  readonly id: string;
  readonly move: string;
  readonly legal: boolean;
  readonly reason: string;
  readonly cells: readonly string[];
}

export interface Thinking {
  readonly type: "thinking";
  readonly text: string;
  readonly progress: number | null;
}

/** Somebody has another name now; who sits where is as before. */
export interface Seats {
  readonly type: "seats";
  readonly seats: readonly Seat[];
}

export interface Pong {
  readonly type: "pong";
  readonly id: string;
}

export interface Bye {
  readonly type: "bye";
  readonly reason: string;
}

export type ServerMessage =
  | Welcome
  | Snapshot
  | Presence
  | TalkMessage
  | Probe
  | Accepted
  | Refused
  | Answer
  | Thinking
  | Seats
  | Pong
  | Bye;

export type ClientMessage =
  | { readonly type: "move"; readonly id: string; readonly ply: number; readonly move: string }
  | { readonly type: "ask"; readonly id: string; readonly move: string }
  | { readonly type: "resign"; readonly id: string; readonly ply: number }
  | { readonly type: "undo"; readonly id: string; readonly ply: number }
  | { readonly type: "agree"; readonly id: string; readonly ply: number; readonly answer: AgreeAnswer }
  | { readonly type: "takeback"; readonly id: string; readonly ply: number; readonly answer: AgreeAnswer }
  | { readonly type: "abort"; readonly id: string; readonly ply: number }
  | { readonly type: "claim"; readonly id: string; readonly ply: number }
  | { readonly type: "say"; readonly id: string; readonly text: string }
  | { readonly type: "echo"; readonly id: string }
  | { readonly type: "ping"; readonly id: string };

export type AgreeAnswer = "offer" | "accept" | "decline";

/** What is sent once more, with the same id, until it is answered. */
export type Deed = Exclude<ClientMessage, { type: "ask" | "ping" | "echo" | "say" }>;

const KNOWN: ReadonlySet<string> = new Set<ServerMessage["type"]>([
  "welcome",
  "state",
  "presence",
  "talk",
  "probe",
  "accepted",
  "refused",
  "answer",
  "thinking",
  "seats",
  "pong",
  "bye",
]);

/** A message from the server, or null for one that this client does not know (a newer server may say more). */
export function read(text: unknown): ServerMessage | null {
  if (typeof text !== "string") return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  return typeof data.type === "string" && KNOWN.has(data.type) ? (data as ServerMessage) : null;
}

/** An id that no other message of anybody has. */
export function newId(): string {
  // randomUUID exists only on secure origins; a club in a home network is none.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
