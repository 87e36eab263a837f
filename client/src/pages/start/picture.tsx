import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../../board/board";
import { Flyer } from "../../board/flyer";
import { Badge } from "../../board/ghost";
import { Marks } from "../../board/marks";
import { Piece } from "../../board/piece";
import { Shine } from "../../board/shine";
import { Drawn } from "../../board/tokens";
import type { BoardScene } from "../../contract";
import { place } from "../../geometry/axial";
import { Boards, spotKey } from "../../play/boards";
import { FLIGHT, useFlights } from "../game/flights";
import { elementToken, entries, type Moment, marksOf, type Shot } from "./pictures";

const NO_SCENE = { sides: [], trays: [], scores: [], marks: [], prompt: "", said: "", flights: [] } as const;

interface GhostProps {
  readonly moment: Moment;
  readonly boards: Boards;
}

/** A piece or an element about to be laid, with what it makes. */
function DrawnGhost({ moment, boards }: GhostProps) {
  const marks = marksOf(moment);
  if (moment.ghost) {
    const [side, labels, allowed, points] = moment.ghost;
    const cells = boards.places("board", labels.split(","));
    return (
      <g class={`ghost ${allowed ? "ghost-yes" : "ghost-no"}`}>
        <Piece cells={cells} style={`side-${side}`} class="settling" />
        <Marks marks={marks} board="board" boards={boards} by={cells} />
        {allowed && <Badge cells={cells} points={points} />}
      </g>
    );
  }
  if (moment.placing) {
    const [text, points] = moment.placing;
    const [[cell, element] = ["", ""]] = entries(text);
    const cells = boards.places("board", [cell]);
    const [x, y] = place(cells[0] ?? [0, 0]);
    return (
      <g class="ghost ghost-yes">
        <g class="ghost-token" transform={`translate(${x} ${y})`}>
          <Drawn token={elementToken(element)} />
        </g>
        <Marks marks={marks} board="board" boards={boards} by={cells} />
        {points !== 0 && <Badge cells={cells} points={points} aside />}
      </g>
    );
  }
  return <Marks marks={marks} board="board" boards={boards} />;
}

/** Around the board, in radii of a cell. */
export const MARGIN = 0.35;

interface PictureProps {
  readonly shot: Shot;
  readonly margin?: number;
}

/** A moment of a picture; what moved in it is seen moving. */
export function Picture({ shot, margin = MARGIN }: PictureProps) {
  const { moment, board, flights } = shot;
  const flying = useFlights(board, flights, false, true);
  const boards = useMemo(() => new Boards({ ...NO_SCENE, boards: [board] }), [board]);
  const shown: BoardScene = flying?.board ?? board;
  const tint = useMemo(
    () =>
      new Set(boards.places("board", moment.reach?.split(",") ?? []).map((cell) => spotKey("board", cell))),
    [boards, moment],
  );
  const groups = moment.shine?.split(" ").map((group) => group.split(",")) ?? [];
  return (
    <Board board={shown} tint={tint} margin={margin} fates={flying?.fates}>
      {!flying && <DrawnGhost moment={moment} boards={boards} />}
      {groups.length > 0 && <Shine board={board} boards={boards} groups={groups} />}
      {flying?.flight && (
        <Flyer key={flying.number} board={flying.board} flight={flying.flight} length={FLIGHT} />
      )}
    </Board>
  );
}

/** Plays from the first moment to the last whenever `run` changes; at 0 it shows the last and waits. */
export function useMoments(count: number, run: number, pace: number): number {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [at, setAt] = useState(count - 1);
  useEffect(() => {
    if (run === 0) return;
    if (still) {
      // Without motion a press goes one moment on, and round.
      setAt((before) => (before + 1) % count);
      return;
    }
    setAt(0);
    const timers = Array.from({ length: count - 1 }, (_, i) =>
      window.setTimeout(() => setAt(i + 1), pace * (i + 1)),
    );
    return () => timers.forEach(window.clearTimeout);
  }, [run, count, still, pace]);
  return Math.min(at, count - 1);
}
