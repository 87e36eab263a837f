import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { actOnChallenge, type Challenge, games as fetchGames, type Level } from "../../net/api";
import { Feed, feedUrl } from "../../net/feed";
import type { LinkState } from "../../net/room";
import { challengePath, follow, gamePath, go } from "../../route";
import { title } from "../../title";
import { clockOf } from "../../ui/control";
import { Page } from "../../ui/page";
import { Trouble } from "../../ui/state";
import { say, sayAtOnce } from "../../voice";
import { words, wordsFor } from "../../words";
import { Seats } from "./seats";
import { ShareLink } from "./share";

/** A challenge as the club tells it, and whether the connection is there. */
function useChallenge(id: string): {
  challenge: Challenge | null;
  link: LinkState;
  set: (c: Challenge) => void;
} {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [link, setLink] = useState<LinkState>("connecting");
  useEffect(() => {
    const url = feedUrl(`/ws/challenges/${encodeURIComponent(id)}`, window.location);
    const feed = new Feed<Challenge>(url, (message) => {
      if (message.type === "challenge") setChallenge(message);
    });
    const stop = feed.link.watch(setLink);
    return () => {
      stop();
      feed.close();
    };
  }, [id]);
  return { challenge, link, set: setChallenge };
}

/** Who moves first, as the host wishes. */
function sideOf({ side }: Challenge, mine: boolean): string {
  if (side === "random") return words("challenge-side-random");
  return (side === "first") === mine ? words("challenge-side-first") : words("challenge-side-second");
}

/** The bots that may be invited to a game. */
function useLevels(game: string | undefined): readonly Level[] {
  const [levels, setLevels] = useState<readonly Level[]>([]);
  useEffect(() => {
    if (game === undefined) return;
    fetchGames()
      .then((all) => setLevels(all.find((info) => info.id === game)?.levels ?? []))
      .catch(() => setLevels([]));
  }, [game]);
  return levels;
}

/** Everybody who sits there goes to the board as soon as there is one; it stands in for this page when one goes back. */
function useBeginning(challenge: Challenge | null): void {
  const room = challenge?.you != null ? challenge.room : null;
  useEffect(() => {
    if (room !== null) go(gamePath(room), "instead");
  }, [room]);
  const taken = challenge?.seats.filter((seat) => seat !== null).length ?? 0;
  const [before, setBefore] = useState(taken);
  useEffect(() => {
    if (before > 0 && taken > before) say(words("challenge-sat-down"));
    setBefore(taken);
  }, [taken, before]);
}

/** `declined`: who did not wish to play, if that is why. */
function Missing({ declined }: { readonly declined: string | null }) {
  return (
    <>
      <h1>
        {declined === null
          ? words("challenge-missing-title")
          : words("challenge-declined", { name: declined })}
      </h1>
      {declined === null && <p>{words("challenge-missing")}</p>}
      <a class="primary-button" href="/" onClick={follow}>
        <span>{words("game-home")}</span>
      </a>
    </>
  );
}

interface OpenProps {
  readonly challenge: Challenge;
  readonly onChange: (challenge: Challenge) => void;
}

function statusOf(challenge: Challenge): string {
  const { you, seats, by_host: byHost, startable } = challenge;
  const host = seats[0]?.name ?? "";
  if (you === null)
    return seats.includes(null) && !challenge.to
      ? words("challenge-invited", { name: host })
      : words("challenge-full");
  if (byHost && you === 0) return startable ? words("challenge-may-start") : words("challenge-wait-for-two");
  if (byHost) return words("challenge-wait-for-host", { name: host });
  const missing = seats.find((seat) => seat !== null && !seat.here);
  if (!seats.includes(null) && missing) return words("challenge-wait-for-name", { name: missing.name });
  return challenge.to ? words("challenge-wait-for-bot", { name: challenge.to }) : words("challenge-wait");
}

