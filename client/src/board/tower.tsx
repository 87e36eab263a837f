import type { Token } from "../contract";
import { corners, type Point } from "../geometry/axial";
import { once, path } from "../geometry/outline";
import { patternOf } from "./patterns";

// A stack is drawn from the side, as layers: each as wide as its piece is large, in its colour and pattern, with its
// letter. A cap is a plug with a double rim on top of them. One unit is the radius of a cell.

/** How high a stack may be in all, and how high a piece is where there is room. */
const ROOM = 1.5;
const LAYER = 0.42;
const CAP = 0.7;
/** Half the width of a piece at its base, by size; 0: of any size. */
const HALF = [0.48, 0.31, 0.49, 0.67];
/** A piece is so much narrower at its top, on each side. */
const SLOPE = 0.075;
/** Letters in lower layers than this could not be read. */
const LETTERED = 0.2;

export interface Layer {
  readonly token: Token;
  /** The middle of the layer, and how high it is. */
  readonly y: number;
  readonly height: number;
}

/** Whether a token is a piece of a stack that is drawn in layers. */
export function isLayer(token: Token): boolean {
  return token.kind === "cone" || token.kind === "cap";
}

/** Where each piece of a stack lies in its cell, from the bottom up; high stacks have lower layers. */
export function layers(tokens: readonly Token[]): Layer[] {
  const caps = tokens.filter((token) => token.kind === "cap").length;
  const cones = tokens.length - caps;
  const low = cones === 0 ? 0 : Math.min(LAYER, (ROOM - caps * CAP) / cones);
  let base = (caps * CAP + cones * low) / 2;
  return tokens.map((token) => {
    const height = token.kind === "cap" ? CAP : low;
    base -= height;
    return { token, y: base + height / 2, height };
  });
}

function sides(half: number, height: number): string {
  const [top, foot] = [-height / 2, height / 2];
  const outline: Point[] = [
    [-half + SLOPE, top],
    [half - SLOPE, top],
    [half, foot],
    [-half, foot],
  ];
  return once(`sides ${half} ${height}`, () => path([outline], Math.min(0.06, height / 4)));
}

/** One piece: of any colour, and of the size that its width tells. */
export function Cone({ token, height = LAYER }: { readonly token: Token; readonly height?: number }) {
  const body = sides(HALF[token.size] ?? 0.49, height - 0.03);
  const pattern = patternOf(token.style);
  return (
    <g class={`cone style-${token.style}`}>
      <path class="cone-body" d={body} />
      {pattern && <path d={body} fill={pattern} />}
      <path class="glass" d={body} />
      <path class="cone-edge" d={body} />
      {token.mark !== "" && height >= LETTERED && (
        <text
          class="cone-mark"
          y={0.345 * Math.min(0.4, height)}
          font-size={Math.min(0.4, height)}
          text-anchor="middle"
        >
          {token.mark}
        </text>
      )}
    </g>
  );
}

const plug = (radius: number) => path([corners([0, 0], radius)], radius * 0.14);
const [PLUG, PLUG_RIM] = [plug(0.43), plug(0.33)];

/** A cap: a plug with a double rim, in the colour of its player. */
export function Cap({ token }: { readonly token: Token; readonly height?: number }) {
  return (
    <g class={`cap style-${token.style}`}>
      <path class="cap-body" d={PLUG} />
      <path class="glass" d={PLUG} />
      <path class="cap-rim" d={PLUG_RIM} />
      <text class="cap-mark" y="0.145" text-anchor="middle">
        {token.mark}
      </text>
    </g>
  );
}

/** How a piece of a stack would show what becomes of it. */
export type Fate = "lands" | "taken" | "lifted";

interface TowerProps {
  readonly tokens: readonly Token[];
  readonly fates?: ReadonlyMap<Token, Fate>;
}

/** A whole stack. */
export function Tower({ tokens, fates }: TowerProps) {
  return (
    <>
      {layers(tokens).map(({ token, y, height }, i) => {
        const Drawn = token.kind === "cap" ? Cap : Cone;
        const fate = fates?.get(token);
        return (
          <g key={i} transform={`translate(0 ${y})`} class={fate && `fate-${fate}`}>
            {fate && token.kind === "cone" && (
              <path class="fate-rim" d={sides((HALF[token.size] ?? 0.49) + 0.02, height)} />
            )}
            <Drawn token={token} height={height} />
          </g>
        );
      })}
    </>
  );
}
