import type { Curve } from "./curve";

/** The picture in units of its own; it is as wide as there is room. */
const [WIDTH, HEIGHT, EDGE] = [600, 168, 10];

interface GraphProps {
  readonly label: string;
  readonly curves: readonly Curve[];
  readonly plies: number;
  /** The position of the game that is shown on the board. */
  readonly at: number;
  /** Whether a line in the middle means something: as likely one way as the other. */
  readonly middle?: boolean;
  /** Positions that are marked on the first curve. */
  readonly marked?: readonly number[];
  readonly top: string;
  readonly bottom: string;
  /** For each player the style of their side, where curves are of players. */
  readonly styles: readonly string[];
  readonly onPly: (ply: number) => void;
}

const across = (ply: number, plies: number): number =>
  EDGE + (plies === 0 ? 0 : (ply / plies) * (WIDTH - 2 * EDGE));
const down = (height: number): number => EDGE + (1 - height) * (HEIGHT - 2 * EDGE);
const round = (n: number): string => n.toFixed(1);

/** The corners of a curve as SVG has them. */
export const corners = (curve: Curve, plies: number): string =>
  curve.points.map(([ply, height]) => `${round(across(ply, plies))},${round(down(height))}`).join(" ");

/** In the colour of the player's side, where sides have one; told apart by the kind of line as well. */
const curveClass = ({ player }: Curve, styles: readonly string[]): string =>
  `curve curve-${player % 6} ${styles[player] ? `style-${styles[player]}` : "curve-plain"}`;

/** What lies between a curve and the middle: whose it is, is seen at a glance. */
function area(curve: Curve, plies: number): string {
  const [first, last] = [curve.points[0], curve.points.at(-1)];
  if (!first || !last) return "";
  const middle = round(down(0.5));
  return `${round(across(first[0], plies))},${middle} ${corners(curve, plies)} ${round(across(last[0], plies))},${middle}`;
}

/** Curves over the positions of the game; a press leads to the position there. The same is told by a table. */
export function Graph({
  label,
  curves,
  plies,
  at,
  middle = false,
  marked = [],
  top,
  bottom,
  styles,
  onPly,
}: GraphProps) {
  const [first] = curves;
  const press = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * WIDTH - EDGE;
    onPly(Math.max(0, Math.min(plies, Math.round((share / (WIDTH - 2 * EDGE)) * plies))));
  };
  return (
    <figure class="review-graph">
      <figcaption class="review-graph-end">{top}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same is done by the slider, and by keys on the whole page */}
      <svg class="curves" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} onClick={press}>
        <rect class="curves-ground" width={WIDTH} height={HEIGHT} rx="6" />
        {middle && <line class="curves-middle" x1={EDGE} x2={WIDTH - EDGE} y1={down(0.5)} y2={down(0.5)} />}
        {middle && first && curves.length === 1 && (
          <polygon class="curve-area" points={area(first, plies)} clip-path="none" />
        )}
        <line class="curves-now" x1={across(at, plies)} x2={across(at, plies)} y1="0" y2={HEIGHT} />
        {curves.map((curve) => (
          <polyline key={curve.player} class={curveClass(curve, styles)} points={corners(curve, plies)} />
        ))}
        {first?.points
          .filter(([ply]) => marked.includes(ply))
          .map(([ply, height]) => (
            <circle key={ply} class="curve-turn" cx={across(ply, plies)} cy={down(height)} r="6" />
          ))}
      </svg>
      <p class="review-graph-end">{bottom}</p>
    </figure>
  );
}

/** Whose curve is which: by colour, by the kind of line, and by name. */
export function Legend({
  curves,
  names,
  styles,
}: Pick<GraphProps, "curves" | "styles"> & { readonly names: readonly string[] }) {
  return (
    <ul class="curves-legend">
      {curves.map((curve) => (
        <li key={curve.player}>
          <svg viewBox="0 0 30 10" class="curves-sample" aria-hidden="true" focusable="false">
            <line class={curveClass(curve, styles)} x1="0" x2="30" y1="5" y2="5" />
          </svg>
          {names[curve.player]}
        </li>
      ))}
    </ul>
  );
}
