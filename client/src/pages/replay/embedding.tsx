import { useRef, useState } from "preact/hooks";
import { Dialog } from "../../ui/dialog";
import { say } from "../../voice";
import { words } from "../../words";

/** What another site writes to show a game. */
export function frameOf(origin: string, room: string): string {
  const address = `${origin}/embed/game/${encodeURIComponent(room)}`;
  return `<iframe src="${address}" width="480" height="640" title="${words("embed-frame")}" loading="lazy" style="border:0"></iframe>`;
}

/** A button that gives the text by which any other page shows this game in a frame. */
export function Embedding({ room }: { readonly room: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      // Only pages from a secure origin may write to the clipboard; elsewhere the marked text is copied by hand.
      await navigator.clipboard.writeText(field.current?.value ?? "");
      setCopied(true);
      say(words("challenge-copied"));
    } catch {
      say(words("challenge-marked"));
    }
  };
  return (
    <>
      <button type="button" class="plain-button" onClick={() => setOpen(true)} data-testid="embed">
        {words("embed-button")}
      </button>
      <Dialog
        title={words("embed-button")}
        open={open}
        onClose={() => setOpen(false)}
        class="embedding"
        testid="embedding"
      >
        <label class="field-label" for="embed-text">
          {words("embed-label")}
        </label>
        <textarea
          ref={field}
          id="embed-text"
          class="field-input embed-text"
          readOnly
          rows={5}
          value={frameOf(window.location.origin, room)}
          onFocus={(event) => event.currentTarget.select()}
          data-testid="embed-text"
        />
        <button type="button" class="primary-button" onClick={() => void copy()}>
          <span>{copied ? words("challenge-copied") : words("challenge-copy")}</span>
        </button>
      </Dialog>
    </>
  );
}
