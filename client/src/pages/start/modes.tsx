import { daily } from "../../daily-words";
import { follow } from "../../route";
import { survival } from "../../survival-words";
import { Icon } from "../../ui/icon";
import { words } from "../../words";

/** Other ways to play than a single game: in sight as soon as the page is. */
export function Modes() {
  return (
    <nav class="modes" aria-label={words.start.modes}>
      <a class="mode" href="/daily" onClick={follow} data-testid="mode-daily">
        <Icon name="sun" />
        {daily.title}
      </a>
      <a class="mode" href="/survival" onClick={follow} data-testid="mode-survival">
        <Icon name="ladder" />
        {survival.title}
      </a>
    </nav>
  );
}
