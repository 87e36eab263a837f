import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Fate } from "../../board/tower";
import type { BoardScene, Flight, Token } from "../../contract";
import { still } from "../../motion";
import { before, during, slide, unchanged } from "../../play/flight";
import { sound } from "../../sound";

/** How long one thing flies, and how long what is captured can be seen where it landed, in milliseconds. */
export const FLIGHT = 130;
export const TAKING = 220;

/** A moment between two positions: the board, and what is in the air over it. */
export interface Moment {
  readonly board: BoardScene;
  readonly flight: Flight | null;
  /** Counts the flights, so that each is a new thing. */
  readonly number: number;
  readonly fates: ReadonlyMap<Token, Fate>;
}

/** All moments from one board to the next, in order; none when nothing moved. */
export function moments(from: BoardScene, to: BoardScene, flights: readonly Flight[]): Moment[] {
  const first = flights.length > 0 ? before(to, flights) : to;
  const step = slide(from, first);
  const all = step ? [step, ...flights] : flights;
  const start = step ? from : first;
  const taken = new Map(
    all.filter((flight) => flight.captured).map(({ token }) => [token, "taken" as const]),
  );
  const shown = all.map(
    (flight, i): Moment => ({ board: during(start, all, i, true), flight, number: i, fates: taken }),
  );
  const last: Moment = {
    board: during(start, all, all.length, false),
    flight: null,
    number: all.length,
    fates: taken,
  };
  return taken.size > 0 ? [...shown, last] : shown;
}

/**
 * What the board shows while things fly: null once it shows what is. A new position ends what is still in the air, and
 * so does `hurry`: nobody waits for a picture.
 */
export function useFlights(
  board: BoardScene,
  flights: readonly Flight[],
  hurry: boolean,
  quiet = false,
): Moment | null {
  const [moment, setMoment] = useState<Moment | null>(null);
  const shown = useRef(board);
  const timer = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another position sets something in motion
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = board;
    setMoment(null);
    // The same things in other places: the board was only turned.
    if (from === board || from.id !== board.id || unchanged(from, board) || hurry || still()) return;
    const all = moments(from, board, flights);
    const play = (i: number) => {
      const landed = all[i - 1]?.flight;
      if (landed && !quiet) sound(landed.captured ? "point" : "land");
      const next = all[i] ?? null;
      setMoment(next);
      if (next) timer.current = window.setTimeout(() => play(i + 1), next.flight ? FLIGHT : TAKING);
    };
    if (all.length > 0) play(0);
    return () => window.clearTimeout(timer.current);
  }, [board]);
  useLayoutEffect(() => {
    if (hurry) setMoment(null);
  }, [hurry]);
  useEffect(() => {
    const rest = () => {
      if (!still()) return;
      window.clearTimeout(timer.current);
      setMoment(null);
    };
    document.addEventListener("visibilitychange", rest);
    return () => document.removeEventListener("visibilitychange", rest);
  }, []);
  return hurry ? null : moment;
}
