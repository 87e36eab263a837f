import assert from "node:assert/strict";
import { test } from "node:test";
import { place } from "../geometry/axial";
import { BAR, BOARDS, lay } from "./fixture";
import { reach } from "./reach";
import { snapped } from "./snap";

const HOLD = { kind: "item", tray: "hand", item: BAR } as const;
const REACH = reach(HOLD, 0, [lay("I3", "c2,c3,c4"), lay("I3", "b1,b2,b3")], BOARDS);
const spot = (q: number, r: number) => ({ board: "board", at: [q, r] as const });

test("a piece falls into the legal place that it is carried close to", () => {
  const [x, y] = place([0, 0]);
  assert.deepEqual(snapped(REACH, spot(0, -1), [x + 0.1, y - 1.0])?.at, [0, 0]);
  assert.deepEqual(snapped(REACH, spot(0, 0), [x, y])?.at, [0, 0]);
});

test("far from every legal place it lies where it is held, so that it can be asked why not", () => {
  const at = place([0, -2]);
  assert.deepEqual(snapped(REACH, spot(0, -2), at), spot(0, -2));
  assert.equal(snapped(REACH, null, at), null);
  assert.deepEqual(snapped(null, spot(0, -2), at), spot(0, -2));
});

test("between two legal places it falls into the nearer one", () => {
  const [[ax, ay], [bx, by]] = [place([0, 0]), place([-1, 1])];
  const places = REACH.places.map(({ spot: { at } }) => at.join());
  assert.deepEqual(places.sort(), ["-1,1", "0,0"]);
  const between = (share: number) => [ax + (bx - ax) * share, ay + (by - ay) * share] as const;
  assert.deepEqual(snapped(REACH, spot(-2, 0), between(0.4))?.at, [0, 0]);
  assert.deepEqual(snapped(REACH, spot(-2, 0), between(0.6))?.at, [-1, 1]);
});
