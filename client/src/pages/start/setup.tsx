import { useState } from "preact/hooks";
import {
  ApiError,
  createRoom,
  type GameInfo,
  type GameOption,
  type OptionValue,
  type Side,
} from "../../net/api";
import { gamePath, go } from "../../route";
import { type Choice as Chosen, lastChoice, rememberChoice } from "../../settings";
import { Choice } from "../../ui/choice";
import { words } from "../../words";
import { Levels } from "./level";

/** What was chosen the last time, as far as the club still has it. */
export function initial(games: readonly GameInfo[], remembered: Chosen): Chosen {
  const game = games.find((info) => info.id === remembered.game) ?? games[0];
  const level = game?.levels.find((entry) => entry.id === remembered.level) ?? game?.levels[0];
  const sides: readonly Side[] = ["first", "second", "random"];
  const options = (game?.options ?? []).map((option): [string, OptionValue] => {
    const value = remembered.options[option.name];
    return [option.name, value !== undefined && option.values.includes(value) ? value : option.default];
  });
  return {
    game: game?.id ?? "",
    level: level?.id ?? "",
    side: sides.find((side) => side === remembered.side) ?? "first",
    options: Object.fromEntries(options),
  };
}

const NOTHING: Chosen = { game: "", level: "", side: "first", options: {} };

function valueTitle(value: OptionValue): string {
  if (value === true) return words.start.yes;
  if (value === false) return words.start.no;
  return words.start.values[String(value)] ?? String(value);
}

interface OptionProps {
  readonly option: GameOption;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionChoice({ option, value, onChange }: OptionProps) {
  return (
    <Choice
      label={option.title}
      stacked
      value={String(value)}
      options={option.values.map((entry) => [String(entry), valueTitle(entry)] as const)}
      onChange={(text) => onChange(option.values.find((entry) => String(entry) === text) ?? option.default)}
    />
  );
}

interface SetupProps {
  readonly games: readonly GameInfo[];
  readonly game: GameInfo;
  readonly onGame: (game: string) => void;
}

/** Level, side, rules; and the button that opens the board. */
export function Setup({ games, game, onGame }: SetupProps) {
  const [chosen, setChosen] = useState(() => ({ ...initial(games, lastChoice(NOTHING)) }));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  const play = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError("");
    try {
      rememberChoice(chosen);
      go(gamePath(await createRoom(chosen)));
    } catch (failure) {
      setError((failure instanceof ApiError && failure.message) || words.noAnswer);
      setBusy(false);
    }
  };
  return (
    <form class="setup" onSubmit={(event) => void play(event)}>
      {games.length > 1 && (
        <Choice
          label={words.start.games}
          stacked={games.length > 2}
          value={game.id}
          options={games.map((info) => [info.id, info.title] as const)}
          onChange={(id) => {
            onGame(id);
            setChosen(initial(games, { ...chosen, game: id }));
          }}
        />
      )}
      <Levels levels={game.levels} value={chosen.level} onChange={(level) => choose({ level })} />
      <Choice<Side>
        label={words.start.side}
        value={chosen.side}
        options={[
          ["first", words.start.sides.first],
          ["second", words.start.sides.second],
          ["random", words.start.sides.random],
        ]}
        onChange={(side) => choose({ side })}
      />
      {game.options.length > 0 && (
        <details class="rules">
          <summary>{words.start.rules}</summary>
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
        <span>{busy ? words.start.opening : words.start.play}</span>
      </button>
      {error !== "" && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
