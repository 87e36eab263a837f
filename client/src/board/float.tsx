import { shapeFrame } from "../geometry/frame";
import type { Fingers, Floating } from "../play/fingers";
import type { HandState } from "../play/held";
import { turned } from "../play/lay";
import { useStore } from "../store";
import { Piece } from "./piece";
import type { Surface } from "./surface";
import { Drawn } from "./tokens";

interface FloatProps {
  readonly fingers: Fingers;
  readonly surface: Surface;
  readonly state: HandState;
}

/** Things that are no shape are drawn as one cell. */
const ONE = [[0, 0]] as const;

const cellsOf = ({ item }: Floating, turns: number) => (item ? turned(item.shape, turns) : ONE);

/** What is on its way from the hand to the board. */
export function Float({ fingers, surface, state }: FloatProps) {
  const floating = useStore(fingers.floating);
  if (!floating) return null;
  const { item, token } = floating;
  const cells = cellsOf(floating, state.turns);
  const frame = shapeFrame(cells, 0.2);
  const scale = surface.scale();
  return (
    <svg
      class="float"
      width={frame.width * scale}
      height={frame.height * scale}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      style={{ transform: `translate(${floating.x + frame.x * scale}px, ${floating.y + frame.y * scale}px)` }}
      aria-hidden="true"
      focusable="false"
    >
      {item ? <Piece cells={cells} style={item.style} /> : token && <Drawn token={token} />}
    </svg>
  );
}
