import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import { useOpening } from "./drop";

/** A record that is dropped anywhere opens as a review; while one is in the air, and when it was none, it is said. */
export function Dropping() {
  const [over, setOver] = useState(true);
  const opening = useOpening();
  const latest = useRef(opening);
  latest.current = opening;
  useEffect(() => {
    const files = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const stop = new AbortController();
    const { signal } = stop;
    const hover = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!files(event) || !event.dataTransfer) return;
      event.preventDefault();
      latest.current.open(event.dataTransfer.files);
    };
    window.addEventListener("dragover", hover, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("drop", drop, { signal });
    return () => stop.abort();
  }, []);
  const { reading, error, forget } = opening;
  return (
    <>
      {(over || reading) && (
        <div class="drop-veil" data-testid="drop-veil">
          <p>{words(over ? "review-drop-here" : "review-drop-reading")}</p>
        </div>
      )}
      {error !== "" && (
        <div class="drop-failed" role="alert" data-testid="drop-error">
          <p>{error}</p>
          <button type="button" class="icon-button" aria-label={words("close")} onClick={forget}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </>
  );
}
