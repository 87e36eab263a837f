// The requests of survival.

import { request } from "./api";

/** Whom one meets at a rung, and how often people got past it. */
export interface Rung {
  readonly number: number;
  readonly name: string;
  readonly told: string;
  readonly head_start: number;
  /** The points to be reached, where one plays alone. */
  readonly target: number | null;
  readonly faced: number;
  readonly passed: number;
}

export interface Run {
  readonly passed: number;
  /** The game that goes on; null between two. */
  readonly room: string | null;
  readonly seat: number;
  readonly draws: number;
}

export interface Climbed {
  readonly rank: number;
  readonly name: string;
  readonly passed: number;
  readonly goes_on: boolean;
  readonly you: boolean;
}

export interface SurvivalGame {
  readonly game: string;
  readonly title: string;
  readonly alone: boolean;
  readonly run: Run | null;
  readonly best: number;
}

export type Span = "day" | "week" | "ever";

export interface Survival {
  readonly game: SurvivalGame;
  readonly next: Rung;
  readonly ladder: readonly Rung[];
  readonly tables: Readonly<Record<Span, readonly Climbed[]>>;
}

const at = (game: string): string => `/api/survival/${encodeURIComponent(game)}`;

export const survivalGames = async (): Promise<readonly SurvivalGame[]> =>
  (await request<{ games: readonly SurvivalGame[] }>("/api/survival")).games;

export const survivalOf = (game: string): Promise<Survival> => request<Survival>(at(game));

/** The room in which the run goes on; a new bout or a new run, if there is none. */
export const climb = async (game: string): Promise<string> =>
  (await request<{ room: string }>(at(game), {})).room;

export const endRun = (game: string): Promise<unknown> => request(`${at(game)}/end`, {});
