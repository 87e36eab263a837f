import { follow } from "../route";
import { words } from "../words";
import { Icon } from "./icon";

/** The way to one's account. */
export function AccountLink() {
  return (
    <a
      class="icon-button"
      href="/account"
      aria-label={words("account-link")}
      title={words("account-link")}
      onClick={follow}
    >
      <Icon name="person" />
    </a>
  );
}
