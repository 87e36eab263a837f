import assert from "node:assert/strict";
import { test } from "node:test";
import type { Offer } from "../contract";
import type { Answer } from "../net/protocol";
import { BAR, BEND, button, drag, lay, put, scene } from "./fixture";
import { Hand } from "./hand";
import type { Verdict } from "./held";
import type { Premove } from "./premove";
import { type Table, table } from "./table";

const MIDDLE = { board: "board", at: [0, 0] } as const;

function play(start: Table, answer: Partial<Answer> | null = null) {
  const log = {
    played: [] as string[],
    asked: [] as string[],
    refused: [] as Verdict[],
    set: [] as Premove[],
  };
  const hand = new Hand(
    start,
    {
      play: (offer: Offer) => log.played.push(offer.move),
      ask: async (move) => {
        log.asked.push(move);
        return answer && { type: "answer", id: "", move, legal: false, reason: "", cells: [], ...answer };
      },
      set: (next) => log.set.push(next),
      refused: (verdict) => log.refused.push(verdict),
    },
    { overEdge: "edge", notNow: "later" },
  );
  return { hand, log };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what is laid where it may lie is the move of the offer", () => {
  const { hand, log } = play(table(scene(), [lay("I3", "c2,c3,c4")], 0));
  hand.pick(BAR);
  hand.aim(MIDDLE);
  assert.equal(hand.offer?.move, "c2,c3,c4");
  hand.lay();
  assert.deepEqual(log.played, ["c2,c3,c4"]);
});

test("where it may not lie, the server is asked and its reason kept, with the cells", async () => {
  const { hand, log } = play(table(scene(), [lay("I3", "a1,a2,a3")], 0), {
    reason: "too near",
    cells: ["d3"],
  });
  hand.pick(BAR);
  hand.aim(MIDDLE);
  hand.lay();
  await settled();
  assert.deepEqual(log.played, []);
  assert.deepEqual(log.asked, ["c2,c3,c4"]);
  assert.deepEqual(hand.state.value.verdict, { reason: "too near", cells: ["d3"], board: "board" });
  assert.equal(log.refused.length, 1);
});

test("an answer that comes after the piece was moved on is not shown", async () => {
  const { hand, log } = play(table(scene(), [lay("I3", "a1,a2,a3")], 0), { reason: "too near" });
  hand.pick(BAR);
  hand.aim(MIDDLE);
  hand.lay();
  hand.step("left");
  await settled();
  assert.equal(hand.state.value.verdict, null);
  assert.equal(log.refused.length, 0);
});

test("over the edge nobody need be asked", async () => {
  const { hand, log } = play(table(scene(), [lay("I3", "a1,a2,a3")], 0));
  hand.pick(BAR);
  hand.aim({ board: "board", at: [0, -2] });
  hand.lay();
  await settled();
  assert.deepEqual(log.asked, []);
  assert.equal(hand.state.value.verdict?.reason, "edge");
});

test("a piece can be held before its turn, and says that it is not", async () => {
  const { hand, log } = play(table(scene(), [], 0));
  hand.pick(BEND);
  hand.aim(MIDDLE, true);
  hand.lay();
  await settled();
  assert.deepEqual(log.asked, []);
  assert.equal(hand.state.value.verdict?.reason, "later");
  hand.update(table(scene(), [lay("V3", "c2,c3,d2")], 0));
  assert.ok(hand.holds(BEND));
  assert.deepEqual(hand.state.value.spot, MIDDLE);
});

test("a piece that is gone from the hand is let go", () => {
  const { hand } = play(table(scene(), [lay("I3", "c2,c3,c4")], 0));
  hand.pick(BAR);
  hand.update(table(scene([BEND]), [], 0));
  assert.equal(hand.state.value.hold, null);
});

test("what the other player holds cannot be picked", () => {
  const { hand } = play(table(scene(), [lay("I3", "c2,c3,c4")], 1));
  hand.pick(BAR);
  assert.equal(hand.state.value.hold, null);
});

test("nothing is picked while there is a question to answer", () => {
  const { hand } = play(table(scene(), [button("stay", scene()), button("swap", scene())], 0));
  hand.pick(BAR);
  assert.equal(hand.state.value.hold, null);
});

test("the next legal place turns the piece when it fits nowhere as it is", () => {
  const { hand } = play(table(scene(), [lay("I3", "b2,c3,d3")], 0));
  hand.pick(BAR);
  hand.nextPlace(1);
  assert.equal(hand.offer?.move, "b2,c3,d3");
});

test("stepping through places comes round", () => {
  const { hand } = play(table(scene(), [lay("I3", "c1,c2,c3"), lay("I3", "c3,c4,c5")], 0));
  hand.pick(BAR);
  const seen = [1, 1, 1, -1].map((by) => {
    hand.nextPlace(by as 1 | -1);
    return hand.offer?.move;
  });
  assert.deepEqual(seen, ["c3,c4,c5", "c1,c2,c3", "c3,c4,c5", "c1,c2,c3"]);
});

test("arrow keys never take the piece off the board altogether", () => {
  const { hand } = play(table(scene(), [lay("I3", "c2,c3,c4")], 0));
  hand.pick(BAR);
  for (let i = 0; i < 20; i++) hand.step("up");
  assert.notEqual(hand.state.value.spot, null);
  assert.deepEqual(hand.state.value.spot?.at, [0, -3]);
});

