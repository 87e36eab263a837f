import { useState } from "preact/hooks";
import { logIn, signUp } from "../../net/account";
import type { Me } from "../../net/api";
import { Choice } from "../../ui/choice";
import { Trouble } from "../../ui/state";
import { words } from "../../words";
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
      <h1>{words("account-guest-title", { name: me.name })}</h1>
      <p class="account-summary">{words("account-guest-text")}</p>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <Choice<Way>
          label={words("account-ways")}
          value={way}
          options={[
            ["new", words("account-sign-up")],
            ["back", words("account-log-in")],
          ]}
          onChange={setWay}
        />
        <Field
          label={words("account-name")}
          value={name}
          onInput={setName}
          autocomplete="username"
          {...(fresh ? { hint: words("account-name-hint") } : {})}
          testid="account-name"
        />
        <Field
          key={way}
          label={words("account-password")}
          value={password}
          onInput={setPassword}
          autocomplete={fresh ? "new-password" : "current-password"}
          {...(fresh ? { hint: words("account-password-hint") } : {})}
          testid="account-password"
        />
        <Trouble error={error} />
        <button type="submit" class="primary-button" disabled={busy} data-testid="account-enter">
          {busy ? words("account-busy") : fresh ? words("account-sign-up-now") : words("account-log-in-now")}
        </button>
        <p class="hint">
          {fresh
            ? me.rooms.length > 0 && words("account-games", { n: me.rooms.length })
            : words("account-guest-stays")}
        </p>
      </form>
    </>
  );
}
