import type { OptionValue, Side } from "./net/api";
import { Store } from "./store";

export type Theme = "system" | "light" | "dark";
/** How a piece is laid by touch: the first tap lays it, a second tap on it does, or a button does. */
export type Confirm = "tap" | "twice" | "button";

export interface Settings {
  readonly theme: Theme;
  readonly sound: boolean;
  readonly confirm: Confirm;
  readonly labels: boolean;
  readonly keys: boolean;
  /** Whether the board turns to who moves, where two play at one screen. */
  readonly turn: boolean;
  /** Whether what is said at tables is shown. */
  readonly talk: boolean;
}

/** What was chosen on the start page the last time. */
export interface Choice {
  readonly game: string;
  readonly level: string;
  readonly side: Side;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whom one plays with: `bot`, `friend`, or others at the same screen (`hotseat`). */
  readonly rival: string;
  /** Whether a game with a friend is rated, and whether the lobby shows it to everybody. */
  readonly rated: boolean;
  readonly listed: boolean;
  /** The name of a clock, for games between people. */
  readonly clock: string;
}

const DEFAULTS: Settings = {
  theme: "system",
  sound: true,
  confirm: "button",
  labels: false,
  keys: true,
  turn: false,
  talk: true,
};

/** What the browser remembers under a name; the fallback when it remembers nothing, or may not. */
function recall<T extends object>(name: string, fallback: T): T {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
    if (typeof stored !== "object" || stored === null) return fallback;
    const known = Object.entries(stored).filter(
      ([field, value]) => field in fallback && typeof value === typeof fallback[field as keyof T],
    );
    return { ...fallback, ...Object.fromEntries(known) };
  } catch {
    return fallback;
  }
}

function remember(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that stores nothing still plays.
  }
}

export const settings = new Store<Settings>(recall("hexagora.settings", DEFAULTS));
settings.watch((value) => remember("hexagora.settings", value));

export function change(part: Partial<Settings>): void {
  settings.update((value) => ({ ...value, ...part }));
}

/** What was chosen the last time: for a game, or else for the game that was played last. */
export function lastChoice(fallback: Choice, game = ""): Choice {
  return recall(game === "" ? "hexagora.choice" : `hexagora.choice.${game}`, fallback);
}

export function rememberChoice(choice: Choice): void {
  remember("hexagora.choice", choice);
  remember(`hexagora.choice.${choice.game}`, choice);
}

/** Keeps the page in the chosen theme, and in that of the device where none is chosen. */
export function followTheme(store: Store<Settings>): void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const { theme } = store.value;
    const shown = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
    document.documentElement.setAttribute("data-theme", shown);
  };
  store.watch(apply);
  dark.addEventListener("change", apply);
  apply();
}
