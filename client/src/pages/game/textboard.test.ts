import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnBoard } from "../../geometry/hexagon";
import { files } from "./textboard";

test("the text board has a row for each file, from west to east, each cell under its number", () => {
  const rows = files(drawnBoard(4, new Map()));
  assert.deepEqual(rows.map((row) => row.name).join(""), "abcdefghi");
  assert.deepEqual(
    rows.map((row) => row.cells.size),
    [5, 6, 7, 8, 9, 8, 7, 6, 5],
  );
  for (const row of rows) for (const [rank, cell] of row.cells) assert.equal(`${row.name}${rank}`, cell.id);
});
