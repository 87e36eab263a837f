import assert from "node:assert/strict";
import { test } from "node:test";
import { Feed, feedUrl } from "./feed";
import type { Surroundings } from "./line";

class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: string[] = [];
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function fake() {
  const sockets: FakeSocket[] = [];
  let timers: { id: number; wait: number; run: () => void }[] = [];
  let next = 1;
  const around: Surroundings = {
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    now: () => 0,
    later: (run, wait) => {
      timers.push({ id: next, wait, run });
      return next++;
    },
    cancel: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    random: () => 1,
  };
  const heard: { type: string }[] = [];
  let opened = 0;
  const feed = new Feed(
    "ws://club/ws/x",
    (message) => heard.push(message),
    () => opened++,
    around,
  );
  const ring = () => {
    const [first] = timers.sort((a, b) => a.wait - b.wait);
    assert.ok(first);
    timers = timers.filter((timer) => timer !== first);
    first.run();
    return first.wait;
  };
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    assert.ok(socket);
    return socket;
  };
  return { feed, sockets, heard, last, ring, opened: () => opened, timers: () => timers.length };
}

test("what is told is heard, and what is no message is not", () => {
  const { heard, last } = fake();
  last().opens();
  for (const data of ['{"type":"lobby"}', "nonsense", "[]", "null"]) last().onmessage?.({ data });
  assert.deepEqual(heard, [{ type: "lobby" }]);
});

test("a feed that breaks is made anew, later each time, and tells of each new connection", () => {
  const { feed, last, ring, sockets, opened } = fake();
  last().opens();
  last().breaks();
  assert.equal(feed.link.value, "lost");
  const first = ring();
  last().breaks();
  assert.ok(ring() > first);
  last().opens();
  assert.equal(feed.link.value, "open");
  assert.equal(opened(), 2);
  assert.equal(sockets.length, 3);
});

test("where there is nothing nobody knocks again", () => {
  const { feed, last, sockets, timers } = fake();
  last().opens();
  last().breaks(4404);
  assert.equal(feed.link.value, "missing");
  assert.equal(timers(), 0);
  assert.equal(sockets.length, 1);
});

test("nothing is said without a connection, and nothing after closing", () => {
  const { feed, last, timers } = fake();
  assert.equal(feed.say({ type: "ping" }), false);
  last().opens();
  assert.equal(feed.say({ type: "ping" }), true);
  feed.close();
  assert.equal(timers(), 0);
  assert.equal(feed.say({ type: "ping" }), false);
});

test("a silent feed is asked, and given up without an answer", () => {
  const { feed, last, ring } = fake();
  last().opens();
  ring();
  assert.equal(JSON.parse(last().sent[0] ?? "").type, "ping");
  ring();
  assert.equal(feed.link.value, "lost");
});

test("a secure page has a secure feed", () => {
  assert.equal(feedUrl("/ws/x", { protocol: "https:", host: "club" }), "wss://club/ws/x");
  assert.equal(feedUrl("/ws/x", { protocol: "http:", host: "club:8000" }), "ws://club:8000/ws/x");
});
