import type { Point } from "../geometry/axial";
import type { Frame } from "../geometry/frame";
import { Store } from "../store";

/** How the board is looked at. */
export interface Looking {
  /** Clockwise turns by 60 degrees, 0 to 5. */
  readonly turns: number;
  /** 1: the whole board; 2: twice as large. */
  readonly zoom: number;
  /** By how much the middle of what is in sight lies beside the middle of the board, in radii of a cell. */
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Looking = { turns: 0, zoom: 1, x: 0, y: 0 };

/** No nearer: then a few cells fill the screen. */
export const NEAREST = 4;
/** One press of a button or a key. */
export const ZOOM_STEP = 1.4;

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value)) + 0;

/** Never beside the board: what is in sight stays within its frame. */
function held(looking: Looking, frame: Frame): Looking {
  const zoom = Math.max(1, Math.min(NEAREST, looking.zoom));
  const most = (size: number) => (size / 2) * (1 - 1 / zoom);
  return {
    ...looking,
    zoom,
    x: within(looking.x, most(frame.width)),
    y: within(looking.y, most(frame.height)),
  };
}

/** Nearer or further, so that a point of the board stays where it is on the screen. */
export function zoomed(looking: Looking, factor: number, frame: Frame, about: Point | null = null): Looking {
  const zoom = Math.max(1, Math.min(NEAREST, looking.zoom * factor));
  const share = 1 - looking.zoom / zoom;
  const [px, py] = about ? fromMiddle(about, frame) : [looking.x, looking.y];
  return held(
    { ...looking, zoom, x: looking.x + (px - looking.x) * share, y: looking.y + (py - looking.y) * share },
    frame,
  );
}

/** Moved by so much, in radii of a cell. */
export function panned(looking: Looking, dx: number, dy: number, frame: Frame): Looking {
  return held({ ...looking, x: looking.x + dx, y: looking.y + dy }, frame);
}

/** Moved as little as needed to have a point in sight, with some room around it. */
export function revealing(looking: Looking, point: Point, frame: Frame, room = 1.5): Looking {
  const [px, py] = fromMiddle(point, frame);
  const shift = (at: number, middle: number, size: number): number => {
    const half = Math.max(0, size / 2 / looking.zoom - room);
    return at < middle - half ? at + half : at > middle + half ? at - half : middle;
  };
  return held(
    { ...looking, x: shift(px, looking.x, frame.width), y: shift(py, looking.y, frame.height) },
    frame,
  );
}

/** What is in sight of a frame. */
export function inSight(frame: Frame, { zoom, x, y }: Looking): Frame {
  const [width, height] = [frame.width / zoom, frame.height / zoom];
  return {
    x: frame.x + (frame.width - width) / 2 + x,
    y: frame.y + (frame.height - height) / 2 + y,
    width,
    height,
  };
}

function fromMiddle([x, y]: Point, frame: Frame): Point {
  return [x - frame.x - frame.width / 2, y - frame.y - frame.height / 2];
}

/** How a player looks at the board: turned, nearer, moved. It changes nothing of the game. */
export class View {
  readonly state = new Store<Looking>(WHOLE);

  get zooms(): boolean {
    return this.state.value.zoom > 1;
  }

  turn(by: 1 | -1): void {
    // What was in sight stays in sight only by chance, so a turned board is shown whole.
    this.state.update((looking) => ({ ...WHOLE, turns: (looking.turns + by + 6) % 6 }));
  }

  zoom(factor: number, frame: Frame, about: Point | null = null): void {
    this.state.update((looking) => zoomed(looking, factor, frame, about));
  }

  pan(dx: number, dy: number, frame: Frame): void {
    this.state.update((looking) => panned(looking, dx, dy, frame));
  }

  reveal(point: Point, frame: Frame): void {
    if (this.zooms) this.state.update((looking) => revealing(looking, point, frame));
  }

  reset(): void {
    this.state.set(WHOLE);
  }
}
