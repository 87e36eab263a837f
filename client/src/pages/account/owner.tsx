import { useState } from "preact/hooks";
import { account as told } from "../../account-words";
import { changePassword, deleteAccount, EXPORT_URL, logOut } from "../../net/account";
import type { Me } from "../../net/api";
import { follow } from "../../route";
import { say } from "../../voice";
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
    say(told.changed);
  };
  return (
    <details class="account-part">
      <summary>{told.changePassword}</summary>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Field label={told.oldPassword} value={old} onInput={setOld} autocomplete="current-password" />
        <Field
          label={told.newPassword}
          value={fresh}
          onInput={setFresh}
          autocomplete="new-password"
          hint={told.passwordHint}
        />
        {error !== "" && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        {done > 0 && error === "" && <p>{told.changed}</p>}
        <button type="submit" class="plain-button" disabled={busy}>
          {busy ? told.busy : told.changeNow}
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
    say(told.removed);
    onLeft();
  };
  return (
    <details class="account-part">
      <summary>{told.remove}</summary>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <p>{told.removeText}</p>
        <Field
          label={told.password}
          value={password}
          onInput={setPassword}
          autocomplete="current-password"
          testid="delete-password"
        />
        {error !== "" && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        <button type="submit" class="plain-button plain-button-grave" disabled={busy}>
          {busy ? told.busy : told.removeNow}
        </button>
      </form>
    </details>
  );
}

/** For who is logged in: all that is theirs. */
export function Owner({ me, onLeft }: OwnerProps) {
  const { busy, error, run } = useAttempt();
  const leave = async () => {
    if (await run(logOut)) onLeft();
  };
  return (
    <>
      <h1 data-testid="account-owner">{told.hello(me.name)}</h1>
      <div class="account-tools">
        <a class="primary-button" href="/" onClick={follow}>
          {told.play}
        </a>
        <button type="button" class="plain-button" disabled={busy} onClick={() => void leave()}>
          {told.logOut}
        </button>
      </div>
      {error !== "" && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <Sessions key={me.name} />
      <Programs key={`programs of ${me.name}`} me={me} onChanged={onLeft} />
      <section class="account-part" aria-labelledby="data-title">
        <h2 id="data-title">{told.data}</h2>
        <p class="hint">{told.dataText}</p>
        <a class="plain-button" href={EXPORT_URL} download>
          {told.download}
        </a>
      </section>
      <Password />
      <Deletion onLeft={onLeft} />
    </>
  );
}
