import { account as told } from "../account-words";
import { follow } from "../route";
import { Icon } from "./icon";

/** The way to one's account. */
export function AccountLink() {
  return (
    <a class="icon-button" href="/account" aria-label={told.link} title={told.link} onClick={follow}>
      <Icon name="person" />
    </a>
  );
}
