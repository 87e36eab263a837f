import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardScene, Cell, Token } from "../contract";
import { corners, place, tone } from "../geometry/axial";
import { boardFrame, type Frame, origin, viewBox } from "../geometry/frame";
import { path, piecePath } from "../geometry/outline";
import { spotKey } from "../play/boards";
import { inSight, type Looking } from "../play/view";
import { Rims } from "./rims";
import { Tokens } from "./tokens";
import type { Fate } from "./tower";

/** How much further than cells their rims and the letters on them reach. */
const RIM = 0.2;

const CELL = path([corners([0, 0], 0.955)], 0.1);

interface GroundCellProps {
  readonly cell: Cell;
  /** Whether something may be laid here, or taken up. */
  readonly open: boolean;
  readonly dot: boolean;
  readonly label: boolean;
}

/** One cell of the ground; drawn anew only when it has changed. */
function GroundCell({ cell: { id, q, r }, open, dot, label }: GroundCellProps) {
  return useMemo(() => {
    const [x, y] = place([q, r]);
    return (
      <g transform={`translate(${x} ${y})`} data-cell={id}>
        <path class={`cell tone-${tone([q, r])} ${open ? "cell-reach" : ""}`} d={CELL} />
        {dot && <circle class="reach-dot" r="0.13" />}
        {label && (
          <text class="cell-label" y="0.7" text-anchor="middle">
            {id}
          </text>
        )}
      </g>
    );
  }, [id, q, r, open, dot, label]);
}

interface GroundProps extends Pick<BoardProps, "tint" | "sources"> {
  readonly board: BoardScene;
  readonly labels: boolean;
  readonly dots: boolean;
}

/** The ground: a plate, and on it the cells in three tones. */
function Ground({ board, tint, sources, labels, dots }: GroundProps) {
  const plate = useMemo(
    () =>
      piecePath(
        board.cells.map((cell) => [cell.q, cell.r] as const),
        -0.22,
        0.3,
      ),
    [board],
  );
  return (
    <>
      <path class="plate" d={plate} />
      <Rims board={board} />
      {board.cells.map((cell) => {
        const inReach = tint?.has(spotKey(board.id, [cell.q, cell.r])) ?? false;
        const source = sources?.has(`${board.id}/${cell.id}`) ?? false;
        return (
          <GroundCell
            key={cell.id}
            cell={cell}
            open={inReach || source}
            dot={inReach && dots}
            label={labels && cell.tokens.length === 0}
          />
        );
      })}
      <path class="ground-texture" d={plate} />
    </>
  );
}

/** The names of cells on which something lies: small, at the foot of the cell, over what lies there. */
function NamesOver({ board }: { readonly board: BoardScene }) {
  return (
    <g class="cell-names">
      {board.cells.map((cell) => {
        if (cell.tokens.length === 0) return null;
        const [x, y] = place([cell.q, cell.r]);
        return (
          <text key={cell.id} class="cell-label cell-label-over" x={x} y={y + 0.82} text-anchor="middle">
            {cell.id}
          </text>
        );
      })}
    </g>
  );
}

export interface BoardProps {
  readonly board: BoardScene;
  /** Keys of the spots where what is held may go. */
  readonly tint?: ReadonlySet<string> | undefined;
  /** `board/label` of cells from which something may be taken up now. */
  readonly sources?: ReadonlySet<string> | undefined;
  /** A dot in each cell of the tint; where more is told of them (`hints.tsx`), they have none. */
  readonly dots?: boolean;
  /** What becomes of some tokens in the move that is shown. */
  readonly fates?: ReadonlyMap<Token, Fate> | undefined;
  readonly labels?: boolean;
  /** Only this player's pieces in full colour. */
  readonly spotlight?: string;
  readonly margin?: number;
  /** What lies between the ground and the tokens. */
  readonly under?: ComponentChildren;
  /** What lies over the tokens: marks, the ghost. */
  readonly children?: ComponentChildren;
  readonly onReady?: (svg: SVGSVGElement) => (() => void) | undefined;
  /** How it is looked at: all of it, or a part from near. Turning is done to the board itself. */
  readonly looking?: Looking | undefined;
}

/** What the picture of a board shows when all of it is in sight. */
export function wholeFrame(board: BoardScene, margin: number): Frame {
  return boardFrame(board, board.rims?.length ? margin + RIM : margin);
}

/** One board as a picture. What it shows is also told in words beside it, so it is hidden from screen readers. */
export function Board({
  board,
  tint,
  sources,
  dots = true,
  fates,
  labels = false,
  spotlight,
  margin = 0.35,
  under,
  children,
  onReady,
  looking,
}: BoardProps) {
  const ref = useRef<SVGSVGElement>(null);
  // Pieces that are there when the page opens do not fall from the sky.
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useEffect(() => (ref.current && onReady ? onReady(ref.current) : undefined), [onReady]);
  const ground = useMemo(
    () => <Ground board={board} labels={labels} tint={tint} sources={sources} dots={dots} />,
    [board, tint, sources, labels, dots],
  );
  const tokens = useMemo(() => <Tokens board={board} fates={fates} />, [board, fates]);
  const names = useMemo(() => labels && <NamesOver board={board} />, [board, labels]);
  const [x, y] = origin(board);
  const whole = useMemo(() => wholeFrame(board, margin), [board, margin]);
  return (
    <svg
      ref={ref}
      class={`board ${live ? "board-live" : ""} ${spotlight ? `spotlight spotlight-${spotlight}` : ""}`}
      viewBox={viewBox(looking ? inSight(whole, looking) : whole)}
      aria-hidden="true"
      focusable="false"
      data-surface={onReady ? board.id : undefined}
    >
      <g transform={`translate(${x} ${y})`}>
        {ground}
        {under}
        {tokens}
        {names}
        {children}
      </g>
    </svg>
  );
}
