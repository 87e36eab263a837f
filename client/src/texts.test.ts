// No text that people read stands in the code: all of it is in the catalogues, and everything there is said somewhere.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { languages } from "words:languages";
import {
  isCallExpression,
  isIdentifier,
  isImportDeclaration,
  isJsxAttribute,
  isJsxText,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  type SourceFile,
} from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

/** What stands in these attributes is read or heard. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|label|placeholder|alt|hint)$/;
/** What stands in these is for the browser. */
const UNREAD =
  /^(class|className|style|d|id|transform|viewBox|points|data-.*|type|rel|href|for|key|aria-(labelledby|describedby|controls)|autocomplete|allow|sandbox|gradientTransform|preserveAspectRatio)$/;
const LETTERS = /\p{L}{2,}/u;
/** Two words with a space between them: hardly anything but a text has those. */
const SENTENCE = /\p{L}{2,}[,;:.!?…]? \p{L}{2,}/u;
/** Selectors, questions to the browser about its screen, markup, and names of classes that are made up. */
const CODE = /(^| )[a-z-]+-( |$)|^(<|\([a-z-]+: [a-z]+\)$|[\w:[\]=".()-]+(, [\w:[\]=".()-]+)+$)/;
/** What these say only developers read. */
const THROWN = /^(Error|TypeError|RangeError)$/;

/** Stands for a value in a template; no text has it. */
const GAP = "\u{E000}";

/** The source files of the client, without its tests. */
function* sources(): Generator<[string, SourceFile]> {
  const api = new API({ cwd: process.cwd() });
  try {
    const config = path.resolve("tsconfig.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProjects()[0];
    assert.ok(project, "the project opens");
    for (const name of project.program.getSourceFileNames()) {
      const source = project.program.getSourceFile(name);
      if (source && name.startsWith(path.resolve("src")) && !/\/(sentences|fixture)\.ts$/.test(name))
        yield [path.relative(path.resolve("src"), name), source];
    }
  } finally {
    api.close();
  }
}

/** The text of a literal, with a gap where a template has a value; null for what is no text. */
function literal(node: Node): string | null {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isJsxText(node)) return node.text;
  if (isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(GAP);
  return null;
}

/** The name of what is called. */
function called(node: Node): string {
  if (!isCallExpression(node) && !isNewExpression(node)) return "";
  const { expression } = node;
  return isIdentifier(expression) ? expression.text : (expression.getText().split(".").at(-1) ?? "");
}

/** Texts that stand in the code, with their places. */
function texts(name: string, source: SourceFile): string[] {
  const found: string[] = [];
  const look = (node: Node, reads: boolean): void => {
    if (isImportDeclaration(node) || THROWN.test(called(node))) return;
    if (["words", "wordsFor", "learnWords"].includes(called(node))) return;
    let inner = reads;
    if (isJsxAttribute(node)) {
      const attribute = node.name.getText();
      if (UNREAD.test(attribute)) return;
      inner = READ.test(attribute);
    }
    const text = literal(node);
    if (text !== null) {
      const told = text.replaceAll(GAP, " ").trim();
      const line = source.text.slice(0, node.getStart()).split("\n").length;
      const written = isJsxText(node) || reads ? LETTERS : SENTENCE;
      if (written.test(told) && !CODE.test(told)) found.push(`${name}:${line}: ${told}`);
    }
    node.forEachChild((child) => {
      look(child, inner);
      return undefined;
    });
  };
  look(source, false);
  return found;
}

/** What keys a literal may stand for: itself, or all that a template can become. */
function* patterns(source: SourceFile): Generator<string> {
  const nodes: Node[] = [source];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const text = literal(node);
    if (text !== null && !isJsxText(node)) yield text;
    node.forEachChild((child) => {
      nodes.push(child);
      return undefined;
    });
  }
}

const all = [...sources()];
const bodies = await Promise.all(Object.values(languages.en.parts).map((load) => load()));
const keys = bodies.flatMap(({ default: body }) => body.map(({ id }) => id));

test("no text stands in the code", () => {
  const found = all.flatMap(([name, source]) => texts(name, source));
  assert.deepEqual(found, []);
});

test("every sentence of the catalogues is said somewhere", async () => {
  // What stands in the page itself is filled in when it is built.
  const build = await readFile("build.mjs", "utf8");
  const said = all.flatMap(([, source]) => [...patterns(source)]);
  const whole = new Set(said);
  const open = said
    .filter((text) => /^[a-z][a-z0-9-]*-\p{Co}/u.test(text))
    .map((text) => new RegExp(`^${text.replaceAll(GAP, "[A-Za-z0-9-]+")}$`));
  const silent = keys.filter(
    (key) => !whole.has(key) && !build.includes(`"${key}"`) && !open.some((pattern) => pattern.test(key)),
  );
  assert.deepEqual(silent, []);
});
