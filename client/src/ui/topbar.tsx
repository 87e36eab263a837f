import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { HelpDialog } from "../pages/help";
import { SettingsDialog } from "../pages/settings";
import { follow } from "../route";
import { words } from "../words";
import { Icon } from "./icon";
import { NameMark } from "./namemark";

export interface Overlays {
  readonly open: "help" | "settings" | null;
  readonly set: (open: "help" | "settings" | null) => void;
}

export function useOverlays(): Overlays {
  const [open, set] = useState<"help" | "settings" | null>(null);
  return { open, set };
}

interface TopBarProps {
  readonly overlays: Overlays;
  readonly children?: ComponentChildren;
  /** What stands beside the name, where there is room. */
  readonly tag?: ComponentChildren;
}

/** The name of the club, and what every page offers. */
export function TopBar({ overlays, children, tag }: TopBarProps) {
  return (
    <header class="topbar">
      <a class="topbar-home" href="/" onClick={follow}>
        <NameMark />
      </a>
      {tag}
      <div class="topbar-tools">
        {children}
        <button
          type="button"
          class="icon-button"
          aria-label={words.help.open}
          onClick={() => overlays.set("help")}
        >
          <Icon name="help" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={words.settings.title}
          onClick={() => overlays.set("settings")}
        >
          <Icon name="gear" />
        </button>
      </div>
      <HelpDialog open={overlays.open === "help"} onClose={() => overlays.set(null)} />
      <SettingsDialog open={overlays.open === "settings"} onClose={() => overlays.set(null)} />
    </header>
  );
}
