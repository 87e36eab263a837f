// What there is to learn about a game. The club judges what is tried; of who has an account it keeps what was solved.

import type { Offer, Scene, View } from "../contract";
import { request } from "./api";

/** A step of the tutorial or a puzzle. */
export interface ExerciseInfo {
  readonly id: string;
  readonly title: string;
}

export interface Course {
  readonly game: string;
  readonly title: string;
  readonly steps: readonly ExerciseInfo[];
  /** The easiest first. */
  readonly puzzles: readonly ExerciseInfo[];
  readonly rules: boolean;
  /** What was solved in any browser in which one was logged in. */
  readonly solved: readonly string[];
}

/** `on`: so far so good; `illegal`: then all is as it was before the last move. */
export type Verdict = "start" | "on" | "right" | "wrong" | "illegal";

/** An exercise after some moves. */
export interface Exercise {
  readonly id: string;
  readonly title: string;
  readonly ask: string;
  readonly me: number;
  readonly verdict: Verdict;
  /** What is said to the last move, and the cells that it is about. */
  readonly said: string;
  readonly cells: readonly string[];
  readonly left: number;
  /** Moves that solve it, where they were asked for. */
  readonly solution: readonly string[] | null;
  readonly view: View;
  readonly scene: Scene;
  readonly offers: readonly Offer[];
}

export interface Ruling {
  readonly number: number;
  readonly text: string;
  readonly reason: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  /** Paragraphs, lists and tables as in Markdown. */
  readonly text: string;
  /** Ids of exercises. */
  readonly boards: readonly string[];
  readonly rulings: readonly Ruling[];
}

export interface RulesPage {
  readonly game: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

const path = (game: string): string => `/api/learn/${encodeURIComponent(game)}`;

export const courseOf = (game: string): Promise<Course> => request<Course>(path(game));

export const rulesOf = (game: string): Promise<RulesPage> => request<RulesPage>(`${path(game)}/rules`);

/** An exercise after some moves of one's own; with `show` also how it is done. */
export const attempt = (
  game: string,
  exercise: string,
  moves: readonly string[],
  show = false,
): Promise<Exercise> =>
  request<Exercise>(`${path(game)}/${encodeURIComponent(exercise)}`, show ? { moves, show } : { moves });
