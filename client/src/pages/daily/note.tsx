import { useEffect, useState } from "preact/hooks";
import { type DailyDay, dailyDay } from "../../net/daily";
import { words } from "../../words";
import { useLeft } from "./passing";
import { span } from "./telling";

/** A try may be finished so many seconds after midnight. */
const GRACE = 3_600;

interface NoteProps {
  readonly day: string;
  readonly game: string;
  /** How far the game is; after each move the club is asked again. */
  readonly ply: number;
}

/** At the board of a try that counts: what midnight means for it, once it has passed. */
export function MidnightNote({ day, game, ply }: NoteProps) {
  const [found, setFound] = useState<DailyDay | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ply asks anew
  useEffect(() => {
    let gone = false;
    dailyDay(day, game)
      .then((answer) => {
        if (!gone) setFound(answer);
      })
      // Then nothing is said; the game goes on all the same.
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [day, game, ply]);
  const left = useLeft(found?.left ?? GRACE, found);
  if (found === null || left >= GRACE) return null;
  return (
    <p class="midnight" role="status" data-testid="midnight">
      {left > 0 ? words("daily-midnight", { left: span(left) }) : words("daily-day-over")}
    </p>
  );
}
