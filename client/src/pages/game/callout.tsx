import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Surface } from "../../board/surface";
import type { Spot } from "../../play/boards";

/** How far it stays from its cell and from the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 6;

interface CalloutProps {
  readonly surface: Surface;
  readonly spot: Spot;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A leaf beside a cell: above it where there is room, else below, and always within the window. */
export function Callout({ surface, spot, class: extra, children }: CalloutProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const leaf = ref.current;
    const cell = surface.cellRect(spot);
    if (!leaf || !cell) return;
    const place = () => {
      const { width, height } = leaf.getBoundingClientRect();
      const room = cell.top - GAP - height >= EDGE;
      const top = room
        ? cell.top - GAP - height
        : Math.min(cell.bottom + GAP, window.innerHeight - EDGE - height);
      const middle = cell.left + cell.width / 2 - width / 2;
      leaf.style.left = `${Math.max(EDGE, Math.min(middle, window.innerWidth - EDGE - width))}px`;
      leaf.style.top = `${Math.max(EDGE, top)}px`;
    };
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(leaf);
    return () => watcher.disconnect();
  }, [surface, spot]);
  return (
    <div ref={ref} class={`callout ${extra}`}>
      {children}
    </div>
  );
}
