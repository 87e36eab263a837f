// The game with its variations: a tree of positions. Position 0 is the start, position n the one after move n of the
// game; those of variations follow in the order in which they were tried, so the club knows them by the same numbers.

import type { StudyTree } from "../../net/review";

export interface Position {
  readonly id: number;
  /** Null for the start. */
  readonly parent: number | null;
  /** How many moves lead here. */
  readonly ply: number;
  /** The move that leads here; empty for the start. */
  readonly move: string;
  /** Whether it belongs to the game, and not to a variation. */
  readonly main: boolean;
  /** What follows: the game first, then variations in the order in which they were tried. */
  readonly next: readonly number[];
}

export interface Tree {
  readonly positions: readonly Position[];
  readonly comments: ReadonlyMap<number, string>;
}

/** The tree of a game, with what somebody has made of it. */
export function grown(moves: readonly string[], study: StudyTree | null = null): Tree {
  let tree: Tree = {
    positions: [{ id: 0, parent: null, ply: 0, move: "", main: true, next: [] }],
    comments: new Map(),
  };
  moves.forEach((move, ply) => {
    tree = branched(tree, ply, move, true);
  });
  for (const [parent, move] of study?.variations ?? []) tree = branched(tree, parent, move, false);
  return { ...tree, comments: new Map(study?.comments ?? []) };
}

function branched(tree: Tree, parent: number, move: string, main: boolean): Tree {
  const from = tree.positions[parent];
  if (!from) return tree;
  const id = tree.positions.length;
  const positions = tree.positions.map((position) =>
    position === from ? { ...from, next: [...from.next, id] } : position,
  );
  return { ...tree, positions: [...positions, { id, parent, ply: from.ply + 1, move, main, next: [] }] };
}

/** What follows a position by a move; undefined when it has not been tried. */
export const after = (tree: Tree, id: number, move: string): number | undefined =>
  tree.positions[id]?.next.find((next) => tree.positions[next]?.move === move);

/** The tree with a move tried somewhere, and where it leads. */
export function tried(tree: Tree, id: number, move: string): readonly [Tree, number] {
  const known = after(tree, id, move);
  return known === undefined ? [branched(tree, id, move, false), tree.positions.length] : [tree, known];
}

/** The positions from the start to one of the tree, both included. */
export function way(tree: Tree, id: number): readonly Position[] {
  const found: Position[] = [];
  for (let at: number | null = id; at !== null; ) {
    const position: Position | undefined = tree.positions[at];
    if (!position) break;
    found.unshift(position);
    at = position.parent;
  }
  return found;
}

/** The moves from the start to a position. */
export const movesTo = (tree: Tree, id: number): readonly string[] =>
  way(tree, id)
    .slice(1)
    .map(({ move }) => move);

/** Where a variation leaves the game; the position itself, when it belongs to the game. */
export const leaves = (tree: Tree, id: number): number => way(tree, id).findLast(({ main }) => main)?.id ?? 0;

/** How many positions the game has besides its start. */
export const pliesOf = (tree: Tree): number => tree.positions.filter(({ main }) => main).length - 1;

/** The end of the line that a position lies on. */
export function endOf(tree: Tree, id: number): number {
  let at = id;
  for (let next = tree.positions[at]?.next[0]; next !== undefined; next = tree.positions[at]?.next[0])
    at = next;
  return at;
}

/** The tree without a position of a variation and all that follows it; the others are numbered anew. */
export function cut(tree: Tree, id: number): Tree {
  const gone = new Set<number>();
  for (const { id: one, parent, main } of tree.positions)
    if (!main && (one === id || (parent !== null && gone.has(parent)))) gone.add(one);
  const left = tree.positions.filter((position) => !gone.has(position.id));
  const number = new Map(left.map((position, i) => [position.id, i]));
  const at = (old: number): number => number.get(old) ?? 0;
  return {
    positions: left.map((position) => ({
      ...position,
      id: at(position.id),
      parent: position.parent === null ? null : at(position.parent),
      next: position.next.filter((next) => !gone.has(next)).map(at),
    })),
    comments: new Map([...tree.comments].filter(([on]) => !gone.has(on)).map(([on, text]) => [at(on), text])),
  };
}

/** The tree with another comment on a position; none when it is empty. */
export function commented(tree: Tree, id: number, text: string): Tree {
  const comments = new Map(tree.comments);
  if (text.trim() === "") comments.delete(id);
  else comments.set(id, text);
  return { ...tree, comments };
}

/** What is to be kept of a tree. */
export const written = (tree: Tree): StudyTree => ({
  variations: tree.positions
    .filter(({ main }) => !main)
    .map(({ parent, move }): readonly [number, string] => [parent ?? 0, move]),
  comments: [...tree.comments].sort(([a], [b]) => a - b),
});

/** A tree with all that another one of the same game has besides. */
export function merged(mine: Tree, theirs: Tree): Tree {
  let tree = mine;
  const number = new Map<number, number>();
  for (const { id, parent, move } of theirs.positions) {
    if (parent === null) {
      number.set(id, 0);
      continue;
    }
    const [grownTree, at] = tried(tree, number.get(parent) ?? 0, move);
    tree = grownTree;
    number.set(id, at);
  }
  for (const [on, text] of theirs.comments) {
    const at = number.get(on) ?? 0;
    const own = tree.comments.get(at);
    if (own === undefined) tree = commented(tree, at, text);
    else if (!own.includes(text)) tree = commented(tree, at, `${own}\n\n${text}`);
  }
  return tree;
}
