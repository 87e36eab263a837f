import { useMemo } from "preact/hooks";
import type { Axial } from "../contract";
import { piecePath, seams } from "../geometry/outline";
import { patternOf } from "./patterns";

interface PieceProps {
  readonly cells: readonly Axial[];
  readonly style: string;
  readonly class?: string;
}

/** Cells merged into one outlined piece, in the colour and pattern of its style; drawn anew only when it has changed. */
export function Piece({ cells, style, class: extra = "" }: PieceProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal cells are the same piece
  return useMemo(() => {
    const outline = piecePath(cells);
    const pattern = patternOf(style);
    return (
      <g class={`piece style-${style} ${extra}`}>
        <path class="piece-body" d={outline} />
        {pattern && <path class="piece-pattern" d={outline} fill={pattern} />}
        <path class="piece-seams" d={seams(cells)} />
        <path class="piece-edge" d={piecePath(cells, 0.12, 0.17)} />
      </g>
    );
  }, [cells.join(" "), style, extra]);
}
