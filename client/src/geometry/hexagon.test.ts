import assert from "node:assert/strict";
import { test } from "node:test";
import { hexagon, label } from "./hexagon";

test("labels are those of hexagonal chess: files from the west, cells from the south", () => {
  const at = (q: number, r: number) => label([q, r], 3);
  assert.deepEqual(
    [at(0, -3), at(3, -3), at(3, 0), at(0, 3), at(-3, 3), at(-3, 0)],
    ["d7", "g4", "g1", "d1", "a1", "a4"],
  );
  assert.equal(label([0, 0], 4), "e5");
});

test("every cell of a board has a label of its own", () => {
  assert.equal(new Set(hexagon(4).map((cell) => label(cell, 4))).size, 61);
});
