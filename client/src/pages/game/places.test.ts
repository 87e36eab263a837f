import assert from "node:assert/strict";
import { test } from "node:test";
import { placed } from "./places";

test("what has gone leaves its place free, and takes it again when it comes back", () => {
  const begun = placed([], ["a", "b", "c"]);
  assert.deepEqual(begun, ["a", "b", "c"]);
  assert.equal(placed(begun, ["a", "c"]), begun);
  assert.equal(placed(begun, ["c", "b", "a"]), begun);
});

test("something new lays all of it out anew", () => {
  assert.deepEqual(placed(["a", "b", "c"], ["c", "d"]), ["c", "d"]);
});
