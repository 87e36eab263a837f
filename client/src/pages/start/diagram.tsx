import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { wholeFrame } from "../../board/board";
import { viewBox } from "../../geometry/frame";
import { Icon } from "../../ui/icon";
import { onceInSight } from "../../ui/sight";
import { words } from "../../words";
import type { Diagram as DiagramData } from "./diagrams";
import { MARGIN, Picture, useMoments } from "./picture";
import { type Shot, shots } from "./pictures";

const PACE = 1300;
/** Diagrams are drawn on boards of this radius, unless they say otherwise. */
export const RADIUS = 2;

/** It is drawn when it is about to be scrolled into sight, and not while the page opens. */
const EARLY = "60% 0px";

/** The place of a picture that is not drawn yet. */
function Blank({ shot }: { readonly shot: Shot }) {
  return (
    <svg
      class="board"
      viewBox={viewBox(wholeFrame(shot.board, MARGIN))}
      aria-hidden="true"
      focusable="false"
    />
  );
}

interface DiagramProps {
  readonly diagram: DiagramData;
  readonly title: string;
  readonly text: string;
}

/** One thing to know, with a small board that shows it when it comes into sight, and again when pressed. */
export function Diagram({ diagram, title, text }: DiagramProps) {
  const [near, setNear] = useState(false);
  const [run, setRun] = useState(0);
  const ref = useRef<HTMLLIElement>(null);
  const all = useMemo(() => shots(diagram.radius ?? RADIUS, diagram.moments), [diagram]);
  const at = useMoments(all.length, run, PACE);
  const shot = all[at];
  useEffect(() => {
    const item = ref.current;
    if (!item) return;
    const early = onceInSight(item, { rootMargin: EARLY }, () => setNear(true));
    const seen = onceInSight(item, { threshold: 0.6 }, () => {
      if (!window.matchMedia("(prefers-reduced-motion: reduce)").matches) setRun(1);
    });
    return () => {
      early();
      seen();
    };
  }, []);
  return (
    <li class="diagram" ref={ref}>
      <div class="diagram-board">
        {shot && (near ? <Picture shot={shot} /> : <Blank shot={shot} />)}
        <button
          type="button"
          class="diagram-again"
          onClick={() => setRun(run + 1)}
          aria-label={words("start-replay", { title })}
        >
          <Icon name="again" />
        </button>
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
