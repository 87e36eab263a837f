// The texts of the pages of rules: a small part of Markdown.

/** A piece of a line. */
export interface Span {
  readonly text: string;
  readonly strong: boolean;
}

export type Block =
  | { readonly kind: "text"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A line with its *emphasis*. */
export function spans(line: string): Span[] {
  return line
    .split("*")
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** Paragraphs, lists (lines that begin with `- `) and tables (lines that begin with `|`, the first one is the head). */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part): Block => {
      const lines = part.split("\n").map((line) => line.trim());
      if (lines.every((line) => line.startsWith("- ")))
        return { kind: "list", items: lines.map((line) => spans(line.slice(2))) };
      if (lines.every((line) => line.startsWith("|"))) {
        const [head = [], ...rows] = lines.map(cellsOf);
        return { kind: "table", head, rows };
      }
      return { kind: "text", spans: spans(lines.join(" ")) };
    });
}
