// Reviews of finished games, as docs/api.md tells them.

import type { Offer, Scene, View } from "../contract";
import { type OptionValue, request } from "./api";
import type { LastMove } from "./protocol";

/** A position of the game, and the move that led to it; the first one is the start. */
export interface Step {
  readonly player: number | null;
  readonly move: string;
  readonly said: string;
  readonly totals: readonly number[];
  /** For each player the points by heading, in the order of the headings. */
  readonly points: readonly (readonly number[])[];
}

/** A move and what it is worth to who makes it, from 0 to 1; for who plays alone also as points. */
export interface RatedMove {
  readonly move: string;
  readonly value: number;
  readonly points: number | null;
}

/** What the bot thinks of the position before a move. */
export interface Estimate {
  readonly player: number;
  readonly best: readonly RatedMove[];
  readonly played: number | null;
  readonly played_points: number | null;
  readonly turning: boolean;
  readonly exact: boolean;
}

export interface Analysis {
  readonly status: "none" | "waiting" | "running" | "stopped" | "done";
  /** Whether it can be stopped from here. */
  readonly mine: boolean;
  readonly plies: number;
  readonly found: readonly Estimate[];
}

/** Variations as [position, move], comments as [position, text]; positions are numbered as in `tree.ts`. */
export interface StudyTree {
  readonly variations: readonly (readonly [parent: number, move: string])[];
  readonly comments: readonly (readonly [position: number, text: string])[];
}

export interface Study {
  readonly id: string;
  readonly review: string;
  readonly yours: boolean;
  readonly by: string;
  readonly tree: StudyTree;
}

/** What estimates are: the chance to win, or the points of who plays alone. */
export type Scale = "chance" | "points";

export interface Review {
  readonly review: string;
  readonly room: string | null;
  readonly game: {
    readonly id: string;
    readonly title: string;
    readonly options: Readonly<Record<string, OptionValue>>;
  };
  readonly names: readonly string[];
  readonly simultaneous: boolean;
  readonly scale: Scale;
  readonly end: string;
  readonly by: number | null;
  readonly winners: readonly number[];
  /** The style of each player's side at the end. */
  readonly sides: readonly string[];
  readonly headings: readonly string[];
  readonly steps: readonly Step[];
  readonly analysis: Analysis;
  readonly study: Study | null;
}

/** A position as who is to move sees it. */
export interface Shown {
  readonly ply: number;
  readonly to_act: number | null;
  readonly view: View;
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  readonly last: LastMove | null;
}

export interface Hint {
  readonly ply: number;
  readonly player: number;
  readonly scale: Scale;
  readonly best: readonly RatedMove[];
  readonly exact: boolean;
}

/** Of a record; more the club does not read. */
export const MOST_BYTES = 16 * 1024;

const of = (review: string): string => `/api/reviews/${encodeURIComponent(review)}`;

export const reviewOf = (review: string): Promise<Review> => request<Review>(of(review));

export const reviewOfRoom = (room: string): Promise<Review> =>
  request<Review>(`/api/rooms/${encodeURIComponent(room)}/review`);

export const studyOf = (id: string): Promise<Study> =>
  request<Study>(`/api/studies/${encodeURIComponent(id)}`);

export const positionAfter = (review: string, moves: readonly string[]): Promise<Shown> =>
  request<Shown>(`${of(review)}/position`, { moves });

export const thoughtAfter = (review: string, moves: readonly string[]): Promise<Hint> =>
  request<Hint>(`${of(review)}/hint`, { moves });

export const hintIn = (room: string): Promise<Hint> =>
  request<Hint>(`/api/rooms/${encodeURIComponent(room)}/hint`, {});

export const analysisOf = (review: string): Promise<Analysis> => request<Analysis>(`${of(review)}/analysis`);

export const analyse = (review: string): Promise<Analysis> => request<Analysis>(`${of(review)}/analysis`, {});

export const stopAnalysis = (review: string): Promise<Analysis> =>
  request<Analysis>(`${of(review)}/analysis`, undefined, "DELETE");

/** Keeps what one makes of a game; null when there is nothing in it. */
export const saveStudy = async (review: string, tree: StudyTree): Promise<Study | null> =>
  (await request<{ study: Study | null }>(`${of(review)}/study`, tree)).study;

/** Where the record of a finished game can be looked at. */
export const openRecord = async (record: unknown): Promise<string> =>
  (await request<{ review: string }>("/api/reviews", record)).review;

export const recordOf = ({ review, room }: Review): string =>
  room === null ? `${of(review)}/record` : `/api/rooms/${encodeURIComponent(room)}/record`;

/** A picture of the position after so many moves of the game and further ones. */
export const pictureOf = (
  review: string,
  kind: "svg" | "png",
  ply: number,
  further: readonly string[],
): string => {
  const query = new URLSearchParams({ ply: String(ply) });
  if (further.length > 0) query.set("moves", further.join(" "));
  return `${of(review)}/position.${kind}?${query}`;
};

export const animationOf = (review: string): string => `${of(review)}/game.gif`;
