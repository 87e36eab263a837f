import { useEffect, useRef } from "preact/hooks";
import type { Item } from "../../contract";
import { type Gaze, sourceSpots } from "../../play/gaze";
import type { Hand } from "../../play/hand";

/** What keys do besides moving the hand. */
export interface KeyTargets {
  readonly hand: Hand;
  readonly gaze: Gaze;
  /** Items of this player by slot. */
  readonly items: ReadonlyMap<number, Item>;
  readonly pick: (item: Item) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly lay: () => void;
  /** Something that is held was moved. */
  readonly moved: () => void;
  /** Another cell is looked at. */
  readonly looked: () => void;
  readonly undo: () => void;
  readonly moveField: () => void;
  readonly panel: () => void;
  readonly mute: () => void;
  readonly help: () => void;
}

/** Keys that belong to what has the focus: fields, lists, open sheets. */
const OWN_KEYS = "input, textarea, select, dialog, .move-list, [data-own-keys]";
/** Enter and Space press these instead of laying a piece. */
const PRESSED = "button, a, summary";

const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" } as const;

const isArrow = (key: string): key is keyof typeof ARROWS => key in ARROWS;

/** Does what a key stands for; whether it stood for anything. `letters`: single keys are switched on. */
export function onKey(event: KeyboardEvent, targets: KeyTargets, letters: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.target instanceof Element ? event.target : null;
  // A sheet that is open has all keys, even when nothing in it has the focus: after a click between its parts.
  if (target?.closest(OWN_KEYS) || document.querySelector("dialog[open]")) return false;
  const { hand, gaze } = targets;
  const { key } = event;
  hand.byTouch = false;
  if (isArrow(key)) {
    onArrow(ARROWS[key], targets);
    return true;
  }
  if (key === "Escape") {
    gaze.close();
    hand.putBack();
    return true;
  }
  if (key === "Enter" || key === " ") {
    if (target?.closest(PRESSED)) return false;
    if (hand.state.value.hold) targets.lay();
    else if (!takeUp(targets)) return false;
    return true;
  }
  if (key === "Backspace") {
    targets.undo();
    return true;
  }
  return letters && onLetter(key, event.shiftKey, targets);
}

function onArrow(
  direction: "up" | "down" | "left" | "right",
  { hand, gaze, moved, looked }: KeyTargets,
): void {
  if (hand.state.value.hold) {
    hand.step(direction);
    moved();
  } else {
    gaze.step(hand.table, direction);
    looked();
  }
}

/** Takes up what lies where the look is; whether anything there may be. */
function takeUp({ hand, gaze, moved }: KeyTargets): boolean {
  const spot = gaze.state.value?.spot;
  if (!spot || !hand.pickCell(spot)) return false;
  gaze.close();
  hand.aim(spot, true);
  moved();
  return true;
}

/** The first, second … of the things that may be taken up from cells, where no tray has them. */
function takeSource(number: number, targets: KeyTargets): boolean {
  const spot = sourceSpots(targets.hand.table)[number - 1];
  if (!spot || targets.hand.state.value.hold?.kind === "item") return false;
  targets.gaze.at(targets.hand.table, spot, true);
  return takeUp(targets);
}

function onLetter(key: string, shift: boolean, targets: KeyTargets): boolean {
  const item = /^[1-9]$/.test(key) ? targets.items.get(Number(key) - 1) : undefined;
  if (item) {
    targets.pick(item);
    return true;
  }
  if (/^[1-9]$/.test(key) && takeSource(Number(key), targets)) return true;
  switch (key.toLowerCase()) {
    case "r":
      targets.turn(shift ? -1 : 1);
      return true;
    case "e":
      targets.turn(1);
      return true;
    case "q":
      targets.turn(-1);
      return true;
    case "n":
      if (targets.hand.state.value.hold) {
        targets.hand.nextPlace(shift ? -1 : 1);
        targets.moved();
      } else {
        targets.gaze.next(targets.hand.table, shift ? -1 : 1);
        targets.looked();
      }
      return true;
    case "z":
      targets.undo();
      return true;
    case "/":
      targets.moveField();
      return true;
    case "t":
      targets.panel();
      return true;
    case "m":
      targets.mute();
      return true;
    case "?":
      targets.help();
      return true;
    default:
      return false;
  }
}

/** Listens to keys on the whole page; those that mean something here do nothing else. */
export function useKeys(letters: boolean, targets: KeyTargets): void {
  const latest = useRef(targets);
  latest.current = targets;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (onKey(event, latest.current, letters)) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [letters]);
}
