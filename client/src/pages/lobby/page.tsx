import { useEffect, useRef, useState } from "preact/hooks";
import { games as fetchGames, type GameInfo } from "../../net/api";
import { Feed, feedUrl } from "../../net/feed";
import { EMPTY_LOBBY, hear, type LobbyServerMessage, type LobbyState } from "../../net/lobby";
import { newId } from "../../net/protocol";
import type { LinkState } from "../../net/room";
import { gamePath, go } from "../../route";
import { sound } from "../../sound";
import { title } from "../../title";
import { Page } from "../../ui/page";
import { Opening } from "../../ui/state";
import { say } from "../../voice";
import { words } from "../../words";
import { Bots } from "./bots";
import { Challenges, Live } from "./lists";
import { Search } from "./search";

interface Visit {
  readonly state: LobbyState;
  readonly link: LinkState;
  readonly seek: (game: string) => void;
  readonly cancel: () => void;
  readonly takeBot: () => void;
}

/** A visit to the lobby: who seeks goes on seeking when the connection was lost. */
function useVisit(): Visit {
  const [state, setState] = useState(EMPTY_LOBBY);
  const [link, setLink] = useState<LinkState>("connecting");
  const feed = useRef<Feed<LobbyServerMessage> | null>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const seekAgain = () => {
      if (wanted.current !== null)
        made.say({ type: "seek", id: newId(), game: wanted.current } as { type: string });
    };
    const made: Feed<LobbyServerMessage> = new Feed(
      feedUrl("/ws/lobby", window.location),
      (message) => {
        if (message.type === "paired" || message.type === "refused") wanted.current = null;
        setState((before) => hear(before, message));
      },
      seekAgain,
    );
    feed.current = made;
    const stop = made.link.watch(setLink);
    return () => {
      stop();
      made.close();
    };
  }, []);
  const tell = (message: { readonly type: string; readonly id: string; readonly game?: string }) =>
    feed.current?.say(message);
  return {
    state,
    link,
    seek: (game) => {
      wanted.current = game;
      tell({ type: "seek", id: newId(), game });
    },
    cancel: () => {
      wanted.current = null;
      tell({ type: "cancel", id: newId() });
    },
    takeBot: () => tell({ type: "bot", id: newId() }),
  };
}

function useGames(): readonly GameInfo[] {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  useEffect(() => {
    fetchGames()
      .then(setGames)
      .catch(() => setGames([]));
  }, []);
  return games;
}

/** Where people find each other: a rated game at once, open challenges, games to watch. */
export function LobbyPage() {
  const { state, link, seek, cancel, takeBot } = useVisit();
  const games = useGames();
  const { room, lobby } = state;
  useEffect(() => {
    document.title = title(words("lobby-title"));
  }, []);
  useEffect(() => {
    if (room === null) return;
    sound("theirs");
    say(words("lobby-found"));
    go(gamePath(room), "instead");
  }, [room]);
  return (
    <Page skip={words("skip-to-lobby")} ways={["ratings", "account"]}>
      <main class="lobby lobby-page" id="main" tabIndex={-1}>
        <h1>{words("lobby-title")}</h1>
        {link === "lost" && <p class="challenge-lost">{words("challenge-lost")}</p>}
        {lobby && games.length > 0 ? (
          <>
            <Search
              games={games}
              state={state}
              connected={link === "open"}
              onSeek={seek}
              onCancel={cancel}
              onBot={takeBot}
            />
            <Challenges challenges={lobby.challenges} />
            <Live games={lobby.live} />
            <Bots games={games} />
          </>
        ) : (
          <Opening>{words("start-loading")}</Opening>
        )}
      </main>
    </Page>
  );
}
