// Positions that are set up for practice, and the links by which they are shared.

import type { Scene } from "../contract";
import { type OptionValue, request } from "./api";

/** A position: how the game began, and the moves since. Without a setup the club deals one. */
export interface Position {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly players: number | null;
  readonly setup: unknown;
  readonly moves: readonly string[];
}

/** A position that the rules allow, and what it looks like. */
export interface Checked extends Position {
  readonly players: number;
  /** Whose move it is; null when the game is over. */
  readonly to_act: number | null;
  readonly scene: Scene;
}

/** Asks the club whether a position is allowed; an ApiError with the reason when it is not. */
export const checkPosition = ({ game, options, players, setup, moves }: Position): Promise<Checked> =>
  request<Checked>("/api/positions", { game, options, players, setup, moves });

/** The position in a room of practice. */
export const positionOf = (room: string): Promise<Checked> =>
  request<Checked>(`/api/rooms/${encodeURIComponent(room)}/position`);

/** Opens a room that goes on from a position: against a bot of a level, or with both sides in one hand. */
export async function practise(
  { game, options, players, setup, moves }: Checked,
  against: { readonly level: string; readonly side: "first" | "second" } | null,
): Promise<string> {
  const wish = against ?? { hotseat: true };
  const body = { game, options, players, position: { setup, moves }, ...wish };
  return (await request<{ room: string }>("/api/rooms", body)).room;
}

/** A position as the part of a link behind #. */
export function packed({ game, options, players, setup, moves }: Position): string {
  const text = JSON.stringify({ game, options, players, setup, moves });
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The position of a link; null when there is none that can be read. What it says is for the club to check. */
export function unpacked(hash: string): Position | null {
  try {
    const found: unknown = JSON.parse(atob(hash.replace(/^#/, "").replaceAll("-", "+").replaceAll("_", "/")));
    if (typeof found !== "object" || found === null || !("game" in found)) return null;
    const { game, options, players, setup, moves } = found as Partial<Position>;
    return {
      game: String(game),
      options: options ?? {},
      players: typeof players === "number" ? players : null,
      setup: setup ?? null,
      moves: Array.isArray(moves) ? moves.map(String) : [],
    };
  } catch {
    return null;
  }
}
