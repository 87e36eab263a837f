import assert from "node:assert/strict";
import { test } from "node:test";
import type { BoardScene, Flight, Token } from "../contract";
import { drawnBoard } from "../geometry/hexagon";
import { before, during, moved, slide } from "./flight";

const token = (mark: string, size = 1): Token => ({
  kind: mark === "W" ? "cap" : "cone",
  style: mark,
  said: mark,
  side: null,
  group: null,
  mark,
  size,
});

const board = (stacks: Readonly<Record<string, readonly Token[]>>): BoardScene =>
  drawnBoard(2, new Map(Object.entries(stacks)));

const read = (of: BoardScene): Record<string, string> =>
  Object.fromEntries(
    of.cells.flatMap((cell) =>
      cell.tokens.length === 0 ? [] : [[cell.id, cell.tokens.map((one) => one.mark + one.size).join("")]],
    ),
  );

const [R1, R2, R3, CAP] = [token("R", 1), token("R", 2), token("R", 3), token("W", 1)];
const START = board({ a1: [R1, R2, R3, CAP], c3: [token("Y", 3)] });
const FLIGHTS: readonly Flight[] = [
  { token: R3, start: "a1", end: "c3", captured: true },
  { token: R2, start: "a1", end: "d3", captured: false },
  { token: R1, start: "a1", end: "e3", captured: false },
];
const AFTER = board({ b2: [CAP], c3: [token("Y", 3)], d3: [R2], e3: [R1] });

test("a drag shows the top where it goes, and all that flies where it lands", () => {
  const shown = moved(START, "a1", "b2", FLIGHTS);
  assert.equal(shown.token, CAP);
  assert.deepEqual(read(shown.board), { b2: "W1", c3: "Y3R3", d3: "R2", e3: "R1" });
});

test("flights are undone from the position after them, what was captured too", () => {
  assert.deepEqual(read(before(AFTER, FLIGHTS)), { a1: "R1R2R3", b2: "W1", c3: "Y3" });
});

test("pieces fly one after the other; the one in the air lies nowhere", () => {
  const first = before(AFTER, FLIGHTS);
  assert.deepEqual(read(during(first, FLIGHTS, 0, true)), { a1: "R1R2", b2: "W1", c3: "Y3" });
  assert.deepEqual(read(during(first, FLIGHTS, 1, true)), { a1: "R1", b2: "W1", c3: "Y3R3" });
  assert.deepEqual(read(during(first, FLIGHTS, 3, false)), {
    b2: "W1",
    c3: "Y3R3",
    d3: "R2",
    e3: "R1",
  });
});

test("cells where nothing changes stay the same objects, so they are not drawn anew", () => {
  const first = before(AFTER, FLIGHTS);
  const then = during(first, FLIGHTS, 1, false);
  const same = then.cells.filter((cell, i) => cell === first.cells[i]);
  assert.equal(same.length, first.cells.length - 2);
});

test("a step of one thing from a cell to another is found by comparing two boards", () => {
  const step = slide(START, moved(START, "a1", "b2", []).board);
  assert.deepEqual([step?.start, step?.end, step?.token.mark], ["a1", "b2", "W"]);
});

test("more than one change, or none, is no step", () => {
  assert.equal(slide(START, START), null);
  assert.equal(slide(START, AFTER), null);
  assert.equal(slide(board({ a1: [R1] }), board({ a1: [R1], b2: [R1] })), null);
});
