import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { type Bot, createChallenge, bots as fetchBots, type GameInfo } from "../../net/api";
import { challengePath, go } from "../../route";
import { Choice } from "../../ui/choice";
import { Trouble } from "../../ui/state";
import { words } from "../../words";

/** How often it is asked which bots listen, in milliseconds. */
const AGAIN = 20_000;

/** The bots that listen now; nothing while that is not known. */
function useBots(): readonly Bot[] {
  const [bots, setBots] = useState<readonly Bot[]>([]);
  useEffect(() => {
    const look = () => {
      fetchBots()
        .then(setBots)
        .catch(() => setBots([]));
    };
    look();
    const timer = window.setInterval(look, AGAIN);
    return () => window.clearInterval(timer);
  }, []);
  return bots;
}

/** Programs of others that can be challenged; nothing is shown when there are none. */
export function Bots({ games }: { readonly games: readonly GameInfo[] }) {
  const bots = useBots();
  const duels = games.filter(({ players }) => !players || (players[0] <= 2 && players[1] >= 2));
  const [chosen, choose] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const game = duels.find((one) => one.id === chosen) ?? duels[0];
  if (bots.length === 0 || !game) return null;
  const challenge = async (to: string) => {
    setBusy(true);
    setError("");
    const clock = { kind: "rules", seconds: 0, increment: 0 } as const;
    const wish = { game: game.id, options: {}, side: "random", control: clock, players: 2 } as const;
    try {
      go(challengePath((await createChallenge({ ...wish, rated: false, listed: false, to })).id));
    } catch (failure) {
      setError(whyNot(failure));
      setBusy(false);
    }
  };
  return (
    <section class="lobby-list" aria-labelledby="bots-title" data-testid="bots">
      <h2 id="bots-title">{words("lobby-bots")}</h2>
      <Choice
        label={words("lobby-bots-game")}
        value={game.id}
        options={duels.map(({ id, title }) => [id, title])}
        onChange={choose}
        wrapped
      />
      <ul>
        {bots.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              class="unfinished-room"
              disabled={busy}
              onClick={() => void challenge(name)}
              aria-label={words("lobby-challenge-bot", { name })}
            >
              <span>{name}</span>
              <span class="turn-tag">{words("lobby-challenge-it")}</span>
            </button>
          </li>
        ))}
      </ul>
      <Trouble error={error} />
    </section>
  );
}
