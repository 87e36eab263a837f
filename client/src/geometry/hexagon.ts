import type { Axial, BoardScene, Token } from "../contract";
import { place } from "./axial";

/** The label of a cell on a board that is a hexagon of hexagons: a letter for the file, a number from the south. */
export function label([q, r]: Axial, radius: number): string {
  const southern = Math.min(radius, radius - q);
  return `${String.fromCharCode(97 + q + radius)}${southern - r + 1}`;
}

/** All cells of such a board, file by file from the west, each from the south. */
export function hexagon(radius: number): Axial[] {
  const cells: Axial[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.min(radius, radius - q); r >= Math.max(-radius, -radius - q); r--) cells.push([q, r]);
  return cells;
}

/** A board of this form with what lies on it, for pictures that no server sends. */
export function drawnBoard(radius: number, tokens: ReadonlyMap<string, readonly Token[]>): BoardScene {
  return {
    id: "board",
    title: "",
    owner: null,
    cells: hexagon(radius).map((at) => {
      const id = label(at, radius);
      const [x, y] = place(at);
      return { id, q: at[0], r: at[1], x, y, tokens: tokens.get(id) ?? [] };
    }),
  };
}

/** A token for such a picture. */
export function drawnToken(kind: string, side: 0 | 1 | null, group: string | null, mark = ""): Token {
  return { kind, style: side === null ? kind : `side-${side}`, said: "", side, group, mark, size: 0 };
}
