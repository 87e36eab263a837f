import { daily } from "../../daily-words";
import { practice } from "../../practice-words";
import { follow } from "../../route";
import { survival } from "../../survival-words";
import { Icon } from "../../ui/icon";
import { words } from "../../words";

/** Other ways to play than a single game: in sight as soon as the page is. */
export function Modes() {
  return (
    <nav class="modes" aria-label={words.start.modes}>
      <a class="mode" href="/daily" onClick={follow} title={daily.title} data-testid="mode-daily">
        <Icon name="sun" />
        {daily.short}
      </a>
      <a class="mode" href="/survival" onClick={follow} data-testid="mode-survival">
        <Icon name="ladder" />
        {survival.title}
      </a>
      <a class="mode" href="/practice" onClick={follow} data-testid="mode-practice">
        <Icon name="gear" />
        {practice.title}
      </a>
    </nav>
  );
}
