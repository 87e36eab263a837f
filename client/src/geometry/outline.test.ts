import assert from "node:assert/strict";
import { test } from "node:test";
import type { Axial } from "../contract";
import { STEPS } from "./axial";
import { inset, outlines, path, piecePath, seams } from "./outline";

/** Twice the area inside a loop; positive when it runs clockwise as seen (y downwards). */
const area = (loop: readonly (readonly [number, number])[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);

const CELL = 3 * Math.sqrt(3);
const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-6, `${a} is not ${b}`);

test("one cell is outlined by its six corners", () => {
  const [loop, ...rest] = outlines([[2, -1]]);
  assert.equal(rest.length, 0);
  assert.equal(loop?.length, 6);
  near(area(loop ?? []), CELL);
});

test("cells that touch are one outline around the area of all of them", () => {
  const bar: Axial[] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  const loops = outlines(bar);
  assert.equal(loops.length, 1);
  near(area(loops[0] ?? []), 4 * CELL);
});

test("a ring has an outer outline and a hole that runs the other way", () => {
  const areas = outlines(STEPS)
    .map(area)
    .sort((a, b) => a - b);
  assert.equal(areas.length, 2);
  near(areas[0] ?? 0, -CELL);
  near(areas[1] ?? 0, 7 * CELL);
});

test("pieces that do not touch have outlines of their own", () => {
  assert.equal(
    outlines([
      [0, 0],
      [1, 1],
    ]).length,
    2,
  );
});

test("an inset outline lies inside, at the same distance from every edge", () => {
  const [loop = []] = outlines([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
  const smaller = inset(loop, 0.1);
  assert.equal(smaller.length, loop.length);
  for (const [i, [x, y]] of smaller.entries()) {
    const [a, b] = [loop[i] ?? [0, 0], loop[(i + 1) % loop.length] ?? [0, 0]];
    // Distance of the moved corner from the edge that began there.
    near(Math.abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])), 0.1);
  }
  assert.ok(area(smaller) < area(loop));
});

test("path data closes every loop", () => {
  const data = path(outlines(STEPS), 0.2);
  assert.equal(data.match(/Z/g)?.length, 2);
  assert.equal(data.match(/M/g)?.length, 2);
  assert.doesNotMatch(data, /NaN|undefined/);
  assert.doesNotMatch(piecePath([[0, 0]]), /NaN/);
});

test("there is a seam between each two cells of a piece that share an edge", () => {
  assert.equal(seams([[0, 0]]), "");
  assert.equal(
    seams([
      [0, 0],
      [0, 1],
    ]).match(/M/g)?.length,
    1,
  );
  assert.equal(
    seams([
      [0, 0],
      [0, 1],
      [1, 0],
    ]).match(/M/g)?.length,
    3,
  );
});
