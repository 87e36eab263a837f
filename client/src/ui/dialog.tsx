import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../words";
import { Icon } from "./icon";

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly testid?: string;
}

/** A modal sheet: from below on a phone, in the middle on a desk. The browser keeps the focus inside. */
export function Dialog({ title, open, onClose, children, class: extra = "", testid }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // With what is drawn, not a moment later: keys that come in between would still belong to a sheet that is gone.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  const label = `dialog-${title.replace(/\W+/g, "-").toLowerCase()}`;
  return (
    // The keyboard closes it by Escape, which the browser does; the click is for the dimmed ground around it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      class={`sheet ${extra}`}
      aria-labelledby={label}
      data-testid={testid}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open && (
        <div class="sheet-body">
          <div class="sheet-head">
            <h2 id={label}>{title}</h2>
            <button type="button" class="icon-button" aria-label={words("close")} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
