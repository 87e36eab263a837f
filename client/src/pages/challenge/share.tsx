import { useRef, useState } from "preact/hooks";
import { say } from "../../voice";
import { words } from "../../words";

/** The link that leads here, to be given to a friend. */
export function ShareLink({ url }: { readonly url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      // Only pages from a secure origin may write to the clipboard; elsewhere the marked text is copied by hand.
      await navigator.clipboard.writeText(url);
      setCopied(true);
      say(words("challenge-copied"));
    } catch {
      say(words("challenge-marked"));
    }
  };
  return (
    <div class="share">
      <label class="field-label" for="share-link">
        {words("challenge-link")}
      </label>
      <div class="share-row">
        <input
          ref={field}
          id="share-link"
          class="field"
          readOnly
          value={url}
          data-testid="share-link"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="plain-button" onClick={() => void copy()}>
          {copied ? words("challenge-copied") : words("challenge-copy")}
        </button>
      </div>
    </div>
  );
}
