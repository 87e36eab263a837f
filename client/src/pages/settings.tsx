import { type Confirm, change, settings, type Theme } from "../settings";
import { useStore } from "../store";
import { Choice, Switch } from "../ui/choice";
import { Dialog } from "../ui/dialog";
import { words } from "../words";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What this browser remembers of a player's taste. */
export function SettingsDialog({ open, onClose }: Props) {
  const now = useStore(settings);
  const { themes, confirms } = words.settings;
  return (
    <Dialog title={words.settings.title} open={open} onClose={onClose} testid="settings">
      <Choice<Theme>
        label={words.settings.theme}
        value={now.theme}
        options={[
          ["system", themes.system],
          ["light", themes.light],
          ["dark", themes.dark],
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Choice<Confirm>
        label={words.settings.confirm}
        value={now.confirm}
        options={[
          ["tap", confirms.tap],
          ["twice", confirms.twice],
          ["button", confirms.button],
        ]}
        onChange={(confirm) => change({ confirm })}
      >
        <p class="hint">{words.settings.confirmHelp[now.confirm]}</p>
      </Choice>
      <Switch label={words.settings.sound} value={now.sound} onChange={(sound) => change({ sound })} />
      <Switch label={words.settings.labels} value={now.labels} onChange={(labels) => change({ labels })} />
      <Switch label={words.settings.turn} value={now.turn} onChange={(turn) => change({ turn })} />
      <Switch label={words.settings.keys} value={now.keys} onChange={(keys) => change({ keys })} />
    </Dialog>
  );
}
