import { useState } from "preact/hooks";
import type { Item, Offer } from "../../contract";
import type { Gaze } from "../../play/gaze";
import type { Hand } from "../../play/hand";
import { change, settings } from "../../settings";
import { sound } from "../../sound";
import { say } from "../../voice";
import { words } from "../../words";
import { takesBack } from "./helpers";
import { showPart } from "./panel";
import type { Seated, Session, Way } from "./session";
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
  /** The cells get their names, or lose them. */
  names(): void;
  /** Takes the move back that is set for the next turn; if there is none, puts back what is held. */
  aside(): void;
}

/** What is the same wherever there is a hand over a board, in a game and in its review. */
export function handling(hand: Hand, gaze: Gaze): Omit<Controls, "undo" | "aside"> {
  const moved = () => say(describe(hand));
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
      if (byKey && !hand.state.value.spot) hand.aim(hand.start(), true);
      // Whatever it was picked by, the next keys move it over the board: Enter lays it, and does not press its button again.
      focusBoard();
      moved();
    },
    turn: (by) => {
      hand.turn(by);
      sound("turn");
      moved();
    },
    choose: (offer) => {
      hand.choose(offer, playsAtOnce(hand));
      focusBoard();
    },
    moved,
    looked: () => say(describeLook(hand, gaze.state.value)),
    names: () => {
      change({ labels: !settings.value.labels });
      say(words(settings.value.labels ? "view-labelled" : "view-unlabelled"));
    },
  };
}

/** `ask`: asks whoever else plays to take the last move back. */
export function controls(
  session: Session<Way>,
  { hand, gaze, next }: Seated,
  ask: () => void = () => {},
): Controls {
  return {
    ...handling(hand, gaze),
    undo: () => {
      const how = takesBack(session.link.room.value);
      if (how === "rules") session.link.undo();
      if (how === "bots") ask();
    },
    aside: () => {
      if (!next.cancel()) hand.putBack();
    },
  };
}

/** By touch a move is confirmed as the player has settled it; a choice by mouse or key is the move itself. */
function playsAtOnce(hand: Hand): boolean {
  return settings.value.confirmPhone === "tap" || !hand.byTouch;
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
    moveField: () => show(() => showPart("move-field")),
    text: () => show(() => showPart("text-board")),
  };
}
