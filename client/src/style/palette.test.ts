import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  type Rgb,
  rgb,
  wcagContrast,
} from "culori";
import { patternOf } from "../board/patterns";

// First: the values of tokens, read out of tokens.css and looks.css as a browser would for a page in a theme and a look.
// It knows as much of CSS as these two files use.

type Tokens = ReadonlyMap<string, string>;

interface Rule {
  readonly selector: string;
  readonly body: string;
}

/** The rules of a sheet that hold whatever the device is; those within at-rules are left out. */
function rules(css: string): Rule[] {
  const found: Rule[] = [];
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  let from = 0;
  while (true) {
    const open = plain.indexOf("{", from);
    if (open < 0) return found;
    let depth = 1;
    let close = open + 1;
    for (; depth > 0; close++) depth += plain[close] === "{" ? 1 : plain[close] === "}" ? -1 : 0;
    const selector = plain.slice(from, open).trim();
    if (!selector.startsWith("@"))
      for (const one of selector.split(","))
        found.push({ selector: one.trim(), body: plain.slice(open + 1, close - 1) });
    from = close;
  }
}

/** Whether a selector is that of a page in a theme and a look, or of the boards on it. */
function holds(selector: string, theme: string, look: string): boolean {
  let fits = true;
  const rest = selector
    .replace(/:not\(\[data-theme="(\w+)"\]\)/g, (_, other: string) => {
      fits &&= other !== theme;
      return "";
    })
    .replace(/\[data-theme="(\w+)"\]/g, (_, other: string) => {
      fits &&= other === theme;
      return "";
    })
    .replace(/\[data-look(?:="(\w+)")?\]/g, (_, other: string | undefined) => {
      fits &&= other === undefined ? look !== "" : other === look;
      return "";
    })
    .replace(/^:root/, "");
  return fits && (rest === "" || rest === " .board");
}

const weight = (selector: string): number => (selector.match(/:root|\[/g) ?? []).length;

/** All tokens of a board on a page in a theme and in the look of a game; an empty look is that of pages without a game. */
function tokens(theme: string, look = ""): Tokens {
  const css = ["tokens", "looks"].map((name) => readFileSync(`src/style/${name}.css`, "utf8")).join("\n");
  const held = rules(css).filter(({ selector }) => holds(selector, theme, look));
  const inOrder = held
    .map((rule, at) => ({ ...rule, at }))
    .sort((a, b) => weight(a.selector) - weight(b.selector) || a.at - b.at);
  const raw = new Map<string, string>();
  for (const { body } of inOrder)
    for (const [, name, value] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
      if (name && value) raw.set(name, value.trim());
  const resolved = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => resolved(raw.get(name) ?? "unknown"));
  return new Map([...raw].map(([name, value]) => [name, resolved(value)]));
}

// Then: what is asked of them.

const THEMES = ["light", "dark", "contrast"] as const;
const LOOKS = ["", "tiles", "basalt", "stars"] as const;
const TONES = ["tone-0", "tone-1", "tone-2"] as const;
const STACKS = ["red", "orange", "yellow", "green", "blue", "purple", "clear", "white", "black"] as const;
const ELEMENTS = ["light", "dark", "fire", "water", "earth", "air"] as const;
const SIDES = ["side-0", "side-1"] as const;

// Contrasts of WCAG 2.2: text at level AA, and AAA where contrast was asked for; what is no text.
const TEXT = { light: 4.5, dark: 4.5, contrast: 7 } as const;
const GRAPHIC = 3;
// Distances by CIEDE2000; 2 is what a trained eye just tells in two fields that touch.
const APART = 10;
const SIDES_APART = 30;
/** What is laid on a fill as a pattern; a shade is enough, as each colour has a letter too. */
const PATTERN = 1.2;

/** How people see who lack the cones for long, middle or short waves (Machado, Oliveira and Fernandes 2009). */
const EYES: Readonly<Record<string, (colour: Rgb) => Rgb>> = {
  all: (colour) => colour,
  protan: (colour) => rgb(filterDeficiencyProt(1)(colour)),
  deutan: (colour) => rgb(filterDeficiencyDeuter(1)(colour)),
  tritan: (colour) => rgb(filterDeficiencyTrit(1)(colour)),
};
const distance = differenceCiede2000();

function colour(palette: Tokens, name: string): Rgb {
  const found = rgb(parse(palette.get(name) ?? ""));
  assert.ok(found, `--${name} is no colour: ${palette.get(name)}`);
  return found;
}

const contrast = (palette: Tokens, a: string, b: string): number =>
  wcagContrast(colour(palette, a), colour(palette, b));

/** Opaque pieces have a second rim. */
const RIMS: Readonly<Record<string, string>> = { white: "white-letter", black: "black-rim" };

/** What is written on what. */
const WRITTEN: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ["ink", ["ground", "dusk", "surface", "sunk", "paved-reach"]],
  ["ink-soft", ["ground", "dusk", "surface", "sunk"]],
  ["on-ink", ["ink"]],
  ["on-gold", ["gold", "gold-bright"]],
  ["gold-deep", ["ground", "surface"]],
  ["bad", ["ground", "dusk", "surface", "sunk", "bad-tint"]],
  ["side-0-text", ["side-0-tint", "surface"]],
  ["side-1-text", ["side-1-tint", "surface"]],
];

