import { useState } from "preact/hooks";
import type { Item, Offer } from "../../contract";
import type { Hand } from "../../play/hand";
import { settings } from "../../settings";
import { sound } from "../../sound";
import { say } from "../../voice";
import { showTextBoard } from "./panel";
import type { Seated, Session } from "./session";
import { describe, describeLook } from "./spoken";

export function focusBoard(): void {
  document.getElementById("board")?.focus({ preventScroll: true });
}

/** What the buttons, keys and trays of the page make the hand do, with what is heard and spoken then. */
export interface Controls {
  pick(item: Item, byKey: boolean): void;
  turn(by: 1 | -1): void;
  choose(offer: Offer): void;
  undo(): void;
  moved(): void;
  looked(): void;
}

export function controls(session: Session, { hand, gaze }: Seated): Controls {
  return {
    pick: (item, byKey) => {
      if (hand.holds(item)) {
        hand.putBack();
        return;
      }
      hand.pick(item);
      if (!hand.holds(item)) {
        if (byKey) say(item.name);
        return;
      }
      sound("pick");
      if (!byKey) return;
      if (!hand.state.value.spot) hand.aim(hand.start(), true);
      focusBoard();
      say(describe(hand));
    },
    turn: (by) => {
      hand.turn(by);
      sound("turn");
      say(describe(hand));
    },
    choose: (offer) => {
      hand.choose(offer, playsAtOnce(hand));
      focusBoard();
    },
    undo: () => {
      if (session.link.room.value.shown?.undo) session.link.undo();
    },
    moved: () => say(describe(hand)),
    looked: () => say(describeLook(hand, gaze.state.value)),
  };
}

/** By touch a move is confirmed as the player has settled it; a choice by mouse or key is the move itself. */
function playsAtOnce(hand: Hand): boolean {
  return settings.value.confirm === "tap" || !hand.byTouch;
}

/** The drawer with moves and text board: whether it is open, and how it is opened at one of its parts. */
export function usePanel() {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    focusBoard();
  };
  const show = (part: () => void) => {
    setOpen(true);
    // Once it is in sight.
    window.setTimeout(part);
  };
  return {
    open,
    // Who opens it is in it, so that Escape closes it again.
    toggle: () => (open ? close() : show(() => document.getElementById("panel-close")?.focus())),
    close,
    moveField: () => show(() => document.getElementById("move-field")?.focus()),
    text: () => show(showTextBoard),
  };
}
