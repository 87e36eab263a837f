import assert from "node:assert/strict";
import { test } from "node:test";
import { drag, scene } from "./fixture";
import { Gaze, sourceSpots } from "./gaze";
import { table } from "./table";

const TABLE = table(scene([]), [drag("c1", "c2"), drag("a3", "b3"), drag("a3", "a2")], 0);
const at = (label: string) => {
  const cell = TABLE.boards.named("board", label);
  assert.ok(cell);
  return { board: "board", at: [cell.q, cell.r] as const };
};
const seen = (gaze: Gaze) => {
  const look = gaze.state.value;
  return look && TABLE.boards.at(look.spot.board, look.spot.at)?.id;
};

test("cells from which something may be taken up are found top to bottom", () => {
  assert.deepEqual(
    sourceSpots(TABLE).map((spot) => TABLE.boards.at(spot.board, spot.at)?.id),
    ["a3", "c1"],
  );
});

test("the key goes round what may be taken up, in both directions", () => {
  const gaze = new Gaze();
  const names = ([1, 1, 1, -1] as const).map((by) => {
    gaze.next(TABLE, by);
    return seen(gaze);
  });
  assert.deepEqual(names, ["a3", "c1", "a3", "c1"]);
});

test("arrows begin where something may be taken up, and stay on the board", () => {
  const gaze = new Gaze();
  gaze.step(TABLE, "up");
  assert.equal(seen(gaze), "a3");
  gaze.step(TABLE, "up");
  assert.equal(seen(gaze), "a3");
  gaze.step(TABLE, "down");
  assert.equal(seen(gaze), "a2");
});

test("what was tapped stays open while the pointer wanders, and closes by a second tap", () => {
  const gaze = new Gaze();
  gaze.tap(TABLE, at("c3"));
  gaze.at(TABLE, null);
  assert.equal(seen(gaze), "c3");
  gaze.tap(TABLE, at("c3"));
  assert.equal(gaze.state.value, null);
});

test("what the pointer rests on closes when it leaves", () => {
  const gaze = new Gaze();
  gaze.at(TABLE, at("b2"));
  assert.equal(seen(gaze), "b2");
  gaze.at(TABLE, null);
  assert.equal(gaze.state.value, null);
});
