import { useRef, useState } from "preact/hooks";
import { say } from "../../voice";
import { words } from "../../words";

/** A result as text: read here, copied, or handed to what the device shares by. */
export function ShareResult({ text }: { readonly text: string }) {
  const field = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState("");
  const whole = `${text}\n${window.location.origin}/daily`;
  const copy = async () => {
    try {
      // Only pages from a secure origin may write to the clipboard; elsewhere the text is marked to be copied by hand.
      await navigator.clipboard.writeText(whole);
      setCopied(words("daily-copied"));
      say(words("daily-copied"));
    } catch {
      if (field.current) window.getSelection()?.selectAllChildren(field.current);
      setCopied(words("daily-marked"));
      say(words("daily-marked"));
    }
  };
  return (
    <section class="share-result" aria-labelledby="share-result" data-testid="share-result">
      <h2 id="share-result">{words("daily-share")}</h2>
      <pre ref={field}>{whole}</pre>
      <div class="share-do">
        <button type="button" class="plain-button" onClick={() => void copy()} data-testid="share-copy">
          {copied || words("daily-copy")}
        </button>
        {"share" in navigator && (
          // Who closes what opens then has not shared anything, and that is no failure.
          <button
            type="button"
            class="plain-button"
            onClick={() => void navigator.share({ text: whole }).catch(() => {})}
          >
            {words("daily-send")}
          </button>
        )}
      </div>
    </section>
  );
}
