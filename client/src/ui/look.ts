import { useLayoutEffect } from "preact/hooks";

/** What a board is made of (style/looks.css): each rule set has its own, its editions share it. */
export type Look = "tiles" | "basalt" | "stars";

const LOOKS: Readonly<Record<string, Look>> = {
  hexafuse: "tiles",
  "hexano-duel": "basalt",
  hexpertise: "stars",
};

/** The look of a game or of the game that it is an edition of; others lie on plain ground. */
export function lookOf(game: string | undefined): Look | undefined {
  return game === undefined ? undefined : (LOOKS[game] ?? LOOKS[game.replace(/-[^-]*$/, "")]);
}

/** Gives the page the look of a game, for as long as it is shown. */
export function useLook(game: string | undefined): void {
  const look = lookOf(game);
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (look) page.setAttribute("data-look", look);
    return () => page.removeAttribute("data-look");
  }, [look]);
}
