import { useCallback, useEffect, useState } from "preact/hooks";
import { whyNot } from "../../failure";
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
import { title } from "../../title";
import { Choice } from "../../ui/choice";
import { Page } from "../../ui/page";
import { Empty, Opening, Trouble } from "../../ui/state";
import { words } from "../../words";
import { NOTHING } from "../start/choice";

const SPANS: readonly Span[] = ["day", "week", "ever"];

/** How many get past a rung. */
function passOf({ passed, faced }: Rung): string {
  return faced === 0
    ? words("survival-nobody")
    : words("survival-pass", { percent: Math.round((100 * passed) / faced), faced });
}

function nameOf(rung: Rung): string {
  return rung.target === null
    ? words("survival-rung", { number: rung.number })
    : words("survival-reach", { points: rung.target });
}

/** The rungs around the next one, the highest on top, with how many get past each. */
function Ladder({ found }: { readonly found: Survival }) {
  return (
    <ol class="ladder" reversed aria-label={words("survival-ladder")} data-testid="ladder">
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
              {rung.head_start > 0 && (
                <span class="rung-ahead">{words("survival-head-start", { points: rung.head_start })}</span>
              )}
            </span>
            <span class="rung-share">
              <meter min="0" max="1" value={share} aria-hidden="true" />
              {passOf(rung)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Table({ lines }: { readonly lines: readonly Climbed[] }) {
  if (lines.length === 0) return <Empty>{words("survival-empty")}</Empty>;
  return (
    <table class="ranking" data-testid="runs">
      <caption class="unseen">{words("survival-tables")}</caption>
      <thead>
        <tr>
          <th scope="col">{words("survival-rank")}</th>
          <th scope="col">{words("survival-name")}</th>
          <th scope="col">{words("survival-passed")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.rank} ${line.name}`} class={line.you ? "ranking-you" : undefined}>
            <td>{line.rank}</td>
            <th scope="row">
              {line.name}
              {line.goes_on && <span class="seat-rating">{words("survival-goes-on")}</span>}
            </th>
            <td>{line.passed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
      setError(whyNot(failure));
    }
    setBusy(false);
  };
  const play = trying(async () => go(gamePath(await climb(game.game))));
  const end = trying(async () => {
    await endRun(game.game);
    onChange();
  });
  const label =
    run === null
      ? words("survival-start")
      : run.room === null
        ? words("survival-next", { rung: next.number })
        : words("survival-go-on");
  return (
    <section class="next-rung" aria-labelledby="next-rung" data-testid="next-rung">
      <p class="next-run">
        {run ? words("survival-run", { passed: run.passed }) : words("survival-best", { passed: game.best })}
      </p>
      <h2 id="next-rung">{words("survival-meet")}</h2>
      <p class="next-name">{nameOf(next)}</p>
      {next.told !== "" && <p>{next.told}</p>}
      <p class="hint">
        {!game.alone && `${(run?.seat ?? 0) === 0 ? words("survival-first") : words("survival-second")} `}
        {(run?.draws ?? 0) > 0 && `${words("survival-drawn")} `}
        {passOf(next)}
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
            {words("survival-end")}
          </button>
        )}
      </div>
      {run !== null && <p class="hint">{words("survival-waits")}</p>}
      <Trouble error={error} />
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
          <h2 id="best-runs">{words("survival-tables")}</h2>
          <Choice<Span>
            label={words("survival-tables")}
            value={span}
            options={SPANS.map((one) => [one, words(`survival-spans-${one}`)] as const)}
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
  const [games, setGames] = useState<readonly SurvivalGame[]>([]);
  const [found, setFound] = useState<Survival | null>(null);
  const [error, setError] = useState("");
  const wished = game ?? lastChoice(NOTHING).game;
  const chosen = games.find((one) => one.game === wished) ?? games[0];
  const id = chosen?.game;
  useEffect(() => {
    document.title = title(words("survival-title"));
    survivalGames()
      .then(setGames)
      .catch((failure: unknown) => setError(whyNot(failure)));
  }, []);
  const load = useCallback(() => {
    if (id === undefined) return () => {};
    let gone = false;
    survivalOf(id)
      .then((one) => {
        if (!gone) setFound(one);
      })
      .catch((failure: unknown) => {
        if (!gone) setError(whyNot(failure));
      });
    return () => {
      gone = true;
    };
  }, [id]);
  useEffect(load, [load]);
  return (
    <Page skip={words("survival-skip")} ways={["lobby", "ratings", "account"]}>
      <main class="daily" id="main" tabIndex={-1}>
        <div>
          <h1>{words("survival-title")}</h1>
          <p class="daily-intro">{chosen?.alone ? words("survival-intro-alone") : words("survival-intro")}</p>
        </div>
        {chosen && games.length > 1 && (
          <Choice
            label={words("start-games")}
            wrapped
            value={chosen.game}
            options={games.map((one) => [one.game, one.title] as const)}
            onChange={(next) => go(survivalPath(next), "instead")}
          />
        )}
        {found && found.game.game === id && <One key={id} found={found} onChange={() => void load()} />}
        {!found && error === "" && <Opening>{words("survival-loading")}</Opening>}
        <Trouble error={error} />
      </main>
    </Page>
  );
}
