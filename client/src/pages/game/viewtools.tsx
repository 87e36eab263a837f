import { useState } from "preact/hooks";
import { NEAREST, type View } from "../../play/view";
import { change, settings } from "../../settings";
import { useStore } from "../../store";
import { Icon, type IconName } from "../../ui/icon";
import { words } from "../../words";
import type { Viewing } from "./viewing";

interface ToolProps {
  readonly name: string;
  readonly icon: IconName;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** Whether what it opens is open. */
  readonly open?: boolean;
  readonly onPress: () => void;
}

function Tool({ name, icon, disabled = false, pressed, open, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class="icon-button view-tool"
      aria-label={name}
      title={name}
      disabled={disabled}
      aria-pressed={pressed}
      aria-expanded={open}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ViewToolsProps {
  readonly view: View;
  readonly viewing: Viewing;
}

/** In the corners of the stage, which a hexagon leaves free: how the board is looked at. */
export function ViewTools({ view, viewing }: ViewToolsProps) {
  const [open, setOpen] = useState(false);
  const { turns, zoom } = useStore(view.state);
  const { labels } = useStore(settings);
  return (
    <>
      <div class="view-corner view-top view-left">
        <Tool name={words("view-open")} icon="view" open={open} onPress={() => setOpen(!open)} />
        {(turns !== 0 || zoom > 1) && (
          <Tool name={words("view-reset")} icon="whole" onPress={viewing.reset} />
        )}
      </div>
      {open && (
        <>
          <div class="view-corner view-top view-right">
            <Tool
              name={words("view-further")}
              icon="further"
              disabled={zoom <= 1}
              onPress={() => viewing.zoom(-1)}
            />
            <Tool
              name={words("view-closer")}
              icon="closer"
              disabled={zoom >= NEAREST}
              onPress={() => viewing.zoom(1)}
            />
          </div>
          <div class="view-corner view-bottom view-left">
            <Tool name={words("view-left")} icon="boardLeft" onPress={() => viewing.turn(-1)} />
            <Tool
              name={words("settings-labels")}
              icon="names"
              pressed={labels}
              onPress={() => change({ labels: !labels })}
            />
          </div>
          <div class="view-corner view-bottom view-right">
            <Tool name={words("view-right")} icon="boardRight" onPress={() => viewing.turn(1)} />
          </div>
        </>
      )}
    </>
  );
}
