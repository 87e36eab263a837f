import { useCallback } from "preact/hooks";
import { replayPath } from "../../route";
import { title } from "../../title";
import { NameMark } from "../../ui/namemark";
import { words } from "../../words";
import { Player } from "./player";

/** A finished game in a frame of another site: nothing but the game, and the way to the club. */
export function FramedPage({ room }: { readonly room: string }) {
  const named = useCallback((game: string) => {
    document.title = title(game);
  }, []);
  return (
    <main class="replay replay-framed" id="main">
      <Player room={room} onTitle={named} />
      <a
        class="replay-home"
        href={replayPath(room)}
        target="_blank"
        rel="noopener"
        aria-label={words("embed-home")}
      >
        <NameMark />
      </a>
    </main>
  );
}
