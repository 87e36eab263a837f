/** What the browser's tab says: the page first, so that it can be read when tabs are narrow. */
export function title(page: string | null): string {
  return page === null ? "Hexagora" : `${page} · Hexagora`;
}
