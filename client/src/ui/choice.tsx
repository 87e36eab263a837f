import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, title: string])[];
  readonly onChange: (value: T) => void;
  readonly children?: ComponentChildren;
  readonly stacked?: boolean;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
  children,
  stacked,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class={`choice ${stacked ? "choice-stacked" : ""}`}>
      <legend>{label}</legend>
      <div class="choice-options">
        {options.map(([option, title]) => (
          <label key={option} class="choice-option">
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Switch({ label, value, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={value}
        aria-checked={value}
        onChange={() => onChange(!value)}
      />
      <span class="switch-track" aria-hidden="true" />
    </label>
  );
}
