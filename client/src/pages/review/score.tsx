import { useState } from "preact/hooks";
import type { Scene } from "../../contract";
import type { Review } from "../../net/review";
import { Choice } from "../../ui/choice";
import { words } from "../../words";
import { scores } from "./curve";
import { Graph, Legend } from "./graph";

interface ScoreProps {
  readonly review: Review;
  /** What is shown on the board, also in a variation. */
  readonly scene: Scene | null;
  readonly at: number;
  readonly onPly: (ply: number) => void;
}

/** The score by heading: over the whole game as curves, and in the position that is shown as a table. */
export function ScoreCard({ review, scene, at, onPly }: ScoreProps) {
  const [heading, setHeading] = useState("");
  const { curves, range } = scores(review, heading === "" ? null : review.headings.indexOf(heading));
  const title = heading === "" ? words("review-total") : heading;
  const points = (value: number) => words("review-points", { value });
  const label = words("review-scores-label", { heading: title });
  return (
    <section class="review-card" aria-labelledby="review-scores">
      <h2 class="panel-title" id="review-scores">
        {words("review-scores")}
      </h2>
      {review.headings.length > 1 && (
        <Choice
          label={words("review-of")}
          value={heading}
          options={[
            ["", words("review-total")] as const,
            ...review.headings.map((name) => [name, name] as const),
          ]}
          onChange={setHeading}
          wrapped
        />
      )}
      <Graph
        label={label}
        curves={curves}
        plies={review.steps.length - 1}
        at={at}
        top={points(range.high)}
        bottom={points(range.low)}
        styles={review.sides}
        onPly={onPly}
      />
      {review.names.length > 1 && <Legend curves={curves} names={review.names} styles={review.sides} />}
      {scene && <Now review={review} scene={scene} />}
    </section>
  );
}

function Now({ review, scene }: { readonly review: Review; readonly scene: Scene }) {
  const all = [...scene.scores].sort((a, b) => a.player - b.player);
  return (
    <div class="review-table-scroll">
      <table class="review-scores" data-testid="score-table">
        <caption class="unseen">{words("review-scores-now")}</caption>
        <thead>
          <tr>
            <th scope="col">{words("review-heading")}</th>
            {all.map(({ player }) => (
              <th key={player} scope="col">
                {review.names[player]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.headings.map((heading) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {all.map(({ player, parts }) => (
                <td key={player}>{parts.find(([name]) => name === heading)?.[1] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words("review-total")}</th>
            {all.map(({ player, total }) => (
              <td key={player}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