test("where there is only one kind of token it is always in the hand", () => {
  const { hand, log } = play(table(scene([]), [put("c3")], 0));
  hand.aim(MIDDLE);
  hand.lay();
  assert.deepEqual(log.played, ["c3"]);
  hand.putBack();
  assert.equal(hand.state.value.hold?.kind, "token");
});

test("only what an offer starts from can be taken up from a board", () => {
  const { hand, log } = play(table(scene([]), [drag("c3", "c4")], 0));
  assert.ok(!hand.pickCell({ board: "board", at: [1, 0] }));
  assert.ok(hand.pickCell(MIDDLE));
  hand.aim({ board: "board", at: [0, -1] });
  hand.lay();
  assert.deepEqual(log.played, ["c3-c4"]);
});

const FIRE = { ...BAR, id: "F", name: "Fire", shape: [], kind: "element" };
const WATER = { ...FIRE, id: "W", name: "Water" };
const CARD = scene([FIRE, WATER]);

test("where two things may lie, letting go asks which, and the answer is the move", () => {
  const both = [put("c3", "F"), put("c3", "W")] as const;
  const { hand, log } = play(table(CARD, both, 0));
  hand.aim(MIDDLE);
  hand.lay();
  assert.ok(hand.state.value.asking);
  assert.deepEqual(log.played, []);
  assert.deepEqual(hand.choices, both);
  hand.choose(both[1], true);
  assert.deepEqual(log.played, ["c3"]);
  assert.ok(hand.holds(WATER));
});

test("an answer by touch is shown where it would lie, and not yet played", () => {
  const both = [put("c3", "F"), put("c3", "W")] as const;
  const { hand, log } = play(table(CARD, both, 0));
  hand.aim(MIDDLE);
  hand.lay();
  hand.choose(both[0], false);
  assert.deepEqual(log.played, []);
  assert.equal(hand.offer, both[0]);
  assert.ok(!hand.state.value.asking);
});

test("a question stays open while others choose, and closes with the card", () => {
  const both = [put("c3", "F"), put("c3", "W")] as const;
  const { hand } = play(table(CARD, both, 0, { ply: 1 }));
  hand.aim(MIDDLE);
  hand.lay();
  hand.update(table(CARD, both, 0, { ply: 1 }));
  assert.ok(hand.state.value.asking);
  assert.deepEqual(hand.choices, both);
  hand.update(table(CARD, both, 0, { ply: 2 }));
  assert.ok(!hand.state.value.asking);
});

test("what is chosen of one card is not held for the next", () => {
  const { hand } = play(table(CARD, [put("c3", "F"), put("c1", "W")], 0, { ply: 1 }));
  hand.pick(FIRE);
  hand.update(table(CARD, [put("c3", "F"), put("c1", "W")], 0, { ply: 1 }));
  assert.ok(hand.holds(FIRE));
  hand.update(table(CARD, [put("c5", "F"), put("c1", "W")], 0, { ply: 2 }));
  assert.equal(hand.state.value.hold?.kind, "token");
});

test("nothing is held once nothing may be put down any more", () => {
  const { hand } = play(table(CARD, [put("c3", "F")], 0, { ply: 1 }));
  hand.update(table(CARD, [], 0, { ply: 1 }));
  assert.equal(hand.state.value.hold, null);
});

test("what was taken from a cell is moved from there by arrow key, and put back where it was", () => {
  const { hand, log } = play(table(scene([]), [drag("c3", "c4")], 0));
  hand.pickCell(MIDDLE);
  assert.deepEqual(hand.start(), MIDDLE);
  hand.aim(MIDDLE, true);
  hand.step("up");
  assert.equal(hand.offer?.move, "c3-c4");
  hand.step("down");
  hand.lay();
  assert.deepEqual(log.played, []);
  assert.deepEqual(log.asked, []);
  assert.equal(hand.state.value.hold, null);
});

test("what is held from a cell stays in the hand when only the clock or an offer changes", () => {
  const { hand } = play(table(scene([]), [drag("c3", "c4")], 0, { ply: 4 }));
  hand.pickCell(MIDDLE);
  hand.update(table(scene([]), [drag("c3", "c4")], 0, { ply: 4 }));
  assert.ok(hand.holdsCell(MIDDLE));
  hand.update(table(scene([]), [drag("c4", "c5")], 0, { ply: 5 }));
  assert.equal(hand.state.value.hold, null);
});

test("what lies in a tray that is only shown cannot be picked, whatever it is called", () => {
  const spent = { ...FIRE, count: 0 };
  const card = { ...CARD, trays: CARD.trays.map((tray) => ({ ...tray, items: [spent, WATER] })) };
  const nexus = card.trays.map((tray) => ({
    ...tray,
    id: "nexus",
    kind: "nexus",
    owner: null,
    items: [FIRE],
  }));
  const { hand } = play(table({ ...card, trays: [...card.trays, ...nexus] }, [put("c3", "W")], 0));
  hand.pick(spent);
  assert.equal(hand.state.value.hold?.kind, "token");
});
