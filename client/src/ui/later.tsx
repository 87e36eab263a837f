import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { renewed } from "../renew";
import { words } from "../words";
import { Page } from "./page";

/** While a page is fetched; what takes but a moment is not announced. */
function Waiting({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  return (
    <Page>
      <main class={failed ? "notice" : "notice notice-late"} id="main">
        {failed ? (
          <>
            <h1>{words("no-answer")}</h1>
            <button type="button" class="primary-button" onClick={onRetry}>
              <span>{words("try-again")}</span>
            </button>
          </>
        ) : (
          <span class="thinking" aria-hidden="true" />
        )}
      </main>
    </Page>
  );
}

/** A page whose code is fetched when it is shown first. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Found: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [, redraw] = useState({});
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
    useEffect(() => {
      if (Found) return;
      let gone = false;
      load()
        .then((found) => {
          Found = found;
          if (!gone) redraw({});
        })
        // Perhaps the club has another client by now, which names its files otherwise.
        .catch(async () => {
          if (!(await renewed()) && !gone) setFailed(true);
        });
      return () => {
        gone = true;
      };
    }, [attempt]);
    if (Found) return <Found {...props} />;
    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return <Waiting failed={failed} onRetry={retry} />;
  };
}
