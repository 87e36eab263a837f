// Brings the catalogues of ../src/hexagora/words into the client: one chunk for each language, which the browser fetches
// when that language is spoken, with the sentences already parsed. What a language does not say it says in English.
//
//   node words.mjs    writes src/sentences.ts: every sentence with what it needs to know, for the type checker

import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const here = path.dirname(fileURLToPath(import.meta.url));
const catalogues = path.resolve(here, "../src/hexagora/words");

/** The language that has every sentence. */
const SOURCE = "en";
/** The folder of a language that only the club reads. */
const CLUB = "club";

/** @typedef {import("@fluent/bundle").FluentResource["body"][number]} Entry */

/** The folders in a folder. @param {string} folder */
async function folders(folder) {
  const found = await readdir(folder, { withFileTypes: true });
  return found.filter((entry) => entry.isDirectory() && !entry.name.startsWith("_")).map(({ name }) => name);
}

/** The languages, the source first. */
async function languages() {
  const names = await folders(catalogues);
  return [SOURCE, ...names.filter((name) => name !== SOURCE).sort()];
}

/** What the client reads, by the time at which it is needed: `page` at once, others with the pages that say it. */
async function parts() {
  return (await folders(path.join(catalogues, SOURCE))).filter((name) => name !== CLUB).sort();
}

/** The files of a part of a language. @param {string} language @param {string} part */
async function files(language, part) {
  const folder = path.join(catalogues, language, part);
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => path.join(folder, name));
}

/** The sentences of files, parsed. @param {string[]} names */
async function parsed(names) {
  const texts = await Promise.all(names.map((name) => readFile(name, "utf8")));
  return texts.flatMap((text) => new FluentResource(text).body);
}

/** The sentences of a part of a language; those that it has not are English. @param {string} language @param {string} part */
async function sentences(language, part) {
  const found = new Map();
  for (const from of [SOURCE, language])
    for (const entry of await parsed(await files(from, part))) found.set(entry.id, entry);
  return [...found.values()];
}

/** What a language says of itself. @param {string} language */
async function described(language) {
  const own = await parsed([path.join(catalogues, language, "language.ftl")]);
  const value = (/** @type {string} */ id) => own.find((entry) => entry.id === id)?.value;
  return { name: value("language-name"), locale: value("language-locale") };
}

/** A sentence in every language, for the one page that knows no other way to speak to everybody. @param {string} key */
export async function inEveryLanguage(key) {
  const lines = [];
  for (const language of await languages()) {
    const found = (await sentences(language, "page")).find((entry) => entry.id === key);
    lines.push(`<p lang="${language}">${found?.value}</p>`);
  }
  return lines.join("\n      ");
}

/** The modules `words:languages`, `words:LANGUAGE/PART` and, where a page stands alone, `words:every/PART`. @type {import("esbuild").Plugin} */
export const wordsPlugin = {
  name: "words",
  setup(build) {
    build.onResolve({ filter: /^words:/ }, ({ path: name }) => ({ path: name.slice(6), namespace: "words" }));
    build.onLoad({ filter: /^languages$/, namespace: "words" }, async () => {
      const entries = [];
      for (const language of await languages()) {
        const loads = (await parts()).map(
          (part) => `${JSON.stringify(part)}: () => import("words:${language}/${part}")`,
        );
        const { name, locale } = await described(language);
        entries.push(
          `${JSON.stringify(language)}: { name: ${JSON.stringify(name)}, locale: ${JSON.stringify(locale)}, ` +
            `parts: { ${loads.join(", ")} } }`,
        );
      }
      return { contents: `export const languages = { ${entries.join(", ")} };`, watchDirs: [catalogues] };
    });
    build.onLoad({ filter: /\//, namespace: "words" }, async ({ path: name }) => {
      const [language = "", part = ""] = name.split("/");
      if (language === "every") {
        const names = await languages();
        const found = await Promise.all(names.map(async (one) => [one, await sentences(one, part)]));
        return {
          contents: JSON.stringify(Object.fromEntries(found)),
          loader: "json",
          watchDirs: [catalogues],
        };
      }
      const watchFiles = [...(await files(SOURCE, part)), ...(await files(language, part))];
      return { contents: JSON.stringify(await sentences(language, part)), loader: "json", watchFiles };
    });
  },
};

/** The type of each value that a sentence needs: numbers where it counts or formats one, dates where it tells one. */
function needs(
  /** @type {unknown} */ node,
  /** @type {Map<string, string>} */ found = new Map(),
  type = "Told",
) {
  if (Array.isArray(node)) for (const part of node) needs(part, found, type);
  else if (typeof node === "object" && node !== null) {
    const { type: kind, name, selector, variants, args } = /** @type {Record<string, unknown>} */ (node);
    if (kind === "var" && typeof name === "string") {
      if (type !== "Told" || !found.has(name)) found.set(name, type);
    } else if (kind === "select") {
      needs(selector, found, counts(variants) ? "number" : "string");
      needs(variants, found);
    } else if (kind === "func") needs(args, found, name === "DATETIME" ? "Date" : "number");
    else for (const part of Object.values(node)) needs(part, found, type);
  }
  return found;
}

/** Whether the forms of a sentence are chosen by a number. */
function counts(/** @type {unknown} */ variants) {
  const plurals = ["zero", "one", "two", "few", "many"];
  return /** @type {{ key: { type: string, value: unknown } }[]} */ (variants).some(
    ({ key }) => key.type === "num" || plurals.includes(String(key.value)),
  );
}

/** The module of types that `words.ts` checks against. */
async function types() {
  const lines = [];
  for (const part of await parts())
    for (const entry of await parsed(await files(SOURCE, part))) {
      const fields = [...needs(entry.value)].sort().map(([name, type]) => `readonly ${name}: ${type}`);
      lines.push(`  readonly "${entry.id}": ${fields.length === 0 ? "null" : `{ ${fields.join("; ")} }`};`);
    }
  return `// Made by "node words.mjs" from the English catalogue; not kept in the repository.

/** What may stand in a sentence as it is; numbers are written as the language writes them. */
type Told = string | number;

/** Every sentence, and the values that it needs. */
export interface Sentences {
${lines.sort().join("\n")}
}

export type Language = ${(await languages()).map((name) => JSON.stringify(name)).join(" | ")};

export type Part = ${(await parts()).map((name) => JSON.stringify(name)).join(" | ")};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(path.join(here, "src/sentences.ts"), await types());
