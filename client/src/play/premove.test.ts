import assert from "node:assert/strict";
import { test } from "node:test";
import { BAR, BEND, BOARDS, button, drag, lay, put, scene } from "./fixture";
import { aims, coversSpot, fulfilled, premove } from "./premove";
import { reach } from "./reach";

const at = (q: number, r: number) => ({ board: "board", at: [q, r] as const });
const held = (item: typeof BAR) => ({ kind: "item", tray: "hand", item }) as const;

test("a shape over the board is set as the cells that it covers", () => {
  const hold = held(BAR);
  const next = premove(hold, at(0, 0), reach(hold, 0, [], BOARDS), BOARDS);
  assert.deepEqual(next, { kind: "lay", board: "board", item: "I3", cells: ["c2", "c3", "c4"] });
  const offers = [lay("V3", "c2,c3,c4"), lay("I3", "c2,c3,c4")];
  assert.equal(next && fulfilled(next, offers), offers[1]);
});

test("what hangs over the edge, or goes nowhere, cannot be set", () => {
  const bar = held(BAR);
  assert.equal(premove(bar, at(0, 2), reach(bar, 0, [], BOARDS), BOARDS), null);
  const cap = { kind: "cell", board: "board", at: [0, 0] } as const;
  assert.equal(premove(cap, at(0, 0), reach(cap, 0, [], BOARDS), BOARDS), null);
  assert.equal(premove(cap, at(3, 0), reach(cap, 0, [], BOARDS), BOARDS), null);
});

test("what is dragged and what is put are set by their cells, whatever is legal by then", () => {
  const cap = { kind: "cell", board: "board", at: [0, 0] } as const;
  const dragged = premove(cap, at(0, -1), reach(cap, 0, [], BOARDS), BOARDS);
  assert.deepEqual(dragged, { kind: "drag", board: "board", start: "c3", end: "c4" });
  assert.equal(dragged && fulfilled(dragged, [drag("c3", "c2"), drag("c3", "c4")])?.move, "c3-c4");
  assert.equal(dragged && fulfilled(dragged, [drag("c3", "c2")]), null);
  const token = { kind: "token" } as const;
  const stone = premove(token, at(0, -1), reach(token, 0, [], BOARDS), BOARDS);
  assert.equal(stone && fulfilled(stone, [put("c3"), put("c4")])?.move, "c4");
});

test("where it would have to be chosen what is meant, nothing is made", () => {
  const wanted = { kind: "put", board: "board", cell: "c3", item: null } as const;
  assert.equal(fulfilled(wanted, [put("c3", "fire"), put("c3", "water")]), null);
  assert.equal(
    fulfilled({ ...wanted, item: "water" }, [put("c3", "fire"), put("c3", "water")])?.gesture.kind,
    "put",
  );
});

test("a question is never answered by what was set, nor does it lay another piece or on another board", () => {
  const wanted = { kind: "lay", board: "board", item: BEND.id, cells: ["c2", "c3", "d2"] } as const;
  assert.equal(fulfilled(wanted, [button("stay", scene()), button("swap", scene())]), null);
  assert.equal(fulfilled(wanted, [lay("V3", "c2,c3,d2", "other"), lay("I3", "c2,c3,d2")]), null);
});

test("it is found by the cells on which it would lie", () => {
  const wanted = { kind: "drag", board: "board", start: "c3", end: "c4" } as const;
  assert.deepEqual(aims(wanted), ["c4"]);
  assert.ok(coversSpot(wanted, at(0, -1), BOARDS));
  assert.ok(!coversSpot(wanted, at(0, 0), BOARDS));
  assert.ok(!coversSpot(wanted, { board: "other", at: [0, -1] }, BOARDS));
});
