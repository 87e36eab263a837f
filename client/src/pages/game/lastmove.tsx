import { useLayoutEffect, useRef, useState } from "preact/hooks";

interface LastMoveProps {
  readonly said: string;
}

/** The last move in words. Where many have moved it may be cut; then a press lays all of it over the foot of the board. */
export function LastMove({ said }: LastMoveProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move is told anew
  useLayoutEffect(() => setOpen(false), [said]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may have room where the last one had none
  useLayoutEffect(() => {
    const line = text.current;
    if (!line || open) return;
    const measure = () => line.isConnected && setCut(line.scrollHeight > line.clientHeight + 1);
    // It tells at once how large the line is, when the page has been laid out anyway.
    const watcher = new ResizeObserver(measure);
    watcher.observe(line);
    return () => watcher.disconnect();
  }, [said, cut, open]);
  const line = (
    <span key={said} ref={text} class="status-last-text">
      {said}
    </span>
  );
  return (
    <p class={`status-last ${open ? "status-last-open" : ""}`} data-testid="last-move">
      {cut || open ? (
        <button type="button" class="status-last-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {line}
        </button>
      ) : (
        line
      )}
    </p>
  );
}
