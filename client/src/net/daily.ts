// The requests of the daily challenge.

import { request } from "./api";

export interface DailyBot {
  readonly level: string;
  readonly name: string;
}

/** What a try was worth. `outcome`: 1 won, or alone; 0.5 drawn; 0 lost; -1 given up. */
export interface Worth {
  readonly outcome: number;
  readonly lead: number;
  readonly points: number;
}

export interface DailyEntry {
  readonly day: string;
  readonly game: string;
  readonly room: string;
  /** Null while the try goes on. */
  readonly worth: Worth | null;
  readonly counts: boolean;
  /** Seconds in which it may still be finished in time. */
  readonly left: number;
}

export interface Streak {
  readonly current: number;
  readonly longest: number;
}

export interface DailyGame {
  readonly game: string;
  readonly title: string;
  /** Null where everybody plays alone. */
  readonly bot: DailyBot | null;
  readonly entry: DailyEntry | null;
  readonly streak: Streak;
}

export interface DailyOverview {
  readonly day: string;
  readonly left: number;
  readonly sha256: string;
  readonly first: string;
  readonly games: readonly DailyGame[];
  readonly streak: Streak;
  /** Tries of yesterday that can still be finished in time. */
  readonly open: readonly DailyEntry[];
  readonly entries: readonly DailyEntry[];
}

export interface TableLine {
  readonly rank: number;
  readonly name: string;
  readonly room: string;
  readonly worth: Worth;
  readonly you: boolean;
}

export interface DailyDay {
  readonly day: string;
  readonly game: string;
  readonly title: string;
  readonly bot: DailyBot | null;
  readonly today: boolean;
  readonly over: boolean;
  readonly left: number;
  readonly sha256: string;
  readonly entry: DailyEntry | null;
  readonly tries: number;
  /** Null as long as it is hidden. */
  readonly table: readonly TableLine[] | null;
  readonly place: number | null;
  readonly beaten: number | null;
  readonly share: string | null;
}

export const dailyOverview = (): Promise<DailyOverview> => request<DailyOverview>("/api/daily");

export const dailyDay = (day: string, game: string): Promise<DailyDay> =>
  request<DailyDay>(`/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}`);

export const startDaily = (game: string): Promise<{ readonly day: string; readonly room: string }> =>
  request(`/api/daily/${encodeURIComponent(game)}`, {});

export const dailyAgain = async (day: string, game: string): Promise<string> =>
  (
    await request<{ room: string }>(
      `/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}/again`,
      {},
    )
  ).room;

/** Where the key of a day is published once it is over. */
export const publishedUrl = (day: string): string => `/api/daily/${encodeURIComponent(day)}`;
