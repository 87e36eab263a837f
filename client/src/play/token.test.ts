import assert from "node:assert/strict";
import { test } from "node:test";
import type { Rim } from "../contract";
import { put, scene } from "./fixture";
import { Hand } from "./hand";
import { table } from "./table";
import { markOf, offerToken, tokenOf } from "./token";

const RIMS: readonly Rim[] = [
  { style: "side-1", said: "the western edge is Blue's", edges: [["a1", 5]], mark: "B" },
  { style: "side-0", said: "the northern edge is Red's", edges: [["a1", 0]], mark: "R" },
];

function rimmed() {
  const bare = scene([]);
  return { ...bare, boards: bare.boards.map((board) => ({ ...board, rims: RIMS })) };
}

const wire = { play: () => {}, set: () => {}, ask: async () => null, refused: () => {} };

test("the rim of a side tells its letter before there is anything of it on the board", () => {
  assert.equal(markOf(rimmed(), 0), "R");
  assert.equal(markOf(rimmed(), 1), "B");
  assert.equal(markOf(scene([]), 0), "");
});

test("where there is but one kind of thing to put, it is a stone of one's own side", () => {
  const offer = put("c3", "");
  const hand = new Hand(table(rimmed(), [offer], 1), wire, { overEdge: "", notNow: "" });
  const stone = { kind: "stone", style: "side-1", said: "", side: 1, group: null, mark: "B", size: 0 };
  assert.deepEqual(offerToken(hand, offer), stone);
  hand.aim({ board: "board", at: [0, 0] });
  assert.deepEqual(tokenOf(hand), stone);
});
