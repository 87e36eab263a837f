import { useEffect, useMemo, useState } from "preact/hooks";
import { ApiError, games as fetchGames, me as fetchMe, type GameInfo, type Me } from "../../net/api";
import { lastChoice } from "../../settings";
import { AccountLink } from "../../ui/account-link";
import { LobbyLink, RatingsLink } from "../../ui/ratings-link";
import { TopBar, useOverlays } from "../../ui/topbar";
import { words } from "../../words";
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
        if (!gone) setError((failure instanceof ApiError && failure.message) || words.noAnswer);
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

function HowToPlay({ game }: { readonly game: GameInfo }) {
  const diagrams = DIAGRAMS[game.id] ?? [];
  const texts = words.howTo[game.id] ?? {};
  if (diagrams.length === 0) return null;
  return (
    <section class="how" aria-labelledby="how-title">
      <h2 id="how-title">{words.start.how}</h2>
      <ol class="diagrams">
        {diagrams.map((diagram) => {
          const told = texts[diagram.id];
          return told && <Diagram key={diagram.id} diagram={diagram} title={told.title} text={told.text} />;
        })}
      </ol>
      <ul class="how-notes">
        {(words.howToNotes[game.id] ?? []).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

/** The first page: quick to a game. */
export function StartPage() {
  const overlays = useOverlays();
  const { club, error, retry } = useClub();
  const [picked, setPicked] = useState("");
  const remembered = picked || lastChoice(NOTHING).game;
  const game = club?.games.find((info) => info.id === remembered) ?? club?.games[0];
  const all = useMemo(() => families(club?.games ?? []), [club]);
  const family = game && familyOf(all, game.id);
  return (
    <div class="page page-start">
      <nav class="skips" aria-label={words.skips}>
        <a href="#main">{words.skipToMain}</a>
      </nav>
      <TopBar overlays={overlays}>
        <LobbyLink />
        <RatingsLink />
        <AccountLink />
      </TopBar>
      <main class="start" id="main" tabIndex={-1}>
        <Showpiece game={family?.base} />
        <div class="start-desk">
          <Modes />
          {game && all.length > 1 && <Games families={all} game={game} onGame={setPicked} />}
          <h1>{family?.base.title ?? words.club}</h1>
          <p class="start-summary">{game?.summary ?? words.tagline}</p>
          {club && game && family && (
            <Setup key={game.id} games={club.games} family={family} game={game} onGame={setPicked} />
          )}
          {!club && error === "" && <p class="hint">{words.start.loading}</p>}
          {error !== "" && (
            <div class="start-error" role="alert">
              <p class="error">{error}</p>
              <button type="button" class="plain-button" onClick={retry}>
                {words.tryAgain}
              </button>
            </div>
          )}
          {club && <Unfinished rooms={club.me.rooms} />}
        </div>
      </main>
      {game && <HowToPlay key={game.id} game={game} />}
    </div>
  );
}
