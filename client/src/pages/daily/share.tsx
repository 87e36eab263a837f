import { useRef, useState } from "preact/hooks";
import { daily as told } from "../../daily-words";
import { say } from "../../voice";

/** A result as text: read here, copied, or handed to what the device shares by. */
export function ShareResult({ text }: { readonly text: string }) {
  const field = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState("");
  const whole = `${text}\n${window.location.origin}/daily`;
  const copy = async () => {
    try {
      // Only pages from a secure origin may write to the clipboard; elsewhere the text is marked to be copied by hand.
      await navigator.clipboard.writeText(whole);
      setCopied(told.copied);
      say(told.copied);
    } catch {
      if (field.current) window.getSelection()?.selectAllChildren(field.current);
      setCopied(told.marked);
      say(told.marked);
    }
  };
  return (
    <section class="share-result" aria-labelledby="share-result" data-testid="share-result">
      <h2 id="share-result">{told.share}</h2>
      <pre ref={field}>{whole}</pre>
      <div class="share-do">
        <button type="button" class="plain-button" onClick={() => void copy()} data-testid="share-copy">
          {copied || told.copy}
        </button>
        {"share" in navigator && (
          // Who closes what opens then has not shared anything, and that is no failure.
          <button
            type="button"
            class="plain-button"
            onClick={() => void navigator.share({ text: whole }).catch(() => {})}
          >
            {told.send}
          </button>
        )}
      </div>
    </section>
  );
}
