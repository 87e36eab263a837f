import assert from "node:assert/strict";
import { test } from "node:test";
import type { Estimate, Review } from "../../net/review";
import { estimates, expectedPoints, rangeOf, scores } from "./curve";

const estimate = (player: number, value: number | null, points: number | null = null): Estimate => ({
  player,
  best: value === null ? [] : [{ move: "x", value, points }],
  played: null,
  played_points: null,
  turning: false,
  exact: false,
});

const review = (changes: Partial<Review>): Review => ({
  review: "0",
  room: null,
  game: { id: "g", title: "G", options: {} },
  names: ["Anna", "Bert"],
  simultaneous: false,
  scale: "chance",
  end: "rules",
  by: null,
  winners: [1],
  sides: ["side-0", "side-1"],
  headings: ["hexes"],
  steps: [0, 1, 2].map((ply) => ({
    player: ply === 0 ? null : (ply - 1) % 2,
    move: ply === 0 ? "" : "x",
    said: "",
    totals: [ply, 2 * ply],
    points: [[ply], [2 * ply]],
  })),
  analysis: { status: "done", mine: false, plies: 2, found: [estimate(0, 0.6), estimate(1, 0.7)] },
  study: null,
  ...changes,
});

test("of two who move in turn one curve tells all, seen by the first, and it ends with what came of it", () => {
  const [curve, ...others] = estimates(review({}));
  assert.equal(others.length, 0);
  assert.deepEqual(
    curve?.points.map(([ply, height]) => [ply, Number(height.toFixed(6))]),
    [
      [0, 0.6],
      [1, 0.3],
      [2, 0],
    ],
  );
});

test("while the bot is at work the curve goes as far as it has come", () => {
  const found = [estimate(0, 0.6)];
  const [curve] = estimates(review({ analysis: { status: "running", mine: true, plies: 2, found } }));
  assert.deepEqual(curve?.points, [[0, 0.6]]);
});

test("where there is no choice the curve goes on to the next estimate; a broken-off game ends with the last", () => {
  const found = [estimate(0, 0.6), estimate(1, null)];
  const [curve] = estimates(
    review({ winners: [], analysis: { status: "done", mine: false, plies: 2, found } }),
  );
  assert.deepEqual(curve?.points, [[0, 0.6]]);
});

test("who choose at the same time have a curve each", () => {
  const curves = estimates(review({ simultaneous: true, winners: [0, 1] }));
  assert.deepEqual(
    curves.map(({ player, points }) => [player, points]),
    [
      [
        0,
        [
          [0, 0.6],
          [2, 0.5],
        ],
      ],
      [
        1,
        [
          [1, 0.7],
          [2, 0.5],
        ],
      ],
    ],
  );
});

test("who plays alone sees points, and at last those that were made", () => {
  const alone = review({
    names: ["Anna"],
    scale: "points",
    winners: [0],
    analysis: {
      status: "done",
      mine: false,
      plies: 2,
      found: [estimate(0, 0.5, 100), estimate(0, 0.45, 90)],
    },
  });
  assert.deepEqual(expectedPoints(alone), [
    [0, 100],
    [1, 90],
    [2, 2],
  ]);
  const [curve] = estimates(alone);
  assert.deepEqual(
    curve?.points.map(([, height]) => height),
    [1, 0.9, 0.02],
  );
});

test("ranges have round ends and hold what is shown", () => {
  assert.deepEqual(rangeOf([]), { low: 0, high: 1 });
  for (const values of [[3], [17], [-4, 11], [100, 148], [0]]) {
    const { low, high } = rangeOf(values);
    assert.ok(low <= Math.min(0, ...values) && high >= Math.max(...values) && high > low, String(values));
  }
});

test("the score is told by heading and in all", () => {
  const all = scores(review({}), null);
  assert.deepEqual(
    all.curves[1]?.points.map(([, height]) => height * (all.range.high - all.range.low)),
    [0, 2, 4],
  );
  const hexes = scores(review({}), 0);
  assert.deepEqual(
    hexes.curves[0]?.points.map(([, height]) => height * hexes.range.high),
    [0, 1, 2],
  );
});
