import { words } from "../words";

// The name in letters of the grid: every slanted stroke runs at 60 degrees, O is the hexagon itself, and E and G are
// the same hexagon opened. Height 6, strokes 1.24.
const LETTERS: readonly (readonly [path: string, width: number])[] = [
  ["M.62 0V6M4.1 0V6M.62 3H4.1", 4.72],
  ["M4.6 .62H2.1L.72 3L2.1 5.38H4.6M.72 3H3.9", 4.6],
  ["M.35 0L3.81 6M3.81 0L.35 6", 4.16],
  ["M.2 6L3.3 .63L6.4 6M1.35 4.05H5.25", 6.6],
  ["M5 .62H2.1L.72 3L2.1 5.38H4.6V3.1H3", 5.22],
  ["", 6.6],
  ["M.62 6V.62H2.9L4.05 2.2L2.9 3.7H.62M2.4 3.7L3.75 6", 4.5],
  ["M.2 6L3.3 .63L6.4 6M1.35 4.05H5.25", 6.6],
];
const GAP = [1.1, 0.55, 0.1, 0.35, 0.75, 0.75, 0.2, 0];

/** The O: a true hexagon around the open square, the agora. */
function Agora({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x + 3.3} 3)`}>
      <path class="mark-ring" d="M2.75 0L1.375 2.38H-1.375L-2.75 0L-1.375 -2.38H1.375Z" />
      <path class="mark-core" d="M1.05 0L.525 .909H-.525L-1.05 0L-.525 -.909H.525Z" />
    </g>
  );
}

export function NameMark() {
  let x = 0;
  const letters = LETTERS.map(([d, width], i) => {
    const at = x;
    x += width + (GAP[i] ?? 0);
    return d === "" ? <Agora key={at} x={at} /> : <path key={at} transform={`translate(${at} 0)`} d={d} />;
  });
  return (
    <svg class="namemark" viewBox={`-0.2 -0.1 ${x + 0.4} 6.2`} role="img" aria-label={words("club")}>
      {letters}
    </svg>
  );
}
