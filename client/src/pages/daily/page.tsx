import { useCallback, useEffect, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { longDay } from "../../figures";
import { type DailyGame, type DailyOverview, dailyOverview, startDaily } from "../../net/daily";
import { dailyPath, follow, gamePath, go } from "../../route";
import { title } from "../../title";
import { Choice } from "../../ui/choice";
import { lookOf } from "../../ui/look";
import { Page } from "../../ui/page";
import { Failure, Opening, Trouble } from "../../ui/state";
import { words } from "../../words";
import { Playing } from "../start/showpiece";
import { EMBLEMS, showOf } from "../start/showpieces";
import { Fair } from "./fair";
import { Month } from "./month";
import { useLeft } from "./passing";
import { Strength } from "./strength";
import { resultOf, span, streakOf } from "./telling";

/** What today is, or why the club could not say. */
function useOverview(): { found: DailyOverview | null; error: string; load: () => void } {
  const [found, setFound] = useState<DailyOverview | null>(null);
  const [error, setError] = useState("");
  const load = useCallback(() => {
    setError("");
    dailyOverview()
      .then(setFound)
      .catch((failure: unknown) => {
        setError(whyNot(failure));
      });
  }, []);
  useEffect(load, [load]);
  return { found, error, load };
}

interface CardProps {
  readonly game: DailyGame;
  readonly day: string;
  /** Whether it is what to do next. */
  readonly next: boolean;
  readonly onError: (error: string) => void;
}

/** A game of today: whom one plays, how one stands, and the one thing to do next. */
function Card({ game, day, next, onError }: CardProps) {
  const [busy, setBusy] = useState(false);
  const show = showOf(EMBLEMS, game.game);
  const { entry } = game;
  const play = async () => {
    setBusy(true);
    try {
      go(gamePath((await startDaily(game.game)).room));
    } catch (failure) {
      onError(whyNot(failure));
      setBusy(false);
    }
  };
  return (
    <li class={`daily-card ${entry?.worth ? "daily-done" : ""}`} data-testid={`daily-${game.game}`}>
      <span class="daily-picture" aria-hidden="true" data-look={lookOf(game.game)}>
        {show && <Playing show={show} margin={0.2} />}
      </span>
      <div class="daily-told">
        <h2>{game.title}</h2>
        <p class="daily-against">
          {game.bot ? words("daily-against", { name: game.bot.name }) : words("daily-alone")}
          {game.bot && <Strength day={day} />}
        </p>
        <p class="daily-streak">{streakOf(game.streak)}</p>
      </div>
      {entry?.worth ? (
        <div class="daily-do">
          <p class="daily-result">{resultOf(entry.worth, game.bot === null)}</p>
          <a
            class="plain-button"
            href={dailyPath(day, game.game)}
            onClick={follow}
            aria-label={words("daily-table-title", { title: game.title })}
          >
            {words("daily-to-table")}
          </a>
        </div>
      ) : (
        <button
          type="button"
          class={`${next ? "primary-button" : "plain-button"} daily-do`}
          disabled={busy}
          onClick={() => void play()}
          aria-label={
            entry
              ? words("daily-go-on-title", { title: game.title })
              : words("daily-play-title", { title: game.title })
          }
        >
          <span>{entry ? words("daily-go-on") : words("daily-play")}</span>
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
      <h2 id="daily-open">{words("daily-open-yet")}</h2>
      <ul>
        {found.open.map((entry) => (
          <li key={entry.room}>
            <a class="unfinished-room" href={gamePath(entry.room)} onClick={follow}>
              {words("daily-open-line", { title: titleOf(entry.game), left: span(entry.left) })}
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
        <time dateTime={found.day}>{longDay(found.day)}</time>
        {left > 0 ? (
          <span class="daily-next" data-testid="daily-next">
            {words("daily-next", { left: span(left) })}
          </span>
        ) : (
          <button type="button" class="plain-button" onClick={load}>
            {words("daily-next-is-here")}
          </button>
        )}
      </p>
      <StillOpen found={found} />
      <ul class="daily-cards">
        {found.games.map((game) => (
          <Card
            key={game.game}
            game={game}
            day={found.day}
            next={game === found.games.find(({ entry }) => !entry?.worth)}
            onError={setError}
          />
        ))}
      </ul>
      <Trouble error={error} />
      {chosen && (
        <section class="daily-archive" aria-labelledby="daily-archive">
          <h2 id="daily-archive">{words("daily-calendar")}</h2>
          <Choice
            label={words("start-games")}
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
  const { found, error, load } = useOverview();
  useEffect(() => {
    document.title = title(words("daily-title"));
  }, []);
  return (
    <Page skip={words("daily-skip")} ways={["lobby", "ratings", "account"]}>
      <main class="daily" id="main" tabIndex={-1}>
        <div>
          <h1>{words("daily-title")}</h1>
          <p class="daily-intro">{words("daily-intro")}</p>
        </div>
        {found && <Today key={found.day} found={found} load={load} />}
        {!found && error === "" && <Opening>{words("daily-loading")}</Opening>}
        {error !== "" && <Failure error={error} onRetry={load} />}
      </main>
    </Page>
  );
}
