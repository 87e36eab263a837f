import { useEffect, useRef } from "preact/hooks";
import type { Item } from "../../contract";
import type { Hand } from "../../play/hand";

/** What keys do besides moving the hand. */
export interface KeyTargets {
  readonly hand: Hand;
  /** Items of this player by slot. */
  readonly items: ReadonlyMap<number, Item>;
  readonly pick: (item: Item) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly lay: () => void;
  readonly moved: () => void;
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
  if (target?.closest(OWN_KEYS)) return false;
  const { hand } = targets;
  const { key } = event;
  if (isArrow(key)) {
    if (!hand.state.value.hold) return false;
    hand.step(ARROWS[key]);
    targets.moved();
    return true;
  }
  if (key === "Escape") {
    hand.putBack();
    return true;
  }
  if (key === "Enter" || key === " ") {
    if (target?.closest(PRESSED) || !hand.state.value.hold) return false;
    targets.lay();
    return true;
  }
  return letters && onLetter(key, event.shiftKey, targets);
}

function onLetter(key: string, shift: boolean, targets: KeyTargets): boolean {
  const item = /^[1-9]$/.test(key) ? targets.items.get(Number(key) - 1) : undefined;
  if (item) {
    targets.pick(item);
    return true;
  }
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
      targets.hand.nextPlace(shift ? -1 : 1);
      targets.moved();
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
