import type { ComponentChildren } from "preact";
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
  return (
    <aside
      class={`panel ${open ? "panel-open" : ""}`}
      aria-label={words.game.movePanel}
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
        aria-label={words.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <MoveList history={history} movers={movers} scene={scene} nameOf={nameOf} />
      {you !== null && <MoveField offers={offers} disabled={disabled} onMove={onMove} />}
      {talk}
      <details class="text-details" id="text-details">
        <summary>{words.game.textBoard}</summary>
        <TextBoard scene={scene} you={you} titleOf={titleOf} nameOf={nameOf} />
      </details>
    </aside>
  );
}

/** Brings the text board into sight, with the focus on it. */
export function showTextBoard(): void {
  const details = document.getElementById("text-details");
  if (details instanceof HTMLDetailsElement) details.open = true;
  document.getElementById("text-board")?.focus();
}
