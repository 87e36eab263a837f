import type { ComponentChildren } from "preact";
import { HelpDialog } from "../pages/help";
import { SettingsDialog } from "../pages/settings";
import { follow } from "../route";
import { useStore } from "../store";
import { words } from "../words";
import { Icon } from "./icon";
import { NameMark } from "./namemark";
import { closeOverlay, openHelp, openSettings, overlay } from "./overlay";

interface TopBarProps {
  readonly children?: ComponentChildren;
  /** What stands beside the name, where there is room. */
  readonly tag?: ComponentChildren;
}

/** The name of the club, and what every page offers. */
export function TopBar({ children, tag }: TopBarProps) {
  const open = useStore(overlay);
  return (
    <header class="topbar">
      <a class="topbar-home" href="/" onClick={follow}>
        <NameMark />
      </a>
      {tag}
      <div class="topbar-tools">
        {children}
        <button type="button" class="icon-button" aria-label={words("help-open")} onClick={openHelp}>
          <Icon name="help" />
        </button>
        <button type="button" class="icon-button" aria-label={words("settings-title")} onClick={openSettings}>
          <Icon name="gear" />
        </button>
      </div>
      <HelpDialog open={open === "help"} onClose={closeOverlay} />
      <SettingsDialog open={open === "settings"} onClose={closeOverlay} />
    </header>
  );
}
