import { sentence } from "./sentence";
import { Store } from "./store";

/** What a screen reader is told: politely after what it is saying, or at once. */
export interface Said {
  readonly polite: string;
  readonly urgent: string;
}

export const voice = new Store<Said>({ polite: "", urgent: "" });

/** A live region says nothing when its text stays the same; a space that nobody hears makes it another. */
const again = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text);

export function say(text: string): void {
  if (text !== "") voice.update((said) => ({ ...said, polite: again(said.polite, sentence(text)) }));
}

export function sayAtOnce(text: string): void {
  if (text !== "") voice.update((said) => ({ ...said, urgent: again(said.urgent, sentence(text)) }));
}
