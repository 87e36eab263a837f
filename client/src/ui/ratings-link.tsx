import { follow } from "../route";
import { words } from "../words";
import { Icon } from "./icon";

/** The way to the ratings. */
export function RatingsLink() {
  return (
    <a
      class="icon-button"
      href="/ratings"
      aria-label={words.ratings.title}
      title={words.ratings.title}
      onClick={follow}
    >
      <Icon name="bars" />
    </a>
  );
}

/** The way to the lobby. */
export function LobbyLink() {
  return (
    <a
      class="icon-button lobby-link"
      href="/lobby"
      aria-label={words.lobby.title}
      title={words.lobby.title}
      onClick={follow}
    >
      <Icon name="people" />
    </a>
  );
}
