import type { Streak, Worth } from "../../net/daily";
import { words } from "../../words";

/** How much time is left, in hours and minutes. */
export function span(seconds: number): string {
  const all = Math.max(1, Math.ceil(seconds / 60));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return words("daily-span-minutes", { minutes });
  return minutes === 0 ? words("daily-span-hours", { hours }) : words("daily-span-both", { hours, minutes });
}

/** How many days in a row somebody has played. */
export function streakOf({ current, longest }: Streak): string {
  if (current > 0)
    return longest > current
      ? words("daily-streak-now-longest", { current, longest })
      : words("daily-streak-now", { current });
  return longest === 0 ? words("daily-streak-none") : words("daily-streak-longest", { longest });
}

/** What a try was worth: alone in points, else by how much it was won or lost. */
export function resultOf(worth: Worth, alone: boolean): string {
  if (worth.outcome < 0) return words("daily-given-up");
  if (alone) return words("points", { n: worth.points });
  if (worth.outcome === 1) return words("daily-won-by", { lead: worth.lead });
  return worth.outcome === 0.5 ? words("daily-draw") : words("daily-lost-by", { lead: Math.abs(worth.lead) });
}
