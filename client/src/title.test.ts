import assert from "node:assert/strict";
import { test } from "node:test";
import { title } from "./title";

test("the tab names the page first and the club last", () => {
  assert.equal(title("HexaFuse"), "HexaFuse · Hexagora");
  assert.equal(title(null), "Hexagora");
});
