import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { type Hint, hintIn, type RatedMove } from "../../net/review";
import type { Room } from "../../net/room";
import { Icon } from "../../ui/icon";
import { say, sayAtOnce } from "../../voice";
import { words } from "../../words";
import { markOfMove } from "../review/marks";
import { helpful } from "./helpers";

/** What the bot would play now, as far as it has been asked. */
export interface Hints {
  /** Null where nobody helps. */
  readonly ask: (() => void) | null;
  readonly asking: boolean;
  readonly found: Hint | null;
  readonly error: string;
  /** Which of the moves is marked on the board. */
  readonly chosen: number;
  readonly choose: (which: number) => void;
  readonly close: () => void;
}

const lineOf = ({ move, value, points }: RatedMove): string =>
  points === null
    ? words("game-hint-chance", { move: move.replaceAll(",", ", "), percent: Math.round(100 * value) })
    : words("game-hint-points", { move: move.replaceAll(",", ", "), points: Math.round(points) });

/** The three best moves, once they are asked for; the next move makes them forgotten. */
export function useHints(room: Room): Hints {
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<Hint | null>(null);
  const [error, setError] = useState("");
  const [chosen, choose] = useState(0);
  const id = room.welcome?.room ?? "";
  const ply = room.shown?.ply ?? 0;
  const close = () => {
    setFound(null);
    setError("");
    choose(0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one position
  useEffect(close, [ply]);
  const ask = () => {
    if (asking) return;
    setAsking(true);
    setError("");
    hintIn(id)
      .then((hint) => {
        setFound(hint);
        say(hint.best.map(lineOf).join(". ") || words("game-hint-none"));
      })
      .catch((failure: unknown) => {
        const told = whyNot(failure);
        setError(told);
        sayAtOnce(told);
      })
      .finally(() => setAsking(false));
  };
  const now = found?.ply === ply ? found : null;
  return { ask: helpful(room) ? ask : null, asking, found: now, error, chosen, choose, close };
}

/** The move of a hint that is chosen, on the board. */
export const hintMarks = ({ found, chosen }: Hints, room: Room) =>
  markOfMove(room.shown?.offers ?? [], found?.best[chosen]?.move ?? "", "better");

/** The button in the top bar. */
export function HintButton({ hints }: { readonly hints: Hints }) {
  // Its place is kept: buttons that come and go would move the bar.
  if (!hints.ask) return <span class="icon-button" />;
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={words("game-hint")}
      aria-busy={hints.asking}
      onClick={hints.ask}
      data-testid="hint"
    >
      <Icon name="bulb" />
    </button>
  );
}

/** The moves of a hint with what they are worth; each can be seen on the board. */
export function HintLines({ hints }: { readonly hints: Hints }) {
  const { found, asking, error, chosen, choose, close } = hints;
  if (!found && !asking && error === "") return null;
  return (
    <section class="hint-lines" aria-label={words("game-hint-title")} data-testid="hint-lines">
      {asking && !found && <p>{words("game-hint-asking")}</p>}
      {error !== "" && <p class="error">{error}</p>}
      {found?.best.length === 0 && <p>{words("game-hint-none")}</p>}
      {found && found.best.length > 0 && (
        <ol>
          {found.best.map((rated, i) => (
            <li key={rated.move}>
              <button type="button" class="hint-line" aria-pressed={i === chosen} onClick={() => choose(i)}>
                {lineOf(rated)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <button type="button" class="icon-button" aria-label={words("close")} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}
