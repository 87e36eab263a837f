import type { ComponentChildren } from "preact";
import { change, settings } from "../../settings";
import { useStore } from "../../store";
import { Icon } from "../../ui/icon";
import { TopBar } from "../../ui/topbar";
import { say } from "../../voice";
import { words } from "../../words";

export function toggleSound(): void {
  change({ sound: !settings.value.sound });
  say(settings.value.sound ? words("settings-unmuted") : words("settings-muted"));
}

interface HeadProps {
  /** Whether the drawer with the moves is open. */
  readonly panel: boolean;
  readonly onPanel: () => void;
  readonly onMoveField: () => void;
  readonly onTextBoard: () => void;
  /** Null when there is nothing to resign; then its place is kept, so that nothing moves as a game ends. */
  readonly onResign: (() => void) | null;
  /** What the game is part of. */
  readonly tag: ComponentChildren;
  /** The way to a hint, where there is one. */
  readonly hint: ComponentChildren;
}

/** The top of the board page: ways to skip to its parts, and its tools. */
export function GameHead(props: HeadProps) {
  const { panel, onPanel, onMoveField, onTextBoard, onResign, tag, hint } = props;
  const { sound } = useStore(settings);
  return (
    <>
      <nav class="skips" aria-label={words("skips")}>
        <a href="#board">{words("skip-to-board")}</a>
        <a href="#hand">{words("skip-to-hand")}</a>
        <button type="button" onClick={onMoveField}>
          {words("skip-to-move")}
        </button>
        <button type="button" onClick={onTextBoard}>
          {words("skip-to-text")}
        </button>
      </nav>
      <TopBar tag={tag}>
        {hint}
        <button
          type="button"
          class="icon-button panel-toggle"
          aria-label={words("game-move-panel")}
          aria-expanded={panel}
          onClick={onPanel}
          data-testid="panel-toggle"
        >
          <Icon name="list" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-pressed={sound}
          aria-label={words("settings-sound")}
          onClick={toggleSound}
          data-testid="sound"
        >
          <Icon name={sound ? "sound" : "mute"} />
        </button>
        {onResign ? (
          <button
            type="button"
            class="icon-button"
            aria-label={words("game-resign")}
            onClick={onResign}
            data-testid="resign"
          >
            <Icon name="flag" />
          </button>
        ) : (
          <span class="icon-button" />
        )}
      </TopBar>
    </>
  );
}
