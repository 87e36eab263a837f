import type { GameInfo } from "../../net/api";

/** A game with its editions, itself the first of them. */
export interface Family {
  readonly base: GameInfo;
  readonly editions: readonly GameInfo[];
}

/** A game whose name is that of another one with something behind it is an edition of that one. */
export function families(games: readonly GameInfo[]): Family[] {
  const ofOther = (game: GameInfo) => games.find((other) => game.id.startsWith(`${other.id}-`));
  return games
    .filter((game) => !ofOther(game))
    .map((base) => ({ base, editions: [base, ...games.filter((game) => ofOther(game) === base)] }));
}

export function familyOf(all: readonly Family[], game: string): Family | undefined {
  return all.find((family) => family.editions.some((edition) => edition.id === game));
}

/** What an edition has behind the name of its game; empty for the game itself. */
export function suffix(family: Family, edition: GameInfo): string {
  return edition.id.slice(family.base.id.length + 1);
}
