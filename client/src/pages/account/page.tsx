import { useEffect, useRef, useState } from "preact/hooks";
import { account as told } from "../../account-words";
import { ApiError, me as fetchMe, type Me } from "../../net/api";
import { title } from "../../title";
import { TopBar, useOverlays } from "../../ui/topbar";
import { words } from "../../words";
import { sentence } from "./attempt";
import { Entrance } from "./entrance";
import { Owner } from "./owner";

/** Who you are in this club. */
export function AccountPage() {
  const overlays = useOverlays();
  const [me, setMe] = useState<Me | null>(null);
  const [error, setError] = useState("");
  const main = useRef<HTMLElement>(null);
  const look = () => {
    setError("");
    fetchMe()
      .then(setMe)
      .catch((failure: unknown) => {
        setError((failure instanceof ApiError && sentence(failure.message)) || words.noAnswer);
      });
  };
  useEffect(look, []);
  useEffect(() => {
    document.title = title(told.title);
  }, []);
  /** Somebody else from now on: the page begins anew, for eyes and for screen readers. */
  const another = () => {
    main.current?.focus();
    look();
  };
  return (
    <div class="page page-account">
      <nav class="skips" aria-label={words.skips}>
        <a href="#main">{told.skip}</a>
      </nav>
      <TopBar overlays={overlays} />
      <main class="account" id="main" tabIndex={-1} ref={main}>
        {!me && error === "" && <p class="hint">{told.loading}</p>}
        {error !== "" && (
          <div class="start-error" role="alert">
            <p class="error">{error}</p>
            <button type="button" class="plain-button" onClick={look}>
              {words.tryAgain}
            </button>
          </div>
        )}
        {me && (me.account ? <Owner me={me} onLeft={another} /> : <Entrance me={me} onEntered={another} />)}
      </main>
    </div>
  );
}