/** A challenge that waits for its players. */
function Open({ challenge, onChange }: OpenProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const levels = useLevels(challenge.by_host && challenge.you === 0 ? challenge.game.id : undefined);
  const { you, id } = challenge;
  const act = async (
    ...what: Parameters<typeof actOnChallenge> extends [string, ...infer Rest] ? Rest : never
  ) => {
    setBusy(true);
    setError("");
    try {
      onChange(await actOnChallenge(id, ...what));
    } catch (failure) {
      const told = whyNot(failure);
      setError(told);
      sayAtOnce(told);
    }
    setBusy(false);
  };
  return (
    <>
      <h1>{words("challenge-heading", { title: challenge.game.title })}</h1>
      <ul class="terms" data-testid="terms">
        {[
          clockOf(challenge.control),
          challenge.rated ? words("challenge-rated") : words("challenge-unrated"),
          ...(challenge.by_host ? [] : [sideOf(challenge, you === 0)]),
          ...Object.values(challenge.game.options)
            .map((value) => wordsFor(`start-values-${value}`))
            .filter((value) => value !== undefined),
        ].map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Seats
        challenge={challenge}
        levels={levels}
        busy={busy}
        onInvite={(level) => void act("invite", { level })}
        onDismiss={(chair) => void act("dismiss", { chair })}
      />
      <p class="challenge-status" role="status" data-testid="challenge-status">
        {statusOf(challenge)}
      </p>
      {you === 0 && challenge.seats.includes(null) && !challenge.to && (
        <ShareLink url={`${window.location.origin}${challengePath(id)}`} />
      )}
      <div class="challenge-actions">
        {you === null && challenge.seats.includes(null) && !challenge.to && (
          <button
            type="button"
            class="primary-button"
            disabled={busy}
            onClick={() => void act("join")}
            data-testid="join"
          >
            <span>{words("challenge-join")}</span>
          </button>
        )}
        {you === 0 && challenge.by_host && (
          <button
            type="button"
            class="primary-button"
            disabled={busy || !challenge.startable}
            onClick={() => void act("start")}
            data-testid="start"
          >
            <span>{busy ? words("start-opening") : words("challenge-start")}</span>
          </button>
        )}
        {you !== null && (
          <button
            type="button"
            class="plain-button"
            disabled={busy}
            onClick={() => void act("leave")}
            data-testid="leave"
          >
            {you === 0 ? words("challenge-take-back") : words("challenge-leave")}
          </button>
        )}
      </div>
      <Trouble error={error} />
      {challenge.commitment && (
        <details class="commitment">
          <summary>{words("challenge-fair")}</summary>
          <p>{words("challenge-fair-text")}</p>
          <code data-testid="commitment">{challenge.commitment}</code>
        </details>
      )}
    </>
  );
}

/** The page of one challenge: whoever has the link sees who is there, and may sit down. */
export function ChallengePage({ id }: { readonly id: string }) {
  const { challenge, link, set } = useChallenge(id);
  useBeginning(challenge);
  useEffect(() => {
    document.title = title(challenge && words("challenge-heading", { title: challenge.game.title }));
  }, [challenge]);
  const over = challenge?.closed || (challenge?.room && challenge.you === null);
  return (
    <Page>
      <main
        key={challenge && !over ? "open" : "notice"}
        class={challenge && !over ? "challenge" : "notice"}
        id="main"
      >
        {link === "missing" || challenge?.closed ? (
          <Missing declined={challenge?.declined ? (challenge.to ?? null) : null} />
        ) : challenge?.room ? (
          <>
            <h1>{words("challenge-begun")}</h1>
            <a class="primary-button" href={gamePath(challenge.room)} onClick={follow} data-testid="watch">
              <span>{words("challenge-watch")}</span>
            </a>
          </>
        ) : challenge ? (
          <Open challenge={challenge} onChange={set} />
        ) : (
          <>
            <span class="thinking" aria-hidden="true" />
            <h1>{link === "lost" ? words("no-answer") : words("challenge-loading")}</h1>
          </>
        )}
        {challenge && link === "lost" && <p class="challenge-lost">{words("challenge-lost")}</p>}
      </main>
    </Page>
  );
}
