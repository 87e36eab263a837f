import { useCallback, useEffect, useState } from "preact/hooks";
import { daily as told } from "../../daily-words";
import { ApiError } from "../../net/api";
import { type DailyGame, type DailyOverview, dailyOverview, startDaily } from "../../net/daily";
import { dailyPath, follow, gamePath, go } from "../../route";
import { title } from "../../title";
import { AccountLink } from "../../ui/account-link";
import { Choice } from "../../ui/choice";
import { LobbyLink, RatingsLink } from "../../ui/ratings-link";
import { TopBar, useOverlays } from "../../ui/topbar";
import { words } from "../../words";
import { Playing } from "../start/showpiece";
import { EMBLEMS, showOf } from "../start/showpieces";
import { Fair } from "./fair";
import { Month } from "./month";
import { useLeft } from "./passing";
import { Strength } from "./strength";

/** What today is, or why the club could not say. */
function useOverview(): { found: DailyOverview | null; error: string; load: () => void } {
  const [found, setFound] = useState<DailyOverview | null>(null);
  const [error, setError] = useState("");
  const load = useCallback(() => {
    setError("");
    dailyOverview()
      .then(setFound)
      .catch((failure: unknown) => {
        setError((failure instanceof ApiError && failure.message) || words.noAnswer);
      });
  }, []);
  useEffect(load, [load]);
  return { found, error, load };
}

interface CardProps {
  readonly game: DailyGame;
  readonly day: string;
  readonly onError: (error: string) => void;
}

/** A game of today: whom one plays, how one stands, and the one thing to do next. */
function Card({ game, day, onError }: CardProps) {
  const [busy, setBusy] = useState(false);
  const show = showOf(EMBLEMS, game.game);
  const { entry } = game;
  const play = async () => {
    setBusy(true);
    try {
      go(gamePath((await startDaily(game.game)).room));
    } catch (failure) {
      onError((failure instanceof ApiError && failure.message) || words.noAnswer);
      setBusy(false);
    }
  };
  return (
    <li class={`daily-card ${entry?.worth ? "daily-done" : ""}`} data-testid={`daily-${game.game}`}>
      <span class="daily-picture" aria-hidden="true">
        {show && <Playing show={show} margin={0.2} />}
      </span>
      <div class="daily-told">
        <h2>{game.title}</h2>
        <p class="daily-against">
          {game.bot ? told.against(game.bot.name) : told.alone}
          {game.bot && <Strength day={day} />}
        </p>
        <p class="daily-streak">{told.streak(game.streak)}</p>
      </div>
      {entry?.worth ? (
        <div class="daily-do">
          <p class="daily-result">{told.result(entry.worth, game.bot === null)}</p>
          <a
            class="plain-button"
            href={dailyPath(day, game.game)}
            onClick={follow}
            aria-label={told.tableTitle(game.title)}
          >
            {told.toTable}
          </a>
        </div>
      ) : (
        <button
          type="button"
          class="primary-button daily-do"
          disabled={busy}
          onClick={() => void play()}
          aria-label={entry ? told.goOnTitle(game.title) : told.playTitle(game.title)}
        >
          <span>{entry ? told.goOn : told.play}</span>
        </button>
      )}
    </li>
  );
}

/** Tries of yesterday that midnight has caught. */
function StillOpen({ found }: { readonly found: DailyOverview }) {
  if (found.open.length === 0) return null;
  const titleOf = (id: string) => found.games.find((game) => game.game === id)?.title ?? id;
  return (
    <section class="daily-open" aria-labelledby="daily-open" data-testid="daily-open">
      <h2 id="daily-open">{told.openYet}</h2>
      <ul>
        {found.open.map((entry) => (
          <li key={entry.room}>
            <a class="unfinished-room" href={gamePath(entry.room)} onClick={follow}>
              {told.openLine(titleOf(entry.game), told.span(entry.left))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Today({ found, load }: { readonly found: DailyOverview; readonly load: () => void }) {
  const [error, setError] = useState("");
  const [picked, setPicked] = useState(found.games[0]?.game ?? "");
  const left = useLeft(found.left, found);
  const chosen = found.games.find((game) => game.game === picked) ?? found.games[0];
  return (
    <>
      <p class="daily-day">
        <time dateTime={found.day}>{told.longDay(found.day)}</time>
        {left > 0 ? (
          <span class="daily-next" data-testid="daily-next">
            {told.next(told.span(left))}
          </span>
        ) : (
          <button type="button" class="plain-button" onClick={load}>
            {told.nextIsHere}
          </button>
        )}
      </p>
      <StillOpen found={found} />
      <ul class="daily-cards">
        {found.games.map((game) => (
          <Card key={game.game} game={game} day={found.day} onError={setError} />
        ))}
      </ul>
      {error !== "" && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {chosen && (
        <section class="daily-archive" aria-labelledby="daily-archive">
          <h2 id="daily-archive">{told.calendar}</h2>
          <Choice
            label={words.start.games}
            wrapped
            value={chosen.game}
            options={found.games.map((game) => [game.game, game.title] as const)}
            onChange={setPicked}
          />
          <Month
            key={chosen.game}
            game={chosen.game}
            title={chosen.title}
            alone={chosen.bot === null}
            today={found.day}
            first={found.first}
            entries={found.entries}
          />
        </section>
      )}
      <Fair sha256={found.sha256} />
    </>
  );
}

/** The challenges of today, and all days before. */
export function DailyPage() {
  const overlays = useOverlays();
  const { found, error, load } = useOverview();
  useEffect(() => {
    document.title = title(told.title);
  }, []);
  return (
    <div class="page">
      <nav class="skips" aria-label={words.skips}>
        <a href="#main">{told.skip}</a>
      </nav>
      <TopBar overlays={overlays}>
        <LobbyLink />
        <RatingsLink />
        <AccountLink />
      </TopBar>
      <main class="daily" id="main" tabIndex={-1}>
        <div>
          <h1>{told.title}</h1>
          <p class="daily-intro">{told.intro}</p>
        </div>
        {found && <Today key={found.day} found={found} load={load} />}
        {!found && error === "" && <p class="hint">{told.loading}</p>}
        {error !== "" && (
          <div class="start-error" role="alert">
            <p class="error">{error}</p>
            <button type="button" class="plain-button" onClick={load}>
              {words.tryAgain}
            </button>
          </div>
        )}
      </main>
    </div>
  );
}
