import assert from "node:assert/strict";
import { test } from "node:test";
import { packed, unpacked } from "./practice";

test("a position comes back out of its link", () => {
  const position = {
    game: "hexano-duel",
    options: { layout: "explicit", advanced: true },
    players: 2,
    setup: { stacks: { a1: ["R1", "W1"] }, note: "??>>~~" },
    moves: ["a1-b2>c3*,d3", "pass"],
  };
  const hash = packed(position);
  assert.match(hash, /^[\w-]+$/);
  assert.deepEqual(unpacked(`#${hash}`), position);
});

test("a link that cannot be read is no position", () => {
  for (const hash of ["", "#", "#room=abc", "#!!!", `#${btoa("3")}`, `#${btoa("{}")}`])
    assert.equal(unpacked(hash), null);
});
