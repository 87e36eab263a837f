import assert from "node:assert/strict";
import { test } from "node:test";
import { sentence } from "./attempt";

test("what the club says in one line is shown as a sentence", () => {
  assert.equal(sentence("name or password is wrong"), "Name or password is wrong.");
  assert.equal(sentence("is it you?"), "Is it you?");
  assert.equal(sentence(""), "");
});
