import assert from "node:assert/strict";
import { test } from "node:test";
import { places } from "./graph";

test("a history goes from left to right, and higher is up", () => {
  const found = places([1500, 1520, 1490]);
  assert.ok(found.every(([x], i) => i === 0 || x > (found[i - 1]?.[0] ?? 0)));
  const [first, best, worst] = found.map(([, y]) => y);
  assert.ok(best !== undefined && first !== undefined && worst !== undefined);
  assert.ok(best < first && first < worst);
});

test("a single rating, or one that never changed, can be drawn", () => {
  assert.deepEqual(places([1500]).length, 1);
  assert.ok(places([1500, 1500]).flat().every(Number.isFinite));
});
