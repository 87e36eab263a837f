import type { Spot } from "./boards";
import type { Hold } from "./reach";

/** Why a move is not allowed, and where: the server's answer for what is held where it is held. */
export interface Verdict {
  readonly reason: string;
  readonly cells: readonly string[];
  readonly board: string;
}

/** What the hand of this player does. */
export interface HandState {
  readonly hold: Hold | null;
  /** Clockwise turns by 60 degrees since it was taken up. */
  readonly turns: number;
  /** Which way it was turned last: 1 is clockwise, 0 not at all. */
  readonly spin: 1 | 0 | -1;
  readonly spot: Spot | null;
  /** Whether the spot stays when the pointer goes away (it was chosen by touch or by key). */
  readonly pinned: boolean;
  readonly verdict: Verdict | null;
  /** It was let go where more than one move may be meant: which one is asked. */
  readonly asking: boolean;
}

/** Nothing is held. */
export const EMPTY: HandState = {
  hold: null,
  turns: 0,
  spin: 0,
  spot: null,
  pinned: false,
  verdict: null,
  asking: false,
};
