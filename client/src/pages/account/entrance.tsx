import { useState } from "preact/hooks";
import { account as told } from "../../account-words";
import { logIn, signUp } from "../../net/account";
import type { Me } from "../../net/api";
import { Choice } from "../../ui/choice";
import { useAttempt } from "./attempt";
import { Field } from "./field";

type Way = "new" | "back";

interface EntranceProps {
  readonly me: Me;
  readonly onEntered: () => void;
}

/** For who is a guest: a new account, or the one that they have. */
export function Entrance({ me, onEntered }: EntranceProps) {
  const [way, setWay] = useState<Way>("new");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { busy, error, run } = useAttempt();
  const fresh = way === "new";
  const enter = async () => {
    if (await run(() => (fresh ? signUp(name, password) : logIn(name, password)))) onEntered();
  };
  return (
    <>
      <h1>{told.guestTitle(me.name)}</h1>
      <p class="account-summary">{told.guestText}</p>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <Choice<Way>
          label={told.ways}
          value={way}
          options={[
            ["new", told.signUp],
            ["back", told.logIn],
          ]}
          onChange={setWay}
        />
        <Field
          label={told.name}
          value={name}
          onInput={setName}
          autocomplete="username"
          {...(fresh ? { hint: told.nameHint } : {})}
          testid="account-name"
        />
        <Field
          key={way}
          label={told.password}
          value={password}
          onInput={setPassword}
          autocomplete={fresh ? "new-password" : "current-password"}
          {...(fresh ? { hint: told.passwordHint } : {})}
          testid="account-password"
        />
        {error !== "" && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        <button type="submit" class="primary-button" disabled={busy} data-testid="account-enter">
          {busy ? told.busy : fresh ? told.signUpNow : told.logInNow}
        </button>
        <p class="hint">{fresh ? told.games(me.rooms.length) : told.guestStays}</p>
      </form>
    </>
  );
}
