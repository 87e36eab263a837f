import type { ComponentType } from "preact";
import type { Axial, Mark } from "../contract";
import { corners, type Point, place } from "../geometry/axial";
import { path, piecePath } from "../geometry/outline";
import type { Boards } from "../play/boards";

interface CellsProps {
  readonly cells: readonly Axial[];
  /** The cells of the move that the mark belongs to, where it is not yet made. */
  readonly by: readonly Axial[];
}

const at = (cell: Axial): string => {
  const [x, y] = place(cell);
  return `translate(${x} ${y})`;
};

/** The last move: the piece is rimmed. */
function Last({ cells }: CellsProps) {
  return <path class="mark-last" d={piecePath(cells, 0.0, 0.24)} />;
}

/** Cells that score together: one rim around them. */
function Gain({ cells }: CellsProps) {
  const rim = piecePath(cells, 0.06, 0.16);
  return (
    <>
      <path class="mark-gain-rim" d={rim} />
      <path class="mark-gain" d={rim} />
    </>
  );
}

/** Two cells that meet at corners only are three radii apart; the edge between their corners is one radius long. */
const CORNER_DISTANCE = 3;

/** The grid lines along which cells of one list face cells of another corner to corner. */
export function cornerLinks(some: readonly Axial[], others: readonly Axial[]): [Point, Point][] {
  return some.flatMap((a) =>
    others.flatMap((b): [Point, Point][] => {
      const [from, to] = [place(a), place(b)];
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      if (Math.abs(Math.hypot(dx, dy) - CORNER_DISTANCE) > 1e-6) return [];
      const near = (share: number): Point => [from[0] + dx * share, from[1] + dy * share];
      return [[near(0.27), near(0.73)]];
    }),
  );
}

/** Eight rays, long and short. */
const SPARK = Array.from({ length: 16 }, (_, i) => {
  const far = i % 2 === 1 ? 0.16 : i % 4 === 0 ? 0.95 : 0.55;
  const angle = (i * Math.PI) / 8;
  return `${i === 0 ? "M" : "L"}${(far * Math.cos(angle)).toFixed(3)} ${(far * Math.sin(angle)).toFixed(3)}`;
})
  .join("")
  .concat("Z");

/** Contacts: a bolt along each grid line from corner to corner; a cell without a partner gets a dot. */
function Contact({ cells, by }: CellsProps) {
  const links = cornerLinks(by, cells);
  return (
    <>
      {links.length === 0 &&
        cells.map((cell) => <circle key={cell.join()} class="mark-dot" transform={at(cell)} r="0.22" />)}
      {links.map(([from, to]) => (
        <g key={`${from.join()} ${to.join()}`} class="mark-contact">
          <line class="contact-rim" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
          <line class="contact-core" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
          <g transform={`translate(${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2})`}>
            <path class="contact-spark" d={SPARK} />
          </g>
        </g>
      ))}
    </>
  );
}

const CROSS = "M-.5 -.46L.5 .46M.5 -.46L-.5 .46";

/** Cells that are lost: crossed out. */
function Lost({ cells }: CellsProps) {
  return (
    <>
      {cells.map((cell) => (
        <g key={cell.join()} transform={at(cell)}>
          <path class="mark-lost-rim" d={CROSS} />
          <path class="mark-lost" d={CROSS} />
        </g>
      ))}
    </>
  );
}

/** A way over the board, from the first cell to the last. */
function Way({ cells }: CellsProps) {
  return (
    <>
      <polyline class="mark-path" points={cells.map((cell) => place(cell).join()).join(" ")} />
      {cells.slice(-1).map((cell) => (
        <circle key="end" class="mark-dot" transform={at(cell)} r="0.22" />
      ))}
    </>
  );
}

/** Cells that forbid a move: hatched, so that what lies there can still be told, with a sign at their edge. */
function Reason({ cells }: CellsProps) {
  return (
    <>
      {cells.map((cell) => (
        <g key={cell.join()} class="mark-reason" transform={at(cell)}>
          <path class="reason-hatch" d={path([corners([0, 0], 0.93)], 0.12)} fill="url(#pattern-forbidden)" />
          <path class="reason-rim" d={path([corners([0, 0], 0.86)], 0.12)} />
          <g transform="translate(0 -.6) scale(.8)">
            <circle class="reason-sign" r="0.34" />
            <path class="reason-bang" d="M0 -.19V.05M0 .18V.185" />
          </g>
        </g>
      ))}
    </>
  );
}

/** Cells that are looked at. */
function Look({ cells }: CellsProps) {
  return <path class="mark-look" d={piecePath(cells, 0.04, 0.2)} />;
}

const JUDGED = { better: "✓", worse: "?" } as const;

/** The sign of a move that is judged, at the upper edge of its first cell. */
function Judged({ cell, as }: { readonly cell: Axial | undefined; readonly as: keyof typeof JUDGED }) {
  if (!cell) return null;
  return (
    <g transform={at(cell)}>
      <circle class={`mark-judged mark-judged-${as}`} cy="-0.62" r="0.34" />
      <text class="mark-judged-sign" y="-0.45" text-anchor="middle">
        {JUDGED[as]}
      </text>
    </g>
  );
}

/** A move that would have been better. */
function Better({ cells }: CellsProps) {
  const rim = piecePath(cells, 0.02, 0.2);
  return (
    <>
      <path class="mark-better-rim" d={rim} />
      <path class="mark-better" d={rim} />
      <Judged cell={cells[0]} as="better" />
    </>
  );
}

/** The move that was played instead. */
function Worse({ cells }: CellsProps) {
  return (
    <>
      <path class="mark-worse" d={piecePath(cells, 0.12, 0.2)} />
      <Judged cell={cells[0]} as="worse" />
    </>
  );
}

/** The same for moves from a cell to a cell. */
function BetterWay({ cells }: CellsProps) {
  const points = cells.map((cell) => place(cell).join()).join(" ");
  return (
    <>
      <polyline class="mark-better-rim" points={points} />
      <polyline class="mark-better" points={points} />
      <Judged cell={cells.at(-1)} as="better" />
    </>
  );
}

function WorseWay({ cells }: CellsProps) {
  return (
    <>
      <polyline class="mark-worse" points={cells.map((cell) => place(cell).join()).join(" ")} />
      <Judged cell={cells.at(-1)} as="worse" />
    </>
  );
}

const DRAWN: Readonly<Record<string, ComponentType<CellsProps>>> = {
  look: Look,
  better: Better,
  worse: Worse,
  "better-way": BetterWay,
  "worse-way": WorseWay,
  last: Last,
  gain: Gain,
  contact: Contact,
  lost: Lost,
  path: Way,
  reason: Reason,
};

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly board: string;
  readonly boards: Boards;
  readonly by?: readonly Axial[];
}

/** The marks of one board; a kind that is not known here is drawn as a gain. */
export function Marks({ marks, board, boards, by = [] }: MarksProps) {
  return (
    <g class="marks">
      {marks
        .filter((mark) => mark.board === board && mark.cells.length > 0)
        .map((mark) => {
          const Drawn = DRAWN[mark.kind] ?? Gain;
          const cells = boards.places(board, mark.cells);
          return <Drawn key={`${mark.kind} ${mark.cells.join()}`} cells={cells} by={by} />;
        })}
    </g>
  );
}
