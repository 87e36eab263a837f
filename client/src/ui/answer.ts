import { useEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../failure";

/** What the club has said; null and empty while nothing is known. */
export interface Answer<T> {
  readonly answer: T | null;
  readonly error: string;
}

const NOTHING = { answer: null, error: "" } as const;

/** Asks the club, and anew when it is asked about something else: then what is known of the last is forgotten. */
export function useAnswer<T>(about: string, ask: () => Promise<T>): Answer<T> {
  const [known, setKnown] = useState<Answer<T> & { readonly about: string }>({ about, ...NOTHING });
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let gone = false;
    latest
      .current()
      .then((answer) => {
        if (!gone) setKnown({ about, answer, error: "" });
      })
      .catch((failure: unknown) => {
        if (!gone) setKnown({ about, answer: null, error: whyNot(failure) });
      });
    return () => {
      gone = true;
    };
  }, [about]);
  return known.about === about ? known : NOTHING;
}
