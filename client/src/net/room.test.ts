import assert from "node:assert/strict";
import { test } from "node:test";
import { snapshot, WELCOME } from "./fixture";
import type { Refused } from "./protocol";
import { EMPTY, lose, type Pending, type Room, receive, send, turn } from "./room";

const MOVE: Pending["message"] = { type: "move", id: "c0ffee00", ply: 1, move: "c3" };
const refused = (code: string, id: string = MOVE.id): Refused => ({
  type: "refused",
  id,
  code,
  reason: code,
  cells: [],
});

const after = (...messages: Parameters<typeof receive>[1][]): Room =>
  messages.reduce((room, message, now) => receive(room, message, now), EMPTY);

test("a snapshot older than the one that is shown is dropped", () => {
  const room = after(WELCOME, snapshot(["a1", "b1", "c1"]), snapshot(["a1"]));
  assert.equal(room.shown?.ply, 3);
  assert.equal(room.since, 1);
});

test("a snapshot of the same ply replaces the one that is shown: a rematch, a resignation", () => {
  const room = after(WELCOME, snapshot(["a1"]), snapshot(["a1"], { over: true }));
  assert.ok(room.shown?.view.over);
});

test("a move stays unanswered when the connection breaks, and until it is accepted", () => {
  const sent = lose(send(after(WELCOME, snapshot(["a1"])), MOVE));
  assert.equal(sent.link, "lost");
  assert.equal(sent.pending?.message, MOVE);
  const again = receive(receive(sent, WELCOME, 3), snapshot(["a1"]), 4);
  assert.equal(again.pending?.message, MOVE);
  assert.equal(receive(again, { type: "accepted", id: MOVE.id, ply: 1, move: "c3" }, 5).pending, null);
});

test("a snapshot that holds the move answers it", () => {
  const sent = send(after(WELCOME, snapshot(["a1"])), MOVE);
  assert.equal(receive(sent, snapshot(["a1", "c3"]), 2).pending, null);
});

test("a snapshot with another move in its place does not: the refusal is still to come", () => {
  const sent = send(after(WELCOME, snapshot(["a1"])), MOVE);
  const late = receive(sent, snapshot(["a1", "timeout"]), 2);
  assert.equal(late.pending?.message, MOVE);
  assert.equal(receive(late, refused("stale"), 3).pending, null);
});

test("a refusal says why, until the next move", () => {
  const no = receive(send(after(WELCOME, snapshot(["a1"])), MOVE), refused("illegal"), 2);
  assert.equal(no.refusal?.reason, "illegal");
  assert.equal(no.pending, null);
  assert.equal(receive(no, snapshot(["a1", "c3"]), 3).refusal, null);
});

test("a busy club leaves the move to be sent again", () => {
  const busy = receive(send(after(WELCOME, snapshot(["a1"])), MOVE), refused("busy"), 2);
  assert.ok(busy.pending?.busy);
  assert.equal(busy.pending?.message, MOVE);
});

test("the answer to somebody else's message changes nothing that is pending", () => {
  const sent = send(after(WELCOME, snapshot(["a1"])), MOVE);
  assert.equal(
    receive(sent, { type: "accepted", id: "other000", ply: 1, move: "c3" }, 2).pending,
    sent.pending,
  );
  assert.equal(receive(sent, refused("bad", "other000"), 2).pending, sent.pending);
});

test("thinking ends with the move", () => {
  const thinking = receive(
    after(WELCOME, snapshot(["a1"])),
    { type: "thinking", text: "…", progress: 0.5 },
    2,
  );
  assert.equal(thinking.thinking?.progress, 0.5);
  assert.equal(receive(thinking, snapshot(["a1", "b1"]), 3).thinking, null);
});

test("whose turn it is follows from the view and the seat", () => {
  assert.equal(turn(after(WELCOME, snapshot([]))), "mine");
  assert.equal(turn(after(WELCOME, snapshot(["a1"]))), "theirs");
  assert.equal(turn(after({ ...WELCOME, you: null }, snapshot([]))), "theirs");
  assert.equal(turn(after(WELCOME, snapshot([], { over: true, to_act: null }))), "over");
});

