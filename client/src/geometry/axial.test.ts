import assert from "node:assert/strict";
import { test } from "node:test";
import type { Axial } from "../contract";
import { add, arrow, cellAt, corners, distance, key, place, rotate, STEPS, tone } from "./axial";
import { hexagon } from "./hexagon";

const CORNER_STEPS: readonly Axial[] = [
  [1, -2],
  [2, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
];

test("a turn is clockwise: north becomes north-east, and six turns lead back", () => {
  for (const [i, step] of STEPS.entries()) assert.deepEqual(rotate(step, 1), STEPS[(i + 1) % 6]);
  for (const cell of hexagon(3)) {
    assert.deepEqual(rotate(cell, 6), cell);
    assert.deepEqual(rotate(rotate(cell, 2), -2), cell);
    assert.equal(distance(rotate(cell, 5), [0, 0]), distance(cell, [0, 0]));
  }
});

test("every point within a cell is found to lie in it", () => {
  for (const cell of hexagon(4))
    for (const [x, y] of [place(cell), ...corners(place(cell), 0.98)])
      assert.equal(key(cellAt([x, y])), key(cell));
});

test("cells that meet at corners only have one tone, edge neighbours never", () => {
  for (const cell of hexagon(3)) {
    for (const step of CORNER_STEPS) assert.equal(tone(add(cell, step)), tone(cell));
    for (const step of STEPS) assert.notEqual(tone(add(cell, step)), tone(cell));
  }
});

test("arrow keys go to an edge neighbour, and there and back again", () => {
  const back = { up: "down", down: "up", left: "right", right: "left" } as const;
  for (const cell of hexagon(3))
    for (const direction of ["up", "down", "left", "right"] as const) {
      const next = arrow(cell, direction);
      assert.equal(distance(cell, next), 1);
      assert.equal(key(arrow(next, back[direction])), key(cell));
    }
});

test("two steps to the right stay in the row", () => {
  for (const cell of hexagon(3)) assert.equal(place(arrow(arrow(cell, "right"), "right"))[1], place(cell)[1]);
});
