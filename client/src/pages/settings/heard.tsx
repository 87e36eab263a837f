import { useState } from "preact/hooks";
import { allowed, askLeave } from "../../notify";
import { change, settings } from "../../settings";
import { sound } from "../../sound";
import { useStore } from "../../store";
import { Switch } from "../../ui/choice";
import { words } from "../../words";

/** Sound on or off, and how loud; each volume is heard as it is chosen. */
function Sounds() {
  const now = useStore(settings);
  return (
    <>
      <Switch label={words("settings-sound")} value={now.sound} onChange={(on) => change({ sound: on })} />
      <label class="slider">
        <span>{words("settings-volume")}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="10"
          value={now.volume}
          disabled={!now.sound}
          onInput={({ currentTarget: { valueAsNumber: volume } }) => {
            change({ volume });
            sound("lay");
          }}
        />
      </label>
    </>
  );
}

/** Whether the browser tells of one's turn; it is asked for leave only when this is switched on. */
function Notices() {
  const { notify } = useStore(settings);
  const [blocked, setBlocked] = useState(false);
  if (!("Notification" in window)) return null;
  const wish = async (on: boolean) => {
    const may = on && (await askLeave());
    setBlocked(on && !may);
    change({ notify: may });
  };
  return (
    <>
      <Switch
        label={words("notify-switch")}
        value={notify && allowed() === "yes"}
        onChange={(on) => void wish(on)}
      />
      {blocked && (
        <p class="hint" role="status">
          {words("notify-blocked")}
        </p>
      )}
    </>
  );
}

/** What reaches a player by ear, and while they look elsewhere. */
export function Heard() {
  return (
    <>
      <Sounds />
      <Notices />
    </>
  );
}
