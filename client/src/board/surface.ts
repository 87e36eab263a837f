import type { BoardScene } from "../contract";
import { cellAt, HEIGHT, type Point, place } from "../geometry/axial";
import { boardFrame, type Frame, origin } from "../geometry/frame";
import type { Spot } from "../play/boards";
import type { View } from "../play/view";

/** How far over the edge a piece may be held, in radii of a cell. */
const OVERHANG = 1.6;

interface Laid {
  readonly board: BoardScene;
  readonly svg: SVGSVGElement;
  /** What the picture shows while all of it is in sight. */
  readonly whole: Frame;
}

/** The boards on the page that can be played on, found by a point on the screen. */
export class Surface {
  readonly #boards = new Map<string, Laid>();

  lay(board: BoardScene, svg: SVGSVGElement, whole: Frame): () => void {
    this.#boards.set(board.id, { board, svg, whole });
    return () => {
      if (this.#boards.get(board.id)?.svg === svg) this.#boards.delete(board.id);
    };
  }

  /** The spot under a point of the window, or null when it is on no board. */
  spotAt(x: number, y: number): Spot | null {
    for (const laid of this.#boards.values()) {
      const { board, svg } = laid;
      const point = inside(svg, x, y);
      const frame = boardFrame(board, OVERHANG);
      if (!point || !inSight(laid, x, y)) continue;
      if (point[0] < frame.x || point[0] > frame.x + frame.width) continue;
      if (point[1] < frame.y || point[1] > frame.y + frame.height) continue;
      const from = origin(board);
      return { board: board.id, at: cellAt([point[0] - from[0], point[1] - from[1]]) };
    }
    return null;
  }

  /** A point of the window in the places of the cells of a board, or null when it is not on the page. */
  within(id: string, x: number, y: number): Point | null {
    const laid = this.#boards.get(id);
    const point = laid && inside(laid.svg, x, y);
    if (!laid || !point) return null;
    const from = origin(laid.board);
    return [point[0] - from[0], point[1] - from[1]];
  }

  /** A point of the window in the picture of the board that it is over, or else of the first one. */
  pointAt(x: number, y: number): Point | null {
    const over = this.#boards.get(this.spotAt(x, y)?.board ?? "") ?? [...this.#boards.values()][0];
    return over ? inside(over.svg, x, y) : null;
  }

  /** Moves the view with a pointer that went so far over the window, in pixels. */
  drag(view: View, dx: number, dy: number): void {
    const scale = this.scale();
    if (scale > 0) view.pan(-dx / scale, -dy / scale, this.frame());
  }

  /** The frame of the first board, as it is when all of it is in sight. */
  frame(): Frame {
    const [first] = this.#boards.values();
    return first?.whole ?? { x: 0, y: 0, width: 1, height: 1 };
  }

  /** The middle of a cell in the picture of its board. */
  place(spot: Spot): Point | null {
    const laid = this.#boards.get(spot.board);
    if (!laid) return null;
    const [from, at] = [origin(laid.board), place(spot.at)];
    return [from[0] + at[0], from[1] + at[1]];
  }

  /** The cell at a spot as a rectangle of the window, or null when its board is not on the page. */
  cellRect(spot: Spot): DOMRect | null {
    const laid = this.#boards.get(spot.board);
    const matrix = laid?.svg.getScreenCTM();
    if (!laid || !matrix) return null;
    const [from, at] = [origin(laid.board), place(spot.at)];
    const point = new DOMPoint(from[0] + at[0], from[1] + at[1]).matrixTransform(matrix);
    const [width, height] = [2 * sizeOf(matrix), HEIGHT * sizeOf(matrix)];
    return new DOMRect(point.x - width / 2, point.y - height / 2, width, height);
  }

  /** How many pixels the radius of a cell is on the screen; 0 when there is no board. */
  scale(): number {
    for (const { svg } of this.#boards.values()) return sizeOf(svg.getScreenCTM());
    return 0;
  }
}

/** Whether a point of the window is on a picture, or so little beside it that a piece may hang over there. */
function inSight({ svg, whole }: Laid, x: number, y: number): boolean {
  const box = svg.getBoundingClientRect();
  const zoom = whole.width / svg.viewBox.baseVal.width;
  const beside = (OVERHANG * sizeOf(svg.getScreenCTM())) / zoom;
  return (
    x >= box.left - beside && x <= box.right + beside && y >= box.top - beside && y <= box.bottom + beside
  );
}

/** By how much a picture is enlarged, also where it is turned round. */
function sizeOf(matrix: DOMMatrix | null): number {
  return matrix ? Math.hypot(matrix.a, matrix.b) : 0;
}

/** A point of the window in the units of a picture. */
function inside(svg: SVGSVGElement, x: number, y: number): Point | null {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}
