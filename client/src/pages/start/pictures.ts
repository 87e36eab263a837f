import type { BoardScene, Flight, Mark, Token } from "../../contract";
import { drawnBoard, drawnToken } from "../../geometry/hexagon";
import { moved } from "../../play/flight";

// Pictures that no server sends: of the start page and of "how to play". They are written down in a few letters, as the
// games write their pieces; what lies where is told here, no rule is.

/** One moment of a picture. Cells are labels; those of one piece are joined by commas. */
export interface Moment {
  readonly anchors?: readonly (readonly [side: 0 | 1, cell: string])[];
  readonly pieces?: readonly (readonly [side: 0 | 1, cells: string])[];
  /** Stacks from the bottom up, as in "c3:R1R2W1 d3:K3". */
  readonly stacks?: string;
  /** Elements, as in "c3:F d3:xW e3:*": crossed out after x, the mage is a star. */
  readonly elements?: string;
  /** A piece about to be laid, and whether it may be. */
  readonly ghost?: readonly [side: 0 | 1, cells: string, allowed: boolean, points: number];
  /** An element about to be placed, as in "c3:F", and what it makes. */
  readonly placing?: readonly [element: string, points: number];
  readonly reach?: string;
  readonly marks?: readonly (readonly [kind: string, cells: string])[];
  /** Groups of cells in the light, separated by spaces. */
  readonly shine?: string;
  /** What was moved last, and what flew then: "a1-b2>c3,d3*" (a star: it was captured). */
  readonly move?: string;
}

const COLOURS: Readonly<Record<string, string>> = {
  R: "red",
  O: "orange",
  Y: "yellow",
  G: "green",
  B: "blue",
  P: "purple",
  C: "clear",
  W: "white",
  K: "black",
};

const ELEMENTS: Readonly<Record<string, string>> = {
  L: "light",
  D: "dark",
  F: "fire",
  W: "water",
  E: "earth",
  A: "air",
};

/** One piece of a stack: W1 and K1 are caps. */
function stackToken(text: string): Token {
  const [letter = "", size = "0"] = text;
  const cap = text === "W1" || text === "K1";
  return {
    kind: cap ? "cap" : "cone",
    style: COLOURS[letter] ?? "clear",
    said: text,
    side: null,
    group: null,
    mark: letter,
    size: Number(size),
  };
}

export function elementToken(text: string): Token {
  const crossed = text.startsWith("x");
  const letter = text.replace("x", "");
  const style = letter === "*" ? "mage" : (ELEMENTS[letter] ?? "");
  return {
    kind: "element",
    style: crossed ? "crossed" : style,
    said: text,
    side: null,
    group: crossed && style !== "" ? style : null,
    mark: letter === "*" ? "" : letter,
    size: 0,
  };
}

/** The parts of "a1:X b2:Y". */
export function entries(text: string): [cell: string, what: string][] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((entry): [string, string] => {
      const [cell = "", what = ""] = entry.split(":");
      return [cell, what];
    });
}

export const pieces = (stack: string): string[] => stack.match(/.{2}/g) ?? [];

/** All that lies on the board in a moment, by cell. */
export function tokensOf(moment: Moment): ReadonlyMap<string, readonly Token[]> {
  const all = new Map<string, readonly Token[]>();
  for (const [side, cell] of moment.anchors ?? [])
    all.set(cell, [drawnToken("anchor", side, null, side === 0 ? "A" : "B")]);
  for (const [side, cells] of moment.pieces ?? [])
    for (const cell of cells.split(",")) all.set(cell, [drawnToken("tile", side, cells)]);
  for (const [cell, stack] of entries(moment.stacks ?? "")) all.set(cell, pieces(stack).map(stackToken));
  for (const [cell, element] of entries(moment.elements ?? "")) all.set(cell, [elementToken(element)]);
  return all;
}

export function marksOf(moment: Moment): readonly Mark[] {
  return (moment.marks ?? []).map(([kind, cells]) => ({ kind, cells: cells.split(","), board: "board" }));
}

interface Move {
  readonly start: string;
  readonly end: string;
  readonly landings: readonly { readonly cell: string; readonly captured: boolean }[];
}

function readMove(text: string): Move {
  const [cap = "", flown = ""] = text.split(">");
  const [start = "", end = ""] = cap.split("-");
  const landings = flown
    .split(",")
    .filter(Boolean)
    .map((landing) => ({ cell: landing.replace("*", ""), captured: landing.endsWith("*") }));
  return { start, end, landings };
}

/** A board after a move that was written down, and what flew in it. */
export function played(board: BoardScene, text: string): { board: BoardScene; flights: readonly Flight[] } {
  const { start, end, landings } = readMove(text);
  const stack = board.cells.find((cell) => cell.id === start)?.tokens.slice(0, -1) ?? [];
  const flights = landings.flatMap(({ cell, captured }, i): Flight[] => {
    const token = stack[stack.length - 1 - i];
    return token ? [{ token, start, end: cell, captured }] : [];
  });
  const after = moved(board, start, end, flights).board;
  const taken = new Set(flights.filter((flight) => flight.captured).map((flight) => flight.token));
  const cells = after.cells.map((cell) =>
    cell.tokens.some((token) => taken.has(token))
      ? { ...cell, tokens: cell.tokens.filter((token) => !taken.has(token)) }
      : cell,
  );
  return { board: { ...after, cells }, flights };
}

/** A moment as it is drawn. */
export interface Shot {
  readonly moment: Moment;
  readonly board: BoardScene;
  readonly flights: readonly Flight[];
}

/** The moments of a picture one after another: a move changes the board before it, all else is told anew. */
export function shots(radius: number, moments: readonly Moment[]): Shot[] {
  const all: Shot[] = [];
  for (const moment of moments) {
    const last = all.at(-1);
    if (moment.move && last) all.push({ moment, ...played(last.board, moment.move) });
    else all.push({ moment, board: drawnBoard(radius, tokensOf(moment)), flights: [] });
  }
  return all;
}
