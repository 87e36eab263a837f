import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { longDay, shortDay } from "../../figures";
import { type DailyDay, dailyAgain, dailyDay, startDaily, type TableLine } from "../../net/daily";
import { follow, gamePath, go, replayPath } from "../../route";
import { title } from "../../title";
import { useAnswer } from "../../ui/answer";
import { useLook } from "../../ui/look";
import { Page } from "../../ui/page";
import { Empty, Opening, Trouble } from "../../ui/state";
import { words } from "../../words";
import { Fair } from "./fair";
import { ShareResult } from "./share";
import { Strength } from "./strength";
import { resultOf } from "./telling";

function Table({ lines, alone }: { readonly lines: readonly TableLine[]; readonly alone: boolean }) {
  if (lines.length === 0) return <Empty>{words("daily-empty")}</Empty>;
  return (
    <table class="ranking" data-testid="day-table">
      <caption class="unseen">{words("daily-table")}</caption>
      <thead>
        <tr>
          <th scope="col">{words("daily-rank")}</th>
          <th scope="col">{words("daily-name")}</th>
          <th scope="col">{words("daily-worth")}</th>
          <th scope="col">
            <span class="unseen">{words("daily-replay")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.room} class={line.you ? "ranking-you" : undefined}>
            <td>{line.rank}</td>
            <th scope="row">{line.name}</th>
            <td>{resultOf(line.worth, alone)}</td>
            <td>
              <a
                class="text-link"
                href={replayPath(line.room)}
                onClick={follow}
                aria-label={words("daily-replay-of", { name: line.name })}
              >
                {words("daily-replay")}
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
      onError(whyNot(failure));
      setBusy(false);
    }
  };
  const begin = open(async () => (await startDaily(found.game)).room);
  const again = open(() => dailyAgain(found.day, found.game));
  const goesOn = entry !== null && entry.worth === null && !found.over;
  return (
    <section class="day-mine" aria-label={words("daily-yours")} data-testid="day-mine">
      {entry?.worth && (
        <p class="day-result">
          {resultOf(entry.worth, found.bot === null)}
          {found.place !== null && (
            <span class="day-place">
              {words("daily-place", { place: found.place, tries: found.tries })}
              {found.beaten !== null &&
                entry.worth.outcome >= 0 &&
                `, ${words("daily-beaten", { percent: found.beaten })}`}
            </span>
          )}
        </p>
      )}
      {entry?.worth && !entry.counts && <p class="hint">{words("daily-late")}</p>}
      {!entry && <p class="hint">{today ? words("daily-not-yet") : words("daily-no-try")}</p>}
      <div class="day-do">
        {goesOn && (
          <a class="primary-button" href={gamePath(entry.room)} onClick={follow}>
            <span>{words("daily-go-on")}</span>
          </a>
        )}
        {!entry && today && (
          <button type="button" class="primary-button" disabled={busy} onClick={() => void begin()}>
            <span>{words("daily-play")}</span>
          </button>
        )}
        {found.table !== null && (
          <button
            type="button"
            class="plain-button"
            disabled={busy}
            title={words("daily-practise-text")}
            onClick={() => void again()}
            data-testid="practise"
          >
            {words("daily-practise")}
          </button>
        )}
        {entry?.worth && (
          <a class="plain-button" href={replayPath(entry.room)} onClick={follow}>
            {words("daily-replay")}
          </a>
        )}
      </div>
    </section>
  );
}

function Day({ found }: { readonly found: DailyDay }) {
  const [error, setError] = useState("");
  useLook(found.game);
  return (
    <>
      <div>
        <h1>{found.title}</h1>
        <p class="daily-day">
          <time dateTime={found.day}>{longDay(found.day)}</time>
          <span class="daily-against">
            {found.bot ? words("daily-against", { name: found.bot.name }) : words("daily-alone")}
            {found.bot && <Strength day={found.day} />}
          </span>
        </p>
      </div>
      <Mine found={found} onError={setError} />
      <Trouble error={error} />
      {found.share !== null && <ShareResult text={found.share} />}
      <section aria-labelledby="day-table">
        <h2 id="day-table">{words("daily-table")}</h2>
        {found.table === null ? (
          <p class="hint">
            {words("daily-tries", { n: found.tries })} {words("daily-hidden")}
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
  const { answer: found, error } = useAnswer(`${day} ${game}`, () => dailyDay(day, game));
  useEffect(() => {
    document.title = title(found ? `${found.title}, ${shortDay(found.day)}` : words("daily-title"));
  }, [found]);
  return (
    <Page skip={words("daily-skip")} ways={["account"]}>
      <main class="daily" id="main" tabIndex={-1}>
        <p>
          <a class="text-link" href="/daily" onClick={follow}>
            {words("daily-back")}
          </a>
        </p>
        {found && <Day found={found} />}
        {!found && error === "" && <Opening>{words("daily-loading")}</Opening>}
        <Trouble error={error} />
      </main>
    </Page>
  );
}
