import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY_LOBBY, hear, type LobbyServerMessage } from "./lobby";

const seeking = (more: object = {}): LobbyServerMessage => ({
  type: "seeking",
  game: "hexafuse",
  elo: 1500,
  waited: 0,
  bot: null,
  ...more,
});

test("a search goes on until there is a game, and a bot may be offered meanwhile", () => {
  const bot = { name: "Pulse", level: "pulse", rating: { elo: 1500, provisional: false } };
  const waits = hear(hear(EMPTY_LOBBY, seeking()), seeking({ waited: 20, bot }));
  assert.equal(waits.seeking?.bot?.name, "Pulse");
  const found = hear(waits, { type: "paired", room: "k3x9" });
  assert.equal(found.room, "k3x9");
  assert.equal(found.seeking, null);
});

test("a search that was called off is none", () => {
  assert.equal(hear(hear(EMPTY_LOBBY, seeking()), seeking({ game: null, elo: null })).seeking, null);
});

test("why something was refused stands until something else happens", () => {
  const refused = { type: "refused", id: null, code: "bad", reason: "too many", cells: [] } as const;
  const state = hear(EMPTY_LOBBY, refused);
  assert.equal(state.refusal, "too many");
  assert.equal(hear(state, seeking()).refusal, "");
});
