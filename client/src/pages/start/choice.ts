import { clocksOf } from "../../clocks";
import type { GameInfo, OptionValue, Side } from "../../net/api";
import type { Choice } from "../../settings";

const SIDES: readonly Side[] = ["first", "second", "random"];

export const NOTHING: Choice = {
  game: "",
  level: "",
  side: "first",
  players: 2,
  options: {},
  rival: "bot",
  rated: false,
  listed: false,
  clock: "rules",
};

/** Values that mean something else than a game to be dealt, and so cannot be chosen here. */
const UNDEALT: ReadonlySet<OptionValue> = new Set(["explicit"]);

/** The values of an option among which a player chooses; numbers in order, though the first is the default. */
export function valuesOf(values: readonly OptionValue[]): readonly OptionValue[] {
  const dealt = values.filter((value) => !UNDEALT.has(value));
  return dealt.every((value) => typeof value === "number") ? dealt.sort((a, b) => a - b) : dealt;
}

/** The numbers of players that a game takes. */
export function playersOf(game: GameInfo): readonly number[] {
  const [least, most] = game.players ?? [2, 2];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** What was chosen the last time, as far as the club still has it. */
export function initial(games: readonly GameInfo[], remembered: Choice): Choice {
  const game = games.find((info) => info.id === remembered.game) ?? games[0];
  if (!game) return NOTHING;
  const level = game.levels.find((entry) => entry.id === remembered.level) ?? game.levels[0];
  const options = game.options.map((option): [string, OptionValue] => {
    const value = remembered.options[option.name];
    const known = value !== undefined && valuesOf(option.values).includes(value);
    return [option.name, known ? value : option.default];
  });
  const counts = playersOf(game);
  return {
    game: game.id,
    level: level?.id ?? "",
    side: SIDES.find((side) => side === remembered.side) ?? "first",
    players: counts.includes(remembered.players)
      ? remembered.players
      : counts.includes(2)
        ? 2
        : (counts[0] ?? 2),
    options: Object.fromEntries(options),
    rival: ["friend", "hotseat"].includes(remembered.rival) ? remembered.rival : "bot",
    rated: remembered.rated,
    listed: remembered.listed,
    clock: clocksOf(game.simultaneous ?? false).some(([name]) => name === remembered.clock)
      ? remembered.clock
      : "rules",
  };
}
