import type { BoardScene, Scene, Tray } from "../../contract";

/** What of a scene goes where on the page. It depends on how many boards and which trays there are, not on the game. */
export interface Layout {
  /** The boards in the middle. */
  readonly boards: readonly BoardScene[];
  /** The boards of others, which are shown in small. */
  readonly others: readonly BoardScene[];
  readonly readings: Tray | null;
  readonly nexus: Tray | null;
  readonly deck: Tray | null;
  /** Trays that lie at the player's own side, and at the other one. */
  readonly near: readonly Tray[];
  readonly far: readonly Tray[];
}

/** `me`: who sits in front; `you`: who may take things up, null for who watches. */
export function layout(scene: Scene, me: number, you: number | null): Layout {
  const owned = scene.boards.some((board) => board.owner !== null);
  const boards = owned
    ? scene.boards.filter((board) => board.owner === null || board.owner === me)
    : scene.boards;
  const kind = (name: string) => scene.trays.find((tray) => tray.kind === name) ?? null;
  const [readings, nexus, deck] = [kind("readings"), kind("nexus"), kind("deck")];
  const rest = scene.trays.filter((tray) => tray !== readings && tray !== nexus && tray !== deck);
  const near = rest.filter((tray) => tray.owner === null || tray.owner === (you ?? me));
  return {
    boards,
    others: scene.boards.filter((board) => !boards.includes(board)),
    readings,
    nexus,
    deck,
    near,
    far: rest.filter((tray) => !near.includes(tray)),
  };
}
