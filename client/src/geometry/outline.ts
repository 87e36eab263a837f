import type { Axial } from "../contract";
import { add, corners, key, type Point, place, STEPS } from "./axial";

/** Corner k of a cell lies between the edges towards these two directions; edge i runs from corner i to i + 1. */
const EDGE_TOWARDS: readonly number[] = [2, 3, 4, 5, 0, 1];

/** One unit from the middle of a cell in a direction, clockwise from the north. */
export function outwards(direction: number): Point {
  const angle = ((direction - 1.5) * Math.PI) / 3;
  return [Math.cos(angle), Math.sin(angle)];
}

const same = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) < 1e-6;

/** The closed outlines of a set of cells, each clockwise as seen (holes the other way round), as lists of corners. */
export function outlines(cells: readonly Axial[]): Point[][] {
  const taken = new Set(cells.map(key));
  const edges: [Point, Point][] = [];
  for (const cell of cells) {
    const around = corners(place(cell));
    EDGE_TOWARDS.forEach((direction, edge) => {
      const step = STEPS[direction];
      const [from, to] = [around[edge], around[(edge + 1) % 6]];
      if (step && from && to && !taken.has(key(add(cell, step)))) edges.push([from, to]);
    });
  }
  const loops: Point[][] = [];
  for (let first = edges.pop(); first; first = edges.pop()) {
    const loop: Point[] = [first[0]];
    let end = first[1];
    while (!same(end, first[0])) {
      loop.push(end);
      const next = edges.findIndex((edge) => same(edge[0], end));
      const edge = edges[next];
      if (!edge) break;
      edges.splice(next, 1);
      end = edge[1];
    }
    loops.push(loop);
  }
  return loops;
}

/** An outline moved inwards by a distance. All edges are one unit long and no two in a row are parallel. */
export function inset(loop: readonly Point[], by: number): Point[] {
  const normal = (a: Point, b: Point): Point => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    return [-dy / length, dx / length];
  };
  return loop.map((point, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] ?? point;
    const after = loop[(i + 1) % loop.length] ?? point;
    const [a, b] = [normal(before, point), normal(point, after)];
    const scale = by / (1 + a[0] * b[0] + a[1] * b[1]);
    return [point[0] + (a[0] + b[0]) * scale, point[1] + (a[1] + b[1]) * scale];
  });
}

const number = (value: number): string => `${Math.round(value * 1000) / 1000 + 0}`;

/** SVG path data for outlines with rounded corners; `radius` is how far from a corner the curve begins. */
export function path(loops: readonly (readonly Point[])[], radius = 0): string {
  const part = (loop: readonly Point[]): string => {
    const towards = (from: Point, to: Point): string => {
      const share = radius / Math.hypot(to[0] - from[0], to[1] - from[1]);
      return `${number(from[0] + (to[0] - from[0]) * share)} ${number(from[1] + (to[1] - from[1]) * share)}`;
    };
    const steps = loop.map((point, i) => {
      const corner = `${number(point[0])} ${number(point[1])}`;
      if (radius === 0) return `${i === 0 ? "M" : "L"}${corner}`;
      const before = loop[(i + loop.length - 1) % loop.length] ?? point;
      const after = loop[(i + 1) % loop.length] ?? point;
      return `${i === 0 ? "M" : "L"}${towards(point, before)}Q${corner} ${towards(point, after)}`;
    });
    return `${steps.join("")}Z`;
  };
  return loops.map(part).join("");
}

// A new position differs from the last one by a piece or two; all others are drawn again as they were.
const known = new Map<string, string>();
const MOST_KNOWN = 2_000;

/** What was worked out already is not worked out again. */
export function once(what: string, make: () => string): string {
  const found = known.get(what);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = make();
  known.set(what, made);
  return made;
}

/** One outlined piece: the cells merged, drawn a little smaller than they are, with rounded corners. */
export function piecePath(cells: readonly Axial[], gap = 0.07, radius = 0.2): string {
  return once(`${gap} ${radius} ${cells.join(" ")}`, () =>
    path(
      outlines(cells).map((loop) => inset(loop, gap)),
      radius,
    ),
  );
}

/** The edges between cells of a set: where a piece shows that it is made of hexes. */
export function seams(cells: readonly Axial[], gap = 0.2): string {
  return once(`seams ${gap} ${cells.join(" ")}`, () => seamed(cells, gap));
}

function seamed(cells: readonly Axial[], gap: number): string {
  const taken = new Set(cells.map(key));
  const lines: string[] = [];
  for (const cell of cells) {
    const around = corners(place(cell));
    // Half of the directions, so that each pair of cells is met once.
    for (const edge of [0, 1, 2]) {
      const step = STEPS[EDGE_TOWARDS[edge] ?? 0];
      const [from, to] = [around[edge], around[edge + 1]];
      if (!step || !from || !to || !taken.has(key(add(cell, step)))) continue;
      const [dx, dy] = [(to[0] - from[0]) * gap, (to[1] - from[1]) * gap];
      lines.push(
        `M${number(from[0] + dx)} ${number(from[1] + dy)}L${number(to[0] - dx)} ${number(to[1] - dy)}`,
      );
    }
  }
  return lines.join("");
}
