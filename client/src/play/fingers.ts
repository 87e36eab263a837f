import type { Surface } from "../board/surface";
import type { Item, Token } from "../contract";
import { place } from "../geometry/axial";
import { settings } from "../settings";
import { Store } from "../store";
import type { Spot } from "./boards";
import type { Gaze } from "./gaze";
import type { Hand } from "./hand";
import { turned } from "./lay";
import { tokenOf } from "./token";

/** So far a pointer may tremble before a press becomes a drag, in pixels. */
const TREMBLE = { mouse: 4, touch: 9 };
/** How far above the finger the lowest cell of a piece floats, in pixels. */
const LIFT = 44;
/** So much wheel is one turn; and turns come no faster than this. */
const WHEEL_STEP = 40;
const WHEEL_PAUSE = 110;
/** A click that comes so soon after the end of a drag is part of it, in milliseconds. */
const SAME_GESTURE = 60;

/** What is in the air, and where on the screen, in pixels. Null when nothing is, or when it is shown on a board. */
export interface Floating {
  /** An item with a shape, or else a token. */
  readonly item: Item | null;
  readonly token: Token | null;
  readonly x: number;
  readonly y: number;
}

interface Press {
  readonly pointer: number;
  readonly touch: boolean;
  readonly x: number;
  readonly y: number;
  readonly item: Item | null;
  readonly spot: Spot | null;
  dragging: boolean;
}

function stayPut(event: Event): void {
  if (event.cancelable) event.preventDefault();
}

/** Turns what pointers do into what the hand does. */
export class Fingers {
  readonly floating = new Store<Floating | null>(null);
  readonly #hand: Hand;
  readonly #surface: Surface;
  readonly #gaze: Gaze;
  #press: Press | null = null;
  #dropped = Number.NEGATIVE_INFINITY;
  #wheel = 0;
  #wheeled = 0;

  constructor(hand: Hand, surface: Surface, gaze: Gaze) {
    this.#hand = hand;
    this.#surface = surface;
    this.#gaze = gaze;
  }

