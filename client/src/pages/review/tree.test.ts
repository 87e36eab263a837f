import assert from "node:assert/strict";
import { test } from "node:test";
import {
  after,
  commented,
  cut,
  endOf,
  grown,
  leaves,
  merged,
  movesTo,
  pliesOf,
  tried,
  way,
  written,
} from "./tree";

const MOVES = ["a", "b", "c"];

test("the positions of the game come first, and variations follow in the order in which they were tried", () => {
  const game = grown(MOVES);
  const [one, d] = tried(game, 1, "d");
  const [two, e] = tried(one, d, "e");
  const [three, x] = tried(two, 3, "x");
  assert.deepEqual([d, e, x], [4, 5, 6]);
  assert.deepEqual(movesTo(three, e), ["a", "d", "e"]);
  assert.deepEqual(movesTo(three, x), ["a", "b", "c", "x"]);
  assert.equal(leaves(three, e), 1);
  assert.equal(pliesOf(three), 3);
  assert.deepEqual(written(three).variations, [
    [1, "d"],
    [4, "e"],
    [3, "x"],
  ]);
});

test("a move that was played or tried before leads where it led", () => {
  const game = grown(MOVES);
  assert.deepEqual(tried(game, 0, "a"), [game, 1]);
  const [tree, d] = tried(game, 0, "d");
  assert.deepEqual(tried(tree, 0, "d"), [tree, d]);
  assert.equal(after(tree, 0, "e"), undefined);
});

test("what is written grows to the same tree again", () => {
  const study = {
    variations: [
      [0, "x"],
      [4, "y"],
      [2, "z"],
    ] as [number, string][],
    comments: [[5, "why?"]] as [number, string][],
  };
  assert.deepEqual(written(grown(MOVES, study)), study);
});

test("a variation goes with all that follows it, and the others keep their comments", () => {
  let [tree] = tried(grown(MOVES), 0, "x");
  [tree] = tried(tree, 4, "y");
  [tree] = tried(tree, 1, "z");
  tree = commented(commented(tree, 5, "gone"), 6, "stays");
  const left = cut(tree, 4);
  assert.deepEqual(written(left), { variations: [[1, "z"]], comments: [[4, "stays"]] });
  assert.deepEqual(left.positions[0]?.next, [1]);
  assert.deepEqual(movesTo(left, 4), ["a", "z"]);
});

test("nothing of the game itself can be cut", () => {
  const tree = grown(MOVES);
  assert.deepEqual(written(cut(tree, 2)), written(tree));
  assert.equal(pliesOf(cut(tree, 2)), 3);
});

test("a comment with nothing in it is none", () => {
  const tree = commented(grown(MOVES), 1, "hm");
  assert.equal(commented(tree, 1, "  ").comments.size, 0);
});

test("a copy is added to one's own, and nothing that is there is lost or doubled", () => {
  const mine = grown(MOVES, { variations: [[0, "x"]], comments: [[1, "mine"]] });
  const theirs = grown(MOVES, {
    variations: [
      [1, "d"],
      [0, "x"],
      [5, "y"],
    ],
    comments: [
      [1, "theirs"],
      [6, "deep"],
    ],
  });
  const both = merged(mine, theirs);
  assert.deepEqual(written(both).variations, [
    [0, "x"],
    [1, "d"],
    [4, "y"],
  ]);
  assert.equal(both.comments.get(1), "mine\n\ntheirs");
  assert.equal(both.comments.get(6), "deep");
  assert.deepEqual(written(merged(both, theirs)), written(both));
});

test("the end of a line is the end of the game, or of the variation", () => {
  const [tree, x] = tried(grown(MOVES), 1, "x");
  assert.equal(endOf(tree, 0), 3);
  assert.equal(endOf(tree, x), x);
  assert.equal(way(tree, x).length, 3);
});
