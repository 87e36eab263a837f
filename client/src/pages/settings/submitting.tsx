import { type Confirm, change, settings } from "../../settings";
import { useStore } from "../../store";
import { Choice, Switch } from "../../ui/choice";
import { words } from "../../words";

const WAYS: readonly Confirm[] = ["tap", "twice", "button"];

/** How a piece is laid, by finger and by mouse apart, and whether a move may be set before the turn comes. */
export function Submitting() {
  const { confirmPhone, confirmDesk, ahead } = useStore(settings);
  return (
    <>
      <Choice<Confirm>
        label={words("submit-phone")}
        value={confirmPhone}
        options={WAYS.map((way) => [way, words(`submit-phone-${way}`)])}
        onChange={(way) => change({ confirmPhone: way })}
      >
        <p class="hint">{words(`submit-phone-help-${confirmPhone}`)}</p>
      </Choice>
      <Choice<Confirm>
        label={words("submit-desk")}
        value={confirmDesk}
        options={WAYS.map((way) => [way, words(`submit-desk-${way}`)])}
        onChange={(way) => change({ confirmDesk: way })}
      >
        <p class="hint">{words(`submit-desk-help-${confirmDesk}`)}</p>
      </Choice>
      <Switch label={words("settings-ahead")} value={ahead} onChange={(on) => change({ ahead: on })} />
    </>
  );
}
