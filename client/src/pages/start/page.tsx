import { useEffect, useMemo, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { games as fetchGames, me as fetchMe, type GameInfo, type Me } from "../../net/api";
import { follow, learnPath, rulesPath } from "../../route";
import { lastChoice } from "../../settings";
import { Icon } from "../../ui/icon";
import { Page } from "../../ui/page";
import { useShownGame } from "../../ui/shown-game";
import { Failure, Opening } from "../../ui/state";
import { words, wordsFor } from "../../words";
import { NOTHING } from "./choice";
import { Diagram } from "./diagram";
import { DIAGRAMS } from "./diagrams";
import { families, familyOf } from "./families";
import { Games } from "./games";
import { Modes } from "./modes";
import { Setup } from "./setup";
import { Showpiece } from "./showpiece";
import { Unfinished } from "./unfinished";

interface Club {
  readonly games: readonly GameInfo[];
  readonly me: Me;
}

/** What the club has to offer, or why it could not say. */
function useClub(): { club: Club | null; error: string; retry: () => void } {
  const [club, setClub] = useState<Club | null>(null);
  const [error, setError] = useState("");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let gone = false;
    Promise.all([fetchGames(), fetchMe()])
      .then(([games, me]) => {
        if (!gone) setClub({ games, me });
      })
      .catch((failure: unknown) => {
        if (!gone) setError(whyNot(failure));
      });
    return () => {
      gone = true;
    };
  }, [attempt]);
  const retry = () => {
    setError("");
    setAttempt(attempt + 1);
  };
  return { club, error, retry };
}

/** What is to be known of a game beside its diagrams. */
function notesOf(game: string): string[] {
  const notes: string[] = [];
  for (
    let note = wordsFor(`how-${game}-note-1`);
    note;
    note = wordsFor(`how-${game}-note-${notes.length + 1}`)
  )
    notes.push(note);
  return notes;
}

function HowToPlay({ game }: { readonly game: GameInfo }) {
  const diagrams = DIAGRAMS[game.id] ?? [];
  if (diagrams.length === 0) return null;
  return (
    <section class="how" aria-labelledby="how-title">
      <h2 id="how-title">{words("start-how")}</h2>
      <ol class="diagrams">
        {diagrams.map((diagram) => {
          const title = wordsFor(`how-${game.id}-${diagram.id}-title`);
          const text = wordsFor(`how-${game.id}-${diagram.id}-text`);
          return title && text && <Diagram key={diagram.id} diagram={diagram} title={title} text={text} />;
        })}
      </ol>
      <ul class="how-notes">
        {notesOf(game.id).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

/** Ways to learn the game. */
function Lessons({ game }: { readonly game: string }) {
  return (
    <p class="start-lessons">
      <a class="start-learn" href={learnPath(game)} onClick={follow} data-testid="learn">
        <Icon name="bulb" />
        {words("learning-new")}
      </a>
      <a class="start-rules" href={rulesPath(game)} onClick={follow} data-testid="rules">
        {words("learning-rules")}
      </a>
    </p>
  );
}

/** The first page: quick to a game. */
export function StartPage() {
  const { club, error, retry } = useClub();
  const [picked, setPicked] = useState("");
  const remembered = picked || lastChoice(NOTHING).game;
  const game = club?.games.find((info) => info.id === remembered) ?? club?.games[0];
  const all = useMemo(() => families(club?.games ?? []), [club]);
  const family = game && familyOf(all, game.id);
  useShownGame(game?.lessons ? game.id : undefined, game?.title);
  return (
    <Page skip={words("skip-to-main")} ways={["lobby", "ratings", "account"]} look="page-start">
      <main class="start" id="main" tabIndex={-1}>
        <Showpiece game={family?.base} />
        <div class="start-desk">
          <Modes />
          {club && game && family ? (
            <div key="club" class="start-club">
              {all.length > 1 && <Games families={all} game={game} onGame={setPicked} />}
              <h1>{family.base.title}</h1>
              <p class="start-summary">{game.summary}</p>
              {game.lessons && <Lessons game={game.id} />}
              <Setup key={game.id} games={club.games} family={family} game={game} onGame={setPicked} />
              <Unfinished rooms={club.me.rooms} />
            </div>
          ) : (
            <div key="opening" class="start-opening">
              <h1>{words("club")}</h1>
              <p class="start-summary">{words("tagline")}</p>
              {error === "" ? (
                <Opening>{words("start-loading")}</Opening>
              ) : (
                <Failure error={error} onRetry={retry} />
              )}
            </div>
          )}
        </div>
      </main>
      {game && <HowToPlay key={game.id} game={game} />}
    </Page>
  );
}
