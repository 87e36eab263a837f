import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Offer, Scene, Tray } from "../../contract";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import { MoveField, MoveList } from "./moves";
import { TextBoard } from "./textboard";

interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly history: readonly string[];
  readonly movers: readonly number[];
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  readonly disabled: boolean;
  /** Null for who watches. */
  readonly you: number | null;
  readonly titleOf: (tray: Tray) => string;
  readonly nameOf: (player: number) => string;
  readonly onMove: (move: string) => void;
  /** What is said at the table. */
  readonly talk: ComponentChildren;
}

/** Moves, the move field and the text board: beside the board, or as a drawer where there is no room. */
export function Panel({
  open,
  onClose,
  history,
  movers,
  scene,
  offers,
  disabled,
  you,
  titleOf,
  nameOf,
  onMove,
  talk,
}: PanelProps) {
  const [reading, setReading] = useState(false);
  return (
    <aside
      class={`panel ${open ? "panel-open" : ""}`}
      aria-label={words("game-move-panel")}
      data-testid="panel"
      // A press between its parts is still within it: Escape closes it then, too.
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <button
        type="button"
        class="icon-button panel-close"
        id="panel-close"
        aria-label={words("close")}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <MoveList history={history} movers={movers} scene={scene} nameOf={nameOf} />
      {you !== null && <MoveField offers={offers} disabled={disabled} onMove={onMove} />}
      {talk}
      <details class="text-details" onToggle={(event) => setReading(event.currentTarget.open)}>
        <summary>
          <h2 class="panel-title">{words("game-text-board")}</h2>
        </summary>
        <TextBoard open={reading} scene={scene} you={you} titleOf={titleOf} nameOf={nameOf} />
      </details>
    </aside>
  );
}

/** Brings a part of the page into sight, with the focus on it; what it lies folded up in is opened. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  const folded = part?.closest<HTMLDetailsElement>("details:not([open])");
  const focus = () => part?.focus();
  if (!folded) {
    focus();
    return;
  }
  // Once there is something to read.
  folded.addEventListener("toggle", focus, { once: true });
  folded.open = true;
}
