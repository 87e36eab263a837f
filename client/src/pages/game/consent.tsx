import { useEffect, useState } from "preact/hooks";
import type { AgreeAnswer } from "../../net/protocol";
import { awaited, type Room } from "../../net/room";
import { words } from "../../words";
import { nameOf } from "./outcome";

interface ConsentProps {
  readonly room: Room;
  readonly sending: boolean;
}

/** A wish to take moves back that waits for its answer: this player's, or somebody else's. */
export function OpenTakeback({
  room,
  sending,
  onAnswer,
}: ConsentProps & { readonly onAnswer: (answer: AgreeAnswer) => void }) {
  const by = room.shown?.takeback?.by ?? null;
  const you = room.welcome?.you ?? null;
  if (by === null || room.shown?.view.over) return null;
  if (you === null || by === you)
    return (
      <p class="offer offer-mine" data-testid="takeback">
        {by === you ? words("game-asked-back") : words("game-asks-back", { name: nameOf(room, by) })}
      </p>
    );
  return (
    <section class="offer" aria-label={words("game-ask-back")} data-testid="takeback">
      <p class="offer-text">{words("game-asks-back", { name: nameOf(room, by) })}</p>
      {(["accept", "decline"] as const).map((answer) => (
        <button
          key={answer}
          type="button"
          class="plain-button"
          disabled={sending}
          data-testid={`takeback-${answer}`}
          onClick={() => onAnswer(answer)}
        >
          {words(`game-${answer}`)}
        </button>
      ))}
    </section>
  );
}

/** Seconds until the game may be claimed; null when nobody is missing. */
function useClaim(room: Room): number | null {
  const { presence, presenceSince: since } = room;
  const [now, setNow] = useState(() => performance.now());
  const runs = presence?.claim_in != null;
  useEffect(() => {
    if (!runs) return;
    setNow(performance.now());
    const timer = window.setInterval(() => setNow(performance.now()), 500);
    return () => window.clearInterval(timer);
  }, [runs]);
  if (presence?.claim_in == null) return null;
  return Math.max(0, Math.ceil(presence.claim_in - Math.max(0, now - since) / 1000));
}

/** The one who is to move is not there: after a while the game may be claimed. */
export function Missing({ room, sending, onClaim }: ConsentProps & { readonly onClaim: () => void }) {
  const wait = useClaim(room);
  const view = room.shown?.view;
  const you = room.welcome?.you ?? null;
  if (wait === null || you === null || !view || view.over) return null;
  const [missing] = awaited(view).filter((player) => player !== you);
  if (missing === undefined) return null;
  const name = nameOf(room, missing);
  return (
    <section
      class={wait > 0 ? "offer offer-mine" : "offer"}
      aria-label={words("game-away-label")}
      data-testid="missing"
    >
      <p class="offer-text">
        {wait > 0 ? words("game-away-for", { name, seconds: wait }) : words("game-gone", { name })}
      </p>
      {wait === 0 && (
        <button type="button" class="plain-button" disabled={sending} data-testid="claim" onClick={onClaim}>
          {words("game-claim")}
        </button>
      )}
    </section>
  );
}
