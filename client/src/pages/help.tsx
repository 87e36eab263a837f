import { Dialog } from "../ui/dialog";
import { words } from "../words";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every key, and what mouse and finger do. */
export function HelpDialog({ open, onClose }: Props) {
  return (
    <Dialog title={words.help.title} open={open} onClose={onClose} testid="help">
      <dl class="keys">
        {words.help.rows.map(([keys, meaning]) => (
          <div key={keys} class="keys-row">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.help.mouse}</h3>
      <p>{words.help.mouseText}</p>
      <h3>{words.help.touch}</h3>
      <p>{words.help.touchText}</p>
    </Dialog>
  );
}
