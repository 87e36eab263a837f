// Numbers, dates and lists as the language that is spoken writes them.

import { locale } from "./words";

/** Making one takes a browser as long as drawing half a board. */
let signs: { readonly of: string; readonly format: Intl.NumberFormat } | null = null;

/** What one gets or loses, with its sign: a minus that is as wide as the plus. */
export function signed(n: number): string {
  const of = locale();
  if (signs?.of !== of) signs = { of, format: new Intl.NumberFormat(of, { signDisplay: "exceptZero" }) };
  return signs.format.format(n).replace("-", "−");
}

/** Several people as the subject of a sentence: with an "and" before the last. */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}

/** Several things one after the other. */
export function listed(names: readonly string[]): string {
  return names.join(", ");
}

/** A moment, in seconds since 1970. */
export const moment = (seconds: number): Date => new Date(seconds * 1000);

/** A day like 2026-11-30; days are those of UTC, wherever the reader is. */
function date(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), { timeZone: "UTC", ...style }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

export const longDay = (day: string): string =>
  date(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });

export const shortDay = (day: string): string =>
  date(day, { weekday: "short", day: "numeric", month: "short" });

export const monthName = (day: string): string => date(day, { month: "long", year: "numeric" });

/** The days of a week in short, from Monday. */
export const weekdays = (): readonly string[] =>
  // The first of June 2026 was a Monday.
  [1, 2, 3, 4, 5, 6, 7].map((day) => date(`2026-06-0${day}`, { weekday: "short" }));
