import { useMemo } from "preact/hooks";
import type { Scene } from "../../contract";
import type { Look } from "../../play/gaze";
import type { HandState } from "../../play/held";
import type { Premove } from "../../play/premove";
import { useStore } from "../../store";
import type { Controls } from "./controls";
import { type Layout, layout } from "./layout";
import type { Seated } from "./session";

/** A board as whoever sits at it sees it now; the parts of a page with a board are made of this. */
export interface Sitting extends Seated {
  readonly state: HandState;
  readonly look: Look | null;
  /** The move that is set for the next turn. */
  readonly ahead: Premove | null;
  /** As the eye sees it: the board may be turned. */
  readonly scene: Scene;
  /** Who may take things up; null for who watches, who sits behind the first player. */
  readonly you: number | null;
  readonly me: number;
  readonly laid: Layout;
  readonly does: Controls;
}

/** Follows what becomes of a board. `does`: what buttons, keys and trays make the hand do there. */
export function useSitting(seated: Seated, does: Controls): Sitting {
  const state = useStore(seated.hand.state);
  const look = useStore(seated.gaze.state);
  const ahead = useStore(seated.next.state);
  const { scene, you } = seated.hand.table;
  const me = you ?? 0;
  const laid = useMemo(() => layout(scene, me, you), [scene, me, you]);
  return { ...seated, state, look, ahead, scene, you, me, laid, does };
}
