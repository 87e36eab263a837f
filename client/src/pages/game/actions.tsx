import { total } from "../../board/ghost";
import { type Offer, offersOf } from "../../contract";
import type { Hand, HandState } from "../../play/hand";
import { Icon } from "../../ui/icon";
import { words } from "../../words";

interface ActionsProps {
  readonly hand: Hand;
  readonly state: HandState;
  readonly sending: boolean;
  /** Whether the last move may be taken back. */
  readonly undo: boolean;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onPlay: (offer: Offer) => void;
  readonly onUndo: () => void;
}

/** What the main button says: the move that it makes, and what that is worth. */
function labelOf(hand: Hand): string {
  const { offer } = hand;
  if (hand.choices.length > 1) return words.game.choose;
  const gained = offer ? total(offer.effect.gains) : 0;
  const name = offer?.effect.label || (hand.table.boards.shaped ? words.game.lay : words.game.makeMove);
  return gained > 0 ? words.game.forPoints(name, gained) : name;
}

/** What can be done by button: turn, lay and put back what is held, take a move back, and moves that are buttons. */
export function Actions({ hand, state, sending, undo, onTurn, onPlay, onUndo }: ActionsProps) {
  const buttons = offersOf(hand.table.offers, "button");
  const held = state.hold !== null && (state.hold.kind !== "token" || state.pinned);
  const turns = held && (hand.reach?.turns ?? false);
  const takesBack = undo && !held;
  return (
    <div class="actions" data-testid="actions">
      {hand.table.boards.shaped && (
        <>
          <button
            type="button"
            class="tool-button"
            disabled={!turns}
            aria-label={words.game.turnLeft}
            onClick={() => onTurn(-1)}
          >
            <Icon name="left" />
            <span class="key" data-key="Q" aria-hidden="true" />
          </button>
          <button
            type="button"
            class="tool-button"
            disabled={!turns}
            aria-label={words.game.turnRight}
            onClick={() => onTurn(1)}
          >
            <Icon name="right" />
            <span class="key" data-key="R" aria-hidden="true" />
          </button>
        </>
      )}
      {buttons.length > 0 && !held ? (
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
          disabled={sending || hand.choices.length === 0}
          data-testid="lay"
          onClick={() => hand.lay()}
        >
          <span>{labelOf(hand)}</span>
        </button>
      )}
      <button
        type="button"
        class="tool-button"
        disabled={sending || (!held && !undo)}
        data-testid={takesBack ? "undo" : "put-back"}
        onClick={() => (takesBack ? onUndo() : hand.putBack())}
      >
        <Icon name={takesBack ? "undo" : "back"} />
        <span class={takesBack ? "tool-name" : "unseen"}>
          {takesBack ? words.game.takeBack : words.game.putBack}
        </span>
        <span class="key" data-key={takesBack ? "Z" : "Esc"} aria-hidden="true" />
      </button>
    </div>
  );
}
