import type { Mark, Token } from "../../contract";
import { drawnToken } from "../../geometry/hexagon";

/** One moment of a diagram. Cells are labels on a board of radius 2, those of one piece joined by commas. */
export interface Moment {
  readonly anchors?: readonly (readonly [side: 0 | 1, cell: string])[];
  readonly pieces?: readonly (readonly [side: 0 | 1, cells: string])[];
  /** A piece about to be laid, and whether it may be. */
  readonly ghost?: readonly [side: 0 | 1, cells: string, allowed: boolean, points: number];
  readonly reach?: string;
  readonly marks?: readonly (readonly [kind: string, cells: string])[];
}

export interface Diagram {
  readonly id: string;
  readonly moments: readonly Moment[];
}

export const RADIUS = 2;

const OWN = [[0, "a1,b1"]] as const;
const THEIRS = [[1, "d3,d4,e2"]] as const;

/** What "how to play" shows of each game; the words are in the catalogue under the same ids. */
export const DIAGRAMS: Readonly<Record<string, readonly Diagram[]>> = {
  hexafuse: [
    {
      id: "grow",
      moments: [
        { anchors: [[0, "a3"]], reach: "a2,b3,b4" },
        { anchors: [[0, "a3"]], ghost: [0, "b3,c3,c4", true, 3] },
        { anchors: [[0, "a3"]], pieces: [[0, "b3,c3,c4"]], reach: "a2,b2,c2,d2,d3,d4,c5,b4" },
      ],
    },
    {
      id: "apart",
      moments: [
        { pieces: [...OWN, ...THEIRS] },
        { pieces: [...OWN, ...THEIRS], ghost: [0, "b2,c3", false, 0], marks: [["reason", "d3"]] },
        { pieces: [...OWN, ...THEIRS], ghost: [0, "a2,b2", true, 2] },
      ],
    },
    {
      id: "contact",
      moments: [
        { pieces: [...OWN, ...THEIRS] },
        { pieces: [...OWN, ...THEIRS], ghost: [0, "c2,d1", true, 8], marks: [["contact", "d3,e2"]] },
      ],
    },
    {
      id: "corner",
      moments: [
        { anchors: [[0, "a3"]], pieces: [[0, "c1,d1"]] },
        {
          anchors: [[0, "a3"]],
          pieces: [[0, "c1,d1"]],
          ghost: [0, "a2,b2", false, 0],
          marks: [["reason", "c1"]],
        },
        {
          anchors: [[0, "a3"]],
          pieces: [
            [0, "c1,d1"],
            [1, "c4,d3,e2"],
          ],
          ghost: [0, "a2,b2", true, 5],
          marks: [["contact", "c4"]],
        },
      ],
    },
    {
      id: "lock",
      moments: [
        { anchors: [[1, "e3"]], pieces: [[0, "b2,c2"]], reach: "e2,d3,d4" },
        {
          anchors: [[1, "e3"]],
          pieces: [[0, "b2,c2"]],
          ghost: [0, "c3,c4,d2", true, 13],
          marks: [["lost", "e2,d3,d4"]],
        },
      ],
    },
  ],
};

/** The tokens of a moment, by cell. */
export function tokensOf(moment: Moment): ReadonlyMap<string, Token> {
  const all = new Map<string, Token>();
  for (const [side, cell] of moment.anchors ?? [])
    all.set(cell, drawnToken("anchor", side, null, side === 0 ? "A" : "B"));
  for (const [side, cells] of moment.pieces ?? [])
    for (const cell of cells.split(",")) all.set(cell, drawnToken("tile", side, cells));
  return all;
}

export function marksOf(moment: Moment): readonly Mark[] {
  return (moment.marks ?? []).map(([kind, cells]) => ({ kind, cells: cells.split(","), board: "board" }));
}
