import { useEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../failure";
import { type Analysis, analyse, analysisOf, type Review, stopAnalysis } from "../../net/review";

/** How often it is asked how far the bot is, in milliseconds; a tab that nobody sees asks less often. */
const [OFTEN, SELDOM] = [900, 5000];

/** The bot that goes through the game: how it is asked, and stopped. */
export interface Analyst {
  readonly start: () => void;
  readonly stop: () => void;
  /** A wish is on its way. */
  readonly asking: boolean;
  readonly error: string;
}

/** Follows an analysis while it goes on, whoever has asked for it. */
export function useAnalyst(review: Review, onFound: (analysis: Analysis) => void): Analyst {
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState("");
  const told = useRef(onFound);
  told.current = onFound;
  const id = review.review;
  const busy = review.analysis.status === "waiting" || review.analysis.status === "running";
  useEffect(() => {
    if (!busy) return;
    let timer = 0;
    let gone = false;
    const wait = () => {
      timer = window.setTimeout(look, document.visibilityState === "visible" ? OFTEN : SELDOM);
    };
    const look = () =>
      void analysisOf(id)
        .then((found) => {
          if (!gone) told.current(found);
        })
        .catch(() => {}) // the club is asked again
        .finally(() => {
          if (!gone) wait();
        });
    wait();
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [id, busy]);
  const ask = (request: Promise<Analysis>) => {
    setAsking(true);
    setError("");
    request
      .then((found) => told.current(found))
      .catch((failure: unknown) => setError(whyNot(failure)))
      .finally(() => setAsking(false));
  };
  return { start: () => ask(analyse(id)), stop: () => ask(stopAnalysis(id)), asking, error };
}
