import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardScene, Token } from "../contract";
import { corners, place, tone } from "../geometry/axial";
import { boardFrame, origin, viewBox } from "../geometry/frame";
import { path, piecePath } from "../geometry/outline";
import { spotKey } from "../play/boards";
import { Rims } from "./rims";
import { Tokens } from "./tokens";
import type { Fate } from "./tower";

/** How much further than cells their rims and the letters on them reach. */
const RIM = 0.2;

const CELL = path([corners([0, 0], 0.955)], 0.1);

interface GroundProps extends Pick<BoardProps, "tint" | "sources"> {
  readonly board: BoardScene;
  readonly labels: boolean;
  readonly dots: boolean;
}

/** The ground: a plate, and on it the cells in three tones. */
function Ground({ board, tint, sources, labels, dots }: GroundProps) {
  return (
    <>
      <path
        class="plate"
        d={piecePath(
          board.cells.map((cell) => [cell.q, cell.r] as const),
          -0.22,
          0.3,
        )}
      />
      <Rims board={board} />
      {board.cells.map((cell) => {
        const at = [cell.q, cell.r] as const;
        const [x, y] = place(at);
        const inReach = tint?.has(spotKey(board.id, at)) ?? false;
        const source = sources?.has(`${board.id}/${cell.id}`) ?? false;
        return (
          <g key={cell.id} transform={`translate(${x} ${y})`}>
            <path class={`cell tone-${tone(at)} ${inReach || source ? "cell-reach" : ""}`} d={CELL} />
            {inReach && dots && <circle class="reach-dot" r="0.13" />}
            {labels && cell.tokens.length === 0 && (
              <text class="cell-label" y="0.7" text-anchor="middle">
                {cell.id}
              </text>
            )}
          </g>
        );
      })}
    </>
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
  const [x, y] = origin(board);
  return (
    <svg
      ref={ref}
      class={`board ${live ? "board-live" : ""} ${spotlight ? `spotlight spotlight-${spotlight}` : ""}`}
      viewBox={viewBox(boardFrame(board, board.rims?.length ? margin + RIM : margin))}
      aria-hidden="true"
      focusable="false"
      data-surface={onReady ? board.id : undefined}
    >
      <g transform={`translate(${x} ${y})`}>
        {ground}
        {under}
        {tokens}
        {children}
      </g>
    </svg>
  );
}
