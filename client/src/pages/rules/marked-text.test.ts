import assert from "node:assert/strict";
import { test } from "node:test";
import { blocks, spans } from "./marked-text";

test("what stands between asterisks is emphasised", () => {
  assert.deepEqual(spans("no *edge* there"), [
    { text: "no ", strong: false },
    { text: "edge", strong: true },
    { text: " there", strong: false },
  ]);
});

test("paragraphs, lists and tables are told apart", () => {
  const found = blocks("One\nline.\n\n- first\n- second\n\n| for | points |\n| a hex | 1 |");
  assert.deepEqual(
    found.map((block) => block.kind),
    ["text", "list", "table"],
  );
  assert.deepEqual(found[0], { kind: "text", spans: [{ text: "One line.", strong: false }] });
  assert.deepEqual(found[2], { kind: "table", head: ["for", "points"], rows: [["a hex", "1"]] });
});
