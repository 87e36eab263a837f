// Going from move to move: by key, and by a swipe over the board.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../../settings";
import { useStore } from "../../store";
import { onKey } from "../game/keys";
import type { Bench } from "./bench";

export type Way = "first" | "back" | "forward" | "last";

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
};
/** What has these keys for itself: fields, open sheets. */
const OWN = "input:not([type=range]), textarea, select, dialog, [data-own-keys]";
/** So far, so straight and so quick is a swipe, in pixels and milliseconds. */
const [FAR, ASIDE, QUICK] = [48, 40, 500];

/** Arrow keys, Home and End go through the game; with something in the hand keys are for the board, as in a game. */
export function useReviewKeys(bench: Bench | null, onWay: (way: Way) => void, onAsk: () => void): void {
  const { keys: letters } = useStore(settings);
  const latest = useRef(onWay);
  latest.current = onWay;
  const latestAsk = useRef(onAsk);
  latestAsk.current = onAsk;
  // As soon as there is anything to see, keys are heard.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(OWN) || document.querySelector("dialog[open]")) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const held = bench?.hand.state.value;
      const way = WAYS[event.key];
      const holding = held?.hold != null && (held.hold.kind !== "token" || held.spot !== null);
      if (way !== undefined && !holding) {
        event.preventDefault();
        latest.current(way);
        return;
      }
      if (!bench) return;
      const { hand, gaze, viewing, does } = bench;
      const targets = { hand, gaze, viewing, does, items: itemsOf(bench), hint: () => latestAsk.current() };
      if (onKey(event, targets, letters)) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [bench, letters]);
}

/** The things that number keys take up: those of who is to move. */
function itemsOf({ hand }: Bench) {
  const { scene, you } = hand.table;
  const held = scene.trays.filter(
    ({ kind, owner }) => (kind === "hand" || kind === "readings") && (owner === null || owner === you),
  );
  return new Map(held.flatMap((tray) => tray.items.map((item) => [item.slot, item] as const)));
}

/** A finger that wipes over the board goes on, or back; unless it moves a piece. */
export function useSwipe(bench: Bench | null, onWay: (way: Way) => void) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onWay);
  latest.current = onWay;
  useEffect(() => {
    if (!bench) return;
    let begun: { readonly x: number; readonly y: number; readonly at: number } | null = null;
    const down = (event: PointerEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const within = target !== null && place.current?.contains(target);
      const free = target?.closest("button, input, .tray, .readings") === null;
      const still = event.pointerType !== "mouse" && event.isPrimary && bench.view.state.value.zoom === 1;
      begun = within && free && still ? { x: event.clientX, y: event.clientY, at: event.timeStamp } : null;
    };
    // Before the hand hears of it: a swipe that began where a token could be put must not put it.
    const up = (event: PointerEvent) => {
      const from = begun;
      begun = null;
      if (!from || !event.isPrimary || bench.hand.state.value.hold?.kind === "cell") return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(dx) < FAR || Math.abs(dy) > ASIDE || event.timeStamp - from.at > QUICK) return;
      if (bench.hand.state.value.hold?.kind === "token") bench.hand.putBack();
      latest.current(dx < 0 ? "forward" : "back");
    };
    const second = (event: PointerEvent) => {
      if (!event.isPrimary) begun = null;
    };
    window.addEventListener("pointerdown", down, true);
    window.addEventListener("pointerdown", second, true);
    window.addEventListener("pointerup", up, true);
    return () => {
      window.removeEventListener("pointerdown", down, true);
      window.removeEventListener("pointerdown", second, true);
      window.removeEventListener("pointerup", up, true);
    };
  }, [bench]);
  return place;
}
