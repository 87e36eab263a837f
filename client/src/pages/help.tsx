import { follow, learnPath, rulesPath } from "../route";
import { useStore } from "../store";
import { Dialog } from "../ui/dialog";
import { shownGame } from "../ui/shown-game";
import { words } from "../words";

const ROWS = [
  "pick",
  "turn",
  "turn-back",
  "move",
  "next",
  "lay",
  "put-back",
  "take-back",
  "field",
  "panel",
  "view",
  "zoom",
  "labels",
  "hint",
  "sound",
  "help",
] as const;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where the game that the page is about can be learned. */
function Lessons({ onClose }: { readonly onClose: () => void }) {
  const game = useStore(shownGame);
  if (!game) return null;
  const leave = (event: MouseEvent) => {
    onClose();
    follow(event);
  };
  return (
    <p class="help-lessons">
      <a class="plain-button" href={learnPath(game.id)} onClick={leave}>
        {words("learning-game", { title: game.title })}
      </a>
      <a class="plain-button" href={rulesPath(game.id)} onClick={leave}>
        {words("learning-game-rules", { title: game.title })}
      </a>
    </p>
  );
}

/** Every key, and what mouse and finger do. */
export function HelpDialog({ open, onClose }: Props) {
  return (
    <Dialog title={words("help-title")} open={open} onClose={onClose} testid="help">
      <Lessons onClose={onClose} />
      <dl class="keys">
        {ROWS.map((row) => (
          <div key={row} class="keys-row">
            <dt>
              <kbd>{words(`help-keys-${row}`)}</kbd>
            </dt>
            <dd>{words(`help-does-${row}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{words("help-mouse")}</h3>
      <p>{words("help-mouse-text")}</p>
      <h3>{words("help-touch")}</h3>
      <p>{words("help-touch-text")}</p>
    </Dialog>
  );
}
