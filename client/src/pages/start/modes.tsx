import { follow } from "../../route";
import { Icon } from "../../ui/icon";
import { words } from "../../words";

/** Other ways to play than a single game: in sight as soon as the page is. */
export function Modes() {
  return (
    <nav class="modes" aria-label={words("start-modes")}>
      <a class="mode" href="/daily" onClick={follow} title={words("daily-title")} data-testid="mode-daily">
        <Icon name="sun" />
        {words("daily-short")}
      </a>
      <a class="mode" href="/survival" onClick={follow} data-testid="mode-survival">
        <Icon name="ladder" />
        {words("survival-title")}
      </a>
      <a class="mode" href="/practice" onClick={follow} data-testid="mode-practice">
        <Icon name="gear" />
        {words("practice-title")}
      </a>
      <a
        class="mode"
        href="/review"
        onClick={follow}
        title={words("start-review-title")}
        data-testid="mode-review"
      >
        <Icon name="wave" />
        {words("start-review")}
      </a>
    </nav>
  );
}
