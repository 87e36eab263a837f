import { useEffect, useRef, useState } from "preact/hooks";
import { account as told } from "../../account-words";
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
      say(told.copied);
    } catch {
      say(told.marked);
    }
  };
  return (
    <div class="token-fresh">
      <label class="field-label" for="token-text">
        {told.yourToken(made.token.name)}
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
          {copied ? told.copied : told.copy}
        </button>
      </div>
      <p class="hint" id="token-once">
        {told.tokenOnce}
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
  if (tokens.length === 0) return <p class="hint">{told.noTokens}</p>;
  return (
    <ul class="sessions" data-testid="tokens">
      {tokens.map((token) => (
        <li key={token.id} class="session">
          <div>
            <p class="session-agent">
              {token.name}{" "}
              <span class="hint">{told.may[token.scopes.includes("play") ? "play" : "read"]}</span>
            </p>
            <p class="hint">{told.token(token.created, token.seen)}</p>
          </div>
          <button
            type="button"
            class="plain-button"
            aria-label={told.revokeOf(token.name)}
            disabled={busy}
            onClick={() => onRevoke(token)}
          >
            {told.revoke}
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
    say(told.botDone);
    onDone();
  };
  return (
    <details data-testid="promotion">
      <summary>{told.bot}</summary>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void promote();
        }}
      >
        <p>{told.botText}</p>
        <Field
          label={told.password}
          value={password}
          onInput={setPassword}
          autocomplete="current-password"
          testid="bot-password"
        />
        {error !== "" && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        <button type="submit" class="plain-button plain-button-grave" disabled={busy} data-testid="bot-yes">
          {busy ? told.busy : told.botNow}
        </button>
      </form>
    </details>
  );
}

interface ProgramsProps {
  readonly me: Me;
  /** The account is another one now: a bot's. */
  readonly onChanged: () => void;
}

/** Tokens for programs, the step to a bot account, and feeds. */
export function Programs({ me, onChanged }: ProgramsProps) {
  const [tokens, setTokens] = useState<readonly Token[] | null>(null);
  const [problem, setProblem] = useState("");
  const [name, setName] = useState("");
  const [made, setMade] = useState<NewToken | null>(null);
  const { busy, error, run } = useAttempt();
  const look = () => {
    fetchTokens()
      .then(setTokens)
      .catch((failure: unknown) => {
        setProblem((failure instanceof ApiError && sentence(failure.message)) || words.noAnswer);
      });
  };
  useEffect(look, []);
  const create = async () => {
    const scopes = me.bot ? (["read", "play"] as const) : (["read"] as const);
    if (!(await run(async () => setMade(await createToken(name, scopes))))) return;
    setName("");
    say(told.created);
    look();
  };
  const revoke = async (token: Token) => {
    if (!(await run(() => revokeToken(token.id)))) return;
    if (made?.token.id === token.id) setMade(null);
    say(told.revoked);
    look();
  };
  return (
    <section class="account-part" aria-labelledby="programs-title">
      <h2 id="programs-title">{told.programs}</h2>
      {me.bot && <p>{told.isBot}</p>}
      <p class="hint">
        {told.programsText}{" "}
        <a class="text-link" href="/openapi.json">
          {told.description}
        </a>
      </p>
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
          label={told.tokenName}
          value={name}
          onInput={setName}
          hint={told.tokenNameHint}
          autocomplete="off"
          testid="token-name"
        />
        {(error || problem) !== "" && (
          <p class="error" role="alert">
            {error || problem}
          </p>
        )}
        <button type="submit" class="plain-button" disabled={busy} data-testid="token-create">
          {busy ? told.busy : told.createToken}
        </button>
      </form>
      {!me.bot && <Promotion onDone={onChanged} />}
      <p class="hint">
        {told.feeds}{" "}
        <a class="text-link" href={feedUrl(me.name, "atom")}>
          {told.atom}
        </a>
        {" · "}
        <a class="text-link" href={feedUrl(me.name, "json")}>
          {told.json}
        </a>
      </p>
    </section>
  );
}
