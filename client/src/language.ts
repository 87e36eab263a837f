import type { Settings } from "./settings";
import type { Store } from "./store";
import { type Language, languageNames, speak, spoken } from "./words";

/** The language that was chosen, or else the first of the browser's that we speak, or else English. */
export function languageFor(
  chosen: string,
  browser: readonly string[],
  known: readonly Language[],
): Language {
  const wanted = [chosen, ...browser].map((tag) => tag.toLowerCase().split("-")[0]);
  return wanted.map((tag) => known.find((name) => name === tag)).find((name) => name !== undefined) ?? "en";
}

/** Tells the club too, with every request: what it says comes in the same language. */
function tellClub(chosen: string): void {
  const age = chosen === "" ? 0 : 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support.
  document.cookie = `hexagora-language=${chosen}; path=/; max-age=${age}; samesite=lax`;
}

/** Speaks the language of the settings. When another one is chosen the page begins anew, as the club says much of it. */
export async function followLanguage(store: Store<Settings>): Promise<void> {
  const known = languageNames().map(([name]) => name);
  const wanted = () => languageFor(store.value.language, navigator.languages, known);
  let told = store.value.language;
  tellClub(told);
  await speak(wanted());
  document.documentElement.lang = spoken();
  store.watch(({ language }) => {
    if (language === told) return;
    told = language;
    tellClub(told);
    if (wanted() !== spoken()) location.reload();
  });
}
