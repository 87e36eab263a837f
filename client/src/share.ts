/**
 * `after`, made of the parts of `before` wherever they are the same: what has not changed keeps its identity, so that it
 * need not be drawn again. Both are what JSON can say; neither is changed.
 */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null)
    return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const then = before as Readonly<Record<string, unknown>>;
  const now = after as Readonly<Record<string, unknown>>;
  const names = Object.keys(now);
  const parts = names.map((name) => share(then[name], now[name]));
  const same =
    names.length === Object.keys(then).length &&
    names.every((name, i) => name in then && parts[i] === then[name]);
  if (same) return before as T;
  if (Array.isArray(after)) return parts as T;
  return Object.fromEntries(names.map((name, i) => [name, parts[i]])) as T;
}
