import { useState } from "preact/hooks";
import { Sign } from "../../board/element";
import type { Score } from "../../contract";
import { words } from "../../words";

/** The hexes behind a figure. */
export interface Lit {
  readonly board: string;
  readonly heading: string;
  readonly groups: readonly (readonly string[])[];
}

/** Whether hexes can be shown behind the figures of a score. */
export function hasGroups(score: Score): boolean {
  return score.groups.length > 0;
}

export function litBy(score: Score, heading: string): Lit {
  const groups = score.groups.find(([name]) => name === heading)?.[1] ?? [];
  return { board: score.board, heading, groups };
}

/** What a heading is about, as a sign; its first letters where it has none. */
export function HeadingSign({ style }: { readonly style: string }) {
  return (
    <svg class={`heading-sign style-${style}`} viewBox="-.8 -.8 1.6 1.6" aria-hidden="true" focusable="false">
      <Sign style={style} />
    </svg>
  );
}

interface SheetProps {
  readonly score: Score;
  /** Told what is pointed at, focused or tapped, and null when it no longer is. */
  readonly onLight: (lit: Lit | null) => void;
}

/** The points by heading; each figure lights up the hexes behind it. */
export function ScoreSheet({ score, onLight }: SheetProps) {
  const [pinned, setPinned] = useState("");
  const show = (heading: string) => onLight(heading === "" ? null : litBy(score, heading));
  return (
    <ul class="sheet-parts" data-testid="score-sheet">
      {score.parts.map(([heading, points], i) => {
        const groups = litBy(score, heading).groups.length;
        return (
          <li key={heading}>
            <button
              type="button"
              class={`sheet-part ${points > 0 ? "sheet-part-scores" : ""}`}
              aria-pressed={pinned === heading}
              title={heading}
              data-testid={`heading-${score.styles[i] || heading}`}
              onPointerEnter={(event) => event.pointerType === "mouse" && show(heading)}
              onPointerLeave={(event) => event.pointerType === "mouse" && show(pinned)}
              onFocus={(event) => event.currentTarget.matches(":focus-visible") && show(heading)}
              onBlur={() => {
                setPinned("");
                onLight(null);
              }}
              onClick={() => {
                const next = pinned === heading ? "" : heading;
                setPinned(next);
                show(next);
              }}
            >
              {score.styles[i] && <HeadingSign style={score.styles[i]} />}
              <span class="sheet-heading" aria-hidden="true">
                {heading}
              </span>
              <span class="sheet-points" key={points} aria-hidden="true">
                {points}
              </span>
              <span class="unseen">
                {groups > 0
                  ? words("game-sheet-part-lit", { heading, n: points })
                  : words("game-sheet-part", { heading, n: points })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
