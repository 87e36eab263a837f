import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Offer } from "../../contract";
import { whyNot } from "../../failure";
import { positionAfter, type Review, type Shown, type Study, saveStudy } from "../../net/review";
import { go } from "../../route";
import { sentence } from "../../sentence";
import { useLook } from "../../ui/look";
import { Trouble } from "../../ui/state";
import { say } from "../../voice";
import { words } from "../../words";
import { MoveField } from "../game/moves";
import { Embedding } from "../replay/embedding";
import { Scores } from "../replay/scores";
import { Steps } from "../replay/steps";
import { useAnalyst } from "./analyst";
import { Bench } from "./bench";
import { ReviewBoard } from "./board";
import { EstimateCard, shownMove } from "./estimate";
import { useReviewKeys, useSwipe } from "./going";
import { markOfMove } from "./marks";
import { Moves } from "./moves";
import { ScoreCard } from "./score";
import { Comment, Share, useSaving } from "./study";
import { Take } from "./take";
import { Note, useThoughts } from "./thought";
import { cut, endOf, grown, leaves, merged, movesTo, pliesOf, type Tree, tried, written } from "./tree";

/** How the game ended, in one line. */
function result({ names, winners, steps, end, scale }: Review): string {
  if (end === "aborted") return words("review-result-aborted");
  if (scale === "points") return words("review-result-alone", { points: steps.at(-1)?.totals[0] ?? 0 });
  const won = winners.map((player) => names[player]).join(", ");
  if (winners.length === names.length) return words("review-result-draw");
  return winners.length === 1
    ? words("review-result-won", { names: won })
    : words("review-result-shared", { names: won });
}

/** All positions that have been looked at; what is not there yet is asked for, and what follows as well. */
function usePosition(review: Review, tree: Tree, at: number) {
  const [known] = useState(() => new Map<string, Shown>());
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState("");
  const moves = movesTo(tree, at);
  const key = moves.join(" ");
  const ahead = tree.positions[tree.positions[at]?.next[0] ?? -1]?.move;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moves are the same when their text is
  useEffect(() => {
    let gone = false;
    const fetched = async (line: readonly string[]): Promise<Shown> => {
      const text = line.join(" ");
      const position = known.get(text) ?? (await positionAfter(review.review, line));
      known.set(text, position);
      return position;
    };
    fetched(moves)
      .then((position) => {
        if (gone) return;
        setShown(position);
        setError("");
        if (ahead !== undefined) void fetched([...moves, ahead]).catch(() => {});
      })
      .catch((failure: unknown) => {
        if (!gone) setError(whyNot(failure));
      });
    return () => {
      gone = true;
    };
  }, [key, ahead, review.review]);
  return { shown, error };
}

interface TableProps {
  readonly review: Review;
  readonly theirs: Study | null;
}

