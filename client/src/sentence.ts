/** The name of a cell, which is written small wherever it stands. */
const CELL = /^\p{Ll}\d/u;

/** A part of a sentence as a whole one: with a capital, unless it begins with a cell. */
export function sentence(text: string): string {
  return CELL.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
