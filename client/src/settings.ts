import type { OptionValue, Side } from "./net/api";
import { Store } from "./store";

export type Theme = "system" | "light" | "dark" | "contrast";
/** How a piece is laid: the first tap or click on a place does it, a second one on the piece, or a button. */
export type Confirm = "tap" | "twice" | "button";

export interface Settings {
  readonly theme: Theme;
  /** The language that was chosen; empty: the browser's. */
  readonly language: string;
  readonly sound: boolean;
  /** How loud sounds are, 0 to 100. */
  readonly volume: number;
  /** How a piece is laid on a phone (by finger or pen), and at a desk (by mouse). */
  readonly confirmPhone: Confirm;
  readonly confirmDesk: Confirm;
  /** Whether the next move may be set while others are at it. */
  readonly ahead: boolean;
  /** Whether the browser tells of one's turn while the tab is hidden. */
  readonly notify: boolean;
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
  language: "",
  sound: true,
  volume: 70,
  confirmPhone: "button",
  confirmDesk: "tap",
  ahead: true,
  notify: false,
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
  const wishes = ["(prefers-contrast: more)", "(forced-colors: active)"].map((query) =>
    window.matchMedia(query),
  );
  const device = () => (wishes.some((wish) => wish.matches) ? "contrast" : dark.matches ? "dark" : "light");
  const apply = () => {
    const { theme } = store.value;
    document.documentElement.setAttribute("data-theme", theme === "system" ? device() : theme);
  };
  store.watch(apply);
  for (const query of [dark, ...wishes]) query.addEventListener("change", apply);
  apply();
}
