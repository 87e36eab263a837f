import { HEIGHT } from "../geometry/axial";

// Sides are told apart by their pattern as well as by their colour: ribs along one grid direction, and studs on the
// grid itself. The patterns are laid once for the whole page; every board is drawn in the same unit, the radius of a
// cell, so they fit all of them.

const KNOWN: Readonly<Record<string, string>> = { "side-0": "ribs", "side-1": "studs" };

/** The fill of the pattern that goes with a style, or null when it has none. */
export function patternOf(style: string): string | null {
  const name = KNOWN[style];
  return name ? `url(#pattern-${name})` : null;
}

export function Patterns() {
  const stud = 0.26;
  const hexagon = (x: number, y: number) => {
    const half = (stud * HEIGHT) / 2;
    const points = [
      [x + stud, y],
      [x + stud / 2, y + half],
      [x - stud / 2, y + half],
      [x - stud, y],
      [x - stud / 2, y - half],
      [x + stud / 2, y - half],
    ];
    return `M${points.map((point) => point.join(" ")).join("L")}Z`;
  };
  return (
    <svg class="patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id="pattern-ribs"
          patternUnits="userSpaceOnUse"
          width="0.4330127"
          height="0.4330127"
          patternTransform="rotate(30)"
        >
          <rect class="rib" width="0.15" height="0.4330127" />
        </pattern>
        <pattern id="pattern-studs" patternUnits="userSpaceOnUse" width="3" height={HEIGHT}>
          <path class="stud" d={hexagon(0, 0) + hexagon(3, 0) + hexagon(0, HEIGHT) + hexagon(3, HEIGHT)} />
          <path class="stud" d={hexagon(1.5, HEIGHT / 2)} />
        </pattern>
        <pattern
          id="pattern-forbidden"
          patternUnits="userSpaceOnUse"
          width="0.3"
          height="0.3"
          patternTransform="rotate(45)"
        >
          <rect class="forbidden-line" width="0.11" height="0.3" />
        </pattern>
      </defs>
    </svg>
  );
}
