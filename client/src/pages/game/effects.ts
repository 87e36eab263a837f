import { useEffect, useRef, useState } from "preact/hooks";
import type { Clock, Snapshot } from "../../net/protocol";
import { say } from "../../voice";
import { focusBoard } from "./controls";

/** The last move is seen before the result covers the board, in milliseconds. */
const RESULT_AFTER = 900;

/** How long a decision may take, from the last clock that was seen. */
export function useDecisionTime(clock: Clock | null): number | null {
  const seen = useRef<number | null>(null);
  if (clock) seen.current = clock.of;
  return seen.current;
}

/** The result opens by itself when the game ends; at once when it had ended before the page was opened. */
export function useResult(over: boolean): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(over);
  const [was] = useState(over);
  useEffect(() => {
    if (!over || was) return;
    const timer = window.setTimeout(() => setOpen(true), RESULT_AFTER);
    return () => window.clearTimeout(timer);
  }, [over, was]);
  return [open, setOpen];
}

/** Who comes by key or with a screen reader is at the board at once, and hears what is to be done. */
export function useArrival(greeting: string): void {
  const [first] = useState(greeting);
  useEffect(() => {
    focusBoard();
    say(first);
  }, [first]);
}

/** The page tells which state it shows, once all of it is drawn and can be acted upon. */
export function useDrawn(shown: Snapshot): void {
  const drawn = `${shown.ply}/${shown.view.history.length}/${shown.offers.length}`;
  useEffect(() => {
    document.body.setAttribute("data-drawn", drawn);
  }, [drawn]);
}
