import { useRef } from "preact/hooks";

/** The places of things after some have come or gone; each thing's id is its own. */
export function placed(before: readonly string[], ids: readonly string[]): readonly string[] {
  return ids.every((id) => before.includes(id)) ? before : ids;
}

/**
 * Things in their places: where one has gone its place stays free, so that the others do not move. Once something comes
 * that has no place yet, all of them are laid out anew.
 */
export function usePlaces<T extends { readonly id: string }>(
  things: readonly T[],
): readonly (readonly [place: string, thing: T | null])[] {
  const places = useRef<readonly string[]>([]);
  places.current = placed(
    places.current,
    things.map(({ id }) => id),
  );
  return places.current.map((id) => [id, things.find((thing) => thing.id === id) ?? null]);
}
