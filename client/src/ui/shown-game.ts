import { useEffect } from "preact/hooks";
import { Store } from "../store";
import { useLook } from "./look";

/** A game that may be learned. */
export interface ShownGame {
  readonly id: string;
  readonly title: string;
}

/** The game that the page is about; null when it is about none. The help leads to its lessons. */
export const shownGame = new Store<ShownGame | null>(null);

/** As long as the page is in sight it is about this game. */
export function useShownGame(id: string | undefined, title: string | undefined): void {
  useLook(id);
  useEffect(() => {
    if (id === undefined || title === undefined) return;
    shownGame.set({ id, title });
    return () => shownGame.set(null);
  }, [id, title]);
}
