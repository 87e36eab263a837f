import { useCallback } from "preact/hooks";
import { replay as told } from "../../daily-words";
import { recordUrl } from "../../net/api";
import { title } from "../../title";
import { Icon } from "../../ui/icon";
import { TopBar, useOverlays } from "../../ui/topbar";
import { words } from "../../words";
import { Embedding } from "./embedding";
import { Player } from "./player";

/** A finished game, move by move, with all that one may take along. */
export function ReplayPage({ room }: { readonly room: string }) {
  const overlays = useOverlays();
  const named = useCallback((game: string) => {
    document.title = title(told.title(game));
  }, []);
  return (
    <div class="page">
      <nav class="skips" aria-label={words.skips}>
        <a href="#main">{told.skip}</a>
      </nav>
      <TopBar overlays={overlays} />
      <main class="replay" id="main" tabIndex={-1}>
        <Player room={room} onTitle={named} />
        <div class="replay-tools">
          <a class="text-link" href={recordUrl(room)} download={`hexagora-${room}.json`} data-testid="record">
            <Icon name="down" />
            {words.result.record}
          </a>
          <Embedding room={room} />
        </div>
      </main>
    </div>
  );
}
