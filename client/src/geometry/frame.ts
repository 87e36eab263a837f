import type { Axial, BoardScene } from "../contract";
import { HEIGHT, type Point, place } from "./axial";

/** A rectangle in units of the radius of a cell. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest frame around cells given by their centres, with a margin on every side. */
export function frame(centres: readonly Point[], margin = 0): Frame {
  if (centres.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const xs = centres.map((centre) => centre[0]);
  const ys = centres.map((centre) => centre[1]);
  const [left, right] = [Math.min(...xs) - 1 - margin, Math.max(...xs) + 1 + margin];
  const [top, bottom] = [Math.min(...ys) - HEIGHT / 2 - margin, Math.max(...ys) + HEIGHT / 2 + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function shapeFrame(shape: readonly Axial[], margin = 0): Frame {
  return frame(shape.map(place), margin);
}

export function boardFrame(board: BoardScene, margin = 0): Frame {
  return frame(
    board.cells.map((cell): Point => [cell.x, cell.y]),
    margin,
  );
}

/** The frame made square about its middle, and at least so wide. */
export function squared(f: Frame, least = 0): Frame {
  const side = Math.max(f.width, f.height, least);
  return { x: f.x + f.width / 2 - side / 2, y: f.y + f.height / 2 - side / 2, width: side, height: side };
}

export function viewBox(f: Frame): string {
  return `${f.x} ${f.y} ${f.width} ${f.height}`;
}

/**
 * Where the cell (0, 0) of a board lies in its picture. Cells carry their own places, so a board may lie anywhere;
 * within one board they are those of `place`, moved.
 */
export function origin(board: BoardScene): Point {
  const cell = board.cells[0];
  if (!cell) return [0, 0];
  const [x, y] = place([cell.q, cell.r]);
  return [cell.x - x, cell.y - y];
}
