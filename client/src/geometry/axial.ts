import type { Axial } from "../contract";

/** The height of a flat-top cell, in units of its radius. */
export const HEIGHT = Math.sqrt(3);

/** A point in a picture: x to the right, y downwards, in units of the radius of a cell. */
export type Point = readonly [x: number, y: number];

/** The six edge directions, clockwise from the top: N, NE, SE, S, SW, NW. */
export const STEPS: readonly Axial[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export function key(cell: Axial): string {
  return `${cell[0]},${cell[1]}`;
}

export function add(a: Axial, b: Axial): Axial {
  return [a[0] + b[0], a[1] + b[1]];
}

export function subtract(a: Axial, b: Axial): Axial {
  return [a[0] - b[0], a[1] - b[1]];
}

/** Turned clockwise about (0, 0) by so many times 60 degrees; negative turns go the other way. */
export function rotate(cell: Axial, turns: number): Axial {
  let [q, r] = cell;
  for (let left = ((turns % 6) + 6) % 6; left > 0; left--) [q, r] = [0 - r, q + r];
  return [q, r];
}

/** The centre of a flat-top cell. */
export function place(cell: Axial): Point {
  return [1.5 * cell[0], HEIGHT * (cell[1] + cell[0] / 2)];
}

/** The cell that a point lies in. */
export function cellAt(point: Point): Axial {
  const q = point[0] / 1.5;
  const r = point[1] / HEIGHT - q / 2;
  // Rounding each of the three cube coordinates may break their sum; the one that was rounded most gives way.
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq + 0, rr + 0];
}

/** The number of steps between two cells. */
export function distance(a: Axial, b: Axial): number {
  const [q, r] = subtract(a, b);
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The six corners of a cell, clockwise from the eastern one. */
export function corners(centre: Point, radius = 1): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => [
    centre[0] + radius * Math.cos((k * Math.PI) / 3),
    centre[1] + radius * Math.sin((k * Math.PI) / 3),
  ]);
}

/** Which of three tones a cell has. Two cells that meet at corners only are always of one tone. */
export function tone(cell: Axial): 0 | 1 | 2 {
  return ((((cell[0] - cell[1]) % 3) + 3) % 3) as 0 | 1 | 2;
}

/**
 * The next cell for an arrow key. A row of flat-top cells is a zigzag: eastwards the odd files lie half a cell lower,
 * so two steps to the right end in the row where they began.
 */
export function arrow(cell: Axial, direction: "up" | "down" | "left" | "right"): Axial {
  const odd = Math.abs(cell[0] % 2) === 1;
  if (direction === "up") return add(cell, [0, -1]);
  if (direction === "down") return add(cell, [0, 1]);
  if (direction === "right") return add(cell, odd ? [1, -1] : [1, 0]);
  return add(cell, odd ? [-1, 0] : [-1, 1]);
}
