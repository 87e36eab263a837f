import type { Axial, BoardScene, Cell, Scene } from "../contract";
import { key } from "../geometry/axial";

/** A place on one of the boards; it need not be a cell (a piece may hang over the edge). */
export interface Spot {
  readonly board: string;
  readonly at: Axial;
}

/** The same text for the same spot, for sets and maps. */
export function spotKey(board: string, at: Axial): string {
  return `${board}/${key(at)}`;
}

export function sameSpot(a: Spot | null, b: Spot | null): boolean {
  return a === b || (a !== null && b !== null && spotKey(a.board, a.at) === spotKey(b.board, b.at));
}

/** The boards of a scene, with cells found by label and by place. */
export class Boards {
  readonly list: readonly BoardScene[];
  /** Whether shapes are laid on them, which may hang over the edge. */
  readonly shaped: boolean;
  readonly #byLabel = new Map<string, Cell>();
  readonly #bySpot = new Map<string, Cell>();

  constructor(scene: Scene) {
    this.list = scene.boards;
    this.shaped = scene.trays.some((tray) =>
      [...tray.items, ...tray.hidden_items].some((item) => item.shape.length > 0),
    );
    for (const board of scene.boards)
      for (const cell of board.cells) {
        this.#byLabel.set(`${board.id}/${cell.id}`, cell);
        this.#bySpot.set(spotKey(board.id, [cell.q, cell.r]), cell);
      }
  }

  /** The cell with this label, or undefined. */
  named(board: string, label: string): Cell | undefined {
    return this.#byLabel.get(`${board}/${label}`);
  }

  /** The cell at this place, or undefined where the board ends. */
  at(board: string, at: Axial): Cell | undefined {
    return this.#bySpot.get(spotKey(board, at));
  }

  /** The places of some labels; those that are no cells are left out. */
  places(board: string, labels: readonly string[]): Axial[] {
    return labels.flatMap((label) => {
      const cell = this.named(board, label);
      return cell ? [[cell.q, cell.r] as const] : [];
    });
  }

  /** The spot in the middle of a board. */
  middle(board: BoardScene): Spot {
    const mean = (of: (cell: Cell) => number) =>
      board.cells.reduce((sum, cell) => sum + of(cell), 0) / Math.max(1, board.cells.length);
    const [x, y] = [mean((cell) => cell.x), mean((cell) => cell.y)];
    const near = board.cells.reduce<Cell | undefined>(
      (best, cell) =>
        best && Math.hypot(best.x - x, best.y - y) <= Math.hypot(cell.x - x, cell.y - y) ? best : cell,
      undefined,
    );
    return { board: board.id, at: near ? [near.q, near.r] : [0, 0] };
  }
}
