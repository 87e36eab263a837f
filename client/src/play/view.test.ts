import assert from "node:assert/strict";
import { test } from "node:test";
import type { Point } from "../geometry/axial";
import type { Frame } from "../geometry/frame";
import { inSight, type Looking, panned, revealing, View, WHOLE, zoomed } from "./view";

const FRAME: Frame = { x: -8, y: -10, width: 16, height: 20 };

/** Where a point of the board lies in what is in sight, from 0 to 1 in both ways. */
function seenAt(looking: Looking, [x, y]: Point): Point {
  const seen = inSight(FRAME, looking);
  return [(x - seen.x) / seen.width, (y - seen.y) / seen.height];
}

function close(a: Point, b: Point): void {
  assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-9, `${a} is not ${b}`);
}

test("the whole board is in sight at first, and never less than nothing beside it", () => {
  assert.deepEqual(inSight(FRAME, WHOLE), FRAME);
  for (const [dx, dy] of [
    [50, 50],
    [-50, 3],
    [0, -50],
  ] as const) {
    const seen = inSight(FRAME, panned(zoomed(WHOLE, 2, FRAME), dx, dy, FRAME));
    assert.ok(seen.x >= FRAME.x - 1e-9 && seen.x + seen.width <= FRAME.x + FRAME.width + 1e-9);
    assert.ok(seen.y >= FRAME.y - 1e-9 && seen.y + seen.height <= FRAME.y + FRAME.height + 1e-9);
  }
});

test("the point that is zoomed at stays where it is on the screen", () => {
  const point: Point = [3, -4];
  const once = zoomed(WHOLE, 1.5, FRAME, point);
  close(seenAt(once, point), seenAt(WHOLE, point));
  close(seenAt(zoomed(once, 1.7, FRAME, point), point), seenAt(WHOLE, point));
});

test("zooming out as far as in shows the whole board again, and it goes no further", () => {
  const near = zoomed(WHOLE, 2, FRAME, [5, 5]);
  assert.equal(near.zoom, 2);
  assert.deepEqual(zoomed(near, 0.5, FRAME, [-5, 0]), WHOLE);
  assert.deepEqual(zoomed(WHOLE, 0.2, FRAME), WHOLE);
  assert.equal(zoomed(WHOLE, 1000, FRAME).zoom, zoomed(WHOLE, 100, FRAME).zoom);
});

test("what keys lead to is brought into sight, and what is in sight moves nothing", () => {
  const near = zoomed(WHOLE, 3, FRAME);
  const corner: Point = [-7, -9];
  const [x, y] = seenAt(near, corner);
  assert.ok(x < 0 && y < 0);
  const moved = seenAt(revealing(near, corner, FRAME), corner);
  assert.ok(moved[0] >= 0 && moved[0] <= 1 && moved[1] >= 0 && moved[1] <= 1);
  assert.deepEqual(revealing(near, [0.2, 0.2], FRAME), near);
});

test("six turns lead back to where the board was", () => {
  const view = new View();
  const seen = [1, 2, 3, 4, 5, 6].map(() => {
    view.turn(1);
    return view.state.value.turns;
  });
  assert.deepEqual(seen, [1, 2, 3, 4, 5, 0]);
  view.turn(-1);
  assert.equal(view.state.value.turns, 5);
  view.reset();
  assert.deepEqual(view.state.value, WHOLE);
});
