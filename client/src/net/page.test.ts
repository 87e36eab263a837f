// The messages that docs/protocol.md shows, as this client reads and says them; tests/club/test_protocol_page.py reads
// the same page for the club.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { EMPTY_LOBBY, hear, type LobbyServerMessage } from "./lobby";
import { type ClientMessage, type Deed, read } from "./protocol";
import { EMPTY, type Room, receive, send } from "./room";

interface Shown {
  readonly type: string;
  readonly id?: string;
  readonly [field: string]: unknown;
}

const PAGE = readFileSync("../docs/protocol.md", "utf8");

/** All whole messages of a socket on the page; "…" stands for what is left out, and something is put there. */
function examples(socket: string): Shown[] {
  const part = PAGE.split(/^## WebSocket /m).find((text) => text.startsWith(`\`${socket}\``)) ?? "";
  const blocks = [...part.matchAll(/```json\n(\{"type".*?)```/gs)];
  const rows = [...part.matchAll(/^\| `(\{"type": .*?\})` \|/gm)];
  return [...blocks, ...rows]
    .map(([, text = ""]) =>
      text
        .replace(/"([^"]*)…"/g, '"$1 and so on"')
        .replace(/\{…\}/g, "{}")
        .replace(/\[(…|\.\.\.)\]/g, "[]")
        .replace(/, …\]/g, "]"),
    )
    .filter((text) => !text.includes("…"))
    .map((text) => JSON.parse(text) as Shown);
}

const ROOM = examples("/ws/rooms/ID");

function shown(type: string): Shown {
  const found = ROOM.find((message) => message.type === type);
  assert.ok(found, `the page shows no message ${type}`);
  return found;
}

test("every message of this client is on the page, with the same fields", () => {
  const said: { readonly [Type in ClientMessage["type"]]: Extract<ClientMessage, { type: Type }> } = {
    move: { type: "move", id: "c0ffee00", ply: 3, move: "e5,e6" },
    ask: { type: "ask", id: "c0ffee00", move: "e5,e6" },
    resign: { type: "resign", id: "c0ffee00", ply: 3 },
    undo: { type: "undo", id: "c0ffee00", ply: 3 },
    agree: { type: "agree", id: "c0ffee00", ply: 3, answer: "offer" },
    takeback: { type: "takeback", id: "c0ffee00", ply: 3, answer: "offer" },
    abort: { type: "abort", id: "c0ffee00", ply: 1 },
    claim: { type: "claim", id: "c0ffee00", ply: 3 },
    say: { type: "say", id: "c0ffee00", text: "Good luck!" },
    echo: { type: "echo", id: "7" },
    ping: { type: "ping", id: "c0ffee00" },
  };
  for (const message of Object.values(said))
    assert.deepEqual(Object.keys(message).sort(), Object.keys(shown(message.type)).sort(), message.type);
});

test("every message of the club on the page is one that this client knows", () => {
  const mine = new Set([
    "move",
    "ask",
    "resign",
    "undo",
    "agree",
    "takeback",
    "abort",
    "claim",
    "say",
    "echo",
    "ping",
  ]);
  const told = ROOM.filter((message) => !mine.has(message.type));
  assert.ok(told.length >= 12);
  for (const message of told) assert.deepEqual(read(JSON.stringify(message)), message);
});

test("a client that is told what the page shows knows what the page says", () => {
  const sent: Deed = { type: "move", id: String(shown("accepted").id), ply: 3, move: "e5,e6" };
  const hears = (room: Room, type: string): Room => {
    const message = read(JSON.stringify(shown(type)));
    assert.ok(message);
    return receive(room, message, 1000);
  };
  let room = hears(hears(EMPTY, "welcome"), "thinking");
  assert.equal(room.link, "open");
  assert.equal(room.welcome?.seats.length, 2);
  assert.equal(room.thinking?.progress, null);
  room = hears(room, "seats");
  assert.equal(room.welcome?.seats[0]?.name, "Anna");
  assert.equal(hears(room, "presence").presence?.claim_in, 41.5);
  assert.equal(hears(room, "talk").talk[0]?.text, "Good luck!");
  assert.equal(hears(send(room, sent), "accepted").pending, null);
  const refused = hears(send(room, sent), "refused");
  assert.equal(refused.pending, null);
  assert.deepEqual(refused.refusal?.cells, ["d5", "e7"]);
  assert.equal(typeof hears(room, "bye").bye, "string");
  for (const type of ["answer", "probe", "pong"]) assert.equal(hears(room, type), room);
  const state = shown("state");
  const played = { ...state, view: { history: [], over: false } };
  const message = read(JSON.stringify(played));
  assert.ok(message);
  const after = receive(room, message, 1000).shown;
  assert.equal(after?.ply, 3);
  assert.equal(after?.offers[0]?.move, "e5,e6");
  assert.equal(after?.takeback?.can_offer, true);
});

test("the lobby is told as the page shows it", () => {
  const messages = examples("/ws/lobby") as unknown as LobbyServerMessage[];
  const told = (type: string) => messages.find((message) => message.type === type);
  const seeking = told("seeking");
  const lobby = told("lobby");
  const paired = told("paired");
  assert.ok(seeking && lobby && paired);
  const state = [lobby, seeking].reduce(hear, EMPTY_LOBBY);
  assert.equal(state.lobby?.live[0]?.room, "k3x9");
  assert.equal(state.seeking?.bot?.level, "pulse");
  assert.equal(hear(state, paired).room, "k3x9");
});
