import { useState } from "preact/hooks";
import type { RatedMove, Review } from "../../net/review";
import { Trouble } from "../../ui/state";
import { words } from "../../words";
import type { Analyst } from "./analyst";
import { estimates, oneCurve, pointsRange } from "./curve";
import { Graph, Legend } from "./graph";

/** A move as people read it. */
export const shownMove = (move: string): string => move.replaceAll(",", ", ");

/** What a move is worth, in the unit of the game. */
export function worth(value: number, points: number | null): string {
  return points === null
    ? words("review-percent", { percent: Math.round(100 * value) })
    : words("review-points", { value: Math.round(points) });
}

export const worthOf = ({ value, points }: RatedMove): string => worth(value, points);

interface EstimateProps {
  readonly review: Review;
  readonly analyst: Analyst;
  /** The position of the game that is shown, or where the variation leaves it. */
  readonly at: number;
  readonly onPly: (ply: number) => void;
}

/** What the bot thinks of the game: the way to ask it, how far it is, the curve, and where the game turned. */
export function EstimateCard(props: EstimateProps) {
  const { review, analyst } = props;
  const { status, found, plies } = review.analysis;
  return (
    <section class="review-card" aria-labelledby="review-bot">
      <h2 class="panel-title" id="review-bot">
        {words("review-bot")}
      </h2>
      {found.length > 0 && <EstimateGraph {...props} />}
      {plies > 0 && status !== "done" && <Progress {...props} />}
      <Trouble error={analyst.error} />
      {found.length > 0 && <TurningPoints {...props} />}
    </section>
  );
}

function Progress({ review, analyst }: EstimateProps) {
  const { status, found, plies, mine } = review.analysis;
  const busy = status === "waiting" || status === "running";
  if (busy)
    return (
      <div class="review-progress" data-testid="analysis-progress">
        <label for="analysis-bar">
          {status === "waiting"
            ? words("review-waiting")
            : words("review-progress", { n: found.length, plies })}
        </label>
        <progress id="analysis-bar" max={plies} value={found.length} />
        {mine && (
          <button type="button" class="plain-button" onClick={analyst.stop} data-testid="analysis-stop">
            {words("review-stop")}
          </button>
        )}
      </div>
    );
  return (
    <div class="review-progress">
      {status === "stopped" && <p class="hint">{words("review-stopped", { n: found.length, plies })}</p>}
      <button
        type="button"
        class="primary-button"
        disabled={analyst.asking}
        onClick={analyst.start}
        data-testid="analyse"
      >
        <span>{words(status === "stopped" ? "review-analyse-on" : "review-analyse")}</span>
      </button>
      {status === "none" && <p class="hint">{words("review-analyse-note")}</p>}
    </div>
  );
}

/** What the ends of the axis mean. */
function ends(review: Review): { readonly label: string; readonly top: string; readonly bottom: string } {
  const [first = "", second = ""] = review.names;
  if (review.scale === "points") {
    const { low, high } = pointsRange(review);
    const points = (value: number) => words("review-points", { value });
    return { label: words("review-graph-points"), top: points(high), bottom: points(low) };
  }
  if (oneCurve(review))
    return {
      label: words("review-graph-chance", { first, second }),
      top: words("review-graph-win", { name: first }),
      bottom: words("review-graph-win", { name: second }),
    };
  return { label: words("review-graph-each"), top: worth(1, null), bottom: worth(0, null) };
}

function EstimateGraph({ review, at, onPly }: EstimateProps) {
  const curves = estimates(review);
  const { label, top, bottom } = ends(review);
  const turning = review.analysis.found.flatMap((estimate, ply) => (estimate.turning ? [ply] : []));
  return (
    <>
      <p class="hint">{label}</p>
      <Graph
        label={label}
        curves={curves}
        plies={review.steps.length - 1}
        at={at}
        middle={review.scale === "chance"}
        marked={curves.length === 1 ? turning : []}
        top={top}
        bottom={bottom}
        styles={curves.length > 1 ? review.sides : []}
        onPly={onPly}
      />
      {curves.length > 1 && <Legend curves={curves} names={review.names} styles={review.sides} />}
      <EstimateTable review={review} />
    </>
  );
}

/** The same as the curve, in words and figures. */
function EstimateTable({ review }: { readonly review: Review }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="review-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words("review-graph-table")}</summary>
      {open && (
        <div class="review-table-scroll">
          <table data-testid="estimate-table">
            <thead>
              <tr>
                <th scope="col">{words("review-column-move")}</th>
                <th scope="col">{words("review-column-by")}</th>
                <th scope="col">{words("review-column-notation")}</th>
                <th scope="col">{words("review-column-estimate")}</th>
                <th scope="col">{words("review-column-best")}</th>
              </tr>
            </thead>
            <tbody>
              {review.analysis.found.map((estimate, ply) => {
                const [best] = estimate.best;
                return (
                  <tr key={ply}>
                    <th scope="row">{ply + 1}</th>
                    <td>{review.names[estimate.player]}</td>
                    <td>{shownMove(review.steps[ply + 1]?.move ?? "")}</td>
                    <td>{best ? worthOf(best) : words("review-estimate-none")}</td>
                    <td>{best ? shownMove(best.move) : words("review-estimate-none")}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

/** Where the game turned; each leads to the position before the move, with the better one on the board. */
function TurningPoints({ review, onPly }: EstimateProps) {
  const { found, status } = review.analysis;
  const turning = found.flatMap((estimate, ply) => (estimate.turning ? [{ estimate, ply }] : []));
  const n = turning.length;
  return (
    <>
      <h3 class="review-turns-title">
        {words(status === "done" ? "review-turning" : "review-turning-before", { n })}
      </h3>
      {n > 0 && (
        <ol class="review-turns" data-testid="turning-points">
          {turning.map(({ estimate, ply }) => {
            const [best] = estimate.best;
            return (
              best && (
                <li key={ply}>
                  <button type="button" class="review-turn" onClick={() => onPly(ply)}>
                    {words("review-turning-line", {
                      n: ply + 1,
                      name: review.names[estimate.player] ?? "",
                      move: shownMove(review.steps[ply + 1]?.move ?? ""),
                      was: worth(estimate.played ?? 0, estimate.played_points),
                      better: shownMove(best.move),
                      would: worthOf(best),
                    })}
                  </button>
                </li>
              )
            );
          })}
        </ol>
      )}
    </>
  );
}
