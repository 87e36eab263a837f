import { useState } from "preact/hooks";
import { clockNamed, clocksOf } from "../../clocks";
import { whyNot } from "../../failure";
import {
  createChallenge,
  createRoom,
  type GameInfo,
  type GameOption,
  type OptionValue,
  type Side,
} from "../../net/api";
import { challengePath, gamePath, go } from "../../route";
import { type Choice as Chosen, lastChoice, rememberChoice } from "../../settings";
import { Choice, Select, Switch } from "../../ui/choice";
import { clockOf } from "../../ui/control";
import { Trouble } from "../../ui/state";
import { words, wordsFor } from "../../words";
import { initial, NOTHING, playersOf, valuesOf } from "./choice";
import { type Family, suffix } from "./families";
import { Levels } from "./level";

/** More values than that are not all shown at once. */
const MANY = 5;

/** With whom one may play. */
const RIVALS = ["bot", "friend", "anybody", "hotseat"] as const;

interface OptionProps {
  readonly option: GameOption;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionChoice({ option, value, onChange }: OptionProps) {
  if (typeof option.default === "boolean")
    return <Switch label={option.title} value={value === true} onChange={onChange} />;
  const values = valuesOf(option.values);
  const Some = values.length > MANY ? Select : Choice;
  return (
    <Some
      label={option.title}
      stacked
      value={String(value)}
      options={values.map(
        (entry) => [String(entry), wordsFor(`start-values-${entry}`) ?? String(entry)] as const,
      )}
      onChange={(text) => onChange(values.find((entry) => String(entry) === text) ?? option.default)}
    />
  );
}

/** How many play, where a game leaves it open. */
function Players({
  game,
  chosen,
  friend,
  onChange,
}: {
  game: GameInfo;
  chosen: Chosen;
  friend: boolean;
  onChange: (n: number) => void;
}) {
  const counts = playersOf(game).filter((n) => n > 1 || !friend);
  if (playersOf(game).length < 2) return null;
  return (
    <Choice
      label={
        friend ? words("start-seats") : game.simultaneous ? words("start-mages") : words("start-players")
      }
      value={String(chosen.players)}
      options={counts.map((n) => [String(n), n === 1 ? words("start-alone") : String(n)] as const)}
      onChange={(text) => onChange(Number(text))}
    />
  );
}

/** What an edition is called beside the others of its game. */
function editionOf(family: Family, edition: GameInfo): string {
  return wordsFor(`start-editions-${suffix(family, edition) || "base"}`) ?? edition.title;
}

function Editions({
  family,
  game,
  onGame,
}: {
  family: Family;
  game: GameInfo;
  onGame: (id: string) => void;
}) {
  if (family.editions.length < 2) return null;
  return (
    <Choice
      label={words("start-edition")}
      value={game.id}
      options={family.editions.map((edition) => [edition.id, editionOf(family, edition)] as const)}
      onChange={onGame}
    />
  );
}

/** Opens a room against bots; where it is. */
async function roomOf(game: GameInfo, chosen: Chosen): Promise<string> {
  const { players, level, options, side } = chosen;
  const room =
    chosen.rival === "hotseat"
      ? { game: game.id, options, side, hotseat: true }
      : { game: game.id, level, options, side };
  return gamePath(await createRoom(playersOf(game).length > 1 ? { ...room, players } : room));
}

/** Opens a challenge; where it is. */
async function challengeOf(game: GameInfo, chosen: Chosen): Promise<string> {
  const { players, side, rated, listed } = chosen;
  const options = rated ? {} : chosen.options;
  const challenge = await createChallenge({
    game: game.id,
    options,
    side,
    ...(playersOf(game).length > 1 ? { players } : {}),
    control: clockNamed(chosen.clock),
    rated,
    listed,
  });
  return challengePath(challenge.id);
}

function labelOf(rival: string): string {
  if (rival === "anybody") return words("start-to-lobby");
  if (rival === "hotseat") return words("start-at-once");
  return rival === "friend" ? words("start-challenge") : words("start-play");
}

interface SetupProps {
  readonly games: readonly GameInfo[];
  readonly family: Family;
  readonly game: GameInfo;
  readonly onGame: (game: string) => void;
}

/** Edition, rival, number or side, rules; and the button that opens the board. */
export function Setup({ games, family, game, onGame }: SetupProps) {
  const [chosen, setChosen] = useState(() =>
    initial(games, lastChoice({ ...NOTHING, game: game.id }, game.id)),
  );
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const friend = chosen.rival === "friend";
  const anybody = chosen.rival === "anybody";
  const hotseat = chosen.rival === "hotseat";
  const alone = chosen.rival === "bot" && playersOf(game).length > 1 && chosen.players === 1;
  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  const play = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError("");
    try {
      if (anybody) {
        go("/lobby");
        return;
      }
      rememberChoice(chosen);
      go(await (friend ? challengeOf(game, chosen) : roomOf(game, chosen)));
    } catch (failure) {
      setError(whyNot(failure));
      setBusy(false);
    }
  };
  return (
    <form class="setup" onSubmit={(event) => void play(event)}>
      <Editions family={family} game={game} onGame={onGame} />
      <Choice
        label={words("start-with")}
        value={chosen.rival}
        options={RIVALS.map((rival) => [rival, words(`start-withs-${rival}`)] as const)}
        onChange={(rival) =>
          choose({ rival, ...(rival !== "bot" && chosen.players < 2 ? { players: 2 } : {}) })
        }
      />
      {!anybody && (
        <Players
          game={game}
          chosen={chosen}
          friend={friend || hotseat}
          onChange={(players) => choose({ players })}
        />
      )}
      {!alone && chosen.rival === "bot" && (
        <Levels
          levels={game.levels}
          several={chosen.players > 2}
          value={chosen.level}
          onChange={(level) => choose({ level })}
        />
      )}
      {!game.simultaneous && !anybody && !hotseat && (
        <Choice<Side>
          label={words("start-side")}
          value={chosen.side}
          options={[
            ["first", words("start-sides-first")],
            ["second", words("start-sides-second")],
            ["random", words("start-sides-random")],
          ]}
          onChange={(side) => choose({ side })}
        />
      )}
      {friend && (
        <Choice
          label={words("start-clock")}
          wrapped
          value={chosen.clock}
          options={clocksOf(game.simultaneous ?? false).map(
            ([name, control]) => [name, clockOf(control)] as const,
          )}
          onChange={(clock) => choose({ clock })}
        />
      )}
      {friend && (
        <>
          <Switch label={words("start-rated")} value={chosen.rated} onChange={(rated) => choose({ rated })} />
          <Switch
            label={words("start-listed")}
            value={chosen.listed}
            onChange={(listed) => choose({ listed })}
          />
        </>
      )}
      {game.options.length > 0 && !anybody && !(friend && chosen.rated) && (
        <details class="rules">
          <summary>{words("start-rules")}</summary>
          {game.options.map((option) => (
            <OptionChoice
              key={option.name}
              option={option}
              value={chosen.options[option.name] ?? option.default}
              onChange={(value) => choose({ options: { ...chosen.options, [option.name]: value } })}
            />
          ))}
        </details>
      )}
      <button type="submit" class="primary-button setup-play" disabled={busy} data-testid="play">
        <span>{busy ? words("start-opening") : labelOf(chosen.rival)}</span>
      </button>
      <Trouble error={error} />
    </form>
  );
}
