import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Item } from "../../contract";
import { sourceSpots } from "../../play/gaze";
import { settings } from "../../settings";
import { useStore } from "../../store";
import { type Controls, focusBoard } from "./controls";
import { toggleSound } from "./head";
import type { Layout } from "./layout";
import type { Seated } from "./session";
import type { Sitting } from "./sitting";

/** What keys do: at the board, and, where a page has more, there. */
export interface KeyTargets extends Pick<Seated, "hand" | "gaze" | "viewing"> {
  readonly does: Controls;
  /** Items of this player by slot. */
  readonly items: ReadonlyMap<number, Item>;
  readonly moveField?: () => void;
  readonly panel?: () => void;
  readonly mute?: () => void;
  readonly hint?: () => void;
  readonly help?: () => void;
}

/** Keys that belong to what has the focus: fields, lists, open sheets. */
const OWN_KEYS = "input, textarea, select, dialog, .move-list, [data-own-keys]";
/** Enter and Space press these instead of laying a piece. */
const PRESSED = "button, a, summary";
/** But the button of a piece that is held stands for the piece: while it lies over the board, they lay it. */
const HELD = "[data-held]";

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
    targets.does.aside();
    return true;
  }
  if (key === "Enter" || key === " ") {
    const own = hand.state.value.spot !== null && target?.closest(HELD);
    if (target?.closest(PRESSED) && !own) return false;
    if (hand.state.value.hold) hand.lay();
    else if (!takeUp(targets)) return false;
    return true;
  }
  if (key === "Backspace") {
    targets.does.undo();
    return true;
  }
  return letters && onLetter(key, event.shiftKey, targets);
}

function onArrow(direction: "up" | "down" | "left" | "right", { hand, gaze, does }: KeyTargets): void {
  if (hand.state.value.hold) {
    hand.step(direction);
    does.moved();
  } else {
    gaze.step(hand.table, direction);
    does.looked();
  }
}

/** Takes up what lies where the look is; whether anything there may be. */
function takeUp({ hand, gaze, does }: KeyTargets): boolean {
  const spot = gaze.state.value?.spot;
  if (!spot || !hand.pickCell(spot)) return false;
  gaze.close();
  hand.aim(spot, true);
  does.moved();
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
    targets.does.pick(item, true);
    return true;
  }
  if (/^[1-9]$/.test(key) && takeSource(Number(key), targets)) return true;
  switch (key.toLowerCase()) {
    case "r":
      targets.does.turn(shift ? -1 : 1);
      return true;
    case "e":
      targets.does.turn(1);
      return true;
    case "q":
      targets.does.turn(-1);
      return true;
    case "n":
      if (targets.hand.state.value.hold) {
        targets.hand.nextPlace(shift ? -1 : 1);
        targets.does.moved();
      } else {
        targets.gaze.next(targets.hand.table, shift ? -1 : 1);
        targets.does.looked();
      }
      return true;
    case "z":
      targets.does.undo();
      return true;
    case "/":
      targets.moveField?.();
      return true;
    case "t":
      targets.panel?.();
      return true;
    case "h":
      targets.hint?.();
      return true;
    case "m":
      targets.mute?.();
      return true;
    case "c":
      targets.does.names();
      return true;
    case "v":
      targets.viewing.turn(shift ? -1 : 1);
      return true;
    case "+":
    case "=":
      targets.viewing.zoom(1);
      return true;
    case "-":
      targets.viewing.zoom(-1);
      return true;
    case "0":
      targets.viewing.reset();
      return true;
    case "?":
      targets.help?.();
      return true;
    default:
      return false;
  }
}

/** The items of this player by slot, as number keys take them up. */
function itemsOf({ near, readings }: Layout): ReadonlyMap<number, Item> {
  const held = [...near, ...(readings ? [readings] : [])].filter((tray) => tray.kind !== "haul");
  return new Map(held.flatMap((tray) => tray.items.map((item) => [item.slot, item])));
}

/** Listens to keys on the whole page; those that mean something here do nothing else. `page`: what it has besides the board. */
export function useKeys(
  { hand, gaze, viewing, does, laid }: Sitting,
  page: Pick<KeyTargets, "moveField" | "panel" | "hint" | "help">,
): void {
  const { keys: letters } = useStore(settings);
  const items = useMemo(() => itemsOf(laid), [laid]);
  const targets: KeyTargets = { hand, gaze, viewing, does, items, mute: toggleSound, ...page };
  const latest = useRef(targets);
  latest.current = targets;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!onKey(event, latest.current, letters)) return;
      event.preventDefault();
      // Whom a key has led to a place wants Enter to lay there, not to press what was pressed before.
      const pressed = document.activeElement?.closest(PRESSED);
      if (latest.current.hand.state.value.spot !== null && pressed && !pressed.closest(HELD)) focusBoard();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [letters]);
}
