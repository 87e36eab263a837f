import assert from "node:assert/strict";
import { test } from "node:test";
import { challengePath, gamePath, parse } from "./route";

test("an address says which page is meant", () => {
  assert.deepEqual(parse("/"), { page: "start" });
  assert.deepEqual(parse(gamePath("k3x9")), { page: "game", room: "k3x9" });
  assert.deepEqual(parse(`${challengePath("k3x9")}/`), { page: "challenge", challenge: "k3x9" });
  for (const page of ["account", "lobby", "ratings"]) assert.deepEqual(parse(`/${page}`), { page });
  assert.deepEqual(parse("/embed/game/k3x9"), { page: "framed", room: "k3x9" });
  assert.deepEqual(parse("/challenge/"), { page: "start" });
  assert.deepEqual(parse("/game/%E0%A4%A"), { page: "game", room: "%E0%A4%A" });
});
