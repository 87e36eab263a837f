import { useEffect, useState } from "preact/hooks";
import { moment } from "../../figures";
import { endOthers, endSession, sessions as fetchSessions, type Session } from "../../net/account";
import { ApiError } from "../../net/api";
import { Trouble } from "../../ui/state";
import { say } from "../../voice";
import { words } from "../../words";
import { sentence, useAttempt } from "./attempt";

interface SessionsProps {
  /** All of it is there now. */
  readonly onComplete: () => void;
}

/** Where somebody is logged in, and the way out everywhere else. */
export function Sessions({ onComplete }: SessionsProps) {
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  const [problem, setProblem] = useState("");
  const { busy, error, run } = useAttempt();
  const look = () => {
    fetchSessions()
      .then(setSessions)
      .catch((failure: unknown) => {
        setProblem((failure instanceof ApiError && sentence(failure.message)) || words("no-answer"));
      })
      .finally(onComplete);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(look, []);
  const end = async (deed: () => Promise<unknown>) => {
    if (await run(deed)) {
      say(words("account-ended"));
      look();
    }
  };
  const others = sessions?.filter((session) => !session.current) ?? [];
  return (
    <section class="account-part" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words("account-sessions")}</h2>
      <ul class="sessions" data-testid="sessions">
        {sessions?.map((session) => (
          <li key={session.id} class="session">
            <div>
              <p class="session-agent">{session.agent}</p>
              <p class="hint">
                {session.current
                  ? words("account-here")
                  : words("account-seen", { seen: moment(session.seen) })}
              </p>
            </div>
            {!session.current && (
              <button
                type="button"
                class="plain-button"
                aria-label={words("account-end-of", { agent: session.agent, seen: moment(session.seen) })}
                disabled={busy}
                onClick={() => void end(() => endSession(session.id))}
              >
                {words("account-end")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <button type="button" class="plain-button" disabled={busy} onClick={() => void end(endOthers)}>
          {words("account-end-others")}
        </button>
      )}
      <Trouble error={error || problem} />
    </section>
  );
}
