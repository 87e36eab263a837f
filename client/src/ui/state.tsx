import type { ComponentChildren } from "preact";
import { words } from "../words";

interface StateProps {
  readonly children: ComponentChildren;
}

/** What is on its way; what takes but a moment is not announced. */
export function Opening({ children }: StateProps) {
  return (
    <p class="opening">
      <span class="thinking" aria-hidden="true" />
      {children}
    </p>
  );
}

/** A place where nothing is yet, and how something gets there. */
export function Empty({ children }: StateProps) {
  return <p class="empty">{children}</p>;
}

interface FailureProps {
  readonly error: string;
  /** Tries again, where that may help. */
  readonly onRetry?: () => void;
}

/** What went wrong. */
export function Failure({ error, onRetry }: FailureProps) {
  return (
    <div class="failure" role="alert">
      <p>{error}</p>
      {onRetry && (
        <button type="button" class="plain-button" onClick={onRetry}>
          {words("try-again")}
        </button>
      )}
    </div>
  );
}

/** What went wrong, in a line below what was tried; nothing as long as nothing did. */
export function Trouble({ error }: Pick<FailureProps, "error">) {
  return error === "" ? null : (
    <p class="error" role="alert">
      {error}
    </p>
  );
}
