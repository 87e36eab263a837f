import assert from "node:assert/strict";
import { test } from "node:test";
import { played, shots } from "../start/pictures";
import { moments } from "./flights";

const [start] = shots(2, [{ stacks: "a1:R1R2R3W1 c3:Y3 d3:O1" }]);

const eruption = (move: string) => {
  assert.ok(start);
  const { board, flights } = played(start.board, move);
  return { from: start.board, board, flights };
};

test("an eruption is seen as the step of the cap, then piece by piece, then what is captured", () => {
  const { from, board, flights } = eruption("a1-b2>c3*,d3,e3");
  const seen = moments(from, board, flights);
  assert.deepEqual(
    seen.map(({ flight }) => flight && `${flight.token.said} ${flight.end}`),
    ["W1 b2", "R3 c3", "R2 d3", "R1 e3", null],
  );
  assert.deepEqual([...(seen.at(-1)?.fates.values() ?? [])], ["taken"]);
});

test("nothing waits at the end of an eruption that captures nothing", () => {
  const { from, board, flights } = eruption("a1-b2>c3");
  assert.ok(moments(from, board, flights).every(({ flight }) => flight !== null));
});

test("a quiet move is seen as one step, and nothing moves when nothing has", () => {
  const { from, board } = eruption("a1-b2");
  assert.deepEqual(
    moments(from, board, []).map(({ flight }) => flight?.end),
    ["b2"],
  );
  assert.deepEqual(moments(from, from, []), []);
});

test("a snapshot that was missed does not stop the pieces from being seen flying", () => {
  const { board, flights } = eruption("a1-b2>c3,d3,e3");
  const [other] = shots(2, [{ stacks: "e1:G1G2" }]);
  assert.ok(other);
  assert.deepEqual(
    moments(other.board, board, flights).map(({ flight }) => flight?.end),
    ["c3", "d3", "e3"],
  );
});
