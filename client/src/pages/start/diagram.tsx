import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import type { Diagram as DiagramData } from "./diagrams";
import { Picture, useMoments } from "./picture";
import { shots } from "./pictures";

const PACE = 1300;
/** Diagrams are drawn on boards of this radius, unless they say otherwise. */
export const RADIUS = 2;

interface DiagramProps {
  readonly diagram: DiagramData;
  readonly title: string;
  readonly text: string;
}

/** One thing to know, with a small board that shows it when it comes into sight, and again when pressed. */
export function Diagram({ diagram, title, text }: DiagramProps) {
  const [run, setRun] = useState(0);
  const ref = useRef<HTMLLIElement>(null);
  const all = useMemo(() => shots(diagram.radius ?? RADIUS, diagram.moments), [diagram]);
  const at = useMoments(all.length, run, PACE);
  const shot = all[at];
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
        {shot && <Picture shot={shot} />}
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
