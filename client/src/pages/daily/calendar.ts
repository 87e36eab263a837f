// Days are written 2026-11-30 and are those of UTC; the clock of the device has no part in it.

const MILLISECONDS = 86_400_000;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const plus = (day: string, days: number): string =>
  new Date(at(day) + days * MILLISECONDS).toISOString().slice(0, 10);

/** 0 for Monday … 6 for Sunday. */
export const weekday = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7;

/** The month of a day, as 2026-11. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many months later. */
export function later(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, from Monday to Sunday; null for days of other months. */
export function weeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const rows: (string | null)[][] = [];
  for (let day = plus(first, -weekday(first)); monthOf(day) <= month; day = plus(day, 7))
    rows.push(
      Array.from({ length: 7 }, (_, i) => plus(day, i)).map((one) => (monthOf(one) === month ? one : null)),
    );
  return rows;
}
