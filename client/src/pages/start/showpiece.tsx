import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../../board/board";
import type { Token } from "../../contract";
import { drawnBoard, drawnToken } from "../../geometry/hexagon";

// A whole game of HexaFuse (44 : 40), piece by piece: side, cells. It is laid once when the page opens, and then lies
// still.
const PIECES: readonly (readonly [side: 0 | 1, cells: string])[] = [
  [0, "b4,b5,c4,d5,d6"],
  [1, "a2,b2,c2,d2,e2"],
  [0, "d4,e4,e5"],
  [1, "f6,f7,g6,g7,h6"],
  [0, "g4,h4,i2,i3"],
  [1, "d8,e8,e9,f8"],
  [0, "f4,g1,g2,g3"],
  [1, "c7"],
  [0, "h1,h2"],
  [1, "b1,c1,d1,e1"],
  [0, "h3"],
];
const ANCHORS: readonly (readonly [side: 0 | 1, cells: string])[] = [
  [0, "a5,i1"],
  [1, "a1,i5"],
];
const BLOCKED = "d3,f3";
const PACE = 260;

function tokens(pieces: number): ReadonlyMap<string, Token> {
  const all = new Map<string, Token>();
  const lay = (cells: string, token: Token) => {
    for (const cell of cells.split(",")) all.set(cell, token);
  };
  lay(BLOCKED, drawnToken("block", null, null));
  for (const [side, cells] of ANCHORS) lay(cells, drawnToken("anchor", side, null, side === 0 ? "A" : "B"));
  for (const [side, cells] of PIECES.slice(0, pieces)) lay(cells, drawnToken("tile", side, cells));
  return all;
}

/** The picture of the start page. */
export function Showpiece() {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [laid, setLaid] = useState(still ? PIECES.length : 0);
  useEffect(() => {
    if (laid >= PIECES.length) return;
    const timer = window.setTimeout(() => setLaid(laid + 1), laid === 0 ? 2 * PACE : PACE);
    return () => window.clearTimeout(timer);
  }, [laid]);
  const board = useMemo(() => drawnBoard(4, tokens(laid)), [laid]);
  return (
    <div class="showpiece" aria-hidden="true">
      <Board board={board} />
    </div>
  );
}
