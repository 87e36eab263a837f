import { useEffect, useState } from "preact/hooks";

/** How often what is left is told anew, in milliseconds. */
const STEP = 10_000;

/**
 * The seconds that are left of what the club said was left, by a clock that nobody can set: the device may go wrong by
 * years. `key` changes whenever the club has said it again.
 */
export function useLeft(left: number, key: unknown): number {
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said again counts from now
  useEffect(() => {
    const begin = performance.now();
    const tell = () => setPassed((performance.now() - begin) / 1000);
    tell();
    const timer = window.setInterval(tell, STEP);
    document.addEventListener("visibilitychange", tell);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, [key]);
  return Math.max(0, left - passed);
}
