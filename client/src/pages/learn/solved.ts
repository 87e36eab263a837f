// What was solved, remembered in this browser: the ids of exercises, by game. The club knows what was solved elsewhere by
// the same account.

import { Store } from "../../store";

const name = (game: string): string => `hexagora.learn.${game}`;

function recall(game: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name(game)) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

const stores = new Map<string, Store<ReadonlySet<string>>>();

/** The exercises of a game that are solved. */
export function solvedOf(game: string): Store<ReadonlySet<string>> {
  const known = stores.get(game) ?? new Store(recall(game));
  stores.set(game, known);
  return known;
}

export function remember(game: string, ...exercises: readonly string[]): void {
  const solved = solvedOf(game);
  if (exercises.every((exercise) => solved.value.has(exercise))) return;
  solved.set(new Set([...solved.value, ...exercises]));
  try {
    localStorage.setItem(name(game), JSON.stringify([...solved.value]));
  } catch {
    // A browser that stores nothing still learns.
  }
}

/** The first of some exercises that is not solved, after a given one where there is such; null when all are. */
export function nextOf<E extends { readonly id: string }>(
  all: readonly E[],
  solved: ReadonlySet<string>,
  after: string | null = null,
): E | null {
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const round = [...all.slice(from), ...all.slice(0, from)];
  return round.find(({ id }) => !solved.has(id)) ?? null;
}
