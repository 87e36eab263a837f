import type { Item, Offer, Scene, Token } from "../contract";
import type { Boards } from "./boards";
import type { Hand } from "./hand";

/** An item as it would lie on a cell. */
export function itemToken(item: Item): Token {
  const { kind, style, name, group, mark, size } = item;
  return { kind: kind || "stone", style, said: name, side: null, group: group || null, mark, size };
}

/** The top of what lies on a cell. */
export function topToken(boards: Boards, board: string, label: string): Token | null {
  return boards.named(board, label)?.tokens.at(-1) ?? null;
}

/** The letter by which the things of a player are marked on the board; where players have boards of their own, a number. */
export function markOf(scene: Scene, player: number): string {
  const rims = scene.boards.flatMap((board) => board.rims ?? []);
  const own = rims.find((rim) => rim.style === scene.sides[player] && rim.mark !== "");
  if (own) return own.mark;
  for (const board of scene.boards)
    for (const cell of board.cells)
      for (const token of cell.tokens) if (token.side === player && token.mark !== "") return token.mark;
  return scene.boards.some((board) => board.owner !== null) ? String(player + 1) : "";
}

/** A stone of a player, where there is nothing else to put. */
export function stoneOf(scene: Scene, player: number): Token {
  const style = scene.sides[player] ?? "";
  return { kind: "stone", style, said: "", side: player, group: null, mark: markOf(scene, player), size: 0 };
}

/** What would lie on the cell after a move that puts or drags one thing; null for other moves. */
export function offerToken(hand: Hand, offer: Offer): Token | null {
  const { gesture } = offer;
  if (gesture.kind === "drag") return topToken(hand.table.boards, gesture.board, gesture.start);
  if (gesture.kind !== "put") return null;
  const { scene, you } = hand.table;
  if (gesture.item === "") return stoneOf(scene, you ?? 0);
  const items = scene.trays.flatMap((tray) => tray.items);
  const item = items.find((candidate) => candidate.id === gesture.item);
  return item ? itemToken(item) : null;
}

/** The one thing that is held, as it looks; null for shapes, and while it is not known what will be put. */
export function tokenOf(hand: Hand): Token | null {
  const { hold, spot } = hand.state.value;
  if (!hold) return null;
  if (hold.kind === "item") return hold.item.shape.length > 0 ? null : itemToken(hold.item);
  if (hold.kind === "cell") {
    const cell = hand.table.boards.at(hold.board, hold.at);
    return cell ? topToken(hand.table.boards, hold.board, cell.id) : null;
  }
  const { offer } = hand;
  if (offer && spot) return offerToken(hand, offer);
  // While others are at it there are no offers; what may be set for the next turn is a stone of this player's.
  return hand.next ? stoneOf(hand.table.scene, hand.table.you ?? 0) : null;
}
