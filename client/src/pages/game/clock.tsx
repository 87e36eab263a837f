import { useEffect, useState } from "preact/hooks";
import { shownTime } from "../../clocks";
import type { Clock as ClockMessage } from "../../net/protocol";
import { sound } from "../../sound";
import { sayAtOnce } from "../../voice";
import { words } from "../../words";

/** From here on it is said that time runs out. */
const HURRY = 10;
const TICKS = 5;

/** Seconds left of a clock that was read at `since`, by the browser's own steady clock. */
export function left(clock: ClockMessage, since: number, now: number): number {
  return Math.max(0, clock.left - (now - since) / 1000);
}

/** Redraws ten times a second while a clock runs. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => setNow(performance.now()), 100);
    setNow(performance.now());
    return () => window.clearInterval(timer);
  }, [running]);
  return now;
}

const RING = "M0 -.9H.52L1.04 0L.52 .9H-.52L-1.04 0L-.52 -.9Z";
const LENGTH = 6 * 1.04;

interface ClockProps {
  readonly clock: ClockMessage | null;
  readonly since: number;
  /** Whether it is this player's clock, so that it is worth saying aloud. */
  readonly mine: boolean;
  /** How long a decision may take, when no clock runs. */
  readonly of: number | null;
}

/** The time left: digits in a hexagon whose rim burns down. */
export function Clock({ clock, since, mine, of }: ClockProps) {
  const now = useNow(clock !== null);
  const seconds = clock ? left(clock, since, now) : (of ?? 0);
  const whole = Math.ceil(seconds);
  const urgent = clock !== null && seconds <= HURRY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once, with the seconds that are left then
  useEffect(() => {
    if (!urgent || !mine) return;
    sayAtOnce(words("game-hurry", { seconds: whole }));
    sound("low");
  }, [urgent, mine]);
  useEffect(() => {
    if (urgent && mine && whole <= TICKS && whole > 0) sound("tick");
  }, [urgent, mine, whole]);
  const shown = clock || of !== null ? shownTime(seconds) : "–";
  const share = clock ? Math.min(1, seconds / clock.of) : 1;
  return (
    <div
      class={`clock ${clock ? "clock-runs" : ""} ${urgent ? "clock-urgent" : ""} ${shown.length > 3 ? "clock-long" : ""}`}
      role="timer"
      aria-live="off"
    >
      <svg class="clock-ring" viewBox="-1.2 -1.05 2.4 2.1" aria-hidden="true" focusable="false">
        <path class="clock-track" d={RING} />
        <path class="clock-left" d={RING} stroke-dasharray={`${share * LENGTH} ${LENGTH}`} />
      </svg>
      <span class="clock-digits" aria-hidden="true">
        {shown}
      </span>
      <span class="unseen">{clock ? words("game-left", { seconds: whole }) : words("game-clock-idle")}</span>
    </div>
  );
}
