import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardScene, Flight, Token } from "../contract";
import { type Point, place } from "../geometry/axial";
import { Drawn } from "./tokens";
import { isLayer, layers } from "./tower";

/** The place of the top of a stack in the picture of its board. */
function crest(board: BoardScene, label: string, more: readonly Token[]): Point {
  const cell = board.cells.find((candidate) => candidate.id === label);
  if (!cell) return [0, 0];
  const [x, y] = place([cell.q, cell.r]);
  const stack = [...cell.tokens, ...more].filter(isLayer);
  return [x, y + (layers(stack).at(-1)?.y ?? 0)];
}

interface FlyerProps {
  /** The board without what flies. */
  readonly board: BoardScene;
  readonly flight: Flight;
  /** In milliseconds. */
  readonly length: number;
}

/** One thing on its way through the air, in an arc. */
export function Flyer({ board, flight, length }: FlyerProps) {
  const ref = useRef<SVGGElement>(null);
  const { token, start, end } = flight;
  const [from, to] = [crest(board, start, [token]), crest(board, end, [token])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once, as it was when it took off
  useLayoutEffect(() => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const at = (share: number, rise: number) =>
      `translate(${from[0] + dx * share}px, ${from[1] + dy * share - rise}px)`;
    const arc = Math.min(0.9, 0.3 * Math.hypot(dx, dy));
    ref.current?.animate(
      [{ transform: at(0, 0) }, { transform: at(0.5, arc), easing: "ease-in" }, { transform: at(1, 0) }],
      { duration: length, easing: "ease-out", fill: "both" },
    );
  }, []);
  return (
    <g ref={ref} class="flyer" transform={`translate(${from[0]} ${from[1]})`}>
      <Drawn token={token} />
    </g>
  );
}

/** The way of several flights over a board: from where they start to the last landing. */
export function FlightPath({
  board,
  flights,
}: {
  readonly board: BoardScene;
  readonly flights: readonly Flight[];
}) {
  const at = (label: string): Point | null => {
    const cell = board.cells.find((candidate) => candidate.id === label);
    return cell ? place([cell.q, cell.r]) : null;
  };
  const start = at(flights[0]?.start ?? "");
  const ends = flights.map((flight) => at(flight.end)).filter((point) => point !== null);
  const last = ends.at(-1);
  if (!start || !last) return null;
  return (
    <g class="flight-path">
      <path class="flight-line" d={`M${start.join(" ")}L${last.join(" ")}`} />
    </g>
  );
}
