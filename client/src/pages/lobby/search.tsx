import { useEffect, useState } from "preact/hooks";
import type { GameInfo } from "../../net/api";
import type { LobbyState } from "../../net/lobby";
import type { Seat } from "../../net/protocol";
import { Choice } from "../../ui/choice";
import { Trouble } from "../../ui/state";
import { sayAtOnce } from "../../voice";
import { words } from "../../words";
import { playersOf } from "../start/choice";

/** Seconds since a search has begun, as far as the club told. */
function useWait(waited: number | null): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (waited === null) return;
    const start = performance.now() - waited * 1000;
    const tick = () => setNow(Math.floor((performance.now() - start) / 1000));
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [waited]);
  return now;
}

/** The offer to play a bot instead of waiting on. */
function insteadOf({ name, rating }: Seat): string {
  return rating
    ? words("lobby-bot-instead-rated", { name, elo: rating.elo })
    : words("lobby-bot-instead", { name });
}

interface SearchProps {
  readonly games: readonly GameInfo[];
  readonly state: LobbyState;
  readonly connected: boolean;
  readonly onSeek: (game: string) => void;
  readonly onCancel: () => void;
  readonly onBot: () => void;
}

/** A rated game against whoever fits. */
export function Search({ games, state, connected, onSeek, onCancel, onBot }: SearchProps) {
  const duels = games.filter((game) => playersOf(game).includes(2));
  const [picked, setPicked] = useState("");
  const game = duels.find((info) => info.id === picked) ?? duels[0];
  const { seeking, refusal, lobby } = state;
  const wait = useWait(seeking?.waited ?? null);
  const bot = seeking?.bot ?? null;
  const offer = bot ? insteadOf(bot) : "";
  useEffect(() => {
    if (offer) sayAtOnce(offer);
  }, [offer]);
  if (!game) return null;
  return (
    <section class="search" aria-labelledby="search-title">
      <h2 id="search-title">{words("lobby-search")}</h2>
      {seeking ? (
        <>
          <p class="search-wait" role="status" data-testid="seeking">
            <span class="thinking" aria-hidden="true" />
            {words("lobby-seeking", {
              game: games.find((info) => info.id === seeking.game)?.title ?? "",
              elo: seeking.elo ?? 0,
            })}
            <span aria-hidden="true">{words("lobby-waited", { seconds: wait })}</span>
          </p>
          <div class="challenge-actions">
            {bot && (
              <button type="button" class="primary-button" onClick={onBot} data-testid="take-bot">
                <span>{offer}</span>
              </button>
            )}
            <button type="button" class="plain-button" onClick={onCancel} data-testid="cancel-search">
              {words("lobby-cancel")}
            </button>
          </div>
        </>
      ) : (
        <>
          <Choice
            label={words("start-games")}
            stacked
            value={game.id}
            options={duels.map((info) => [info.id, info.title] as const)}
            onChange={setPicked}
          />
          <button
            type="button"
            class="primary-button"
            disabled={!connected}
            onClick={() => onSeek(game.id)}
            data-testid="seek"
          >
            <span>{words("lobby-seek")}</span>
          </button>
          <p class="hint">{words("lobby-others", { n: lobby?.seeking[game.id] ?? 0 })}</p>
        </>
      )}
      <Trouble error={refusal} />
    </section>
  );
}
