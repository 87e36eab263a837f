import assert from "node:assert/strict";
import { test } from "node:test";
import { snapshot, WELCOME } from "./fixture";
import type { Surroundings } from "./line";
import { Link, socketUrl } from "./link";
import { type ClientMessage, read } from "./protocol";

class FakeSocket {
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(code: number) {
    this.breaks(code);
  }
  opens() {
    this.readyState = 1;
  }
  says(...messages: object[]) {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** A browser whose clock stands still until it is moved. */
function fake() {
  const sockets: FakeSocket[] = [];
  let now = 0;
  let timers: { id: number; due: number; run: () => void }[] = [];
  let next = 1;
  const around: Surroundings = {
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    now: () => now,
    later: (run, wait) => {
      timers.push({ id: next, due: now + wait, run });
      return next++;
    },
    cancel: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    random: () => 1,
  };
  const pass = (milliseconds: number) => {
    const until = now + milliseconds;
    for (;;) {
      const due = timers.filter((timer) => timer.due <= until).sort((a, b) => a.due - b.due)[0];
      if (!due) break;
      now = due.due;
      timers = timers.filter((timer) => timer !== due);
      due.run();
    }
    now = until;
  };
  const link = new Link("ws://club/ws/rooms/k3x9", around);
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    assert.ok(last);
    return last;
  };
  return { link, sockets, socket, pass };
}

function opened() {
  const all = fake();
  all.socket().opens();
  all.socket().says(WELCOME, snapshot([]));
  return all;
}

const moves = (socket: FakeSocket) => socket.sent.filter((message) => message.type === "move");

const resignations = (socket: FakeSocket) =>
  socket.sent.flatMap((message) => (message.type === "resign" ? [message.ply] : []));

test("a resignation waits for the answer to the move that is on its way", () => {
  const { link, socket } = opened();
  link.move("c2");
  link.resign();
  const id = moves(socket())[0]?.id;
  socket().says({ type: "accepted", id, ply: 0, move: "c2" });
  assert.deepEqual(resignations(socket()), []);
  socket().says(snapshot(["c2"]));
  assert.deepEqual(resignations(socket()), [1]);
  assert.equal(link.room.value.pending?.message.type, "resign");
});

test("a resignation that a move of somebody else overtook is sent again, but not for ever", () => {
  const { link, socket } = opened();
  link.resign();
  const stale = () => ({
    type: "refused",
    id: socket().sent.at(-1)?.id,
    code: "stale",
    reason: "",
    cells: [],
  });
  socket().says(stale());
  assert.deepEqual(resignations(socket()), [0]);
  socket().says(snapshot(["c2"]));
  assert.deepEqual(resignations(socket()), [0, 1]);
  socket().says(snapshot(["c2", "c3"]), stale());
  assert.deepEqual(resignations(socket()), [0, 1, 2]);
  socket().says(snapshot(["c2", "c3"], { over: true }), snapshot(["c2", "c3"], { over: true }));
  assert.equal(resignations(socket()).length, 3);
  assert.equal(link.room.value.pending, null);
});

test("a move whose answer was lost is sent again with the same id on the next connection", () => {
  const { link, socket, pass } = opened();
  link.move("c3");
  const [first] = moves(socket());
  assert.equal(first?.move, "c3");
  socket().breaks();
  assert.equal(link.room.value.link, "lost");
  pass(1000);
  socket().opens();
  socket().says(WELCOME);
  assert.deepEqual(moves(socket()), []);
  socket().says(snapshot([]));
  assert.deepEqual(moves(socket()), [first]);
  socket().says(snapshot([]));
  assert.equal(moves(socket()).length, 1);
});

test("a move that is in the first snapshot of the next connection is not sent again", () => {
  const { link, socket, pass } = opened();
  link.move("c3");
  socket().breaks();
  pass(1000);
  socket().opens();
  socket().says(WELCOME, snapshot(["c3"]));
  assert.deepEqual(moves(socket()), []);
  assert.equal(link.room.value.pending, null);
});

test("a move made while the connection is lost goes out when it is back", () => {
  const { link, socket, pass } = opened();
  socket().breaks();
  link.move("c3");
  pass(1000);
  socket().opens();
  socket().says(WELCOME, snapshot([]));
  assert.equal(moves(socket()).length, 1);
});

test("only one move is under way at a time", () => {
  const { link, socket } = opened();
  link.move("c3");
  link.move("c4");
  assert.equal(moves(socket()).length, 1);
});

test("each failure doubles the wait, up to a limit, and a welcome ends the row", () => {
  const { sockets, socket, pass } = opened();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    socket().breaks();
    const before = sockets.length;
    let waited = 0;
    while (sockets.length === before) {
      pass(50);
      waited += 50;
    }
    waits.push(waited);
  }
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  socket().opens();
  socket().says(WELCOME, snapshot([]));
  socket().breaks();
  const before = sockets.length;
  pass(250);
  assert.equal(sockets.length, before + 1);
});

