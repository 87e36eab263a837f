import { useState } from "preact/hooks";
import { changePassword, deleteAccount, EXPORT_URL, logOut } from "../../net/account";
import type { Me } from "../../net/api";
import { follow } from "../../route";
import { Trouble } from "../../ui/state";
import { say } from "../../voice";
import { words } from "../../words";
import { useAttempt } from "./attempt";
import { Field } from "./field";
import { Programs } from "./programs";
import { Sessions } from "./sessions";

interface OwnerProps {
  readonly me: Me;
  /** Whoever it is now is another one. */
  readonly onLeft: () => void;
}

function Password() {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const [done, setDone] = useState(0);
  const { busy, error, run } = useAttempt();
  const change = async () => {
    if (!(await run(() => changePassword(old, fresh)))) return;
    setOld("");
    setFresh("");
    setDone(done + 1);
    say(words("account-changed"));
  };
  return (
    <details class="account-part">
      <summary>{words("account-change-password")}</summary>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Field
          label={words("account-old-password")}
          value={old}
          onInput={setOld}
          autocomplete="current-password"
        />
        <Field
          label={words("account-new-password")}
          value={fresh}
          onInput={setFresh}
          autocomplete="new-password"
          hint={words("account-password-hint")}
        />
        <Trouble error={error} />
        {done > 0 && error === "" && <p>{words("account-changed")}</p>}
        <button type="submit" class="plain-button" disabled={busy}>
          {busy ? words("account-busy") : words("account-change-now")}
        </button>
      </form>
    </details>
  );
}

function Deletion({ onLeft }: { readonly onLeft: () => void }) {
  const [password, setPassword] = useState("");
  const { busy, error, run } = useAttempt();
  const remove = async () => {
    if (!(await run(() => deleteAccount(password)))) return;
    say(words("account-removed"));
    onLeft();
  };
  return (
    <details class="account-part">
      <summary>{words("account-remove")}</summary>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <p>{words("account-remove-text")}</p>
        <Field
          label={words("account-password")}
          value={password}
          onInput={setPassword}
          autocomplete="current-password"
          testid="delete-password"
        />
        <Trouble error={error} />
        <button type="submit" class="plain-button plain-button-grave" disabled={busy}>
          {busy ? words("account-busy") : words("account-remove-now")}
        </button>
      </form>
    </details>
  );
}

/** For who is logged in: all that is theirs. */
export function Owner({ me, onLeft }: OwnerProps) {
  const { busy, error, run } = useAttempt();
  // Each part comes once the one above it is complete, so that none is pushed down under the reader's eyes.
  const [complete, setComplete] = useState(0);
  const leave = async () => {
    if (await run(logOut)) onLeft();
  };
  return (
    <>
      <h1 data-testid="account-owner">{me.name}</h1>
      <div class="account-tools">
        <a class="primary-button" href="/" onClick={follow}>
          {words("account-play")}
        </a>
        <button type="button" class="plain-button" disabled={busy} onClick={() => void leave()}>
          {words("account-log-out")}
        </button>
      </div>
      <Trouble error={error} />
      <Sessions key={me.name} onComplete={() => setComplete((before) => Math.max(before, 1))} />
      {complete > 0 && (
        <>
          <Password />
          <section class="account-part" aria-labelledby="data-title">
            <h2 id="data-title">{words("account-data")}</h2>
            <p class="hint">{words("account-data-text")}</p>
            <a class="plain-button" href={EXPORT_URL} download>
              {words("account-download")}
            </a>
          </section>
          <Programs
            key={`programs of ${me.name}`}
            me={me}
            onChanged={onLeft}
            onComplete={() => setComplete(2)}
          />
        </>
      )}
      {complete > 1 && <Deletion onLeft={onLeft} />}
    </>
  );
}
