import { Surface } from "../../board/surface";
import type { Offer } from "../../contract";
import type { Shown } from "../../net/review";
import { Fingers } from "../../play/fingers";
import { Gaze } from "../../play/gaze";
import { Hand } from "../../play/hand";
import { table } from "../../play/table";
import { View } from "../../play/view";
import { sound } from "../../sound";
import { sayAtOnce } from "../../voice";
import { words } from "../../words";
import { type Controls, handling } from "../game/controls";
import { NextMove } from "../game/nextmove";
import type { Seated } from "../game/session";
import { type Viewing, viewing } from "../game/viewing";

/** The board of a review: whoever is to move in the position that is shown may be moved for. */
export class Bench implements Seated {
  readonly surface = new Surface();
  readonly gaze = new Gaze();
  readonly view = new View();
  readonly next = new NextMove();
  readonly hand: Hand;
  readonly fingers: Fingers;
  readonly viewing: Viewing;
  readonly does: Controls;
  #shown: Shown;
  readonly #stops: (() => void)[] = [];

  constructor(
    shown: Shown,
    readonly play: (offer: Offer) => void,
  ) {
    this.#shown = shown;
    this.hand = new Hand(
      this.#table(),
      {
        play: (offer) => {
          sound("lay");
          play(offer);
        },
        set: () => {},
        // Nobody is asked why a move is not allowed: it is only tried.
        ask: () => Promise.resolve(null),
        refused: ({ reason }) => sayAtOnce(reason),
      },
      { overEdge: words("game-over-edge"), notNow: words("game-not-now") },
    );
    this.fingers = new Fingers(this.hand, this.surface, this.gaze, this.view, () => false);
    this.viewing = viewing(this.view, this.surface);
    this.does = controls(this.hand, this.gaze);
    this.#stops.push(
      this.fingers.attach(),
      this.view.state.watch(() => this.#look()),
    );
  }

  /** Another position is shown. */
  show(shown: Shown): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.gaze.close();
    this.hand.putBack();
    this.hand.update(this.#table());
  }

  end(): void {
    for (const stop of this.#stops) stop();
  }

  #table() {
    const { scene, offers, to_act, ply } = this.#shown;
    return table(scene, offers, to_act, { ply, turns: this.view.state.value.turns });
  }

  /** The board has been turned. */
  #look(): void {
    const by = this.view.state.value.turns - this.hand.table.turns;
    if (by === 0) return;
    this.gaze.close();
    this.hand.turned(this.#table(), by);
  }
}

/** What buttons, keys and trays make the hand do. */
function controls(hand: Hand, gaze: Gaze): Controls {
  return {
    ...handling(hand, gaze),
    // Moves are not taken back here: one goes back to where they were made.
    undo: () => {},
    aside: () => hand.putBack(),
  };
}