/** The whole review: the board in the middle, and around it the moves, what the bot thinks, and what people do. */
export function ReviewTable({ review: first, theirs }: TableProps) {
  const [review, setReview] = useState(first);
  useLook(first.game.id);
  const [study, setStudy] = useState(first.study);
  const moves = useMemo(() => first.steps.slice(1).map(({ move }) => move), [first]);
  const [tree, setTree] = useState(() => grown(moves, (theirs ?? first.study)?.tree ?? null));
  const [at, setAt] = useState(0);
  const saving = useSaving(review, tree, theirs === null, setStudy);
  const analyst = useAnalyst(review, (analysis) => setReview((before) => ({ ...before, analysis })));
  const { shown, error } = usePosition(review, tree, at);
  const line = useMemo(() => movesTo(tree, at), [tree, at]);
  const thoughts = useThoughts(review, line);
  const position = tree.positions[at];
  const plies = pliesOf(tree);
  const ply = position?.main ? at : null;
  const from = leaves(tree, at);

  const visit = (id: number) => {
    setAt(id);
    const said = tree.positions[id]?.main ? review.steps[id]?.said : undefined;
    say(said || shownMove(tree.positions[id]?.move ?? "") || words("review-start"));
  };
  const [wrong, setWrong] = useState("");
  const tryOut = (move: string) => {
    const [next, id] = tried(tree, at, move);
    setTree(next);
    setAt(id);
    setWrong("");
  };
  const play = ({ move }: Offer) => tryOut(move);
  const ways = {
    first: 0,
    back: position?.parent ?? 0,
    forward: position?.next[0] ?? at,
    last: endOf(tree, at),
  };
  const bench = useBench(shown, play);
  useReviewKeys(bench, (way) => ways[way] !== at && visit(ways[way]), thoughts.ask);
  const swiped = useSwipe(bench, (way) => ways[way] !== at && visit(ways[way]));

  const keep = async () => {
    const mine = grown(moves, study?.tree ?? null);
    const kept = await saveStudy(review.review, written(merged(mine, tree)));
    if (kept) go(`/study/${kept.id}`);
  };
  const estimate = ply === null ? undefined : review.analysis.found[ply];
  const marks = useMemo(() => {
    if (!shown || shown.ply !== line.length) return [];
    const best = thoughts.found?.best[0] ?? (estimate?.turning ? estimate.best[0] : undefined);
    const played = estimate?.turning ? moves[ply ?? 0] : undefined;
    return [
      ...(played === undefined ? [] : markOfMove(shown.offers, played, "worse")),
      ...(best === undefined ? [] : markOfMove(shown.offers, best.move, "better")),
    ];
  }, [shown, line, thoughts.found, estimate, moves, ply]);

  const said = ply === null ? (shown?.last?.said ?? "") : (review.steps[ply]?.said ?? "");
  // Shown at once, with its first position: nothing moves then.
  if (!bench && error === "") return <p class="hint review-waits">{words("review-drawing")}</p>;
  return (
    <>
      <header class="review-head">
        <h1>{review.game.title}</h1>
        <p class="review-result">{result(review)}</p>
        {shown && <Scores scene={shown.scene} names={review.names} winners={review.winners} />}
      </header>
      <div class="review-middle" ref={swiped}>
        {shown && bench && <ReviewBoard bench={bench} names={review.names} marks={marks} />}
        <Trouble error={error} />
        <p class="replay-said" data-testid="replay-said">
          <strong>
            {ply === null
              ? words("review-in-variation", { ply: line.length })
              : words("review-at", { ply, plies })}
          </strong>{" "}
          {sentence(said || (at === 0 ? words("review-start") : shownMove(position?.move ?? "")))}
        </p>
        <Steps at={from} shown={at} plies={plies} ways={ways} onGo={visit} />
        {ply === null && (
          <button type="button" class="text-link" onClick={() => visit(from)} data-testid="review-to-game">
            {words("review-to-game")}
          </button>
        )}
        <Note review={review} thoughts={thoughts} ply={ply} over={shown?.to_act === null} />
      </div>
      <div class="review-side">
        {theirs && (
          <section class="review-card review-theirs">
            <p>{words("review-by", { name: theirs.by })}</p>
            <button
              type="button"
              class="primary-button"
              onClick={() => void keep()}
              data-testid="review-keep"
            >
              <span>{words("review-keep")}</span>
            </button>
            <p class="hint">{words("review-keep-hint")}</p>
          </section>
        )}
        <EstimateCard review={review} analyst={analyst} at={from} onPly={visit} />
        <Moves
          review={review}
          tree={tree}
          at={at}
          scene={shown?.scene ?? null}
          onGo={visit}
          onCut={(id) => {
            const parent = tree.positions[id]?.parent ?? 0;
            setTree(cut(tree, id));
            setAt(parent);
          }}
          field={
            <MoveField
              offers={shown?.offers ?? []}
              disabled={shown?.to_act === null}
              onMove={(text) => {
                setWrong("");
                positionAfter(review.review, [...line, text])
                  .then(({ last }) => last && tryOut(last.move))
                  .catch((failure: unknown) => setWrong(whyNot(failure)));
              }}
            />
          }
          error={wrong}
        />
        <Comment tree={tree} at={at} saving={saving} onChange={setTree} />
        <ScoreCard review={review} scene={shown?.scene ?? null} at={from} onPly={visit} />
        <Share review={review} study={study} />
        <Take review={review} tree={tree} at={at} />
        {review.room !== null && (
          <div class="review-card">
            <Embedding room={review.room} />
          </div>
        )}
      </div>
    </>
  );
}

/** The hand at the board; it is made once there is something to see, and follows from position to position. */
function useBench(shown: Shown | null, play: (offer: Offer) => void): Bench | null {
  const [bench, setBench] = useState<Bench | null>(null);
  const [wire] = useState({ play });
  wire.play = play;
  const there = shown !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whether there is something to see
  useEffect(() => {
    if (!shown) return;
    const made = new Bench(shown, (offer) => wire.play(offer));
    setBench(made);
    return () => made.end();
  }, [there]);
  useLayoutEffect(() => {
    if (shown) bench?.show(shown);
  }, [bench, shown]);
  return bench;
}
