// The one way to a text that people read or hear: `words("game-turn-of", { name })`. The sentences themselves stand in
// the catalogues, `src/hexagora/words/LANGUAGE/`; docs/translating.md tells how they are written.

import { languages } from "words:languages";
import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import type { Language, Part, Sentences } from "./sentences";

export type { Language } from "./sentences";

export type Key = keyof Sentences;

/** What a sentence needs to know: nothing, or the values that stand in it. */
type Values<K extends Key> = Sentences[K] extends null ? [] : [values: Sentences[K]];

let language: Language = "en";
let bundle = new FluentBundle("en");

/** Speaks a language from now on, once it is loaded. */
export async function speak(wanted: Language): Promise<void> {
  const { locale } = languages[wanted];
  // Marks that isolate names written from right to left would be read out and copied; both languages run the same way.
  const fresh = new FluentBundle(locale, { useIsolating: false });
  const { default: body } = await languages[wanted].parts.page();
  fresh.addResource({ body });
  [language, bundle] = [wanted, fresh];
  known.clear();
}

/** Loads what only some pages say; awaited before those pages are drawn. */
export async function learnWords(part: Part): Promise<void> {
  const { default: body } = await languages[language].parts[part]();
  bundle.addResource({ body });
}

/** The language that is spoken. */
export const spoken = (): Language => language;

/** The locale by which numbers, dates and lists are written. */
export const locale = (): string => languages[language].locale;

/** The languages that there are, each by its own name. */
export const languageNames = (): readonly (readonly [Language, string])[] =>
  (Object.keys(languages) as Language[]).map((name) => [name, languages[name].name] as const);

/** Sentences in which nothing stands that may change: a page asks for the same ones again and again. */
const known = new Map<string, string>();

function said(key: string, values: Record<string, FluentVariable> | null): string | undefined {
  const before = values ? undefined : known.get(key);
  if (before !== undefined) return before;
  const pattern = bundle.getMessage(key)?.value;
  const text = pattern ? bundle.formatPattern(pattern, values) : undefined;
  if (!values && text !== undefined) known.set(key, text);
  return text;
}

/** A sentence in the language that is spoken. */
export function words<K extends Key>(key: K, ...values: Values<K>): string {
  const text = said(key, (values[0] ?? null) as Record<string, FluentVariable> | null);
  if (text === undefined) throw new Error(`no language is loaded that has the sentence ${key}`);
  return text;
}

/** A sentence that there may be, by a key that is made of what the club tells: nothing for what nobody has named here. */
export const wordsFor = (key: string): string | undefined => said(key, null);
