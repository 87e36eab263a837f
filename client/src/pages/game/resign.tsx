import type { Scene } from "../../contract";
import { Dialog } from "../../ui/dialog";
import { words } from "../../words";
import { standing } from "./agreement";

interface ResignProps {
  readonly open: boolean;
  readonly scene: Scene;
  readonly nameOf: (player: number) => string;
  readonly onClose: () => void;
  readonly onResign: () => void;
  /** Null where a game has no agreed end; `false`: it cannot be offered now. */
  readonly onOffer: (() => void) | false | null;
  /** Null where no move is taken back by agreement; `false`: not now. */
  readonly onTakeBack: (() => void) | false | null;
  /** Null once the game is under way. */
  readonly onAbort: (() => void) | null;
}

/** Giving up needs a second press; where a game may end by agreement, that can be offered instead. */
export function ResignDialog(props: ResignProps) {
  const { open, scene, nameOf, onClose, onResign, onOffer, onTakeBack, onAbort } = props;
  const title = onOffer === null ? words("game-resign-sure") : words("game-end-title");
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog title={title} open={open} onClose={onClose} testid="resign-dialog">
      {onOffer !== null && (
        <div class="end-choice">
          <p>
            {words("game-offer-text")} <strong>{standing(scene, nameOf)}</strong>
          </p>
          <button
            type="button"
            class="plain-button"
            disabled={onOffer === false}
            data-testid="offer-end"
            onClick={onOffer ? then(onOffer) : undefined}
          >
            {words("game-offer-end")}
          </button>
        </div>
      )}
      {(onTakeBack !== null || onAbort !== null) && (
        <div class="end-choice">
          {onTakeBack !== null && (
            <button
              type="button"
              class="plain-button"
              disabled={onTakeBack === false}
              data-testid="ask-back"
              onClick={onTakeBack ? then(onTakeBack) : undefined}
            >
              {words("game-ask-back")}
            </button>
          )}
          {onAbort !== null && (
            <button type="button" class="plain-button" data-testid="abort" onClick={then(onAbort)}>
              {words("game-abort")}
            </button>
          )}
        </div>
      )}
      <div class="result-actions">
        <button type="button" class="primary-button" data-testid="resign-yes" onClick={then(onResign)}>
          <span>{words("game-resign-yes")}</span>
        </button>
        <button type="button" class="plain-button" onClick={onClose}>
          {words("game-resign-no")}
        </button>
      </div>
    </Dialog>
  );
}