  /** Listens to the whole window, as a drag goes anywhere. Returns how to stop it. */
  attach(): () => void {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener("pointermove", (event) => this.#move(event), options);
    window.addEventListener("pointerup", (event) => this.#up(event), options);
    window.addEventListener("pointercancel", () => this.#end(), options);
    window.addEventListener("pointerdown", (event) => this.#secondFinger(event), options);
    window.addEventListener("touchstart", (event) => this.#grip(event), options);
    return () => stop.abort();
  }

  /** A pointer went down on an item of a tray. */
  onItem(event: PointerEvent, item: Item): void {
    this.#down(event, item, null);
  }

  /** A pointer went down on a board. */
  onBoard(event: PointerEvent): void {
    this.#down(event, null, this.#surface.spotAt(event.clientX, event.clientY));
  }

  /** Whether a click is only the end of a drag, and means nothing by itself. */
  swallows(click: Event): boolean {
    return click.timeStamp - this.#dropped < SAME_GESTURE;
  }

  /** The mouse left the board. */
  leave(): void {
    this.#gaze.at(this.#hand.table, null);
    if (!this.#press?.dragging && !this.#hand.state.value.pinned) this.#hand.aim(null);
  }

  wheel(event: WheelEvent): void {
    if (!this.#hand.reach?.turns) return;
    event.preventDefault();
    if (event.timeStamp - this.#wheeled > 400) this.#wheel = 0;
    this.#wheel += event.deltaMode === 0 ? event.deltaY : event.deltaY * WHEEL_STEP;
    if (Math.abs(this.#wheel) < WHEEL_STEP || event.timeStamp - this.#wheeled < WHEEL_PAUSE) return;
    this.#hand.turn(this.#wheel > 0 ? 1 : -1);
    this.#wheel = 0;
    this.#wheeled = event.timeStamp;
  }

  #down(event: PointerEvent, item: Item | null, spot: Spot | null): void {
    if (event.button !== 0 || this.#press) return;
    const touch = event.pointerType !== "mouse";
    this.#hand.byTouch = touch;
    this.#press = {
      pointer: event.pointerId,
      touch,
      x: event.clientX,
      y: event.clientY,
      item,
      spot,
      dragging: false,
    };
  }

  /**
   * A drag is no swipe. Browsers take a quick one for a fling, though none may begin here, and the next tap for its end.
   * Once what was touched is drawn anew, its touches are told to nothing else, so it is asked itself.
   */
  #grip(event: TouchEvent): void {
    if (this.#press && event.touches.length === 1)
      event.target?.addEventListener("touchmove", stayPut, { passive: false });
  }

  #secondFinger(event: PointerEvent): void {
    if (event.pointerType !== "touch" || !this.#press || event.pointerId === this.#press.pointer) return;
    this.#hand.turn(1);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press) {
      if (event.pointerType === "mouse") this.#hover(event);
      return;
    }
    if (event.pointerId !== press.pointer) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (!press.dragging && far > (press.touch ? TREMBLE.touch : TREMBLE.mouse)) this.#lift(press);
    if (press.dragging) this.#carry(event, press);
  }

  #hover(event: PointerEvent): void {
    const over = event.target instanceof Element && event.target.closest("[data-surface]") !== null;
    if (!over || this.#hand.state.value.asking) return;
    const spot = this.#surface.spotAt(event.clientX, event.clientY);
    if (this.#hand.state.value.hold) this.#hand.aim(spot);
    else this.#gaze.at(this.#hand.table, spot);
  }

  /** A press has become a drag: what it began on is taken up. */
  #lift(press: Press): void {
    if (press.item) this.#hand.pick(press.item);
    else if (press.spot && this.#hand.state.value.hold?.kind !== "item") this.#hand.pickCell(press.spot);
    press.dragging = this.#hand.state.value.hold !== null;
    if (press.dragging) this.#gaze.close();
  }

  #carry(event: PointerEvent, press: Press): void {
    const { hold, turns } = this.#hand.state.value;
    if (!hold) {
      this.#end();
      return;
    }
    const lift = press.touch ? LIFT + this.#depth(turns) : 0;
    const [x, y] = [event.clientX, event.clientY - lift];
    this.#hand.aim(this.#surface.spotAt(x, y));
    const item = hold.kind === "item" && hold.item.shape.length > 0 ? hold.item : null;
    const token = item ? null : tokenOf(this.#hand);
    this.floating.set(this.#hand.state.value.spot || (!item && !token) ? null : { item, token, x, y });
  }

  /** How far what is held reaches below its pivot, in pixels. */
  #depth(turns: number): number {
    const { hold } = this.#hand.state.value;
    if (hold?.kind !== "item" || hold.item.shape.length === 0) return 0;
    const low = Math.max(...turned(hold.item.shape, turns).map((cell) => place(cell)[1]));
    return (low + 0.87) * this.#surface.scale();
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    this.#end();
    if (press.dragging) {
      this.#dropped = event.timeStamp;
      this.#drop(press);
    } else if (press.spot) {
      this.#tap(press.spot, press.touch);
    }
  }

  #drop(press: Press): void {
    const { spot } = this.#hand.state.value;
    if (!spot || this.#hand.holdsCell(spot)) return;
    if (!press.touch || settings.value.confirm === "tap" || this.#hand.choices.length > 1) this.#hand.lay();
    else this.#hand.aim(spot, true);
  }

  /** A click or a tap on a board. */
  #tap(spot: Spot, touch: boolean): void {
    if (!this.#hand.state.value.hold) {
      if (this.#hand.pickCell(spot)) this.#gaze.close();
      else this.#gaze.tap(this.#hand.table, spot);
      return;
    }
    if (this.#hand.holdsCell(spot)) {
      this.#hand.putBack();
      return;
    }
    // Another thing that may be taken up, where what is held cannot go, is taken up instead.
    const aside = this.#hand.state.value.hold.kind === "cell" && !this.#hand.reach?.offer(spot);
    if (aside && this.#hand.pickCell(spot)) return;
    if (!touch) {
      this.#hand.aim(spot);
      this.#hand.lay();
      return;
    }
    if (settings.value.confirm === "twice" && this.#hand.covers(spot)) {
      this.#hand.lay();
      return;
    }
    this.#hand.aim(spot, true);
    if (settings.value.confirm === "tap" || this.#hand.choices.length > 1) this.#hand.lay();
  }

  #end(): void {
    this.#press = null;
    this.floating.set(null);
  }
}