function lacking(palette: Tokens, pairs: readonly (readonly [string, string])[], least: number): string[] {
  return pairs
    .filter(([a, b]) => contrast(palette, a, b) < least)
    .map(([a, b]) => `${a} on ${b}: ${contrast(palette, a, b).toFixed(2)}`);
}

/** The pairs of a set that some eye cannot tell well enough. */
function close(palette: Tokens, names: readonly string[], least: number): string[] {
  return names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b) =>
      Object.entries(EYES).flatMap(([eye, see]) => {
        const far = distance(see(colour(palette, a)), see(colour(palette, b)));
        return far < least ? [`${a} and ${b} for ${eye}: ${far.toFixed(1)}`] : [];
      }),
    ),
  );
}

for (const theme of THEMES) {
  const page = tokens(theme);

  test(`${theme}: all that is written can be read`, () => {
    const pairs = WRITTEN.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));
    assert.deepEqual(lacking(page, pairs, TEXT[theme]), []);
  });

  test(`${theme}: every letter can be read on its piece, and every piece has one and most a pattern`, () => {
    const letters = STACKS.map((name) => [`${name}-letter`, name] as const);
    const signs = ELEMENTS.map((name) => [name, `${name}-sign`] as const);
    assert.deepEqual(lacking(page, [...letters, ...signs], TEXT.light), []);
    const patterned = [...STACKS, ...SIDES].filter((name) => patternOf(name) !== null);
    assert.deepEqual(
      STACKS.filter((name) => patternOf(name) === null),
      ["white", "black"],
      "they have a second rim instead",
    );
    assert.equal(new Set(patterned.map(patternOf)).size, patterned.length);
    assert.deepEqual(
      lacking(
        page,
        patterned.map((name) => [`${name}-pattern`, name]),
        PATTERN,
      ),
      [],
    );
  });

  test(`${theme}: fields, and what is chosen, have an edge that is seen`, () => {
    const grounds = ["ground", "surface", "sunk"];
    assert.deepEqual(
      lacking(
        page,
        ["edge", "ink"].flatMap((edge) => grounds.map((ground) => [edge, ground] as const)),
        GRAPHIC,
      ),
      [],
    );
  });

  test(`${theme}: colours and elements are told apart by every eye`, () => {
    assert.deepEqual(close(page, STACKS, APART), []);
    assert.deepEqual(close(page, ELEMENTS, APART), []);
    assert.deepEqual(close(page, SIDES, SIDES_APART), []);
  });

  for (const look of LOOKS) {
    const board = tokens(theme, look);

    test(`${theme}, ${look || "plain"}: all that lies on a board is seen on each of its cells`, () => {
      const cells = [...TONES, "reach"];
      assert.deepEqual(
        lacking(
          board,
          cells.map((cell) => ["on-board", cell]),
          GRAPHIC,
        ),
        [],
      );
      assert.deepEqual(
        lacking(
          board,
          TONES.map((cell) => ["on-board-soft", cell]),
          TEXT.light,
        ),
        [],
      );
      // A fill with a rim is seen when either of them is.
      const stacks: [string, string][] = STACKS.map((name) => [name, RIMS[name] ?? `${name}-deep`]);
      const sides: [string, string][] = [...SIDES, "stone"].map((name) => [name, `${name}-deep`]);
      const elements: [string, string][] = ELEMENTS.map((name) => [name, `${name}-sign`]);
      const kinds = { tiles: sides, basalt: stacks, stars: elements, "": [...stacks, ...sides, ...elements] };
      const rimmed = [
        ...kinds[look],
        ["gold", "on-gold"],
        ["bad", "surface"],
        ["on-board", "crossed"],
      ] as const;
      const unseen = rimmed.flatMap(([fill, rim]) =>
        cells
          .filter((cell) => Math.max(contrast(board, fill, cell), contrast(board, rim, cell)) < GRAPHIC)
          .map((cell) => `${fill} on ${cell}`),
      );
      assert.deepEqual(unseen, []);
      const hints = ELEMENTS.map((name) => [`${name}-hint`, "reach"] as const);
      if (look !== "basalt") assert.deepEqual(lacking(board, hints, GRAPHIC), []);
    });

    test(`${theme}, ${look || "plain"}: where something may go is told from all other cells by every eye`, () => {
      const mixed = TONES.flatMap((cell) => close(board, ["reach", cell], APART));
      assert.deepEqual(mixed, []);
      // Cells that meet at corners only have the same tone: the three must differ, if little.
      assert.deepEqual(close(board, TONES, 3), []);
    });
  }
}
