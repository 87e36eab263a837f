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

const ELEMENTS = ["light", "dark", "fire", "water", "earth", "air"] as const;

// What grounds are made of besides their tones, in a square that is repeated: basalt has pores and chips of crystal, the
// star chart has stars between its figures.
const BASALT_LIGHT =
  "M.22 .3l.09 -.03l.02 .08zM.9 .18l.05 .06l-.08 .03zM1.62 .5l.12 -.02l-.05 .09zM.48 .98l.06 -.06l.03 .09zM1.2 1.12l.1 .02l-.06 .06zM2.02 1.02l.05 -.08l.06 .07zM.16 1.6l.08 .03l-.06 .05zM1.5 1.66l.07 -.05l.03 .07z";
const BASALT_DARK =
  "M.55 .42a.04 .03 0 1 0 .01 0zM1.24 .72a.05 .035 0 1 0 .01 0zM1.9 .24a.03 .025 0 1 0 .01 0zM.12 .74a.035 .03 0 1 0 .01 0zM.86 1.5a.05 .04 0 1 0 .01 0zM1.86 1.5a.04 .03 0 1 0 .01 0z";
const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const STARS = [
  dot(0.3, 0.4, 0.035),
  dot(1.15, 0.16, 0.02),
  dot(1.9, 0.62, 0.045),
  dot(2.72, 0.28, 0.02),
  dot(0.72, 1.22, 0.022),
  dot(1.5, 1.5, 0.03),
  dot(2.5, 1.3, 0.026),
  dot(0.2, 2.1, 0.028),
  dot(1.05, 2.36, 0.042),
  dot(2.1, 2.2, 0.02),
  dot(2.86, 2.44, 0.032),
].join("");

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
        <linearGradient id="glass" x1="0" y1="0" x2="1" y2="0.35">
          <stop offset="0" stop-color="#fff" stop-opacity="0.5" />
          <stop offset="0.22" stop-color="#fff" stop-opacity="0.16" />
          <stop offset="0.5" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity="0.2" />
        </linearGradient>
        {ELEMENTS.map((name) => (
          <radialGradient key={name} id={`glow-${name}`} class={`style-${name}`}>
            <stop class="glow-core" offset="0.2" />
            <stop class="glow-edge" offset="1" />
          </radialGradient>
        ))}
        <pattern id="texture-basalt" patternUnits="userSpaceOnUse" width="2.3" height="1.9">
          <path class="texture-light" d={BASALT_LIGHT} />
          <path class="texture-dark" d={BASALT_DARK} />
        </pattern>
        <pattern id="texture-stars" patternUnits="userSpaceOnUse" width="3.1" height="2.7">
          <path class="texture-star" d={STARS} />
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
