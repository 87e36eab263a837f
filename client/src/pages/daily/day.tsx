import { useEffect, useState } from "preact/hooks";
import { daily as told } from "../../daily-words";
import { ApiError } from "../../net/api";
import { type DailyDay, dailyAgain, dailyDay, startDaily, type TableLine } from "../../net/daily";
import { follow, gamePath, go, replayPath } from "../../route";
import { title } from "../../title";
import { AccountLink } from "../../ui/account-link";
import { TopBar, useOverlays } from "../../ui/topbar";
import { words } from "../../words";
import { Fair } from "./fair";
import { ShareResult } from "./share";
import { Strength } from "./strength";

function Table({ lines, alone }: { readonly lines: readonly TableLine[]; readonly alone: boolean }) {
  if (lines.length === 0) return <p class="hint">{told.empty}</p>;
  return (
    <table class="ranking" data-testid="day-table">
      <caption class="unseen">{told.table}</caption>
      <thead>
        <tr>
          <th scope="col">{told.rank}</th>
          <th scope="col">{told.name}</th>
          <th scope="col">{told.worth}</th>
          <th scope="col">
            <span class="unseen">{told.replay}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.room} class={line.you ? "ranking-you" : undefined}>
            <td>{line.rank}</td>
            <th scope="row">{line.name}</th>
            <td>{told.result(line.worth, alone)}</td>
            <td>
              <a
                class="text-link"
                href={replayPath(line.room)}
                onClick={follow}
                aria-label={told.replayOf(line.name)}
              >
                {told.replay}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One's own try, and what to do next. */
function Mine({ found, onError }: { readonly found: DailyDay; readonly onError: (error: string) => void }) {
  const [busy, setBusy] = useState(false);
  const { entry, today } = found;
  const open = (room: () => Promise<string>) => async () => {
    setBusy(true);
    try {
      go(gamePath(await room()));
    } catch (failure) {
      onError((failure instanceof ApiError && failure.message) || words.noAnswer);
      setBusy(false);
    }
  };
  const begin = open(async () => (await startDaily(found.game)).room);
  const again = open(() => dailyAgain(found.day, found.game));
  const goesOn = entry !== null && entry.worth === null && !found.over;
  return (
    <section class="day-mine" aria-label={told.yours} data-testid="day-mine">
      {entry?.worth && (
        <p class="day-result">
          {told.result(entry.worth, found.bot === null)}
          {found.place !== null && (
            <span class="day-place">
              {told.place(found.place, found.tries)}
              {found.beaten !== null && entry.worth.outcome >= 0 && `, ${told.beaten(found.beaten)}`}
            </span>
          )}
        </p>
      )}
      {entry?.worth && !entry.counts && <p class="hint">{told.late}</p>}
      {!entry && <p class="hint">{today ? told.notYet : told.noTry}</p>}
      <div class="day-do">
        {goesOn && (
          <a class="primary-button" href={gamePath(entry.room)} onClick={follow}>
            <span>{told.goOn}</span>
          </a>
        )}
        {!entry && today && (
          <button type="button" class="primary-button" disabled={busy} onClick={() => void begin()}>
            <span>{told.play}</span>
          </button>
        )}
        {found.table !== null && (
          <button
            type="button"
            class="plain-button"
            disabled={busy}
            title={told.practiseText}
            onClick={() => void again()}
            data-testid="practise"
          >
            {told.practise}
          </button>
        )}
        {entry?.worth && (
          <a class="plain-button" href={replayPath(entry.room)} onClick={follow}>
            {told.replay}
          </a>
        )}
      </div>
    </section>
  );
}

function Day({ found }: { readonly found: DailyDay }) {
  const [error, setError] = useState("");
  return (
    <>
      <div>
        <h1>{found.title}</h1>
        <p class="daily-day">
          <time dateTime={found.day}>{told.longDay(found.day)}</time>
          <span class="daily-against">
            {found.bot ? told.against(found.bot.name) : told.alone}
            {found.bot && <Strength day={found.day} />}
          </span>
        </p>
      </div>
      <Mine found={found} onError={setError} />
      {error !== "" && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {found.share !== null && <ShareResult text={found.share} />}
      <section aria-labelledby="day-table">
        <h2 id="day-table">{told.table}</h2>
        {found.table === null ? (
          <p class="hint">
            {told.tries(found.tries)} {told.hidden}
          </p>
        ) : (
          <Table lines={found.table} alone={found.bot === null} />
        )}
      </section>
      <Fair sha256={found.sha256} {...(found.over ? { published: found.day } : {})} />
    </>
  );
}

/** One game of one day: one's own try, the table, the text to share. */
export function DayPage({ day, game }: { readonly day: string; readonly game: string }) {
  const overlays = useOverlays();
  const [found, setFound] = useState<DailyDay | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    document.title = title(told.title);
    let gone = false;
    dailyDay(day, game)
      .then((answer) => {
        if (gone) return;
        setFound(answer);
        document.title = title(`${answer.title}, ${told.shortDay(answer.day)}`);
      })
      .catch((failure: unknown) => {
        if (!gone) setError((failure instanceof ApiError && failure.message) || words.noAnswer);
      });
    return () => {
      gone = true;
    };
  }, [day, game]);
  return (
    <div class="page">
      <nav class="skips" aria-label={words.skips}>
        <a href="#main">{told.skip}</a>
      </nav>
      <TopBar overlays={overlays}>
        <AccountLink />
      </TopBar>
      <main class="daily" id="main" tabIndex={-1}>
        <p>
          <a class="text-link" href="/daily" onClick={follow}>
            {told.back}
          </a>
        </p>
        {found && <Day found={found} />}
        {!found && error === "" && <p class="hint">{told.loading}</p>}
        {error !== "" && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
      </main>
    </div>
  );
}
