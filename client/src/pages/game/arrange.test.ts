import assert from "node:assert/strict";
import { test } from "node:test";
import { layers } from "../../board/tower";
import type { Item, Score, Token, Tray } from "../../contract";
import { drawnBoard } from "../../geometry/hexagon";
import { BAR, scene } from "../../play/fixture";
import { trees } from "./haul";
import { layout } from "./layout";
import { ranked, tieBroken } from "./ranking";
import { brief } from "./textboard";

const score = (player: number, total: number): Score => ({
  player,
  side: "",
  total,
  parts: [],
  board: "board",
  groups: [],
  styles: [],
});

test("who won comes first, and who has equal points behind shares a rank", () => {
  const all = [score(0, 40), score(1, 62), score(2, 40), score(3, 62)];
  assert.deepEqual(
    ranked(all, [3]).map(({ rank, score: { player } }) => [rank, player]),
    [
      [1, 3],
      [2, 1],
      [3, 0],
      [3, 2],
    ],
  );
});

test("those who share the win share the first rank", () => {
  const all = [score(0, 62), score(1, 50), score(2, 62)];
  assert.deepEqual(
    ranked(all, [0, 2]).map(({ rank }) => rank),
    [1, 1, 3],
  );
});

test("a tie is broken when only some of the leaders win by points", () => {
  const all = [score(0, 62), score(1, 62), score(2, 50)];
  assert.ok(tieBroken(all, [1]));
  assert.ok(!tieBroken(all, [0, 1]));
  assert.ok(!tieBroken([score(0, 9), score(1, 4)], [0]));
  // Who resigned may have had more points: that is no tie.
  assert.ok(!tieBroken([score(0, 9), score(1, 4)], [1]));
});

const piece = (id: string, group: string): Item => ({
  ...BAR,
  id,
  shape: [],
  kind: "cone",
  size: Number(id[1]),
  mark: id[0] ?? "",
  group,
});

test("a haul is laid out in its trees, the largest piece below, and in what is left over", () => {
  const items = [
    piece("R1", "solid 0"),
    piece("R2", "solid 0"),
    piece("R3", "solid 0"),
    piece("G2", "loose"),
    piece("G3", "loose"),
  ];
  const sorted = trees(items);
  assert.deepEqual(
    sorted.trees.map((tree) => tree.map((item) => item.id)),
    [["R3", "R2", "R1"]],
  );
  assert.deepEqual(
    sorted.loose.map((item) => item.id),
    ["G2", "G3"],
  );
});

const token = (kind: string, mark: string, size: number): Token => ({
  kind,
  style: "",
  said: mark,
  side: null,
  group: null,
  mark,
  size,
});

test("however high a stack is, it stays within its cell, and no piece covers another", () => {
  for (let n = 1; n <= 14; n++) {
    const cones = Array.from({ length: n }, () => token("cone", "R", 2));
    for (const tokens of [cones, [...cones, token("cap", "W", 1)]]) {
      const drawn = layers(tokens);
      drawn.forEach(({ y, height }, i) => {
        assert.ok(Math.abs(y) + height / 2 <= 0.87, `${n} pieces`);
        const above = drawn[i + 1];
        if (above) assert.ok(above.y + above.height / 2 <= y - height / 2 + 1e-9, `${n} pieces`);
      });
    }
  }
});

test("the text board tells a stack from the bottom to the top, with sizes", () => {
  const stack = [token("cone", "R", 1), token("cone", "B", 3), token("cap", "W", 1)];
  const board = drawnBoard(1, new Map([["b2", stack]]));
  const cells = new Map(board.cells.map((cell) => [cell.id, brief(cell)]));
  assert.equal(cells.get("b2"), "R1B3W1");
  assert.equal(cells.get("b1"), "·");
});

const board = (id: string, owner: number | null) => ({ ...drawnBoard(1, new Map()), id, owner });
const tray = (id: string, kind: string, owner: number | null): Tray => ({
  id,
  title: id,
  owner,
  items: [],
  hidden: 0,
  hidden_items: [],
  note: "",
  kind,
  wanted: [],
});

test("of boards that players own, one's own is in the middle and the others are apart", () => {
  const boards = [board("display-1", 1), board("display-0", 0), board("display-2", 2)];
  const laid = layout({ ...scene([]), boards, trays: [tray("card", "readings", null)] }, 1, 1);
  assert.deepEqual(
    laid.boards.map(({ id }) => id),
    ["display-1"],
  );
  assert.deepEqual(
    laid.others.map(({ id }) => id),
    ["display-0", "display-2"],
  );
  assert.equal(laid.readings?.id, "card");
});

test("boards that belong to nobody are all in the middle; trays lie on their owner's side", () => {
  const trays = [tray("haul-0", "haul", 0), tray("haul-1", "haul", 1)];
  const laid = layout({ ...scene([]), boards: [board("a", null), board("b", null)], trays }, 1, 1);
  assert.equal(laid.boards.length, 2);
  assert.deepEqual([laid.near[0]?.id, laid.far[0]?.id], ["haul-1", "haul-0"]);
});

test("who watches sits behind the first player", () => {
  const trays = [tray("haul-0", "haul", 0), tray("haul-1", "haul", 1)];
  const laid = layout({ ...scene([]), trays }, 0, null);
  assert.deepEqual([laid.near[0]?.id, laid.far[0]?.id], ["haul-0", "haul-1"]);
});