const versioned = (version: number, history: readonly string[]) => ({ ...snapshot(history), version });

test("after a move was taken back the newer snapshot has fewer plies, and is shown", () => {
  const room = after(WELCOME, versioned(4, ["a1", "b1"]), versioned(5, ["a1"]));
  assert.equal(room.shown?.ply, 1);
  assert.equal(receive(room, versioned(4, ["a1", "b1"]), 3).shown?.ply, 1);
});

test("taking back is answered by a snapshot with fewer plies", () => {
  const sent = send(after(WELCOME, versioned(4, ["a1", "b1"])), { type: "undo", id: "c0ffee01", ply: 2 });
  assert.notEqual(receive(sent, versioned(5, ["a1", "b1"]), 2).pending, null);
  assert.equal(receive(sent, versioned(6, ["a1"]), 3).pending, null);
});

test("an offer to end the game is under way until it is answered", () => {
  const offer: Pending["message"] = { type: "agree", id: "c0ffee02", ply: 1, answer: "offer" };
  const sent = send(after(WELCOME, versioned(1, ["a1"])), offer);
  assert.equal(receive(sent, versioned(2, ["a1"]), 2).pending?.message, offer);
  assert.equal(receive(sent, { type: "accepted", id: offer.id, ply: 1, move: null }, 3).pending, null);
});

test("where all choose at the same time it is my turn until I have chosen", () => {
  const choosing = { to_act: 0, chosen: [false, false], awaiting: [0, 1] };
  assert.equal(turn(after(WELCOME, snapshot([], choosing))), "mine");
  assert.equal(turn(after(WELCOME, snapshot([], { ...choosing, awaiting: [1] }))), "theirs");
});

test("where all choose at the same time only the answer tells that a move is done", () => {
  const view = { chosen: [false, false], awaiting: [0, 1] };
  const sent = send(after(WELCOME, snapshot(["a1"], view)), MOVE);
  assert.equal(receive(sent, snapshot(["a1", "c3"], view), 2).pending?.message, MOVE);
});

test("who is there is known as long as the connection is, and from when it was told", () => {
  const presence = { type: "presence", here: [true, false], watching: 2, claim_in: 12.5 } as const;
  const room = after(WELCOME, snapshot(["a1"]), presence);
  assert.equal(room.presence, presence);
  assert.equal(room.presenceSince, 2);
  assert.equal(lose(room).presence, null);
});

test("a game that is over answers that it was broken off, claimed or resigned", () => {
  for (const type of ["abort", "claim", "resign"] as const) {
    const sent = send(after(WELCOME, snapshot(["a1"])), { type, id: "c0ffee01", ply: 1 });
    assert.equal(receive(sent, snapshot(["a1"], { over: true }), 3).pending, null);
  }
});

test("a wish to take back waits for the answer of the club, whatever is shown meanwhile", () => {
  const wish = { type: "takeback", id: "c0ffee01", ply: 1, answer: "offer" } as const;
  const sent = receive(send(after(WELCOME, snapshot(["a1"])), wish), snapshot(["a1"]), 3);
  assert.equal(sent.pending?.message, wish);
  assert.equal(receive(sent, { type: "accepted", id: wish.id, ply: 1, move: null }, 4).pending, null);
});

test("who has another name now sits where they sat", () => {
  const seats = WELCOME.seats.map((seat) => ({ ...seat, name: `${seat.name} the Second` }));
  const room = after(WELCOME, snapshot(["a1"]), { type: "seats", seats });
  assert.deepEqual(room.welcome?.seats, seats);
  assert.equal(room.welcome?.you, WELCOME.you);
  assert.equal(room.shown?.ply, 1);
  assert.equal(after({ type: "seats", seats }).welcome, null);
});

test("what was said is kept in order, once, however often it is told", () => {
  const line = (number: number) => ({ number, player: 0, name: "Calm Heron", text: `line ${number}`, at: 0 });
  const room = after(
    WELCOME,
    { type: "talk", lines: [line(1), line(3)] },
    { type: "talk", lines: [line(1), line(2), line(3)] },
  );
  assert.deepEqual(
    room.talk.map((said) => said.number),
    [1, 2, 3],
  );
});