test("a room that does not exist is not asked for again", () => {
  const { link, sockets, socket, pass } = fake();
  socket().breaks(4404);
  assert.equal(link.room.value.link, "missing");
  pass(60_000);
  assert.equal(sockets.length, 1);
});

test("a silent connection is asked, and made anew when nothing comes back", () => {
  const { link, sockets, socket, pass } = opened();
  const first = socket();
  pass(15_000);
  assert.equal(first.sent.at(-1)?.type, "ping");
  pass(6_000);
  assert.equal(link.room.value.link, "lost");
  pass(1000);
  assert.equal(sockets.length, 2);
});

test("a pong keeps the connection", () => {
  const { link, sockets, socket, pass } = opened();
  for (let i = 0; i < 4; i++) {
    pass(15_000);
    socket().says({ type: "pong", id: "x" });
  }
  assert.equal(link.room.value.link, "open");
  assert.equal(sockets.length, 1);
});

test("a busy club is asked again in a while, with the same id", () => {
  const { link, socket, pass } = opened();
  link.move("c3");
  const [first] = moves(socket());
  socket().says({ type: "refused", id: first?.id, code: "busy", reason: "busy", cells: [] });
  assert.equal(moves(socket()).length, 1);
  pass(2000);
  assert.deepEqual(moves(socket()), [first, first]);
});

test("a question is answered, or given up with the connection", async () => {
  const { link, socket } = opened();
  const asked = link.ask("c3");
  const { id } = socket().sent.at(-1) ?? {};
  socket().says({ type: "answer", id, move: "c3", legal: false, reason: "no", cells: ["c3"] });
  assert.equal((await asked)?.reason, "no");
  const lost = link.ask("c4");
  socket().breaks();
  assert.equal(await lost, null);
  assert.equal(await link.ask("c5"), null);
});

test("a closed link stays closed", () => {
  const { link, sockets, pass } = opened();
  link.close();
  pass(60_000);
  assert.equal(sockets.length, 1);
});

test("what no client can read is passed over", () => {
  for (const text of ["", "[]", "null", "{", '{"type": 3}', '{"type": "weather"}'])
    assert.equal(read(text), null);
  assert.equal(read('{"type": "pong", "id": "x"}')?.type, "pong");
});

test("the socket is on the club that the page came from", () => {
  assert.equal(
    socketUrl("a b", { protocol: "https:", host: "club.example" }),
    "wss://club.example/ws/rooms/a%20b",
  );
  assert.equal(
    socketUrl("k3", { protocol: "http:", host: "localhost:8000" }),
    "ws://localhost:8000/ws/rooms/k3",
  );
});

test("a probe is echoed at once", () => {
  const { socket } = opened();
  socket().says({ type: "probe", id: "7" });
  assert.deepEqual(socket().sent.at(-1), { type: "echo", id: "7" });
});

test("taking back, breaking off and claiming are sent again until they are answered", () => {
  for (const act of ["takeBack", "abort", "claim"] as const) {
    const { link, socket, sockets, pass } = opened();
    if (act === "takeBack") link.takeBack("offer");
    else link[act]();
    const first = socket().sent.at(-1);
    socket().breaks();
    pass(10_000);
    assert.equal(sockets.length > 1, true);
    socket().opens();
    socket().says(WELCOME, snapshot([]));
    assert.deepEqual(socket().sent.at(-1), first);
  }
});

test("what was said is said again after a new connection, with the same id, until it is answered", () => {
  const { link, socket, pass } = opened();
  link.say("Good luck!");
  const first = socket().sent.at(-1);
  assert.ok(first?.type === "say");
  socket().breaks();
  pass(10_000);
  socket().opens();
  socket().says(WELCOME, snapshot([]));
  assert.deepEqual(socket().sent.at(-1), first);
  socket().says({ type: "accepted", id: first.id, ply: 0, move: null });
  socket().breaks();
  pass(10_000);
  socket().opens();
  socket().says(WELCOME, snapshot([]));
  assert.equal(
    socket().sent.some((message) => message.type === "say"),
    false,
  );
});
