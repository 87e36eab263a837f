import type { Control } from "./net/protocol";
import { words } from "./words";

const DAY = 86_400;

/** The clocks that are offered, by the name under which the browser remembers them. */
export const CLOCKS: readonly (readonly [name: string, control: Control])[] = [
  ["rules", { kind: "rules", seconds: 0, increment: 0 }],
  ["180+2", { kind: "fischer", seconds: 180, increment: 2 }],
  ["600+5", { kind: "fischer", seconds: 600, increment: 5 }],
  ["1800+20", { kind: "fischer", seconds: 1800, increment: 20 }],
  ["1d", { kind: "days", seconds: DAY, increment: 0 }],
  ["3d", { kind: "days", seconds: 3 * DAY, increment: 0 }],
];

export const RULES: Control = { kind: "rules", seconds: 0, increment: 0 };

/** The clocks of a game; where all choose at the same time nobody has a time of their own. */
export function clocksOf(simultaneous: boolean): typeof CLOCKS {
  return CLOCKS.filter(([, control]) => !simultaneous || control.kind !== "fischer");
}

export function clockNamed(name: string): Control {
  return CLOCKS.find(([known]) => known === name)?.[1] ?? RULES;
}

/** A time as a clock shows it: seconds, minutes, hours, or days; tenths never. */
export function shownTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 100) return String(whole);
  const two = (n: number) => String(n).padStart(2, "0");
  if (whole < 3600) return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
  if (whole < DAY)
    return words("clock-shows-hours", {
      hours: Math.floor(whole / 3600),
      minutes: two(Math.floor((whole % 3600) / 60)),
    });
  return words("clock-shows-days", {
    days: Math.floor(whole / DAY),
    hours: two(Math.floor((whole % DAY) / 3600)),
  });
}
