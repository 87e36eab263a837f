// The HTTP requests of docs/protocol.md.

import type { Scene } from "../contract";
import type { Control } from "./protocol";

export type OptionValue = string | number | boolean;

export interface GameOption {
  readonly name: string;
  readonly title: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
}

export interface Level {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly options: readonly GameOption[];
  readonly levels: readonly Level[];
  /** The least and the greatest number of players; a club that does not say it has games for two. */
  readonly players?: readonly [least: number, most: number];
  readonly simultaneous?: boolean;
  /** A small scene by which it is chosen; a game for which the page has pictures of its own needs none. */
  readonly emblem?: Scene | null;
  /** Whether there is anything to learn about it; a club that does not say it has no lessons. */
  readonly lessons?: boolean;
}

export interface RoomInfo {
  readonly room: string;
  readonly game: string;
  readonly title: string;
  readonly opponent: string;
  readonly your_turn: boolean;
  readonly over: boolean;
}

export interface Me {
  readonly name: string;
  /** Whether they are logged in; a club that does not say it has no accounts. */
  readonly account?: boolean;
  /** Whether the account is a program's. */
  readonly bot?: boolean;
  readonly rooms: readonly RoomInfo[];
}

/** A game that waits for its players. */
export interface Challenge {
  readonly type: "challenge";
  readonly id: string;
  /** Your chair; null for who has not sat down. The host has chair 0. */
  readonly you: number | null;
  readonly game: {
    readonly id: string;
    readonly title: string;
    readonly options: Readonly<Record<string, OptionValue>>;
  };
  readonly players: readonly [least: number, most: number];
  readonly control: Control;
  readonly rated: boolean;
  readonly listed: boolean;
  readonly side: Side;
  readonly commitment: string | null;
  readonly seats: readonly (Chair | null)[];
  /** Whether the host says when it begins; else it does when everybody is there. */
  readonly by_host: boolean;
  readonly startable: boolean;
  readonly room: string | null;
  readonly closed: boolean;
  /** The bot that it is for; null: for everybody who has the link. */
  readonly to?: string | null;
  readonly declined?: boolean;
}

export interface Chair {
  readonly name: string;
  readonly level: string | null;
  readonly here: boolean;
  /** Whether a program sits there. */
  readonly bot?: boolean;
}

export interface NewChallenge {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly side: Side;
  readonly players?: number;
  readonly control: Control;
  readonly rated: boolean;
  readonly listed: boolean;
  /** The name of a bot, which alone may sit down then. */
  readonly to?: string;
}

/** A program of somebody that listens now. */
export interface Bot {
  readonly name: string;
}

export type Side = "first" | "second" | "random";

export interface NewRoom {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** None for several at one screen. */
  readonly level?: string;
  readonly side: Side;
  readonly players?: number;
  readonly control?: Control;
  readonly hotseat?: boolean;
}

/** A request that failed; the message is the one line that the server sent, or empty when it did not answer. */
export class ApiError extends Error {}

/** Asks the club, by POST where there is a body, else by GET; an ApiError when it refuses or does not answer. */
export async function request<T>(path: string, body?: unknown, method?: "DELETE"): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const told = typeof answer === "object" && answer !== null && "error" in answer ? String(answer.error) : "";
  throw new ApiError(told);
}

export const games = async (): Promise<readonly GameInfo[]> =>
  (await request<{ games: readonly GameInfo[] }>("/api/games")).games;

export const bots = async (): Promise<readonly Bot[]> =>
  (await request<{ bots: readonly Bot[] }>("/api/bots")).bots;

export const me = (): Promise<Me> => request<Me>("/api/me");

export const createRoom = async (room: NewRoom): Promise<string> =>
  (await request<{ room: string }>("/api/rooms", room)).room;

/** The room of the rematch; null as long as not everybody wishes for it. */
export const rematch = async (room: string): Promise<string | null> =>
  (await request<{ room: string | null }>(`/api/rooms/${encodeURIComponent(room)}/rematch`, {})).room;

export interface RatingPoint {
  readonly room: string;
  readonly at: number;
  readonly elo: number;
}

export interface MyRating {
  readonly game: string;
  readonly title: string;
  readonly elo: number;
  readonly games: number;
  readonly provisional: boolean;
  readonly history: readonly RatingPoint[];
}

export interface RankedLine {
  readonly rank: number | null;
  readonly name: string;
  readonly bot: boolean;
  readonly elo: number;
  readonly games: number;
  readonly provisional: boolean;
  readonly you: boolean;
}

export const myRatings = async (): Promise<readonly MyRating[]> =>
  (await request<{ ratings: readonly MyRating[] }>("/api/ratings")).ratings;

export const leaderboard = async (game: string): Promise<readonly RankedLine[]> =>
  (await request<{ players: readonly RankedLine[] }>(`/api/leaderboard?game=${encodeURIComponent(game)}`))
    .players;

export const createChallenge = (challenge: NewChallenge): Promise<Challenge> =>
  request<Challenge>("/api/challenges", challenge);

/** Does something with a challenge; how it is then. */
export const actOnChallenge = (
  id: string,
  act: "join" | "leave" | "start" | "invite" | "dismiss",
  body: { readonly level?: string; readonly chair?: number } = {},
): Promise<Challenge> => request<Challenge>(`/api/challenges/${encodeURIComponent(id)}/${act}`, body);

export const recordUrl = (room: string): string => `/api/rooms/${encodeURIComponent(room)}/record`;
