import { Icon, type IconName } from "../../ui/icon";
import { words } from "../../words";

interface StepsProps {
  /** Where on the slider. */
  readonly at: number;
  /** The position that is shown. */
  readonly shown: number;
  readonly plies: number;
  /** Which positions the buttons lead to. */
  readonly ways: {
    readonly first: number;
    readonly back: number;
    readonly forward: number;
    readonly last: number;
  };
  readonly onGo: (to: number) => void;
}

/** The buttons and the slider by which one goes through a game. */
export function Steps({ at, shown, plies, ways, onGo }: StepsProps) {
  const step = (icon: IconName, name: string, to: number) => (
    <button
      type="button"
      class="icon-button"
      aria-label={name}
      disabled={to === shown}
      onClick={() => onGo(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="replay-steps" title={words("review-keys")}>
      {step("toStart", words("review-first"), ways.first)}
      {step("previous", words("review-back"), ways.back)}
      <input
        type="range"
        min="0"
        max={plies}
        value={at}
        aria-label={words("review-slider")}
        aria-valuetext={words("review-at", { ply: at, plies })}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
      {step("next", words("review-forward"), ways.forward)}
      {step("toEnd", words("review-last"), ways.last)}
    </div>
  );
}
