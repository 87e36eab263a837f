import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../../net/api";
import { initial, NOTHING, playersOf, valuesOf } from "./choice";
import { families, familyOf, suffix } from "./families";

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
const MAGES: GameInfo = { ...GAME, id: "hexpertise", options: [], players: [1, 6], simultaneous: true };

test("the last choice comes back", () => {
  const choice = {
    game: "hexafuse",
    level: "pulse",
    side: "second",
    players: 2,
    options: { anchors: "facing" },
    rival: "friend",
    rated: true,
    listed: true,
    clock: "600+5",
  } as const;
  assert.deepEqual(initial([GAME], choice), choice);
});

test("what the club no longer has falls back to what it has", () => {
  const stale = {
    game: "chess",
    level: "max",
    side: "second",
    players: 9,
    options: { anchors: "nowhere", clock: 5 },
    rival: "nobody",
    rated: false,
    listed: false,
    clock: "sand",
  } as const;
  assert.deepEqual(initial([GAME], stale), {
    game: "hexafuse",
    level: "spark",
    side: "second",
    players: 2,
    options: { anchors: "opposed" },
    rival: "bot",
    rated: false,
    listed: false,
    clock: "rules",
  });
});

test("a game takes the numbers of players that the club says, and two where it says none", () => {
  assert.deepEqual(playersOf(GAME), [2]);
  assert.deepEqual(playersOf(MAGES), [1, 2, 3, 4, 5, 6]);
  assert.equal(initial([GAME, MAGES], { ...NOTHING, game: "hexpertise", players: 5 }).players, 5);
  assert.equal(initial([GAME, MAGES], { ...NOTHING, game: "hexpertise", players: 7 }).players, 2);
});

test("a clock that a game does not have falls back to that of the rules", () => {
  const choice = { ...NOTHING, game: "hexpertise", clock: "600+5" };
  assert.equal(initial([GAME, MAGES], choice).clock, "rules");
  assert.equal(initial([GAME, MAGES], { ...choice, game: "hexafuse" }).clock, "600+5");
});

test("a layout that has to be written out cannot be chosen", () => {
  assert.deepEqual(valuesOf(["rosette", "shuffled", "explicit"]), ["rosette", "shuffled"]);
  const layout = { name: "layout", title: "", values: ["rosette", "explicit"], default: "rosette" };
  const chosen = initial([{ ...GAME, options: [layout] }], {
    ...NOTHING,
    game: "hexafuse",
    options: { layout: "explicit" },
  });
  assert.deepEqual(chosen.options, { layout: "rosette" });
});

test("editions of one game are chosen together, each game once", () => {
  const first = { ...MAGES, id: "hexpertise-first" };
  const duel = { ...GAME, id: "hexano-duel" };
  const all = families([GAME, duel, MAGES, first]);
  assert.deepEqual(
    all.map((family) => family.editions.map((edition) => edition.id)),
    [["hexafuse"], ["hexano-duel"], ["hexpertise", "hexpertise-first"]],
  );
  const family = familyOf(all, "hexpertise-first");
  assert.equal(family?.base.id, "hexpertise");
  assert.equal(family && suffix(family, first), "first");
});

test("numbers are listed in order, though the first of them is the default", () => {
  assert.deepEqual(valuesOf([11, 3, 4, 10]), [3, 4, 10, 11]);
  assert.deepEqual(valuesOf(["rosette", "explicit", "shuffled"]), ["rosette", "shuffled"]);
});
