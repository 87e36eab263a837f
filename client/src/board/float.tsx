import { shapeFrame } from "../geometry/frame";
import type { Fingers } from "../play/fingers";
import type { HandState } from "../play/hand";
import { turned } from "../play/lay";
import { useStore } from "../store";
import { Piece } from "./piece";
import type { Surface } from "./surface";

interface FloatProps {
  readonly fingers: Fingers;
  readonly surface: Surface;
  readonly state: HandState;
}

/** A piece on its way from the hand to the board. */
export function Float({ fingers, surface, state }: FloatProps) {
  const floating = useStore(fingers.floating);
  if (!floating || floating.item.shape.length === 0) return null;
  const cells = turned(floating.item.shape, state.turns);
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
      <Piece cells={cells} style={floating.item.style} />
    </svg>
  );
}
