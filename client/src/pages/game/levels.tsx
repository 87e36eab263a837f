import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { createRoom, games, type Level } from "../../net/api";
import type { Welcome } from "../../net/protocol";
import { gamePath, go } from "../../route";
import { lastChoice, rememberChoice } from "../../settings";
import { Trouble } from "../../ui/state";
import { words } from "../../words";
import { NOTHING } from "../start/choice";

/** After a game against bots: the same once more at another level, sides exchanged as for a rematch. */
export function OtherLevels({ welcome }: { readonly welcome: Welcome }) {
  const [levels, setLevels] = useState<readonly Level[]>([]);
  const [error, setError] = useState("");
  const { game, seats, you } = welcome;
  const now = seats.find((seat) => seat.level !== null)?.level ?? null;
  const people = seats.filter((seat) => seat.level === null).length;
  const fits = you !== null && now !== null && people === 1 && !welcome.event;
  useEffect(() => {
    if (!fits) return;
    games()
      .then((all) => setLevels(all.find((info) => info.id === game.id)?.levels ?? []))
      // Then there is the rematch, as always.
      .catch(() => {});
  }, [fits, game.id]);
  const others = levels.filter((level) => level.id !== now);
  if (!fits || others.length === 0) return null;
  const play = async (level: string) => {
    try {
      const side = you === 0 ? "second" : "first";
      const room = await createRoom({
        game: game.id,
        options: game.options,
        level,
        side,
        players: seats.length,
        ...(welcome.control ? { control: welcome.control } : {}),
      });
      rememberChoice({ ...lastChoice({ ...NOTHING, game: game.id }, game.id), level });
      go(gamePath(room));
    } catch (failure) {
      setError(whyNot(failure));
    }
  };
  return (
    <fieldset class="levels-again">
      <legend class="field-label">{words("result-against")}</legend>
      {others.map((level) => (
        <button
          key={level.id}
          type="button"
          class="plain-button"
          onClick={() => void play(level.id)}
          data-testid={`again-${level.id}`}
        >
          {level.title}
        </button>
      ))}
      <Trouble error={error} />
    </fieldset>
  );
}
