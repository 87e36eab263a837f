import { useEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { type Review, type Study, saveStudy } from "../../net/review";
import { words } from "../../words";
import { ShareLink } from "../challenge/share";
import { commented, type Tree, written } from "./tree";

/** What is written is saved so many milliseconds after the last change. */
const PAUSE = 700;

export interface Saving {
  readonly state: "" | "saving" | "saved" | "failed";
  readonly error: string;
}

/** Keeps what is made of a game: a moment after each change, and at once when the page is left or out of sight. */
export function useSaving(
  review: Review,
  tree: Tree,
  active: boolean,
  onSaved: (study: Study | null) => void,
) {
  const [saving, setSaving] = useState<Saving>({ state: "", error: "" });
  const text = JSON.stringify(written(tree));
  const kept = useRef(text);
  const told = useRef(onSaved);
  told.current = onSaved;
  const waiting = useRef<(() => void) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is the same when its text is
  useEffect(() => {
    if (!active || text === kept.current) return;
    setSaving({ state: "saving", error: "" });
    const save = () => {
      waiting.current = null;
      kept.current = text;
      saveStudy(review.review, written(tree))
        .then((study) => {
          told.current(study);
          setSaving({ state: "saved", error: "" });
        })
        .catch((failure: unknown) => {
          kept.current = "";
          setSaving({ state: "failed", error: whyNot(failure) });
        });
    };
    waiting.current = save;
    const timer = window.setTimeout(save, PAUSE);
    return () => window.clearTimeout(timer);
  }, [text, active, review.review]);
  useEffect(() => {
    const now = () => waiting.current?.();
    const hidden = () => document.visibilityState === "hidden" && now();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      now();
    };
  }, []);
  return saving;
}

interface CommentProps {
  readonly tree: Tree;
  readonly at: number;
  readonly saving: Saving;
  readonly onChange: (tree: Tree) => void;
}

/** The comment on the position that is shown. */
export function Comment({ tree, at, saving, onChange }: CommentProps) {
  return (
    <section class="review-card">
      <label class="panel-title" for="review-comment">
        {words("review-comment")}
      </label>
      <textarea
        id="review-comment"
        class="field practice-text review-comment"
        rows={3}
        maxLength={1000}
        placeholder={words("review-comment-place")}
        value={tree.comments.get(at) ?? ""}
        onInput={(event) => onChange(commented(tree, at, event.currentTarget.value))}
        data-testid="review-comment"
      />
      <p class={saving.state === "failed" ? "error" : "hint"} role="status" data-testid="review-saving">
        {saving.state === "saving" && words("review-saving")}
        {saving.state === "saved" && words("review-saved")}
        {saving.state === "failed" && words("review-not-saved", { reason: saving.error })}
      </p>
    </section>
  );
}

interface ShareProps {
  readonly review: Review;
  readonly study: Study | null;
}

/** The link by which others see the game, with what one has made of it. */
export function Share({ review, study }: ShareProps) {
  const { origin } = window.location;
  const plain =
    review.room === null ? `/review/${review.review}` : `/replay/${encodeURIComponent(review.room)}`;
  const url = origin + (study ? `/study/${study.id}` : plain);
  return (
    <section class="review-card" aria-labelledby="review-share">
      <h2 class="panel-title" id="review-share">
        {words("review-share")}
      </h2>
      <ShareLink url={url} />
      <p class="hint">{study ? words("review-share-hint") : words("review-share-plain")}</p>
    </section>
  );
}
