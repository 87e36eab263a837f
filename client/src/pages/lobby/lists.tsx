import type { Challenge } from "../../net/api";
import type { LiveGame } from "../../net/lobby";
import { challengePath, follow, gamePath } from "../../route";
import { ratingOf } from "../../ui/rating";
import { words } from "../../words";

/** Games that wait for somebody to sit down. */
export function Challenges({ challenges }: { readonly challenges: readonly Challenge[] }) {
  const open = challenges.filter((challenge) => challenge.seats.includes(null));
  return (
    <section class="lobby-list" aria-labelledby="challenges-title" data-testid="challenges">
      <h2 id="challenges-title">{words.lobby.challenges}</h2>
      {open.length === 0 && <p class="hint">{words.lobby.noChallenges}</p>}
      <ul>
        {open.map((challenge) => (
          <li key={challenge.id}>
            <a class="unfinished-room" href={challengePath(challenge.id)} onClick={follow}>
              <span>{words.lobby.challenge(challenge.game.title, challenge.seats[0]?.name ?? "")}</span>
              <span class="turn-tag">
                {[
                  words.clock(challenge.control),
                  challenge.rated ? words.challenge.rated : words.challenge.unrated,
                ].join(" · ")}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rated games that are being played. */
export function Live({ games }: { readonly games: readonly LiveGame[] }) {
  return (
    <section class="lobby-list" aria-labelledby="live-title" data-testid="live">
      <h2 id="live-title">{words.lobby.live}</h2>
      {games.length === 0 && <p class="hint">{words.lobby.noLive}</p>}
      <ul>
        {games.map((game) => (
          <li key={game.room}>
            <a class="unfinished-room" href={gamePath(game.room)} onClick={follow}>
              <span>
                {words.lobby.between(
                  game.seats.map((seat) => [seat.name, ratingOf(seat)].filter(Boolean).join(" ")),
                )}
              </span>
              <span class="turn-tag">{game.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
