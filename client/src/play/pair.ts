/** A point of the window, in pixels. */
export interface Touch {
  readonly x: number;
  readonly y: number;
}

/** Two fingers on the screen: where their middle is, how far apart they are, and at what angle, in degrees. */
export interface Pair {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
  readonly angle: number;
}

export function pair(a: Touch, b: Touch): Pair {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    apart: Math.hypot(dx, dy),
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** By how much an angle has grown, the shorter way round, in degrees from -180 to 180. */
export function grown(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** So far two fingers are twisted for one turn of a piece, in degrees: half of what the piece turns, as wrists end early. */
const TWIST = 30;

/** Counts the turns that two fingers make. */
export class Twist {
  #angle: number;
  #left = 0;
  /** Whether there was any. */
  turned = false;

  constructor(start: Pair) {
    this.#angle = start.angle;
  }

  /** Turns by 60 degrees since it was asked last, clockwise ones positive. */
  turns(now: Pair): number {
    this.#left += grown(this.#angle, now.angle);
    this.#angle = now.angle;
    const turns = Math.trunc(this.#left / TWIST) + 0;
    this.#left -= turns * TWIST;
    this.turned ||= turns !== 0;
    return turns;
  }
}
