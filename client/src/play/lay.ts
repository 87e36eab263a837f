import { type Axial, type Item, type Offer, offersOf } from "../contract";
import { add, key, place, rotate, subtract } from "../geometry/axial";
import { type Boards, type Spot, spotKey } from "./boards";
import { type Place, type Reach, readingOrder } from "./reach";

const byPlace = (a: Axial, b: Axial): number => a[0] - b[0] || a[1] - b[1];

const setKey = (cells: readonly Axial[]): string => [...cells].sort(byPlace).map(key).join(" ");

/** The cell of a shape that stays where the hand is when the shape is turned: the one nearest to its middle. */
export function pivot(shape: readonly Axial[]): Axial {
  const centres = shape.map(place);
  const mean = (axis: 0 | 1) => centres.reduce((sum, c) => sum + c[axis], 0) / Math.max(1, centres.length);
  const [x, y] = [mean(0), mean(1)];
  const from = (cell: Axial) => Math.hypot(place(cell)[0] - x, place(cell)[1] - y);
  return shape.reduce((best, cell) => (from(cell) < from(best) - 1e-9 ? cell : best), shape[0] ?? [0, 0]);
}

/** The shape as it is turned, with its pivot on (0, 0). */
export function turned(shape: readonly Axial[], turns: number): Axial[] {
  const centre = pivot(shape);
  return shape.map((cell) => rotate(subtract(cell, centre), turns));
}

/** How far some cells are moved from a shape (pivot to place), or null when they are not that shape. */
function moved(shape: readonly Axial[], cells: readonly Axial[]): Axial | null {
  const [from] = [...shape].sort(byPlace);
  const [to] = [...cells].sort(byPlace);
  if (!from || !to) return null;
  const by = subtract(to, from);
  return setKey(shape.map((cell) => add(cell, by))) === setKey(cells) ? by : null;
}

/** Lay a shape from a tray on the cells that it covers. */
export function layReach(item: Item, turns: number, offers: readonly Offer[], boards: Boards): Reach {
  const shape = turned(item.shape, turns);
  const mine = offersOf(offers, "lay").filter((offer) => offer.gesture.item === item.id);
  const places: Place[] = [];
  const bySpot = new Map<string, Offer>();
  const tint = new Set<string>();
  for (const offer of mine) {
    const board = offer.gesture.board;
    const cells = boards.places(board, offer.gesture.cells);
    const at = cells.length === item.shape.length ? moved(shape, cells) : null;
    if (at === null) continue;
    places.push({ spot: { board, at }, offer });
    bySpot.set(spotKey(board, at), offer);
    for (const cell of cells) tint.add(spotKey(board, cell));
  }
  const there = (spot: Spot): Offer | null => bySpot.get(spotKey(spot.board, spot.at)) ?? null;
  const covers = (spot: Spot): Axial[] => shape.map((cell) => add(cell, spot.at));
  return {
    tint,
    places: places.sort(readingOrder),
    total: mine.length,
    turns: item.shape.length > 1,
    covers,
    offer: there,
    choices: (spot) => [there(spot)].filter((offer) => offer !== null),
    notation: (spot) => {
      const labels = covers(spot).map((cell) => boards.at(spot.board, cell)?.id);
      return labels.includes(undefined) ? null : labels.sort().join(",");
    },
  };
}
