import assert from "node:assert/strict";
import { test } from "node:test";
import { grown, pair, Twist } from "./pair";

/** Two fingers about a middle, so far apart, at an angle. */
function fingers(degrees: number, apart = 120) {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [(Math.cos(angle) * apart) / 2, (Math.sin(angle) * apart) / 2];
  return pair({ x: 200 - dx, y: 300 - dy }, { x: 200 + dx, y: 300 + dy });
}

test("two fingers have a middle, a distance and an angle", () => {
  const two = fingers(30, 80);
  assert.deepEqual([two.x, two.y].map(Math.round), [200, 300]);
  assert.equal(Math.round(two.apart), 80);
  assert.equal(Math.round(two.angle), 30);
});

test("an angle grows the shorter way round, also past where angles begin anew", () => {
  assert.equal(grown(170, -170), 20);
  assert.equal(grown(-170, 170), -20);
  assert.equal(grown(10, 40), 30);
});

test("each thirty degrees of a twist are one turn, both ways, and nothing is lost between them", () => {
  const twist = new Twist(fingers(160));
  let turns = 0;
  for (let at = 160; at <= 290; at += 7) turns += twist.turns(fingers(at));
  assert.equal(turns, 4);
  for (let at = 286; at >= 160; at -= 7) turns += twist.turns(fingers(at));
  assert.equal(turns, 0);
  assert.ok(twist.turned);
});

test("fingers that only tremble turn nothing", () => {
  const twist = new Twist(fingers(0));
  for (const at of [5, -8, 12, 3]) assert.equal(twist.turns(fingers(at, 100 + at)), 0);
  assert.ok(!twist.turned);
});
