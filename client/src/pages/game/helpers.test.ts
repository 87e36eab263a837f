import assert from "node:assert/strict";
import { test } from "node:test";
import type { Snapshot, Welcome } from "../../net/protocol";
import { EMPTY, type Room } from "../../net/room";
import { helpful, takesBack } from "./helpers";

const seat = (level: string | null, bot = level !== null) => ({
  name: "",
  level,
  rating: null,
  bot,
  head_start: 0,
});

function room(welcome: Partial<Welcome>, shown: Partial<Snapshot> = {}): Room {
  const view = { over: false, to_act: 0, awaiting: [0], history: ["x"] };
  return {
    ...EMPTY,
    welcome: { you: 0, rated: false, event: null, seats: [seat(null), seat("spark")], ...welcome } as Welcome,
    shown: { view, undo: false, takeback: { can_offer: true, by: null }, ...shown } as unknown as Snapshot,
  };
}

test("a bot helps who plays against bots, alone or at one screen, when nothing is at stake", () => {
  assert.equal(helpful(room({})), true);
  assert.equal(helpful(room({ seats: [seat(null)] })), true);
  assert.equal(helpful(room({ event: { kind: "hotseat", of: "" }, seats: [seat(null), seat(null)] })), true);
  assert.equal(helpful(room({ event: { kind: "again", of: "2026-11-30" } })), true);
});

test("it helps nobody against others, for something, or on somebody else's turn", () => {
  assert.equal(helpful(room({ rated: true })), false);
  assert.equal(helpful(room({ you: null })), false);
  assert.equal(helpful(room({ seats: [seat(null), seat(null)] })), false);
  for (const kind of ["daily", "survival"] as const)
    assert.equal(helpful(room({ event: { kind, of: "1" } })), false);
  const theirs = { over: false, to_act: 1, awaiting: [1], history: ["x"] };
  assert.equal(helpful(room({}, { view: theirs } as unknown as Partial<Snapshot>)), false);
});

test("against bots a move is taken back at once, and among people it is asked for", () => {
  assert.equal(takesBack(room({})), "bots");
  assert.equal(takesBack(room({}, { undo: true })), "rules");
  assert.equal(takesBack(room({}, { takeback: null })), null);
  assert.equal(takesBack(room({}, { takeback: { can_offer: false, by: null } })), null);
  assert.equal(takesBack(room({ seats: [seat(null), seat(null)] })), null);
});
