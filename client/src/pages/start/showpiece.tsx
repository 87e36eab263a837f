import { useMemo } from "preact/hooks";
import { Picture, useMoments } from "./picture";
import { shots } from "./pictures";
import { SHOWPIECES, type Show, showOf } from "./showpieces";

interface ShowProps {
  readonly show: Show;
  readonly margin?: number;
}

/** Plays once, and then lies still. */
export function Playing({ show, margin }: ShowProps) {
  const all = useMemo(() => shots(show.radius, show.moments), [show]);
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const at = useMoments(all.length, still ? 0 : 1, show.pace);
  const shot = all[at];
  return shot ? <Picture shot={shot} {...(margin === undefined ? {} : { margin })} /> : null;
}

/** The large picture of the start page. */
export function Showpiece({ game }: { readonly game: string }) {
  const show = showOf(SHOWPIECES, game);
  return (
    <div class="showpiece" aria-hidden="true">
      {show && <Playing key={game} show={show} />}
    </div>
  );
}
