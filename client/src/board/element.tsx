import type { Token } from "../contract";
import { corners } from "../geometry/axial";
import { path } from "../geometry/outline";
import { GLYPHS, LETTER_AT } from "./glyphs";

const TILE = path([corners([0, 0], 0.94)], 0.14);
const RIM = path([corners([0, 0], 0.86)], 0.12);
/** From corner to corner, so that nobody takes it for part of a sign. */
const CROSS = "M-.62 -.56L.62 .56M-.62 .56L.62 -.56";

/** Signs that are open where the letter lies, so that it lies on the tile itself. */
const HOLLOW: ReadonlySet<string> = new Set(["dark"]);

interface SignProps {
  readonly style: string;
  readonly mark?: string;
}

/** The sign of an element with its letter, on no ground. */
export function Sign({ style, mark = "" }: SignProps) {
  const glyph = GLYPHS[style];
  const [x, y] = LETTER_AT[style] ?? [0, 0];
  return (
    <g class="sign">
      {glyph && <path class="sign-shape" d={glyph} />}
      {mark !== "" && (
        <text
          class={HOLLOW.has(style) || !glyph ? "sign-mark sign-alone" : "sign-mark"}
          x={x}
          y={y + 0.17}
          text-anchor="middle"
        >
          {mark}
        </text>
      )}
    </g>
  );
}

/** An element: a tile with its sign. What is crossed out is a bare stone with a cross over the sign that it had. */
export function Element({ token }: { readonly token: Token }) {
  const crossed = token.style === "crossed";
  return (
    <g class={`element style-${token.style}`}>
      <path class="element-tile" d={TILE} />
      <path class="element-rim" d={RIM} />
      {(!crossed || token.group) && (
        <g transform="translate(0 -.02)">
          <Sign style={crossed ? (token.group ?? "") : token.style} mark={token.mark} />
        </g>
      )}
      {crossed && (
        <>
          <path class="element-cross-rim" d={CROSS} />
          <path class="element-cross" d={CROSS} />
        </>
      )}
    </g>
  );
}

/** A card that shows several elements, one above the other. */
export function CardFace({ styles, marks }: { readonly styles: readonly string[]; readonly marks: string }) {
  const high = 1.9;
  return (
    <svg
      class="card-face"
      viewBox={`-1.05 ${-high / 2} 2.1 ${high * styles.length}`}
      aria-hidden="true"
      focusable="false"
    >
      {styles.map((style, i) => (
        <g key={style} transform={`translate(0 ${i * high})`} class={`element style-${style}`}>
          <path class="element-tile" d={TILE} />
          <Sign style={style} mark={marks[i] ?? ""} />
        </g>
      ))}
    </svg>
  );
}

/** One element by itself, as in a list. */
export function ElementChip({ style, mark = "" }: SignProps) {
  return (
    <svg class="element-chip" viewBox="-1.02 -.92 2.04 1.84" aria-hidden="true" focusable="false">
      <Element token={{ kind: "element", style, mark, said: "", side: null, group: null, size: 0 }} />
    </svg>
  );
}
