// The page that is shown instead of any other one while the club cannot be reached. The service worker keeps it, with all
// that it needs. Boards need the club: the rules, the bots and the games are there, and nowhere else.

import catalogues from "words:every/offline";
import { FluentBundle } from "@fluent/bundle";
import { languageFor } from "./language";
import type { Language } from "./sentences";
import { followTheme, settings } from "./settings";
import { title } from "./title";

/** How often it is looked whether the club answers again, in milliseconds. */
const AGAIN = 5_000;

const known = Object.keys(catalogues) as Language[];
const language = languageFor(settings.value.language, navigator.languages, known);
const bundle = new FluentBundle(language);
bundle.addResource({ body: catalogues[language] });
const words = (key: string): string => bundle.formatPattern(bundle.getMessage(key)?.value ?? "");

const KEYS = ["offline-title", "offline-text", "offline-safe", "offline-again"];
document.querySelectorAll("h1, p, a > span").forEach((part, i) => {
  part.textContent = words(KEYS[i] ?? "");
});
document.querySelector("a")?.setAttribute("href", window.location.href);
document.documentElement.lang = language;
document.title = title(words("offline-title"));
followTheme(settings);
document.querySelector("main")?.removeAttribute("hidden");

/** Shows the page that was asked for, once the club answers. */
async function look(): Promise<void> {
  try {
    const answer = await fetch("/readyz", { cache: "no-store" });
    if (answer.ok) window.location.reload();
  } catch {
    // Not yet.
  }
}

window.addEventListener("online", () => void look());
window.setInterval(() => void look(), AGAIN);
