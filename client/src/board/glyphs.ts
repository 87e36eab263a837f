import type { Point } from "../geometry/axial";
import { path } from "../geometry/outline";

// The signs of things that have no letter of the alphabet in their form: silhouettes that can be read at the size of a
// finger nail. Drawn around (0, 0) in radii of a cell; a letter fits into each of them at `LETTER_AT`.

/** A star with so many points. */
function star(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, i): Point => {
    const [angle, radius] = [((i + turn) * Math.PI) / points, i % 2 === 0 ? outer : inner];
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
  return path([corners]);
}

export const GLYPHS: Readonly<Record<string, string>> = {
  light: star(12, 0.66, 0.49),
  dark: "M.2 -.6A.62 .62 0 1 0 .2 .6A.62 .62 0 0 1 .2 -.6Z",
  fire: "M.06 -.7C.1 -.42 .5 -.28 .5 .14C.5 .44 .27 .62 0 .62C-.27 .62 -.5 .44 -.5 .12C-.5 -.1 -.37 -.2 -.32 -.38C-.2 -.3 -.15 -.22 -.14 -.12C.02 -.28 .08 -.46 .06 -.7Z",
  water:
    "M0 -.7C.16 -.4 .5 -.12 .5 .16C.5 .44 .27 .64 0 .64C-.27 .64 -.5 .44 -.5 .16C-.5 -.12 -.16 -.4 0 -.7Z",
  earth: "M-.68 .5L-.2 -.34L-.02 -.06L.18 -.5L.72 .5Z",
  air: "M-.34 .42A.3 .3 0 0 1 -.42 -.16A.36 .36 0 0 1 .24 -.34A.3 .3 0 0 1 .46 -.2A.32 .32 0 0 1 .38 .42Z",
  harmonic: star(6, 0.68, 0.34),
  void: "M-.46 -.3L-.3 -.46L0 -.16L.3 -.46L.46 -.3L.16 0L.46 .3L.3 .46L0 .16L-.3 .46L-.46 .3L-.16 0Z",
  mage: "M-.58 .44C-.3 .3 .3 .3 .58 .44C.5 .6 -.5 .6 -.58 .44ZM-.36 .24L-.1 -.42C-.06 -.6 .1 -.7 .26 -.66C.16 -.58 .14 -.5 .16 -.4L.36 .24C.16 .16 -.16 .16 -.36 .24Z",
};

/** Where the letter lies in a sign, if not in its middle. */
export const LETTER_AT: Readonly<Record<string, Point>> = {
  dark: [0.18, 0],
  fire: [0.02, 0.2],
  water: [0, 0.16],
  earth: [0.03, 0.26],
  air: [0, 0.08],
};
