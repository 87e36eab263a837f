import type { Challenge } from "../../net/api";
import type { LiveGame } from "../../net/lobby";
import { challengePath, follow, gamePath } from "../../route";
import { clockOf } from "../../ui/control";
import { ratingOf } from "../../ui/rating";
import { Empty } from "../../ui/state";
import { words } from "../../words";

/** Games that wait for somebody to sit down. */
export function Challenges({ challenges }: { readonly challenges: readonly Challenge[] }) {
  const open = challenges.filter((challenge) => challenge.seats.includes(null));
  return (
    <section class="lobby-list" aria-labelledby="challenges-title" data-testid="challenges">
      <h2 id="challenges-title">{words("lobby-challenges")}</h2>
      {open.length === 0 && <Empty>{words("lobby-no-challenges")}</Empty>}
      <ul>
        {open.map((challenge) => (
          <li key={challenge.id}>
            <a class="unfinished-room" href={challengePath(challenge.id)} onClick={follow}>
              <span>
                {words("lobby-challenge", {
                  title: challenge.game.title,
                  host: challenge.seats[0]?.name ?? "",
                })}
              </span>
              <span class="turn-tag">
                {[
                  clockOf(challenge.control),
                  challenge.rated ? words("challenge-rated") : words("challenge-unrated"),
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
      <h2 id="live-title">{words("lobby-live")}</h2>
      {games.length === 0 && <Empty>{words("lobby-no-live")}</Empty>}
      <ul>
        {games.map((game) => (
          <li key={game.room}>
            <a class="unfinished-room" href={gamePath(game.room)} onClick={follow}>
              <span>
                {game.seats.map((seat) => [seat.name, ratingOf(seat)].filter(Boolean).join(" ")).join(" – ")}
              </span>
              <span class="turn-tag">{game.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
