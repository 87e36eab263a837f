import type { BoardScene } from "../contract";
import { cellAt, HEIGHT, type Point, place } from "../geometry/axial";
import { boardFrame, origin } from "../geometry/frame";
import type { Spot } from "../play/boards";

/** How far over the edge a piece may be held, in radii of a cell. */
const OVERHANG = 1.6;

interface Laid {
  readonly board: BoardScene;
  readonly svg: SVGSVGElement;
}

/** The boards on the page that can be played on, found by a point on the screen. */
export class Surface {
  readonly #boards = new Map<string, Laid>();

  lay(board: BoardScene, svg: SVGSVGElement): () => void {
    this.#boards.set(board.id, { board, svg });
    return () => {
      if (this.#boards.get(board.id)?.svg === svg) this.#boards.delete(board.id);
    };
  }

  /** The spot under a point of the window, or null when it is on no board. */
  spotAt(x: number, y: number): Spot | null {
    for (const { board, svg } of this.#boards.values()) {
      const point = inside(svg, x, y);
      const frame = boardFrame(board, OVERHANG);
      if (!point || point[0] < frame.x || point[0] > frame.x + frame.width) continue;
      if (point[1] < frame.y || point[1] > frame.y + frame.height) continue;
      const from = origin(board);
      return { board: board.id, at: cellAt([point[0] - from[0], point[1] - from[1]]) };
    }
    return null;
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
