import assert from "node:assert/strict";
import { test } from "node:test";
import { share } from "./share";

const before = () => ({
  cells: [
    { id: "a1", tokens: [{ kind: "tile", side: 0 }] },
    { id: "a2", tokens: [] },
  ],
  prompt: "Lay a piece",
  rims: null,
});

test("what is equal stays the same object", () => {
  const then = before();
  assert.equal(share(then, before()), then);
});

test("what has changed is as it came, and all beside it stays the same", () => {
  const then = before();
  const now = { ...before(), cells: [before().cells[0], { id: "a2", tokens: [{ kind: "cap", side: 1 }] }] };
  const shared = share(then, now);
  assert.deepEqual(shared, now);
  assert.equal(shared.cells[0], then.cells[0]);
  assert.notEqual(shared.cells, then.cells);
  assert.deepEqual(then, before());
});

test("lists that grow or shrink, names that come or go and other kinds of things are told apart", () => {
  for (const [then, now] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [{}, []],
    [{ a: null }, { a: {} }],
    [{ a: { b: 1 } }, { a: null }],
    [["1"], [1]],
    [null, [0]],
  ])
    assert.deepEqual(share(then, now), now);
});
