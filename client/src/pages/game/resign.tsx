import { Dialog } from "../../ui/dialog";
import { words } from "../../words";

interface ResignProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onResign: () => void;
}

/** Giving up needs a second press. */
export function ResignDialog({ open, onClose, onResign }: ResignProps) {
  return (
    <Dialog title={words.game.resignSure} open={open} onClose={onClose} testid="resign-dialog">
      <div class="result-actions">
        <button
          type="button"
          class="primary-button"
          data-testid="resign-yes"
          onClick={() => {
            onResign();
            onClose();
          }}
        >
          <span>{words.game.resignYes}</span>
        </button>
        <button type="button" class="plain-button" onClick={onClose}>
          {words.game.resignNo}
        </button>
      </div>
    </Dialog>
  );
}
