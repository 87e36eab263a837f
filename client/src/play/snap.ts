import { type Point, place } from "../geometry/axial";
import type { Spot } from "./boards";
import type { Reach } from "./reach";

/**
 * So near a legal place what is carried by finger falls into it, in radii of a cell. A cell ends at 0.87 to 1 radius from its
 * middle: so this is a little more than the cell itself, as fingers are wide.
 */
const NEAR = 1.3;

/** The legal place nearest to a point of a board (in its own units), or else the spot that the point lies in. */
export function snapped(reach: Reach | null, spot: Spot | null, point: Point | null): Spot | null {
  if (!spot || !point || !reach || reach.choices(spot).length > 0) return spot;
  let [best, least] = [spot, NEAR];
  for (const { spot: legal } of reach.places) {
    if (legal.board !== spot.board) continue;
    const [x, y] = place(legal.at);
    const far = Math.hypot(x - point[0], y - point[1]);
    if (far < least) [best, least] = [legal, far];
  }
  return best;
}
