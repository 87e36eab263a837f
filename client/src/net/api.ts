// The HTTP requests of docs/protocol.md.

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
  readonly rooms: readonly RoomInfo[];
}

export type Side = "first" | "second" | "random";

export interface NewRoom {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly level: string;
  readonly side: Side;
  readonly players?: number;
}

/** A request that failed; the message is the one line that the server sent, or empty when it did not answer. */
export class ApiError extends Error {}

async function request<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
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

export const me = (): Promise<Me> => request<Me>("/api/me");

export const createRoom = async (room: NewRoom): Promise<string> =>
  (await request<{ room: string }>("/api/rooms", room)).room;

export const rematch = async (room: string): Promise<string> =>
  (await request<{ room: string }>(`/api/rooms/${encodeURIComponent(room)}/rematch`, {})).room;

export const recordUrl = (room: string): string => `/api/rooms/${encodeURIComponent(room)}/record`;
