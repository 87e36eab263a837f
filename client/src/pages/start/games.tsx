import { useId } from "preact/hooks";
import type { GameInfo } from "../../net/api";
import { lookOf } from "../../ui/look";
import { words } from "../../words";
import { type Family, familyOf } from "./families";
import { Emblem, Playing } from "./showpiece";
import { EMBLEMS, showOf } from "./showpieces";

interface GamesProps {
  readonly families: readonly Family[];
  readonly game: GameInfo;
  readonly onGame: (game: string) => void;
}

/** Which game: each with a small picture of its own. */
export function Games({ families, game, onGame }: GamesProps) {
  const name = useId();
  const chosen = familyOf(families, game.id);
  return (
    <fieldset class="games choice">
      <legend class="unseen">{words("start-games")}</legend>
      <div class="games-options">
        {families.map((family) => {
          const show = showOf(EMBLEMS, family.base.id);
          return (
            <label key={family.base.id} class="game-choice">
              <input
                type="radio"
                name={name}
                value={family.base.id}
                checked={family === chosen}
                onChange={() => onGame(family.base.id)}
              />
              <span class="game-card">
                <span class="game-picture" aria-hidden="true" data-look={lookOf(family.base.id)}>
                  {show ? (
                    <Playing show={show} margin={0.2} />
                  ) : (
                    family.base.emblem && <Emblem scene={family.base.emblem} margin={0.2} />
                  )}
                </span>
                <span class="game-title">{family.base.title}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
