import type { RatingPoint } from "../../net/api";
import { words } from "../../words";

const [WIDTH, HEIGHT, MARGIN] = [320, 120, 12];

/** Where the points of a history lie, from left to right; the highest rating at the top. */
export function places(elos: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const low = Math.min(...elos);
  const span = Math.max(...elos) - low || 1;
  const step = elos.length > 1 ? (WIDTH - 2 * MARGIN) / (elos.length - 1) : 0;
  return elos.map((elo, i) => [
    elos.length > 1 ? MARGIN + i * step : WIDTH / 2,
    MARGIN + (1 - (elo - low) / span) * (HEIGHT - 2 * MARGIN),
  ]);
}

/** How a rating has gone, game by game. */
export function Graph({ history }: { readonly history: readonly RatingPoint[] }) {
  const elos = [1500, ...history.map((point) => point.elo)];
  const points = places(elos);
  const last = points.at(-1);
  return (
    <svg
      class="graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words("ratings-graph", {
        n: history.length,
        low: Math.min(...elos),
        high: Math.max(...elos),
      })}
    >
      <polyline class="graph-line" points={points.map(([x, y]) => `${x},${y}`).join(" ")} />
      {last && <circle class="graph-dot" cx={last[0]} cy={last[1]} r="4" />}
    </svg>
  );
}
