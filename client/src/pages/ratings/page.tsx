import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import {
  games as fetchGames,
  type GameInfo,
  leaderboard,
  type MyRating,
  myRatings,
  type RankedLine,
} from "../../net/api";
import { title } from "../../title";
import { Choice } from "../../ui/choice";
import { Page } from "../../ui/page";
import { shownRating } from "../../ui/rating";
import { Empty, Trouble } from "../../ui/state";
import { words } from "../../words";
import { Graph } from "./graph";

function Mine({ rating }: { readonly rating: MyRating | undefined }) {
  if (!rating) return <Empty>{words("ratings-none")}</Empty>;
  return (
    <section class="my-rating" aria-label={words("ratings-mine")} data-testid="my-rating">
      <p class="my-elo">
        {shownRating(rating.elo, rating.provisional)}
        <span class="my-games">{words("ratings-games", { n: rating.games })}</span>
      </p>
      <Graph history={rating.history} />
      {rating.provisional && <p class="hint">{words("ratings-provisional")}</p>}
    </section>
  );
}

function Table({ lines }: { readonly lines: readonly RankedLine[] }) {
  if (lines.length === 0) return <Empty>{words("ratings-empty")}</Empty>;
  return (
    <table class="ranking" data-testid="ranking">
      <caption class="unseen">{words("ratings-title")}</caption>
      <thead>
        <tr>
          <th scope="col">{words("ratings-rank")}</th>
          <th scope="col">{words("ratings-name")}</th>
          <th scope="col">{words("ratings-elo")}</th>
          <th scope="col">{words("ratings-played")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.name} ${line.elo} ${line.games}`} class={line.you ? "ranking-you" : undefined}>
            <td>{line.rank ?? "–"}</td>
            <th scope="row">{line.bot ? words("ratings-bot", { name: line.name }) : line.name}</th>
            <td>{shownRating(line.elo, line.provisional)}</td>
            <td>{line.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The best of the club, game by game, and how oneself has come along. */
export function RatingsPage() {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [mine, setMine] = useState<readonly MyRating[]>([]);
  const [picked, setPicked] = useState("");
  const [lines, setLines] = useState<readonly RankedLine[] | null>(null);
  const [error, setError] = useState("");
  const game = games.find((info) => info.id === picked)?.id ?? games[0]?.id;
  useEffect(() => {
    document.title = title(words("ratings-title"));
    Promise.all([fetchGames(), myRatings()])
      .then(([known, own]) => {
        setGames(known);
        setMine(own);
      })
      .catch((failure: unknown) => {
        setError(whyNot(failure));
      });
  }, []);
  useEffect(() => {
    if (game === undefined) return;
    let gone = false;
    setLines(null);
    leaderboard(game)
      .then((found) => {
        if (!gone) setLines(found);
      })
      .catch((failure: unknown) => {
        if (!gone) setError(whyNot(failure));
      });
    return () => {
      gone = true;
    };
  }, [game]);
  return (
    <Page skip={words("skip-to-ratings")} ways={["lobby", "account"]}>
      <main class="lobby" id="main" tabIndex={-1}>
        <h1>{words("ratings-title")}</h1>
        {game !== undefined && games.length > 1 && (
          <Choice
            label={words("start-games")}
            wrapped
            value={game}
            options={games.map((info) => [info.id, info.title] as const)}
            onChange={setPicked}
          />
        )}
        <Trouble error={error} />
        {game !== undefined && <Mine rating={mine.find((rating) => rating.game === game)} />}
        {lines && <Table lines={lines} />}
      </main>
    </Page>
  );
}
