import { total } from "../../board/ghost";
import { type Offer, offersOf } from "../../contract";
import type { Hand, HandState } from "../../play/hand";
import { Icon } from "../../ui/icon";
import { words } from "../../words";

interface ActionsProps {
  readonly hand: Hand;
  readonly state: HandState;
  readonly sending: boolean;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onPlay: (offer: Offer) => void;
}

/** What can be done by button: turn, lay and put back what is held, and every move that is a button by itself. */
export function Actions({ hand, state, sending, onTurn, onPlay }: ActionsProps) {
  const buttons = offersOf(hand.table.offers, "button");
  const held = state.hold !== null && state.hold.kind !== "token";
  const turns = held && (hand.reach?.turns ?? false);
  const { offer } = hand;
  const gained = offer ? total(offer.effect.gains) : 0;
  return (
    <div class="actions" data-testid="actions">
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
          disabled={sending || !offer}
          data-testid="lay"
          onClick={() => hand.lay()}
        >
          <span>{gained > 0 ? words.game.layFor(gained) : words.game.lay}</span>
        </button>
      )}
      <button
        type="button"
        class="tool-button"
        disabled={!held}
        aria-label={words.game.putBack}
        onClick={() => hand.putBack()}
      >
        <Icon name="back" />
        <span class="key" data-key="Esc" aria-hidden="true" />
      </button>
    </div>
  );
}
