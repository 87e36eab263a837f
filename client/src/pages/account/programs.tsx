import { useEffect, useRef, useState } from "preact/hooks";
import { moment } from "../../figures";
import {
  becomeBot,
  createToken,
  feedUrl,
  tokens as fetchTokens,
  type NewToken,
  revokeToken,
  type Token,
} from "../../net/account";
import { ApiError, type Me } from "../../net/api";
import { sentence } from "../../sentence";
import { Empty, Trouble } from "../../ui/state";
import { say } from "../../voice";
import { words } from "../../words";
import { useAttempt } from "./attempt";
import { Field } from "./field";

/** A token that was just made, to be copied now or never. */
function Fresh({ made }: { readonly made: NewToken }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    field.current?.select();
    try {
      // Only pages from a secure origin may write to the clipboard; elsewhere the marked text is copied by hand.
      await navigator.clipboard.writeText(made.text);
      setCopied(true);
      say(words("account-copied"));
    } catch {
      say(words("account-marked"));
    }
  };
  return (
    <div class="token-fresh">
      <label class="field-label" for="token-text">
        {words("account-your-token", { name: made.token.name })}
      </label>
      <div class="token-row">
        <input
          ref={field}
          id="token-text"
          class="field-input token-text"
          readOnly
          value={made.text}
          aria-describedby="token-once"
          onFocus={(event) => event.currentTarget.select()}
          data-testid="token-text"
        />
        <button type="button" class="plain-button" onClick={() => void copy()}>
          {copied ? words("account-copied") : words("account-copy")}
        </button>
      </div>
      <p class="hint" id="token-once">
        {words("account-token-once")}
      </p>
    </div>
  );
}

interface ListProps {
  readonly tokens: readonly Token[];
  readonly busy: boolean;
  readonly onRevoke: (token: Token) => void;
}

function List({ tokens, busy, onRevoke }: ListProps) {
  if (tokens.length === 0) return <Empty>{words("account-no-tokens")}</Empty>;
  return (
    <ul class="sessions" data-testid="tokens">
      {tokens.map((token) => (
        <li key={token.id} class="session">
          <div>
            <p class="session-agent">
              {token.name}{" "}
              <span class="hint">
                {token.scopes.includes("play") ? words("account-may-play") : words("account-may-read")}
              </span>
            </p>
            <p class="hint">
              {token.seen === null
                ? words("account-token-unused", { created: moment(token.created) })
                : words("account-token-used", {
                    created: moment(token.created),
                    seen: moment(token.seen),
                  })}
            </p>
          </div>
          <button
            type="button"
            class="plain-button"
            aria-label={words("account-revoke-of", { name: token.name })}
            disabled={busy}
            onClick={() => onRevoke(token)}
          >
            {words("account-revoke")}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The step from which there is no way back. */
function Promotion({ onDone }: { readonly onDone: () => void }) {
  const [password, setPassword] = useState("");
  const { busy, error, run } = useAttempt();
  const promote = async () => {
    if (!(await run(() => becomeBot(password)))) return;
    say(words("account-bot-done"));
    onDone();
  };
  return (
    <details data-testid="promotion">
      <summary>{words("account-bot")}</summary>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void promote();
        }}
      >
        <p>{words("account-bot-text")}</p>
        <Field
          label={words("account-password")}
          value={password}
          onInput={setPassword}
          autocomplete="current-password"
          testid="bot-password"
        />
        <Trouble error={error} />
        <button type="submit" class="plain-button plain-button-grave" disabled={busy} data-testid="bot-yes">
          {busy ? words("account-busy") : words("account-bot-now")}
        </button>
      </form>
    </details>
  );
}

interface ProgramsProps {
  readonly me: Me;
  /** The account is another one now: a bot's. */
  readonly onChanged: () => void;
  /** All of it is there now. */
  readonly onComplete: () => void;
}

/** Tokens for programs, the step to a bot account, and feeds. */
export function Programs({ me, onChanged, onComplete }: ProgramsProps) {
  const [tokens, setTokens] = useState<readonly Token[] | null>(null);
  const [problem, setProblem] = useState("");
  const [name, setName] = useState("");
  const [made, setMade] = useState<NewToken | null>(null);
  const { busy, error, run } = useAttempt();
  const look = () => {
    fetchTokens()
      .then(setTokens)
      .catch((failure: unknown) => {
        setProblem((failure instanceof ApiError && sentence(failure.message)) || words("no-answer"));
      })
      .finally(onComplete);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(look, []);
  const create = async () => {
    const scopes = me.bot ? (["read", "play"] as const) : (["read"] as const);
    if (!(await run(async () => setMade(await createToken(name, scopes))))) return;
    setName("");
    say(words("account-created"));
    look();
  };
  const revoke = async (token: Token) => {
    if (!(await run(() => revokeToken(token.id)))) return;
    if (made?.token.id === token.id) setMade(null);
    say(words("account-revoked"));
    look();
  };
  return (
    <section class="account-part" aria-labelledby="programs-title">
      <h2 id="programs-title">{words("account-programs")}</h2>
      {me.bot && <p>{words("account-is-bot")}</p>}
      <p class="hint">
        {words("account-programs-text")}{" "}
        <a class="text-link" href="/openapi.json">
          {words("account-description")}
        </a>
      </p>
      {(tokens !== null || problem !== "") && (
        <>
          {tokens && <List tokens={tokens} busy={busy} onRevoke={(token) => void revoke(token)} />}
          {made && <Fresh key={made.token.id} made={made} />}
          <form
            class="account-form"
            onSubmit={(event) => {
              event.preventDefault();
              void create();
            }}
          >
            <Field
              label={words("account-token-name")}
              value={name}
              onInput={setName}
              hint={words("account-token-name-hint")}
              autocomplete="off"
              testid="token-name"
            />
            <Trouble error={error || problem} />
            <button type="submit" class="plain-button" disabled={busy} data-testid="token-create">
              {busy ? words("account-busy") : words("account-create-token")}
            </button>
          </form>
          {!me.bot && <Promotion onDone={onChanged} />}
          <p class="hint">
            {words("account-feeds")}{" "}
            <a class="text-link" href={feedUrl(me.name, "atom")}>
              {words("account-atom")}
            </a>
            {" · "}
            <a class="text-link" href={feedUrl(me.name, "json")}>
              {words("account-json")}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
