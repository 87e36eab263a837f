import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { type Hint, type RatedMove, type Review, thoughtAfter } from "../../net/review";
import { Trouble } from "../../ui/state";
import { say } from "../../voice";
import { words } from "../../words";
import { shownMove, worth, worthOf } from "./estimate";

/** What the bot said of a position, by the moves that lead there. */
export interface Thoughts {
  readonly found: Hint | null;
  readonly asking: boolean;
  readonly error: string;
  readonly ask: () => void;
}

/** The bot's best moves in the position that is shown: asked for there, or found when it went through the game. */
export function useThoughts(review: Review, moves: readonly string[]): Thoughts {
  const key = moves.join(" ");
  const [known, setKnown] = useState<ReadonlyMap<string, Hint>>(new Map());
  const [asking, setAsking] = useState("");
  const [error, setError] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what went wrong elsewhere says nothing here
  useEffect(() => setError(""), [key]);
  const ask = () => {
    if (asking !== "") return;
    setAsking(`at ${key}`);
    thoughtAfter(review.review, moves)
      .then((hint) => {
        setKnown((before) => new Map(before).set(key, hint));
        say(hint.best.map((rated, i) => lineOf(rated, i)).join(". ") || words("review-best-none"));
      })
      .catch((failure: unknown) => setError(whyNot(failure)))
      .finally(() => setAsking(""));
  };
  return { found: known.get(key) ?? null, asking: asking !== "", error, ask };
}

const lineOf = (rated: RatedMove, i: number): string =>
  words("review-best-line", { n: i + 1, move: shownMove(rated.move), worth: worthOf(rated) });

interface NoteProps {
  readonly review: Review;
  readonly thoughts: Thoughts;
  /** The position of the game that is shown; null in a variation. */
  readonly ply: number | null;
  readonly over: boolean;
}

/** Beside the board: whether the game turned here and what would have been better, or what the bot would play. */
export function Note({ review, thoughts, ply, over }: NoteProps) {
  const estimate = ply === null ? undefined : review.analysis.found[ply];
  const [best] = estimate?.best ?? [];
  const { found, asking, error, ask } = thoughts;
  return (
    <div class="review-note" data-testid="review-note">
      {estimate?.turning && best && (
        <p class="review-turned">
          <strong>{words("review-turned")}</strong>{" "}
          <span class="review-better">
            {words("review-better", { better: shownMove(best.move), would: worthOf(best) })}
          </span>{" "}
          <span class="review-worse">
            {words("review-played", {
              move: shownMove(review.steps[(ply ?? 0) + 1]?.move ?? ""),
              was: worth(estimate.played ?? 0, estimate.played_points),
            })}
          </span>
        </p>
      )}
      {found && (
        <div>
          <h2 class="review-best-title">{words(found.exact ? "review-best-exact" : "review-best")}</h2>
          {found.best.length === 0 && <p class="hint">{words("review-best-none")}</p>}
          <ol class="review-best" data-testid="review-best">
            {found.best.map((rated, i) => (
              <li key={rated.move}>{lineOf(rated, i)}</li>
            ))}
          </ol>
        </div>
      )}
      {!over && !found && (
        <button type="button" class="plain-button" disabled={asking} onClick={ask} data-testid="review-ask">
          {asking ? words("review-asking") : words("review-ask")}
        </button>
      )}
      <Trouble error={error} />
    </div>
  );
}
