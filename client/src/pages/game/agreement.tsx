import { useEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "../../contract";
import type { AgreeAnswer, Agreement } from "../../net/protocol";
import { words } from "../../words";

/** How the game would end if it ended now: everybody's points. */
export function standing(scene: Scene, nameOf: (player: number) => string): string {
  return scene.scores
    .map((score) => words("game-standing", { name: nameOf(score.player), total: score.total }))
    .join(", ");
}

/** Whether this player's offer was declined in the position that is shown. */
function useDeclined(by: number | null, you: number | null, ply: number): boolean {
  const before = useRef({ by, ply });
  const [declined, setDeclined] = useState<number | null>(null);
  useEffect(() => {
    const mine = you !== null && before.current.by === you;
    if (mine && by === null && before.current.ply === ply) setDeclined(ply);
    before.current = { by, ply };
  }, [by, you, ply]);
  return declined === ply;
}

interface AnswerProps {
  readonly agreement: Agreement | null | undefined;
  readonly ply: number;
  readonly you: number | null;
  readonly scene: Scene;
  readonly nameOf: (player: number) => string;
  readonly sending: boolean;
  readonly onAnswer: (answer: AgreeAnswer) => void;
}

/** An offer to end the game that waits for an answer: this player's, or somebody else's. */
export function OpenOffer({ agreement, ply, you, scene, nameOf, sending, onAnswer }: AnswerProps) {
  const by = agreement?.by ?? null;
  const declined = useDeclined(by, you, ply);
  if (by === null)
    return declined ? (
      <p class="offer offer-mine" data-testid="offer">
        {words("game-declined")}
      </p>
    ) : null;
  if (you === null || by === you)
    return (
      <p class="offer offer-mine" data-testid="offer">
        {by === you ? words("game-offered") : words("game-offers", { name: nameOf(by) })}
      </p>
    );
  return (
    <section class="offer" aria-label={words("game-offer-end")} data-testid="offer">
      <p class="offer-text">
        {words("game-offers", { name: nameOf(by) })}{" "}
        <span class="offer-standing">{standing(scene, nameOf)}</span>
      </p>
      <button
        type="button"
        class="plain-button"
        disabled={sending}
        data-testid="offer-accept"
        onClick={() => onAnswer("accept")}
      >
        {words("game-accept")}
      </button>
      <button
        type="button"
        class="plain-button"
        disabled={sending}
        data-testid="offer-decline"
        onClick={() => onAnswer("decline")}
      >
        {words("game-decline")}
      </button>
    </section>
  );
}
