import { useEffect, useState } from "preact/hooks";
import { account as told } from "../../account-words";
import { endOthers, endSession, sessions as fetchSessions, type Session } from "../../net/account";
import { ApiError } from "../../net/api";
import { say } from "../../voice";
import { words } from "../../words";
import { sentence, useAttempt } from "./attempt";

/** Where somebody is logged in, and the way out everywhere else. */
export function Sessions() {
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  const [problem, setProblem] = useState("");
  const { busy, error, run } = useAttempt();
  const look = () => {
    fetchSessions()
      .then(setSessions)
      .catch((failure: unknown) => {
        setProblem((failure instanceof ApiError && sentence(failure.message)) || words.noAnswer);
      });
  };
  useEffect(look, []);
  const end = async (deed: () => Promise<unknown>) => {
    if (await run(deed)) {
      say(told.ended);
      look();
    }
  };
  const others = sessions?.filter((session) => !session.current) ?? [];
  return (
    <section class="account-part" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{told.sessions}</h2>
      <ul class="sessions" data-testid="sessions">
        {sessions?.map((session) => (
          <li key={session.id} class="session">
            <div>
              <p class="session-agent">{session.agent}</p>
              <p class="hint">{session.current ? told.here : told.seen(session.seen)}</p>
            </div>
            {!session.current && (
              <button
                type="button"
                class="plain-button"
                aria-label={told.endOf(session.agent, session.seen)}
                disabled={busy}
                onClick={() => void end(() => endSession(session.id))}
              >
                {told.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <button type="button" class="plain-button" disabled={busy} onClick={() => void end(endOthers)}>
          {told.endOthers}
        </button>
      )}
      {(error || problem) !== "" && (
        <p class="error" role="alert">
          {error || problem}
        </p>
      )}
    </section>
  );
}
