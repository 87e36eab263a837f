import type { Axial, Gesture, Item, Offer } from "../contract";
import type { Boards, Spot } from "./boards";
import { dragReach } from "./drag";
import { layReach } from "./lay";
import { putReach } from "./put";

/** What a hand holds: an item from a tray, what lies on a cell, or a token of which it is not chosen yet which. */
export type Hold =
  | { readonly kind: "item"; readonly tray: string; readonly item: Item }
  | { readonly kind: "cell"; readonly board: string; readonly at: Axial }
  | { readonly kind: "token" };

/** A place where what is held may go, and the move that this is. */
export interface Place {
  readonly spot: Spot;
  readonly offer: Offer;
}

/** What can be done with what is held, as it is turned now. Each kind of gesture has its own (lay, put, drag). */
export interface Reach {
  /** Keys of the spots that some legal move of it would cover. */
  readonly tint: ReadonlySet<string>;
  /** Every place where it may go now, in reading order. */
  readonly places: readonly Place[];
  /** How many legal moves there are with it, in any rotation. */
  readonly total: number;
  /** Whether turning it changes anything. */
  readonly turns: boolean;
  /** The cells that it covers when its pivot lies on the spot; some may be off the board. */
  covers(spot: Spot): readonly Axial[];
  /** The legal move that laying it there is, if it is exactly one. */
  offer(spot: Spot): Offer | null;
  /** All legal moves that laying it there may be: more than one where the player has to choose between them. */
  choices(spot: Spot): readonly Offer[];
  /** How that move would be written, to ask about it; null when no notation could name it. */
  notation(spot: Spot): string | null;
}

/** Top to bottom, then left to right: the order in which places are visited by key. */
export function readingOrder(a: Place, b: Place): number {
  const row = (place: Place) => 2 * place.spot.at[1] + place.spot.at[0];
  return row(a) - row(b) || a.spot.at[0] - b.spot.at[0];
}

export function reach(hold: Hold, turns: number, offers: readonly Offer[], boards: Boards): Reach {
  if (hold.kind === "cell") return dragReach(hold.board, hold.at, offers, boards);
  if (hold.kind === "token") return putReach(null, offers, boards);
  return hold.item.shape.length > 0
    ? layReach(hold.item, turns, offers, boards)
    : putReach(hold.item.id, offers, boards);
}

/** What a hand may take up, according to the offers. */
export interface Sources {
  /** Ids of items, with the number of moves that each has. */
  readonly items: ReadonlyMap<string, number>;
  /** `board/label` of cells from which something may be dragged. */
  readonly cells: ReadonlySet<string>;
  /** Whether a token may be put down; which one need not be chosen first. */
  readonly token: boolean;
  /** Whether there is a question to be answered before anything else: all moves are buttons, with pictures. */
  readonly question: boolean;
}

export function sources(offers: readonly Offer[]): Sources {
  const items = new Map<string, number>();
  const cells = new Set<string>();
  let token = false;
  const gestures: readonly Gesture[] = offers.map((offer) => offer.gesture);
  for (const gesture of gestures) {
    if (gesture.kind === "drag") cells.add(`${gesture.board}/${gesture.start}`);
    else if (gesture.kind !== "button") {
      token ||= gesture.kind === "put";
      if (gesture.item !== "") items.set(gesture.item, (items.get(gesture.item) ?? 0) + 1);
    }
  }
  const question =
    gestures.length > 0 &&
    gestures.every((gesture) => gesture.kind === "button") &&
    offers.some((offer) => offer.effect.preview !== null);
  return { items, cells, token, question };
}
