import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/board";
import { Badge } from "../../board/ghost";
import { Marks } from "../../board/marks";
import { Piece } from "../../board/piece";
import type { Axial } from "../../contract";
import { drawnBoard } from "../../geometry/hexagon";
import { Boards, spotKey } from "../../play/boards";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import { type Diagram as DiagramData, type Moment, marksOf, RADIUS, tokensOf } from "./diagrams";

const PACE = 1300;

/** A piece about to be laid, with what it makes. */
function DrawnGhost({ moment, boards }: { readonly moment: Moment; readonly boards: Boards }) {
  if (!moment.ghost) return null;
  const [side, labels, allowed, points] = moment.ghost;
  const cells = boards.places("board", labels.split(","));
  return (
    <g class={`ghost ${allowed ? "ghost-yes" : "ghost-no"}`}>
      <Piece cells={cells} style={`side-${side}`} class="settling" />
      <Marks marks={marksOf(moment)} board="board" boards={boards} by={cells} />
      {allowed && <Badge cells={cells} points={points} />}
    </g>
  );
}

/** Plays the moments once, from the first to the last, whenever `run` changes. */
function useMoments(count: number, run: number): number {
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
      window.setTimeout(() => setAt(i + 1), PACE * (i + 1)),
    );
    return () => timers.forEach(window.clearTimeout);
  }, [run, count, still]);
  return at;
}

interface DiagramProps {
  readonly diagram: DiagramData;
  readonly title: string;
  readonly text: string;
}

/** One thing to know, with a small board that shows it when it comes into sight, and again when pressed. */
export function Diagram({ diagram, title, text }: DiagramProps) {
  const [run, setRun] = useState(0);
  const ref = useRef<HTMLLIElement>(null);
  const at = useMoments(diagram.moments.length, run);
  const moment: Moment = diagram.moments[at] ?? {};
  const board = useMemo(() => drawnBoard(RADIUS, tokensOf(moment)), [moment]);
  const boards = useMemo(
    () =>
      new Boards({
        boards: [board],
        sides: [],
        trays: [],
        scores: [],
        marks: [],
        prompt: "",
        said: "",
        flights: [],
      }),
    [board],
  );
  const reach = moment.reach?.split(",") ?? [];
  const tint = new Set(boards.places("board", reach).map((cell: Axial) => spotKey("board", cell)));
  useEffect(() => {
    const item = ref.current;
    if (!item) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        if (!window.matchMedia("(prefers-reduced-motion: reduce)").matches) setRun(1);
      },
      { threshold: 0.6 },
    );
    watcher.observe(item);
    return () => watcher.disconnect();
  }, []);
  return (
    <li class="diagram" ref={ref}>
      <div class="diagram-board">
        <Board board={board} tint={tint}>
          <DrawnGhost moment={moment} boards={boards} />
        </Board>
        <button
          type="button"
          class="diagram-again"
          onClick={() => setRun(run + 1)}
          aria-label={words.start.replay(title)}
        >
          <Icon name="again" />
        </button>
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
