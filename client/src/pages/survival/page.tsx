import { useCallback, useEffect, useState } from "preact/hooks";
import { ApiError } from "../../net/api";
import {
  type Climbed,
  climb,
  endRun,
  type Rung,
  type Span,
  type Survival,
  type SurvivalGame,
  survivalGames,
  survivalOf,
} from "../../net/survival";
import { gamePath, go, survivalPath } from "../../route";
import { lastChoice } from "../../settings";
import { survival as told } from "../../survival-words";
import { title } from "../../title";
import { AccountLink } from "../../ui/account-link";
import { Choice } from "../../ui/choice";
import { LobbyLink, RatingsLink } from "../../ui/ratings-link";
import { TopBar, useOverlays } from "../../ui/topbar";
import { words } from "../../words";
import { NOTHING } from "../start/choice";

const SPANS: readonly Span[] = ["day", "week", "ever"];

function nameOf(rung: Rung): string {
  return rung.target === null ? told.rung(rung.number) : told.reach(rung.target);
}

/** The rungs around the next one, the highest on top, with how many get past each. */
function Ladder({ found }: { readonly found: Survival }) {
  return (
    <ol class="ladder" reversed aria-label={told.ladder} data-testid="ladder">
      {[...found.ladder].reverse().map((rung) => {
        const here = rung.number === found.next.number;
        const past = rung.number < found.next.number;
        const share = rung.faced === 0 ? 0 : rung.passed / rung.faced;
        return (
          <li
            key={rung.number}
            class={`rung ${here ? "rung-here" : ""} ${past ? "rung-past" : ""}`}
            aria-current={here ? "step" : undefined}
          >
            <span class="rung-number">{rung.number}</span>
            <span class="rung-told">
              <strong>{nameOf(rung)}</strong>
              {rung.head_start > 0 && <span class="rung-ahead">{told.headStart(rung.head_start)}</span>}
            </span>
            <span class="rung-share">
              <meter min="0" max="1" value={share} aria-hidden="true" />
              {told.pass(rung.passed, rung.faced)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Table({ lines }: { readonly lines: readonly Climbed[] }) {
  if (lines.length === 0) return <p class="hint">{told.empty}</p>;
  return (
    <table class="ranking" data-testid="runs">
      <caption class="unseen">{told.tables}</caption>
      <thead>
        <tr>
          <th scope="col">{told.rank}</th>
          <th scope="col">{told.name}</th>
          <th scope="col">{told.passed}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.rank} ${line.name}`} class={line.you ? "ranking-you" : undefined}>
            <td>{line.rank}</td>
            <th scope="row">
              {line.name}
              {line.goes_on && <span class="seat-rating">{told.goesOn}</span>}
            </th>
            <td>{line.passed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sayWhy = (failure: unknown): string =>
  (failure instanceof ApiError && failure.message) || words.noAnswer;

interface NextProps {
  readonly found: Survival;
  readonly onChange: () => void;
}

/** Whom one meets next, and the button that leads there. */
function Next({ found, onChange }: NextProps) {
  const { game, next } = found;
  const { run } = game;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const trying = (what: () => Promise<void>) => async () => {
    setBusy(true);
    setError("");
    try {
      await what();
    } catch (failure) {
      setError(sayWhy(failure));
    }
    setBusy(false);
  };
  const play = trying(async () => go(gamePath(await climb(game.game))));
  const end = trying(async () => {
    await endRun(game.game);
    onChange();
  });
  const label = run === null ? told.start : run.room === null ? told.next(next.number) : told.goOn;
  return (
    <section class="next-rung" aria-labelledby="next-rung" data-testid="next-rung">
      <p class="next-run">{run ? told.run(run.passed) : told.best(game.best)}</p>
      <h2 id="next-rung">{told.meet}</h2>
      <p class="next-name">{nameOf(next)}</p>
      {next.told !== "" && <p>{next.told}</p>}
      <p class="hint">
        {!game.alone && `${(run?.seat ?? 0) === 0 ? told.first : told.second} `}
        {(run?.draws ?? 0) > 0 && `${told.drawn} `}
        {told.pass(next.passed, next.faced)}.
      </p>
      <div class="next-do">
        <button
          type="button"
          class="primary-button"
          disabled={busy}
          onClick={() => void play()}
          data-testid="climb"
        >
          <span>{label}</span>
        </button>
        {run !== null && run.room === null && (
          <button
            type="button"
            class="plain-button"
            disabled={busy}
            onClick={() => void end()}
            data-testid="end-run"
          >
            {told.end}
          </button>
        )}
      </div>
      {run !== null && <p class="hint">{told.waits}</p>}
      {error !== "" && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

function One({ found, onChange }: NextProps) {
  const [span, setSpan] = useState<Span>("day");
  return (
    <div class="climb">
      <div class="climb-side">
        <Next found={found} onChange={onChange} />
        <section class="climb-tables" aria-labelledby="best-runs">
          <h2 id="best-runs">{told.tables}</h2>
          <Choice<Span>
            label={told.tables}
            value={span}
            options={SPANS.map((one) => [one, told.spans[one]] as const)}
            onChange={setSpan}
          />
          <Table lines={found.tables[span]} />
        </section>
      </div>
      <Ladder found={found} />
    </div>
  );
}

/** Runs up the ladder, game by game. */
export function SurvivalPage({ game }: { readonly game: string | null }) {
  const overlays = useOverlays();
  const [games, setGames] = useState<readonly SurvivalGame[]>([]);
  const [found, setFound] = useState<Survival | null>(null);
  const [error, setError] = useState("");
  const wished = game ?? lastChoice(NOTHING).game;
  const chosen = games.find((one) => one.game === wished) ?? games[0];
  const id = chosen?.game;
  useEffect(() => {
    document.title = title(told.title);
    survivalGames()
      .then(setGames)
      .catch((failure: unknown) => setError(sayWhy(failure)));
  }, []);
  const load = useCallback(() => {
    if (id === undefined) return () => {};
    let gone = false;
    survivalOf(id)
      .then((one) => {
        if (!gone) setFound(one);
      })
      .catch((failure: unknown) => {
        if (!gone) setError(sayWhy(failure));
      });
    return () => {
      gone = true;
    };
  }, [id]);
  useEffect(load, [load]);
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
          <p class="daily-intro">{chosen?.alone ? told.introAlone : told.intro}</p>
        </div>
        {chosen && games.length > 1 && (
          <Choice
            label={words.start.games}
            wrapped
            value={chosen.game}
            options={games.map((one) => [one.game, one.title] as const)}
            onChange={(next) => go(survivalPath(next), "instead")}
          />
        )}
        {found && found.game.game === id && <One key={id} found={found} onChange={() => void load()} />}
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
