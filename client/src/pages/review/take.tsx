import { useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { request } from "../../net/api";
import { type Position, packed } from "../../net/practice";
import { animationOf, pictureOf, type Review, recordOf } from "../../net/review";
import { Icon } from "../../ui/icon";
import { Trouble } from "../../ui/state";
import { words } from "../../words";
import { leaves, movesTo, type Tree } from "./tree";

interface TakeProps {
  readonly review: Review;
  readonly tree: Tree;
  readonly at: number;
}

/** Fetches a file and hands it to the browser to be kept; the line that is to be said when there is none. */
async function fetched(address: string, name: string): Promise<void> {
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  if (!response.ok) {
    const told: unknown = await response.json().catch(() => null);
    throw new Error(typeof told === "object" && told !== null && "error" in told ? String(told.error) : "");
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** All that one may take along: the record, the position as a picture, the game as an animation. */
export function Take({ review, tree, at }: TakeProps) {
  const [busy, setBusy] = useState("");
  const [error, setError] = useState("");
  const id = review.review;
  const from = leaves(tree, at);
  const further = movesTo(tree, at).slice(from);
  const ply = from + further.length;
  const name = `hexagora-${id.slice(0, 8)}`;
  const take = async (kind: string, address: string, file: string) => {
    if (busy !== "") return;
    setBusy(kind);
    setError("");
    try {
      await fetched(address, file);
    } catch (failure) {
      setError((failure instanceof Error && failure.message) || whyNot(failure));
    }
    setBusy("");
  };
  /** To the editor of positions, from where the game can be played on. */
  const playOn = async () => {
    setError("");
    try {
      const record = await request<Position>(recordOf(review));
      window.location.assign(`/practice#${packed({ ...record, moves: movesTo(tree, at) })}`);
    } catch (failure) {
      setError(whyNot(failure));
    }
  };
  const offer = (kind: string, title: string, address: string, file: string) => (
    <button
      type="button"
      class="plain-button"
      aria-busy={busy === kind}
      disabled={busy !== "" && busy !== kind}
      onClick={() => void take(kind, address, file)}
      data-testid={`take-${kind}`}
    >
      <Icon name="down" />
      {busy === kind ? words("review-drawing-file") : title}
    </button>
  );
  return (
    <section class="review-card" aria-labelledby="review-take">
      <h2 class="panel-title" id="review-take">
        {words("review-take")}
      </h2>
      <div class="review-take">
        {offer("record", words("review-take-record"), recordOf(review), `${name}.json`)}
        {offer("svg", words("review-take-svg"), pictureOf(id, "svg", from, further), `${name}-${ply}.svg`)}
        {offer("png", words("review-take-png"), pictureOf(id, "png", from, further), `${name}-${ply}.png`)}
        {offer("gif", words("review-take-gif"), animationOf(id), `${name}.gif`)}
      </div>
      <button type="button" class="plain-button" onClick={() => void playOn()} data-testid="review-practise">
        <Icon name="play" />
        {words("review-practise")}
      </button>
      <Trouble error={error} />
    </section>
  );
}
