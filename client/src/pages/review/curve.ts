// What the graphs of a review show, as points: the bot's estimate and the score, over the positions of the game.

import type { Review } from "../../net/review";

/** A line of a graph: whose it is, and its height at some positions of the game, from 0 (bottom) to 1 (top). */
export interface Curve {
  readonly player: number;
  readonly points: readonly (readonly [ply: number, height: number])[];
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Whether one curve tells all: of two who move in turn, what is good for one is bad for the other. */
export const oneCurve = (review: Review): boolean => review.names.length === 2 && !review.simultaneous;

/** A round step, of whole points, that leaves a few of them in a distance. */
function step(of: number): number {
  const size = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(of, 1))) - 1));
  return [1, 2, 5, 10, 20].map((n) => n * size).find((one) => of / one <= 8) ?? 50 * size;
}

/** A range with round ends that holds some numbers; the second is another one that it has to hold. */
export function rangeOf(values: readonly number[], also = 0): Range {
  const [low, high] = [Math.min(also, ...values), Math.max(also, ...values)];
  const by = step(high - low);
  return { low: Math.floor(low / by) * by, high: Math.max(Math.ceil(high / by) * by, low + by) };
}

/** The heights of some values in a range. */
const height = ({ low, high }: Range, value: number): number => (value - low) / (high - low);

/** The points that the bot expects at the end, over the game: for who plays alone. The last is what came of it. */
export function expectedPoints(review: Review): readonly (readonly [ply: number, points: number])[] {
  const found = review.analysis.found.flatMap(({ best }, ply): [number, number][] => {
    const points = best[0]?.points;
    return points == null ? [] : [[ply, points]];
  });
  const last = review.steps.at(-1)?.totals[0];
  const done = review.analysis.status === "done" && last !== undefined;
  return done ? [...found, [review.steps.length - 1, last]] : found;
}

/** How the game ended for a player: 1 for who won alone; null when nobody did, as it was broken off. */
export function shareOf(review: Review, player: number): number | null {
  if (review.winners.length === 0) return null;
  return review.winners.includes(player) ? 1 / review.winners.length : 0;
}

/** The estimate over the game: one curve for the first of two who move in turn, else one for each player. */
export function estimates(review: Review): readonly Curve[] {
  const { found, status } = review.analysis;
  if (review.scale === "points") {
    const expected = expectedPoints(review);
    const range = pointsRange(review);
    return [{ player: 0, points: expected.map(([ply, points]) => [ply, height(range, points)]) }];
  }
  const single = oneCurve(review);
  const players = single ? [0] : review.names.map((_, player) => player);
  const end = review.steps.length - 1;
  return players.map((player) => {
    const points = found.flatMap((estimate, ply): [number, number][] => {
      const value = estimate.best[0]?.value;
      if (value === undefined || (!single && estimate.player !== player)) return [];
      return [[ply, estimate.player === player ? value : 1 - value]];
    });
    const share = status === "done" ? shareOf(review, player) : null;
    return { player, points: share === null ? points : [...points, [end, share]] };
  });
}

/** From where to where the graph of expected points goes. */
export function pointsRange(review: Review): Range {
  const points = expectedPoints(review).map(([, expected]) => expected);
  return rangeOf(points, points[0]);
}

/** The points under a heading (by its number; null: all of them) over the game, a curve for each player, and their range. */
export function scores(
  review: Review,
  heading: number | null,
): { readonly curves: readonly Curve[]; readonly range: Range } {
  const of = (player: number, ply: number): number => {
    const step = review.steps[ply];
    return (heading === null ? step?.totals[player] : step?.points[player]?.[heading]) ?? 0;
  };
  const range = rangeOf(review.steps.flatMap((_, ply) => review.names.map((_, player) => of(player, ply))));
  const curves = review.names.map((_, player) => ({
    player,
    points: review.steps.map((_, ply): [number, number] => [ply, height(range, of(player, ply))]),
  }));
  return { curves, range };
}
