import type { Axial, BoardScene, Item, Offer, Rim, Scene, Tray } from "../contract";
import { place, rotate } from "../geometry/axial";
import { origin } from "../geometry/frame";
import { Boards } from "./boards";
import { type Sources, sources } from "./reach";

/**
 * What may be set for the next turn while others are at it, learnt from what could be done in earlier turns. The client
 * knows no rules: whether such a move is legal is only known when the turn comes.
 */
export interface Ahead {
  /** Kinds of tokens that have been dragged from cells. */
  readonly drags: ReadonlySet<string>;
  /** Whether a token has been put down that need not be chosen. */
  readonly token: boolean;
}

/** What the hand needs to know of the game. */
export interface Table {
  /** As the eye sees it: with the board turned. */
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  readonly you: number | null;
  readonly boards: Boards;
  readonly sources: Sources;
  /** How many moves have been seen: what was held for one choice is not held for the next. */
  readonly ply: number;
  /** Null when nothing can be set for the next turn. */
  readonly ahead: Ahead | null;
  /** Clockwise turns of the board by 60 degrees. */
  readonly turns: number;
}

/** What is known of a position besides its scene and its offers. */
export type Around = Partial<Pick<Table, "ply" | "ahead" | "turns">>;

export function table(
  scene: Scene,
  offers: readonly Offer[],
  you: number | null,
  { ply = 0, ahead = null, turns = 0 }: Around = {},
): Table {
  const seen = turnedScene(scene, turns);
  const from = offers.length === 0 && ahead ? aheadSources(seen, you, ahead) : sources(offers);
  return { scene: seen, offers, you, boards: new Boards(seen), sources: from, ply, ahead, turns };
}

/** What may be taken up while others are at it: what lies on top and is this player's. */
function aheadSources(scene: Scene, you: number | null, ahead: Ahead): Sources {
  const cells = scene.boards.flatMap((board) =>
    board.cells
      .filter((cell) => {
        const top = cell.tokens.at(-1);
        return top !== undefined && you !== null && top.side === you && ahead.drags.has(top.kind);
      })
      .map((cell) => `${board.id}/${cell.id}`),
  );
  return { items: new Map(), cells: new Set(cells), token: ahead.token, question: false };
}

/** What is learnt from the moves of a turn about those that may be set for the next one. */
export function learn(known: Ahead, offers: readonly Offer[], boards: Boards): Ahead {
  const drags = new Set(known.drags);
  let { token } = known;
  for (const { gesture } of offers) {
    if (gesture.kind === "put") token ||= gesture.item === "";
    if (gesture.kind !== "drag") continue;
    const top = boards.named(gesture.board, gesture.start)?.tokens.at(-1);
    if (top) drags.add(top.kind);
  }
  return { drags, token };
}

/** The scene with every board turned clockwise by so many times 60 degrees, and all directions with it. */
export function turnedScene(scene: Scene, turns: number): Scene {
  if (turns % 6 === 0) return scene;
  return {
    ...scene,
    boards: scene.boards.map((board) => turnedBoard(board, turns)),
    trays: scene.trays.map((tray) => turnedTray(tray, turns)),
  };
}

const direction = (from: number, turns: number): number => (((from + turns) % 6) + 6) % 6;

function turnedBoard(board: BoardScene, turns: number): BoardScene {
  const [left, top] = origin(board);
  const cells = board.cells.map((cell) => {
    const at: Axial = rotate([cell.q, cell.r], turns);
    const [x, y] = place(at);
    return { ...cell, q: at[0], r: at[1], x: x + left, y: y + top };
  });
  const rim = (one: Rim): Rim => ({
    ...one,
    edges: one.edges.map(([label, towards]) => [label, direction(towards, turns)] as const),
  });
  return { ...board, cells, ...(board.rims ? { rims: board.rims.map(rim) } : {}) };
}

/** The arrows of a tray turn with the board, and so does a compass, which has its items around it. */
function turnedTray(tray: Tray, turns: number): Tray {
  const turned = (item: Item): Item =>
    item.arrow === null ? item : { ...item, arrow: direction(item.arrow, turns) };
  const items = tray.items.map(turned);
  if (tray.kind !== "nexus" || items.length !== 6) return { ...tray, items };
  return { ...tray, items: items.map((_, slot) => items[direction(slot, -turns)] as Item) };
}
