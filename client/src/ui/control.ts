import type { Control } from "../net/protocol";
import { words } from "../words";

/** How time is measured, in words. */
export function clockOf({ kind, seconds, increment }: Control): string {
  if (kind === "days") return words("clock-days", { days: seconds / 86_400 });
  if (kind === "rules") return words("clock-rules");
  const minutes = seconds / 60;
  if (minutes >= 1 && Number.isInteger(minutes))
    return increment > 0
      ? words("clock-minutes-and", { minutes, increment })
      : words("clock-minutes", { minutes });
  return increment > 0
    ? words("clock-seconds-and", { seconds, increment })
    : words("clock-seconds", { seconds });
}
