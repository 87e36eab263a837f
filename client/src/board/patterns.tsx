import { HEIGHT } from "../geometry/axial";

// Sides and colours are told apart by their pattern as well as by their colour. Sides: ribs along one grid direction,
// and studs on the grid itself. Pieces of stacks: patterns that show in a layer a third of a cell high. The patterns are
// laid once for the whole page; every board is drawn in the same unit, the radius of a cell, so they fit all of them.

/** Patterns of the colours of pieces: the size of the square that is repeated, how it is turned, what is drawn in it. */
const COLOURS: Readonly<Record<string, readonly [size: number, turn: number, d: string]>> = {
  red: [0.16, 45, "M0 0H.07V.16H0Z"],
  orange: [0.15, 0, "M.02 .02H.09V.09H.02Z"],
  yellow: [0.18, 0, "M0 0H.06V.18H0Z"],
  green: [0.13, 0, "M0 0H.13V.05H0Z"],
  blue: [0.2, 45, "M0 0H.1V.1H0ZM.1 .1H.2V.2H.1Z"],
  purple: [0.2, 45, "M0 0H.05V.2H0ZM0 0H.2V.05H0Z"],
  clear: [0.3, 30, "M0 0H.04V.3H0ZM.09 0H.11V.3H.09Z"],
};

const KNOWN: Readonly<Record<string, string>> = {
  "side-0": "ribs",
  "side-1": "studs",
  ...Object.fromEntries(Object.keys(COLOURS).map((name) => [name, name])),
};

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
        {Object.entries(COLOURS).map(([name, [size, turn, d]]) => (
          <pattern
            key={name}
            id={`pattern-${name}`}
            patternUnits="userSpaceOnUse"
            width={size}
            height={size}
            patternTransform={`rotate(${turn})`}
          >
            <path class={`style-${name} cone-pattern`} d={d} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
