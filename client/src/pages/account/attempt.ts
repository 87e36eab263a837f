import { useState } from "preact/hooks";
import { ApiError } from "../../net/api";
import { words } from "../../words";

interface Attempt {
  readonly busy: boolean;
  /** Why the last one failed, in one line; empty when it did not. */
  readonly error: string;
  /** Does it unless something is being done already; whether it went well. */
  readonly run: (deed: () => Promise<unknown>) => Promise<boolean>;
}

/** Something that is asked of the club and may fail. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const run = async (deed: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError("");
    try {
      await deed();
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(sentence(failure.message) || words("no-answer"));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}

/** The club's one line as a sentence. */
export function sentence(line: string): string {
  if (line === "") return "";
  const begun = line[0]?.toUpperCase() + line.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
