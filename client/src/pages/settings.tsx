import { change, settings, type Theme } from "../settings";
import { useStore } from "../store";
import { Choice, Switch } from "../ui/choice";
import { Dialog } from "../ui/dialog";
import { languageNames, words } from "../words";
import { Heard } from "./settings/heard";
import { Submitting } from "./settings/submitting";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What this browser remembers of a player's taste. */
export function SettingsDialog({ open, onClose }: Props) {
  const now = useStore(settings);
  return (
    <Dialog title={words("settings-title")} open={open} onClose={onClose} testid="settings">
      <Choice<Theme>
        label={words("settings-theme")}
        value={now.theme}
        options={[
          ["system", words("settings-themes-system")],
          ["light", words("settings-themes-light")],
          ["dark", words("settings-themes-dark")],
          ["contrast", words("settings-themes-contrast")],
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        label={words("settings-language")}
        value={now.language}
        options={[["", words("settings-language-browser")], ...languageNames()]}
        onChange={(language) => change({ language })}
      />
      <Submitting />
      <Heard />
      <Switch label={words("settings-labels")} value={now.labels} onChange={(labels) => change({ labels })} />
      <Switch label={words("settings-turn")} value={now.turn} onChange={(turn) => change({ turn })} />
      <Switch label={words("settings-keys")} value={now.keys} onChange={(keys) => change({ keys })} />
    </Dialog>
  );
}
