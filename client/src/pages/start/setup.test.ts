import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../../net/api";
import { initial } from "./setup";

const GAME: GameInfo = {
  id: "hexafuse",
  title: "HexaFuse",
  summary: "",
  options: [{ name: "anchors", title: "Anchors", values: ["opposed", "facing"], default: "opposed" }],
  levels: [
    { id: "spark", title: "Spark", summary: "" },
    { id: "pulse", title: "Pulse", summary: "" },
  ],
};

test("the last choice comes back", () => {
  const choice = {
    game: "hexafuse",
    level: "pulse",
    side: "second",
    options: { anchors: "facing" },
  } as const;
  assert.deepEqual(initial([GAME], choice), choice);
});

test("what the club no longer has falls back to what it has", () => {
  const stale = {
    game: "chess",
    level: "max",
    side: "second",
    options: { anchors: "nowhere", clock: 5 },
  } as const;
  assert.deepEqual(initial([GAME], stale), {
    game: "hexafuse",
    level: "spark",
    side: "second",
    options: { anchors: "opposed" },
  });
});
