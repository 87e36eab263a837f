import { total } from "../../board/ghost";
import { type Offer, offersOf } from "../../contract";
import type { Hand } from "../../play/hand";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import type { Sitting } from "./sitting";

interface ActionsProps extends Sitting {
  readonly sending?: boolean;
  /** Whether the last move may be taken back. */
  readonly undo?: boolean;
  readonly onPlay: (offer: Offer) => void;
}

/** What the main button says: the move that it makes, and what that is worth. */
function labelOf(hand: Hand): string {
  const { offer } = hand;
  if (hand.next) return words("ahead-set");
  if (hand.choices.length > 1) return words("game-choose");
  const gained = offer ? total(offer.effect.gains) : 0;
  const name =
    offer?.effect.label || (hand.table.boards.shaped ? words("game-lay") : words("game-make-move"));
  return gained > 0 ? words("game-for-points", { label: name, gained }) : name;
}

/** What can be done by button: turn, lay and put back what is held, take a move back, and moves that are buttons. */
export function Actions(props: ActionsProps) {
  const { hand, state, ahead, next, does, sending = false, undo = false, onPlay } = props;
  const buttons = offersOf(hand.table.offers, "button");
  const held = state.hold !== null && (state.hold.kind !== "token" || state.pinned);
  const turns = held && (hand.reach?.turns ?? false);
  const takesBack = undo && !held;
  // A question with several answers: there is nothing in the hand to turn or to put back, and they need the room.
  const answering = buttons.length > 1 && !held && !undo;
  return (
    <div class="actions" data-testid="actions">
      {hand.table.boards.shaped && !answering && (
        <>
          <button
            type="button"
            class="tool-button"
            disabled={!turns}
            aria-label={words("game-turn-left")}
            onClick={() => does.turn(-1)}
          >
            <Icon name="left" />
            <span class="key" data-key="Q" aria-hidden="true" />
          </button>
          <button
            type="button"
            class="tool-button"
            disabled={!turns}
            aria-label={words("game-turn-right")}
            onClick={() => does.turn(1)}
          >
            <Icon name="right" />
            <span class="key" data-key="R" aria-hidden="true" />
          </button>
        </>
      )}
      {ahead && !held ? (
        <button
          type="button"
          class="primary-button actions-main"
          data-testid="cancel-ahead"
          onClick={() => next.cancel()}
        >
          <span>{words("ahead-cancel")}</span>
        </button>
      ) : buttons.length > 0 && !held ? (
        buttons.map((button) => (
          <button
            key={button.move}
            type="button"
            class="primary-button actions-main"
            disabled={sending}
            data-testid={`button-${button.gesture.name}`}
            onClick={() => onPlay(button)}
          >
            <span>{button.gesture.label}</span>
          </button>
        ))
      ) : (
        <button
          type="button"
          class="primary-button actions-main"
          disabled={sending || (hand.choices.length === 0 && hand.next === null)}
          data-testid="lay"
          onClick={() => hand.lay()}
        >
          <span>{labelOf(hand)}</span>
        </button>
      )}
      {!answering && (
        <button
          type="button"
          class="tool-button tool-back"
          disabled={sending || (!held && !undo)}
          data-testid={takesBack ? "undo" : "put-back"}
          onClick={() => (takesBack ? does.undo() : hand.putBack())}
        >
          <Icon name={takesBack ? "undo" : "back"} />
          <span class="tool-name">{takesBack ? words("game-take-back") : words("game-put-back")}</span>
          <span class="key" data-key={takesBack ? "Z" : "Esc"} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
