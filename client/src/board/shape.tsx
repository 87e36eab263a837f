import type { Axial } from "../contract";
import { rotate } from "../geometry/axial";
import { shapeFrame, squared, viewBox } from "../geometry/frame";
import { Piece } from "./piece";

/** Shapes in a tray are drawn to one scale, unless they are wider than this many radii of a cell. */
const COMMON = 6.4;

interface ShapeProps {
  readonly shape: readonly Axial[];
  readonly style: string;
  readonly turns?: number;
  readonly spin?: 1 | 0 | -1;
  readonly common?: number;
}

/** A shape by itself, as in a tray. */
export function Shape({ shape, style, turns = 0, spin = 0, common = COMMON }: ShapeProps) {
  const cells = shape.map((cell) => rotate(cell, turns));
  return (
    <svg
      class="shape"
      viewBox={viewBox(squared(shapeFrame(cells, 0.1), common))}
      aria-hidden="true"
      focusable="false"
    >
      <g key={turns} class={spinClass(spin)}>
        <Piece cells={cells} style={style} />
      </g>
    </svg>
  );
}

/** The class of what has just been turned. */
export function spinClass(spin: 1 | 0 | -1): string {
  return spin === 0 ? "" : spin > 0 ? "spun-right" : "spun-left";
}

/** A cell in the colour and pattern of a side, with its letter: the badge of a player. */
export function SideChip({ style, mark = "" }: { readonly style: string; readonly mark?: string }) {
  return (
    <svg class="side-chip" viewBox="-1.05 -0.95 2.1 1.9" aria-hidden="true" focusable="false">
      <Piece cells={[[0, 0]]} style={style} />
      {mark !== "" && (
        <>
          <circle class={`chip-plate style-${style}`} r="0.52" />
          <text class="chip-mark" y="0.27" text-anchor="middle">
            {mark}
          </text>
        </>
      )}
    </svg>
  );
}
