import assert from "node:assert/strict";
import { test } from "node:test";
import { nextOf } from "./solved";

const steps = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("one goes on with the first that is not solved", () => {
  assert.equal(nextOf(steps, new Set())?.id, "a");
  assert.equal(nextOf(steps, new Set(["a"]))?.id, "b");
});

test("after an exercise comes the next one, and in the end what was left out", () => {
  assert.equal(nextOf(steps, new Set(["b"]), "b")?.id, "c");
  assert.equal(nextOf(steps, new Set(["b", "c"]), "c")?.id, "a");
  assert.equal(nextOf(steps, new Set(["a", "b", "c"]), "c"), null);
});
