import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene, Token, Tray } from "../contract";
import { rotate } from "../geometry/axial";
import { drawnBoard, drawnToken } from "../geometry/hexagon";
import { BAR, drag, lay, put, scene } from "./fixture";
import { reach } from "./reach";
import { learn, table, turnedScene } from "./table";

const NOTHING = { drags: new Set<string>(), token: false };

const capped = (...labels: readonly string[]): Scene => ({
  ...scene([]),
  boards: [
    drawnBoard(2, new Map(labels.map((label): [string, Token[]] => [label, [drawnToken("cap", 0, null)]]))),
  ],
});

test("a turned board has its cells where turning brings them, each with its name", () => {
  const [before] = scene().boards;
  for (const turns of [1, 2, 3, 4, 5, 7, -1]) {
    const [after] = turnedScene(scene(), turns).boards;
    before?.cells.forEach((cell, i) => {
      const turned = after?.cells[i];
      assert.equal(turned?.id, cell.id);
      assert.deepEqual([turned?.q, turned?.r], rotate([cell.q, cell.r], turns));
      assert.ok(Math.abs(Math.hypot(turned?.x ?? 9, turned?.y ?? 9) - Math.hypot(cell.x, cell.y)) < 1e-9);
    });
  }
});

test("six turns change nothing, and no turn is the same scene", () => {
  const one = scene();
  assert.equal(turnedScene(one, 0), one);
  assert.equal(turnedScene(one, 6), one);
  const [first] = turnedScene(turnedScene(one, 2), 4).boards;
  assert.deepEqual(
    first?.cells.map((cell) => [cell.id, cell.q, cell.r]),
    one.boards[0]?.cells.map((cell) => [cell.id, cell.q, cell.r]),
  );
});

test("rims, arrows and the compass turn with the board", () => {
  const [board] = scene().boards;
  const tray = (kind: string, arrows: readonly (number | null)[]): Tray => ({
    ...(scene().trays[0] as Tray),
    kind,
    items: arrows.map((arrow, slot) => ({ ...BAR, id: `${slot}`, slot, arrow, shape: [] })),
  });
  const given: Scene = {
    ...scene(),
    boards: board
      ? [
          {
            ...board,
            rims: [
              {
                style: "side-0",
                said: "",
                mark: "A",
                edges: [
                  ["c5", 0],
                  ["c5", 5],
                ],
              },
            ],
          },
        ]
      : [],
    trays: [tray("readings", [5, null, 2]), tray("nexus", [null, null, null, null, null, null])],
  };
  const turned = turnedScene(given, 1);
  assert.deepEqual(turned.boards[0]?.rims?.[0]?.edges, [
    ["c5", 1],
    ["c5", 0],
  ]);
  assert.deepEqual(
    turned.trays[0]?.items.map((item) => item.arrow),
    [0, null, 3],
  );
  assert.deepEqual(
    turned.trays[1]?.items.map((item) => item.id),
    ["5", "0", "1", "2", "3", "4"],
  );
});

test("on a turned board a shape still reaches every place that it may be laid on", () => {
  const offers = [lay("I3", "c2,c3,c4"), lay("I3", "b2,c3,d3"), lay("I3", "a1,b1,c1")];
  const hold = { kind: "item", tray: "hand", item: BAR } as const;
  for (const turns of [0, 1, 2, 3, 4, 5]) {
    const seen = table(scene(), offers, 0, { turns });
    const moves = [0, 1, 2].flatMap((by) =>
      reach(hold, by, offers, seen.boards).places.map(({ offer }) => offer.move),
    );
    assert.deepEqual(moves.sort(), offers.map((offer) => offer.move).sort(), `${turns}`);
  }
});

test("what may be set for the next turn is learnt from the turns before, of one's own things alone", () => {
  const mine = capped("c3", "a1");
  const seen = table(mine, [drag("c3", "c4")], 0);
  const known = learn(NOTHING, seen.offers, seen.boards);
  const sources = (you: number, ahead: typeof known | null) =>
    [...table(mine, [], you, { ahead }).sources.cells].sort();
  assert.deepEqual(sources(0, known), ["board/a1", "board/c3"]);
  assert.deepEqual(sources(1, known), []);
  assert.deepEqual(sources(0, NOTHING), []);
  assert.deepEqual(sources(0, null), []);
});

test("a token that need not be chosen may be put down beforehand, once there has been one", () => {
  const { boards } = table(scene([]), [], 0);
  assert.ok(!learn(NOTHING, [put("c3", "fire")], boards).token);
  const known = learn(NOTHING, [put("c3")], boards);
  assert.ok(known.token);
  assert.ok(table(scene([]), [], 0, { ahead: known }).sources.token);
  assert.ok(!table(scene([]), [put("c3", "fire")], 0, { ahead: NOTHING }).sources.cells.size);
});
