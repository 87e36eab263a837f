import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene } from "../contract";
import { drawnBoard, drawnToken } from "../geometry/hexagon";
import { BAR, drag, lay, scene } from "./fixture";
import { Hand } from "./hand";
import type { Premove } from "./premove";
import { type Ahead, type Table, table } from "./table";

const AHEAD: Ahead = { drags: new Set(["cap"]), token: false };
const MIDDLE = { board: "board", at: [0, 0] } as const;

function play(start: Table) {
  const log = { played: [] as string[], set: [] as Premove[], refused: [] as string[] };
  const hand = new Hand(
    start,
    {
      play: (offer) => log.played.push(offer.move),
      set: (next) => log.set.push(next),
      ask: async () => null,
      refused: (verdict) => log.refused.push(verdict.reason),
    },
    { overEdge: "edge", notNow: "later" },
  );
  return { hand, log };
}

const capped = (label: string): Scene => ({
  ...scene([]),
  boards: [drawnBoard(2, new Map([[label, [drawnToken("cap", 0, null)]]]))],
});

test("what is laid while others are at it is set for the next turn, and leaves the hand", () => {
  const { hand, log } = play(table(scene(), [], 0, { ahead: AHEAD }));
  hand.pick(BAR);
  hand.aim(MIDDLE);
  hand.lay();
  assert.deepEqual(log, {
    played: [],
    set: [{ kind: "lay", board: "board", item: "I3", cells: ["c2", "c3", "c4"] }],
    refused: [],
  });
  assert.equal(hand.state.value.hold, null);
});

test("where nothing may be set, or over the edge, it is told why instead", async () => {
  for (const [ahead, at, reason] of [
    [null, [0, 0], "later"],
    [AHEAD, [0, 2], "edge"],
  ] as const) {
    const { hand, log } = play(table(scene(), [], 0, { ahead }));
    hand.pick(BAR);
    hand.aim({ board: "board", at });
    hand.lay();
    await new Promise((resolve) => setTimeout(resolve));
    assert.deepEqual([log.set, log.refused], [[], [reason]]);
  }
});

test("a cap of one's own can be taken up before the turn, and is still held when the turn comes", () => {
  const { hand, log } = play(table(capped("c3"), [], 0, { ahead: AHEAD }));
  assert.ok(hand.pickCell(MIDDLE));
  hand.update(table(capped("c3"), [], 0, { ahead: AHEAD, ply: 1 }));
  assert.ok(hand.holdsCell(MIDDLE));
  hand.update(table(capped("c3"), [drag("c3", "c4")], 0, { ahead: AHEAD, ply: 2 }));
  assert.ok(hand.holdsCell(MIDDLE));
  hand.aim({ board: "board", at: [0, -1] });
  hand.lay();
  assert.deepEqual(log.played, ["c3-c4"]);
});

test("a cap that was moved away is no longer held", () => {
  const { hand } = play(table(capped("c3"), [], 0, { ahead: AHEAD }));
  hand.pickCell(MIDDLE);
  hand.update(table(capped("c4"), [drag("c4", "c5")], 0, { ahead: AHEAD, ply: 1 }));
  assert.equal(hand.state.value.hold, null);
});

test("when the board is turned, what is held over it stays on its cells", () => {
  const offers = [lay("I3", "b2,c3,d3"), lay("I3", "c2,c3,c4")];
  const { hand, log } = play(table(scene(), offers, 0));
  hand.pick(BAR);
  hand.turn(1);
  hand.aim({ board: "board", at: [0, 0] }, true);
  assert.equal(hand.offer?.move, "b2,c3,d3");
  for (const turns of [1, 2, 5]) {
    hand.turned(table(scene(), offers, 0, { turns }), turns - hand.table.turns);
    assert.equal(hand.offer?.move, "b2,c3,d3", `${turns}`);
  }
  hand.lay();
  assert.deepEqual(log.played, ["b2,c3,d3"]);
});

test("on a turned board arrow keys go where the eye sees them go", () => {
  const labelAt = (hand: Hand) => hand.table.boards.at("board", hand.state.value.spot?.at ?? [9, 9])?.id;
  const offers = [drag("c3", "c4"), drag("c3", "c2")];
  const above = [0, 3].map((turns) => {
    const { hand } = play(table(capped("c3"), offers, 0, { turns }));
    hand.pickCell({ board: "board", at: [0, 0] });
    hand.step("up");
    hand.step("up");
    return labelAt(hand);
  });
  assert.deepEqual(above, ["c4", "c2"]);
});
