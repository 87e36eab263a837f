import type { Surface } from "../board/surface";
import type { Item, Token } from "../contract";
import { place } from "../geometry/axial";
import { type Confirm, settings } from "../settings";
import { Store } from "../store";
import type { Spot } from "./boards";
import type { Gaze } from "./gaze";
import type { Hand } from "./hand";
import { turned } from "./lay";
import { Pairs } from "./pairs";
import { snapped } from "./snap";
import { tokenOf } from "./token";
import type { View } from "./view";

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
  /** It moves the board under the pointer. */
  panning: boolean;
  /** Where the pointer was when it moved last. */
  at: { x: number; y: number };
}

/** How much nearer one notch of a wheel brings the board. */
const WHEEL_ZOOM = 0.002;

/** How a piece is laid by what points: by finger or pen as on a phone, by mouse as at a desk. */
function confirmBy(touch: boolean): Confirm {
  return touch ? settings.value.confirmPhone : settings.value.confirmDesk;
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
  readonly #view: View;
  /** What two fingers do together. */
  readonly #pairs: Pairs;
  /** A click on what is set for the next turn takes it back. */
  readonly #takesBack: (spot: Spot) => boolean;
  #press: Press | null = null;
  #dropped = Number.NEGATIVE_INFINITY;
  #wheel = 0;
  #wheeled = 0;

  constructor(hand: Hand, surface: Surface, gaze: Gaze, view: View, takesBack: (spot: Spot) => boolean) {
    this.#hand = hand;
    this.#surface = surface;
    this.#gaze = gaze;
    this.#view = view;
    this.#pairs = new Pairs(hand, surface, view);
    this.#takesBack = takesBack;
  }

  /** Listens to the whole window, as a drag goes anywhere. Returns how to stop it. */
  attach(): () => void {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener("pointermove", (event) => this.#move(event), options);
    window.addEventListener("pointerup", (event) => this.#up(event), options);
    window.addEventListener("pointercancel", (event) => this.#cancel(event), options);
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

  /** The wheel turns what is held; else it brings the board nearer. A pinch on a pad, which is a wheel with Ctrl, always does. */
  wheel(event: WheelEvent): void {
    const turns = this.#hand.reach?.turns && !event.ctrlKey;
    const way = event.deltaMode === 0 ? event.deltaY : event.deltaY * WHEEL_STEP;
    // Where the page has to scroll, for letters are large, the wheel is for that.
    if (!turns && !event.ctrlKey && document.documentElement.scrollHeight > window.innerHeight + 1) return;
    event.preventDefault();
    if (!turns) {
      const point = this.#surface.pointAt(event.clientX, event.clientY);
      const factor = Math.exp(-Math.max(-150, Math.min(150, way)) * WHEEL_ZOOM * (event.ctrlKey ? 4 : 1));
      this.#view.zoom(factor, this.#surface.frame(), point);
      return;
    }
    if (event.timeStamp - this.#wheeled > 400) this.#wheel = 0;
    this.#wheel += way;
    if (Math.abs(this.#wheel) < WHEEL_STEP || event.timeStamp - this.#wheeled < WHEEL_PAUSE) return;
    this.#hand.turn(this.#wheel > 0 ? 1 : -1);
    this.#wheel = 0;
    this.#wheeled = event.timeStamp;
  }

  #down(event: PointerEvent, item: Item | null, spot: Spot | null): void {
    // The middle button moves the board, whatever is held.
    const panning = event.button === 1 && event.pointerType === "mouse";
    if ((event.button !== 0 && !panning) || this.#press || this.#pairs.busy) return;
    if (panning) event.preventDefault();
    const touch = event.pointerType !== "mouse";
    this.#hand.byTouch = touch;
    const [x, y] = [event.clientX, event.clientY];
    this.#press = {
      pointer: event.pointerId,
      touch,
      x,
      y,
      item,
      spot,
      dragging: false,
      panning,
      at: { x, y },
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
    const press = this.#press;
    if (event.pointerType !== "touch" || !press?.touch || event.pointerId === press.pointer) return;
    const meant = this.#pairs.begin({ id: press.pointer, ...press.at, dragging: press.dragging }, event);
    // What two fingers do is no tap, and no drag of the first one; a piece that is being dragged goes on being dragged.
    if (meant && !press.dragging) this.#end();
  }

  #move(event: PointerEvent): void {
    this.#pairs.move(event);
    const press = this.#press;
    if (!press) {
      if (event.pointerType === "mouse") this.#hover(event);
      return;
    }
    if (event.pointerId !== press.pointer) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    const still = far <= (press.touch ? TREMBLE.touch : TREMBLE.mouse);
    if (!press.dragging && !press.panning && !still) this.#lift(press);
    if (press.panning) this.#surface.drag(this.#view, event.clientX - press.at.x, event.clientY - press.at.y);
    press.at = { x: event.clientX, y: event.clientY };
    if (press.dragging) this.#carry(event, press);
  }

  #hover(event: PointerEvent): void {
    const over = event.target instanceof Element && event.target.closest("[data-surface]") !== null;
    const { asking, pinned } = this.#hand.state.value;
    if (!over || asking) return;
    // What a click has put somewhere, to be confirmed, stays there.
    if (pinned && settings.value.confirmDesk !== "tap") return;
    const spot = this.#surface.spotAt(event.clientX, event.clientY);
    if (this.#hand.state.value.hold) this.#hand.aim(spot);
    else this.#gaze.at(this.#hand.table, spot);
  }

  /** A press has become a drag: what it began on is taken up. */
  #lift(press: Press): void {
    if (press.item) this.#hand.pick(press.item);
    else if (press.spot && this.#hand.state.value.hold?.kind !== "item") this.#hand.pickCell(press.spot);
    const { hold } = this.#hand.state.value;
    // Nothing was taken up: then it is the board that is moved, where not all of it is in sight.
    press.panning = press.item === null && this.#view.zooms && (hold === null || hold.kind === "token");
    press.dragging = hold !== null && !press.panning;
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
    const spot = this.#surface.spotAt(x, y);
    this.#hand.aim(
      press.touch ? snapped(this.#hand.reach, spot, spot && this.#surface.within(spot.board, x, y)) : spot,
    );
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
    this.#pairs.end(event);
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    this.#end();
    if (press.dragging) {
      this.#dropped = event.timeStamp;
      this.#drop(press);
    } else if (press.spot && !press.panning) {
      this.#tap(press.spot, press.touch);
    }
  }

  #cancel(event: PointerEvent): void {
    this.#pairs.end(event);
    this.#end();
  }

  #drop(press: Press): void {
    const { spot } = this.#hand.state.value;
    if (!spot || this.#hand.holdsCell(spot)) return;
    if (confirmBy(press.touch) === "tap" || this.#hand.choices.length > 1) this.#hand.lay();
    else this.#hand.aim(spot, true);
  }

  /** A click or a tap on a board. */
  #tap(spot: Spot, touch: boolean): void {
    const { hold } = this.#hand.state.value;
    if ((!hold || hold.kind === "token") && this.#takesBack(spot)) return;
    if (!hold) {
      if (this.#hand.pickCell(spot)) this.#gaze.close();
      else this.#gaze.tap(this.#hand.table, spot);
      return;
    }
    if (this.#hand.holdsCell(spot)) {
      this.#hand.putBack();
      return;
    }
    // Another thing that may be taken up, where what is held cannot go, is taken up instead.
    const aside = hold.kind === "cell" && !this.#hand.reach?.offer(spot);
    if (aside && this.#hand.pickCell(spot)) return;
    const confirm = confirmBy(touch);
    const again = this.#hand.state.value.pinned && this.#hand.covers(spot);
    if (confirm === "twice" && again) {
      this.#hand.lay();
      return;
    }
    this.#hand.aim(spot, touch || confirm !== "tap");
    if (confirm === "tap" || this.#hand.choices.length > 1) this.#hand.lay();
  }

  #end(): void {
    this.#press = null;
    this.floating.set(null);
  }
}
