import { useEffect, useState } from "preact/hooks";
import { Link, socketUrl } from "../../net/link";
import { alike } from "../../net/room";
import { follow } from "../../route";
import { useStore } from "../../store";
import { title } from "../../title";
import { Page } from "../../ui/page";
import { words } from "../../words";
import { Session } from "./session";
import { GameTable } from "./table";

/** Nothing to play at: still on the way, or no such room. */
function Waiting({ session }: { readonly session: Session }) {
  const room = useStore(session.link.room);
  return (
    <Page>
      <main class="notice" id="main">
        {room.link === "missing" ? (
          <>
            <h1 key="missing">{words("game-missing-title")}</h1>
            <p>{words("game-missing")}</p>
            <a class="primary-button" href="/" onClick={follow}>
              <span>{words("game-home")}</span>
            </a>
          </>
        ) : room.link === "hidden" ? (
          <>
            <h1 key="hidden">{words("daily-hidden-title")}</h1>
            <p>{words("daily-hidden-text")}</p>
            <a class="primary-button" href="/daily" onClick={follow}>
              <span>{words("daily-to-today")}</span>
            </a>
          </>
        ) : (
          <>
            <span class="thinking" aria-hidden="true" />
            <h1>{room.link === "lost" ? words("no-answer") : words("game-loading")}</h1>
            {room.link === "open" && room.welcome?.you === null && room.welcome.delay ? (
              <p>{words("later-waiting", { seconds: room.welcome.delay })}</p>
            ) : null}
          </>
        )}
      </main>
    </Page>
  );
}

function Visit({ session }: { readonly session: Session }) {
  const room = useStore(session.link.room, alike);
  const seated = useStore(session.seated);
  if (!seated || !room.shown || !room.welcome || room.link === "missing" || room.link === "hidden")
    return <Waiting session={session} />;
  return (
    <GameTable session={session} seated={seated} room={room} shown={room.shown} welcome={room.welcome} />
  );
}

/** The page of one room. */
export function GamePage({ room }: { readonly room: string }) {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    document.title = title(null);
    const visit = new Session(new Link(socketUrl(room, window.location)));
    setSession(visit);
    return () => visit.end();
  }, [room]);
  return session && <Visit session={session} />;
}
