import { follow } from "../route";
import { words } from "../words";
import { Icon } from "./icon";

interface WayProps {
  readonly to: string;
  readonly title: string;
  readonly icon: Parameters<typeof Icon>[0]["name"];
  readonly look?: string;
}

/** A way to another page, as an icon. */
function Way({ to, title, icon, look = "" }: WayProps) {
  return (
    <a class={`icon-button ${look}`} href={to} aria-label={title} title={title} onClick={follow}>
      <Icon name={icon} />
    </a>
  );
}

/** The way to the ratings. */
export function RatingsLink() {
  return <Way to="/ratings" title={words("ratings-title")} icon="bars" />;
}

/** The way to the lobby. */
export function LobbyLink() {
  return <Way to="/lobby" title={words("lobby-title")} icon="people" look="lobby-link" />;
}
