import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError, me as fetchMe, type Me } from "../../net/api";
import { title } from "../../title";
import { Page } from "../../ui/page";
import { Failure, Opening } from "../../ui/state";
import { words } from "../../words";
import { sentence } from "./attempt";
import { Entrance } from "./entrance";
import { Owner } from "./owner";

/** Who you are in this club. */
export function AccountPage() {
  const [me, setMe] = useState<Me | null>(null);
  const [error, setError] = useState("");
  const main = useRef<HTMLElement>(null);
  const look = () => {
    setError("");
    fetchMe()
      .then(setMe)
      .catch((failure: unknown) => {
        setError((failure instanceof ApiError && sentence(failure.message)) || words("no-answer"));
      });
  };
  useEffect(look, []);
  useEffect(() => {
    document.title = title(words("account-title"));
  }, []);
  /** Somebody else from now on: the page begins anew, for eyes and for screen readers. */
  const another = () => {
    main.current?.focus();
    look();
  };
  return (
    <Page skip={words("account-skip")} look="page-account">
      <main class="account" id="main" tabIndex={-1} ref={main}>
        {!me && error === "" && <Opening>{words("account-loading")}</Opening>}
        {error !== "" && <Failure error={error} onRetry={look} />}
        {me && (me.account ? <Owner me={me} onLeft={another} /> : <Entrance me={me} onEntered={another} />)}
      </main>
    </Page>
  );
}
