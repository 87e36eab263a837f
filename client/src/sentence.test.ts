import assert from "node:assert/strict";
import { test } from "node:test";
import { sentence } from "./sentence";

test("a sentence begins with a capital, but a cell keeps its name", () => {
  assert.equal(sentence("it hangs over the edge"), "It hangs over the edge");
  assert.equal(sentence("d7 is blocked"), "d7 is blocked");
  assert.equal(sentence("a cap is there"), "A cap is there");
  assert.equal(sentence("éclair"), "Éclair");
  assert.equal(sentence(""), "");
});
