import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { SideChip } from "../../board/shape";
import type { Scene } from "../../contract";
import type { Review } from "../../net/review";
import { markOf } from "../../play/token";
import { Icon } from "../../ui/icon";
import { Trouble } from "../../ui/state";
import { words } from "../../words";
import { shownMove } from "./estimate";
import { type Position, pliesOf, type Tree } from "./tree";

interface MovesProps {
  readonly review: Review;
  readonly tree: Tree;
  readonly at: number;
  readonly scene: Scene | null;
  readonly onGo: (id: number) => void;
  readonly onCut: (id: number) => void;
}

interface CardProps extends MovesProps {
  /** Where another move can be written. */
  readonly field: ComponentChildren;
  /** Why what was written is no move. */
  readonly error: string;
}

/** The moves of the game, with variations where they leave it and comments where they belong. */
export function Moves({ review, tree, at, scene, onGo, onCut, field, error }: CardProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position may be elsewhere in the list
  useEffect(() => {
    const [box, now] = [list.current, list.current?.querySelector("[aria-current]")];
    if (!box || !(now instanceof HTMLElement)) return;
    // Only the list scrolls, never the page.
    const [top, bottom] = [now.offsetTop, now.offsetTop + now.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [at]);
  const props = { review, tree, at, scene, onGo, onCut };
  const main = tree.positions.slice(0, pliesOf(tree) + 1);
  return (
    <section class="review-card review-moves" aria-labelledby="review-moves">
      <h2 class="panel-title" id="review-moves">
        {words("review-moves")}
      </h2>
      {main.length === 1 && <p class="hint">{words("review-moves-none")}</p>}
      <ol
        class="review-list"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by key
        tabIndex={0}
        aria-labelledby="review-moves"
        data-testid="review-moves"
      >
        {main.map((position) => (
          <Line key={position.id} position={position} {...props} />
        ))}
      </ol>
      <p class="hint">{words("review-try")}</p>
      {field}
      <Trouble error={error} />
    </section>
  );
}

interface LineProps extends MovesProps {
  readonly position: Position;
}

/** One position of the game: the move that led there, its comment, and what else was tried in it. */
function Line(props: LineProps) {
  const { position, tree } = props;
  const comment = tree.comments.get(position.id);
  const others = position.next.filter((next) => tree.positions[next]?.main === false);
  if (position.id === 0 && comment === undefined && others.length === 0) return null;
  return (
    <li>
      {position.id > 0 && <Move {...props} />}
      {comment !== undefined && <p class="review-said">{comment}</p>}
      {others.map((next) => (
        <Variation key={next} {...props} from={next} />
      ))}
    </li>
  );
}

function Move({ position, review, tree, at, scene, onGo }: LineProps) {
  const { id, ply, move } = position;
  const player = review.steps[ply]?.player ?? 0;
  const turning = review.analysis.found[ply - 1]?.turning ?? false;
  const name = review.names[player] ?? "";
  return (
    <button
      type="button"
      class={`review-move ${turning ? "review-move-turning" : ""}`}
      aria-current={id === at ? "true" : undefined}
      onClick={() => onGo(id)}
    >
      <span class="move-ply" aria-hidden="true">
        {words("review-move-number", { n: ply })}
      </span>
      {scene && scene.sides.length > 1 && (
        <span class="move-by" aria-hidden="true">
          <SideChip style={scene.sides[player] ?? ""} mark={markOf(scene, player)} />
        </span>
      )}
      <span class="move-text" aria-hidden="true">
        {shownMove(move)}
      </span>
      <span class="unseen">{words("review-move-label", { n: ply, name, move: shownMove(move) })}</span>
      {turning && (
        <span class="review-sign">
          <span aria-hidden="true">?</span>
          <span class="unseen">{words("review-mark-turning")}</span>
        </span>
      )}
      {tree.comments.has(id) && (
        <span class="review-sign review-sign-said">
          <span aria-hidden="true">…</span>
          <span class="unseen">{words("review-mark-comment")}</span>
        </span>
      )}
    </button>
  );
}

/** A line that leaves the game, or another variation: its moves one after the other. */
function Variation({ from, ...props }: LineProps & { readonly from: number }) {
  const { tree, at, onGo, onCut } = props;
  const line: Position[] = [];
  for (let next: number | undefined = from; next !== undefined; ) {
    const position: Position | undefined = tree.positions[next];
    if (!position) break;
    line.push(position);
    next = position.next[0];
  }
  return (
    <section class="review-variation" aria-label={words("review-variation-of")}>
      <p class="review-line">
        {line.map(({ id, ply, move }) => (
          <button
            key={id}
            type="button"
            class="review-step"
            aria-current={id === at ? "true" : undefined}
            aria-label={words("review-variation", { n: ply, move: shownMove(move) })}
            onClick={() => onGo(id)}
          >
            {words("review-move-number", { n: ply })} {shownMove(move)}
          </button>
        ))}
        <button
          type="button"
          class="icon-button review-cut"
          aria-label={words("review-remove")}
          onClick={() => onCut(from)}
        >
          <Icon name="close" />
        </button>
      </p>
      {line.map((position) => {
        const comment = tree.comments.get(position.id);
        const others = position.next.slice(1);
        return (
          (comment !== undefined || others.length > 0) && (
            <div key={position.id}>
              {comment !== undefined && <p class="review-said">{comment}</p>}
              {others.map((next) => (
                <Variation key={next} {...props} from={next} />
              ))}
            </div>
          )
        );
      })}
    </section>
  );
}
