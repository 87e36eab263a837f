import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, title: string])[];
  readonly onChange: (value: T) => void;
  readonly children?: ComponentChildren;
  readonly stacked?: boolean;
  /** Whether there are so many that they take more than one row. */
  readonly wrapped?: boolean;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
  children,
  stacked,
  wrapped,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class={`choice ${stacked ? "choice-stacked" : ""} ${wrapped ? "choice-wrapped" : ""}`}>
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

/** One of many, of which only the chosen one is in sight. */
export function Select<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <label class="select">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget: { value: text } }) => {
          const chosen = options.find(([option]) => option === text);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    </label>
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
