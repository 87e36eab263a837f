import assert from "node:assert/strict";
import { test } from "node:test";
import type { Axial, Offer } from "../contract";
import type { Spot } from "./boards";
import { dragReach } from "./drag";
import { BAR, BEND, BOARDS, button, drag, lay, put, scene } from "./fixture";
import { layReach, pivot, turned } from "./lay";
import { putReach } from "./put";
import { sources } from "./reach";

const spot = (label: string): Spot => {
  const cell = BOARDS.named("board", label);
  assert.ok(cell, label);
  return { board: "board", at: [cell.q, cell.r] };
};

test("a shape turns about the cell in its middle", () => {
  assert.deepEqual(pivot(BAR.shape), [0, 1]);
  for (let turns = 0; turns < 6; turns++)
    assert.ok(turned(BAR.shape, turns).some(([q, r]) => q === 0 && r === 0));
});

test("laying is matched by the cells that would be covered, in the rotation as held", () => {
  const offers = [lay("I3", "c2,c3,c4"), lay("I3", "b2,c3,d3"), lay("V3", "c2,c3,d2")];
  const upright = layReach(BAR, 0, offers, BOARDS);
  assert.equal(upright.total, 2);
  assert.equal(upright.offer(spot("c3"))?.move, "c2,c3,c4");
  assert.equal(upright.offer(spot("c4")), null);
  assert.deepEqual(
    upright.places.map((place) => place.offer.move),
    ["c2,c3,c4"],
  );
  assert.equal(layReach(BAR, 1, offers, BOARDS).offer(spot("c3"))?.move, "b2,c3,d3");
});

test("a bar turned by half a turn covers the same cells, so it is the same move", () => {
  const offers = [lay("I3", "c2,c3,c4")];
  assert.equal(layReach(BAR, 3, offers, BOARDS).offer(spot("c3"))?.move, "c2,c3,c4");
  assert.equal(layReach(BAR, -3, offers, BOARDS).offer(spot("c3"))?.move, "c2,c3,c4");
});

test("every move with a shape is found in exactly one rotation of a shape without symmetry", () => {
  const all: Offer[] = [];
  for (let turns = 0; turns < 6; turns++)
    for (const cell of BOARDS.list[0]?.cells ?? []) {
      const cells = turned(BEND.shape, turns).map(([q, r]): Axial => [q + cell.q, r + cell.r]);
      const labels = cells.map((at) => BOARDS.at("board", at)?.id);
      if (!labels.includes(undefined)) all.push(lay("V3", labels.sort().join(",")));
    }
  const found = [0, 1, 2, 3, 4, 5].flatMap((turns) => layReach(BEND, turns, all, BOARDS).places);
  assert.equal(found.length, all.length);
  assert.equal(new Set(found.map((place) => place.offer.move)).size, all.length);
});

test("a piece that hangs over the edge has no notation to ask about", () => {
  const reach = layReach(BAR, 0, [], BOARDS);
  assert.equal(reach.notation(spot("c5")), null);
  assert.equal(reach.notation(spot("c3")), "c2,c3,c4");
});

test("the cells in reach are those that legal moves in this rotation would cover", () => {
  const reach = layReach(BAR, 0, [lay("I3", "c2,c3,c4"), lay("I3", "b2,c3,d3")], BOARDS);
  assert.deepEqual([...reach.tint].sort(), ["board/0,-1", "board/0,0", "board/0,1"]);
});

test("places are visited from top to bottom and from left to right", () => {
  const reach = putReach("", [put("c1"), put("c5"), put("a3"), put("e3")], BOARDS);
  assert.deepEqual(
    reach.places.map((place) => place.offer.move),
    ["c5", "a3", "e3", "c1"],
  );
});

test("putting looks at the item as well as at the cell", () => {
  const offers = [put("c3"), put("c3", "fire")];
  assert.equal(putReach("", offers, BOARDS).offer(spot("c3")), offers[0]);
  assert.equal(putReach("fire", offers, BOARDS).offer(spot("c3")), offers[1]);
  assert.equal(putReach("water", offers, BOARDS).offer(spot("c3")), null);
});

test("while nothing is chosen, a cell that only one thing may lie on is taken by it", () => {
  const offers = [put("c3", "fire"), put("c3", "water"), put("c1", "fire")];
  const reach = putReach(null, offers, BOARDS);
  assert.equal(reach.offer(spot("c1")), offers[2]);
  assert.equal(reach.offer(spot("c3")), null);
  assert.deepEqual(reach.choices(spot("c3")), offers.slice(0, 2));
  assert.deepEqual(reach.choices(spot("c5")), []);
  assert.deepEqual([...reach.tint].sort(), ["board/0,0", "board/0,2"]);
});

test("a move with an item is asked about as the other moves with it are written", () => {
  const offers = [{ ...put("c3", "F"), move: "F:c3" }];
  assert.equal(putReach("F", offers, BOARDS).notation(spot("c1")), "F:c1");
  assert.equal(putReach(null, offers, BOARDS).notation(spot("c1")), "F:c1");
});

test("dragging goes from the cell that was taken up, and asks in its own notation", () => {
  const offers = [drag("c3", "d3"), drag("a1", "b1")];
  const reach = dragReach("board", spot("c3").at, offers, BOARDS);
  assert.equal(reach.offer(spot("d3"))?.move, "c3-d3");
  assert.equal(reach.offer(spot("b1")), null);
  assert.equal(reach.notation(spot("b1")), "c3-b1");
  assert.equal(reach.total, 1);
});

test("what can be taken up is read from the offers", () => {
  const found = sources([lay("I3", "c2,c3,c4"), lay("I3", "b2,c3,d3"), drag("c3", "d3"), put("c1")]);
  assert.deepEqual([...found.items], [["I3", 2]]);
  assert.deepEqual([...found.cells], ["board/c3"]);
  assert.ok(found.token);
  assert.ok(!found.question);
});

test("a question is when every move is a button and one has a picture", () => {
  assert.ok(sources([button("stay", scene()), button("swap", scene())]).question);
  assert.ok(!sources([button("pass")]).question);
  assert.ok(!sources([button("stay", scene()), lay("I3", "c2,c3,c4")]).question);
});
