import type { Surface } from "../board/surface";
import type { Hand } from "./hand";
import { type Pair, pair, type Touch, Twist } from "./pair";
import type { View } from "./view";

interface Finger extends Touch {
  readonly id: number;
}

interface Two {
  first: Finger;
  second: Finger;
  last: Pair;
  /** What they do: turn what is held, or else move the board nearer and about. */
  readonly twist: Twist | null;
}

/** What two fingers do together: they turn what is held, and while nothing is held that turns, they zoom the board. */
export class Pairs {
  readonly #hand: Hand;
  readonly #surface: Surface;
  readonly #view: View;
  #two: Two | null = null;

  constructor(hand: Hand, surface: Surface, view: View) {
    this.#hand = hand;
    this.#surface = surface;
    this.#view = view;
  }

  /** Whether two fingers are at work. */
  get busy(): boolean {
    return this.#two !== null;
  }

  /** A second finger came down; whether the two do something together. */
  begin(first: Finger & { readonly dragging: boolean }, event: PointerEvent): boolean {
    if (this.#two) return false;
    const second = { id: event.pointerId, x: event.clientX, y: event.clientY };
    const last = pair(first, second);
    const turns = this.#hand.reach?.turns ?? false;
    const onBoard =
      event.target instanceof Element && event.target.closest("[data-surface], .stage") !== null;
    if (!turns && (first.dragging || !onBoard)) return false;
    this.#two = { first, second, last, twist: turns ? new Twist(last) : null };
    return true;
  }

  move(event: PointerEvent): void {
    const two = this.#two;
    if (!two) return;
    const finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
    if (finger.id === two.first.id) two.first = finger;
    else if (finger.id === two.second.id) two.second = finger;
    else return;
    const now = pair(two.first, two.second);
    if (two.twist) this.#turn(two.twist.turns(now));
    else this.#pinch(two.last, now);
    two.last = now;
  }

  /** One of them was lifted: a second finger that only tapped turns once. */
  end(event: PointerEvent): void {
    const two = this.#two;
    if (!two || (event.pointerId !== two.first.id && event.pointerId !== two.second.id)) return;
    this.#two = null;
    const tapped = event.type === "pointerup" && event.pointerId === two.second.id;
    if (two.twist && !two.twist.turned && tapped) this.#hand.turn(1);
  }

  #turn(turns: number): void {
    for (let left = Math.abs(turns); left > 0; left--) this.#hand.turn(turns > 0 ? 1 : -1);
  }

  #pinch(from: Pair, to: Pair): void {
    this.#surface.drag(this.#view, to.x - from.x, to.y - from.y);
    if (from.apart > 0 && to.apart > 0)
      this.#view.zoom(to.apart / from.apart, this.#surface.frame(), this.#surface.pointAt(to.x, to.y));
  }
}
