import type { Challenge } from "./api";
import type { Pong, Refused, Seat } from "./protocol";

// The messages of the lobby, as docs/protocol.md tells them.

/** A rated game that everybody may watch. */
export interface LiveGame {
  readonly room: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly Seat[];
}

export interface LobbyMessage {
  readonly type: "lobby";
  readonly challenges: readonly Challenge[];
  readonly live: readonly LiveGame[];
  /** How many seek each game. */
  readonly seeking: Readonly<Record<string, number>>;
}

export interface Seeking {
  readonly type: "seeking";
  /** Null when you do not seek. */
  readonly game: string | null;
  readonly elo: number | null;
  readonly waited: number;
  /** A bot that you may have instead. */
  readonly bot: Seat | null;
}

export interface Paired {
  readonly type: "paired";
  readonly room: string;
}

export type LobbyServerMessage = LobbyMessage | Seeking | Paired | Refused | Pong;

/** All that is known of the lobby. Changed only by the pure function below. */
export interface LobbyState {
  readonly lobby: LobbyMessage | null;
  readonly seeking: Seeking | null;
  /** Where the game is that was found. */
  readonly room: string | null;
  readonly refusal: string;
}

export const EMPTY_LOBBY: LobbyState = { lobby: null, seeking: null, room: null, refusal: "" };

export function hear(state: LobbyState, message: LobbyServerMessage): LobbyState {
  switch (message.type) {
    case "lobby":
      return { ...state, lobby: message };
    case "seeking":
      return { ...state, seeking: message.game === null ? null : message, refusal: "" };
    case "paired":
      return { ...state, seeking: null, room: message.room };
    case "refused":
      return { ...state, refusal: message.reason };
    default:
      return state;
  }
}
