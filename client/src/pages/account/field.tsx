import { useId, useState } from "preact/hooks";
import { words } from "../../words";

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: string;
  readonly autocomplete: "username" | "current-password" | "new-password" | "off";
  readonly testid?: string;
}

/** A line to write in; a password can be shown, since a phone's keyboard mistypes. */
export function Field({ label, value, onInput, hint, autocomplete, testid }: FieldProps) {
  const id = useId();
  const [shown, show] = useState(false);
  const secret = autocomplete.endsWith("password");
  const line = {
    id,
    class: "field-input",
    value,
    autocomplete,
    autocapitalize: "none" as const,
    spellcheck: false,
    required: true,
    "aria-describedby": hint ? `${id}-hint` : undefined,
    "data-testid": testid,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {secret && !shown ? <input type="password" {...line} /> : <input type="text" {...line} />}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {secret && (
        <label class="field-show">
          <input type="checkbox" checked={shown} onChange={() => show(!shown)} />
          <span>{words("account-show")}</span>
        </label>
      )}
    </div>
  );
}
