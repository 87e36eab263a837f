import { useEffect } from "preact/hooks";
import type { Study } from "../../net/review";
import { type Review, reviewOf, reviewOfRoom, studyOf } from "../../net/review";
import { title } from "../../title";
import { useAnswer } from "../../ui/answer";
import { Page } from "../../ui/page";
import { words } from "../../words";
import { ReviewTable } from "./table";

/** Which game is looked at: one of this club by its room, any by its review, or what somebody has made of one. */
export type Asked =
  | { readonly kind: "room"; readonly id: string }
  | { readonly kind: "review"; readonly id: string }
  | { readonly kind: "study"; readonly id: string };

interface Found {
  readonly review: Review;
  /** What somebody else has made of it, who has shared it. */
  readonly theirs: Study | null;
}

async function found({ kind, id }: Asked): Promise<Found> {
  if (kind === "room") return { review: await reviewOfRoom(id), theirs: null };
  if (kind === "review") return { review: await reviewOf(id), theirs: null };
  const study = await studyOf(id);
  return { review: await reviewOf(study.review), theirs: study.yours ? null : study };
}

/** A finished game, to be gone through, judged and talked about. */
export function ReviewPage(asked: Asked) {
  const { answer: shown, error } = useAnswer(`${asked.kind} ${asked.id}`, () => found(asked));
  useEffect(() => {
    if (shown) document.title = title(words("review-title", { game: shown.review.game.title }));
  }, [shown]);
  return (
    <Page skip={words("review-skip")}>
      <main class="review" id="main" tabIndex={-1}>
        {shown && <ReviewTable review={shown.review} theirs={shown.theirs} />}
        {!shown && error === "" && <p class="hint review-waits">{words("review-loading")}</p>}
        {error !== "" && (
          <p class="error review-waits" role="alert">
            {error}
          </p>
        )}
      </main>
    </Page>
  );
}
