import { Surface } from "../../board/surface";
import type { Offer, Score } from "../../contract";
import type { Link } from "../../net/link";
import type { Answer, Snapshot } from "../../net/protocol";
import { atOneScreen, type Room, turn } from "../../net/room";
import { Fingers } from "../../play/fingers";
import { Gaze } from "../../play/gaze";
import { Hand } from "../../play/hand";
import type { Verdict } from "../../play/held";
import { type Table, table } from "../../play/table";
import { View } from "../../play/view";
import { settings } from "../../settings";
import { sound } from "../../sound";
import { Store } from "../../store";
import { say, sayAtOnce } from "../../voice";
import { words } from "../../words";
import { NextMove } from "./nextmove";
import { nameOf, outcome } from "./outcome";
import { type Viewing, viewing } from "./viewing";

/** What plays on once the first snapshot has come. */
export interface Seated {
  readonly hand: Hand;
  readonly fingers: Fingers;
  readonly surface: Surface;
  readonly gaze: Gaze;
  readonly view: View;
  readonly viewing: Viewing;
  readonly next: NextMove;
}

/** The way to what is played: a connection to a room, or to whoever else knows the rules. */
export interface Way {
  readonly room: Store<Room>;
  move(move: string): void;
  ask(move: string): Promise<Answer | null>;
  undo(): void;
  hurry(): void;
  close(): void;
}

/** A visit to one room: the connection, the hand, and what is heard while the game goes on. */
export class Session<W extends Way = Link> {
  readonly link: W;
  readonly seated = new Store<Seated | null>(null);
  readonly #view = new View();
  readonly #next = new NextMove();
  #before: Room;
  #ply = 0;
  readonly #stops: (() => void)[] = [];

  constructor(link: W) {
    this.link = link;
    this.#before = this.link.room.value;
    this.#stops.push(this.link.room.watch((now) => this.#follow(now)));
    const hurry = () => {
      if (document.visibilityState === "visible") this.link.hurry();
    };
    this.#stops.push(settings.watch(() => this.#look()));
    window.addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    this.#stops.push(() => {
      window.removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
    });
  }

  end(): void {
    for (const stop of this.#stops) stop();
    this.link.close();
  }

  /** Makes a move, unless one is on its way. */
  play(offer: Offer): void {
    if (this.link.room.value.pending) return;
    const { gesture, effect } = offer;
    if (gesture.kind !== "button") sound("lay");
    if (effect.flights.length > 0) sound("eruption");
    if (effect.marks.some((mark) => mark.kind === "contact")) sound("contact");
    else if (effect.gains.length > 1) sound("point");
    this.link.move(offer.move);
  }

  /** Makes a move that was written down; what is none is sent as well, for the club says why. */
  write(move: string): void {
    const offer = this.link.room.value.shown?.offers.find((one) => one.move === move);
    if (offer) this.play(offer);
    else this.link.move(move);
  }

  /** How far the board is turned: as its player looks at it; at one screen, if that is wished, to who sits across. */
  #turns(room: Room): number {
    const { welcome, shown } = room;
    const across =
      settings.value.turn && atOneScreen(welcome) && welcome?.you === 1 && shown?.scene.sides.length === 2;
    return (this.#view.state.value.turns + (across ? 3 : 0)) % 6;
  }

  #table(room: Room, shown: Snapshot): Table {
    return table(shown.scene, shown.offers, room.welcome?.you ?? null, {
      ply: shown.ply,
      ahead: this.#next.ahead(room, shown),
      turns: this.#turns(room),
    });
  }

  /** The board is looked at in another way, or other things may be done at it: the same position, seen anew. */
  #look(): void {
    const seated = this.seated.value;
    const room = this.link.room.value;
    if (!seated || !room.shown) return;
    if (!settings.value.ahead) this.#next.cancel();
    const { turns, ahead } = seated.hand.table;
    const by = this.#turns(room) - turns;
    if (by !== 0) {
      seated.gaze.close();
      seated.hand.turned(this.#table(room, room.shown), by);
    } else if ((this.#next.ahead(room, room.shown) === null) !== (ahead === null))
      seated.hand.update(this.#table(room, room.shown));
  }

  #follow(room: Room): void {
    const before = this.#before;
    this.#before = room;
    if (room.shown && (room.shown !== before.shown || room.welcome !== before.welcome))
      this.#seat(room, room.shown);
    if (room.shown && before.shown && room.shown !== before.shown) this.#tell(room, before.shown, room.shown);
    if (room.shown && room.shown !== before.shown) this.#goOn(before.shown, room.shown);
    if (room.shown?.view.over && before.shown && !before.shown.view.over) this.#finish(room);
    if (room.refusal && room.refusal !== before.refusal) {
      sayAtOnce(room.refusal.reason);
      sound("no");
    }
    this.#hear(room, before);
    if (room.link !== before.link) {
      if (room.link === "lost") sayAtOnce(room.bye ? words("game-bye") : words("game-lost"));
      if (room.link === "open" && before.link === "lost") say(words("game-back"));
    }
  }

  #seat(room: Room, shown: Snapshot): void {
    const fresh = this.#table(room, shown);
    this.#next.learn(fresh);
    const seated = this.seated.value;
    if (seated) {
      seated.hand.update(fresh);
      // A pinned look stays open over a board that does not change; a move closes it.
      if (room.shown?.ply !== this.#ply) seated.gaze.close();
      this.#ply = shown.ply;
      return;
    }
    this.#ply = shown.ply;
    const surface = new Surface();
    const hand = new Hand(
      fresh,
      {
        play: (offer) => this.play(offer),
        set: (next) => this.#next.set(next, hand.table.scene),
        ask: (move) => this.link.ask(move),
        refused: (verdict: Verdict) => {
          sayAtOnce(verdict.reason);
          sound("no");
        },
      },
      { overEdge: words("game-over-edge"), notNow: words("game-not-now") },
    );
    const gaze = new Gaze();
    const view = this.#view;
    const fingers = new Fingers(hand, surface, gaze, view, (spot) => this.#next.cancelAt(spot, hand.table));
    this.#stops.push(
      fingers.attach(),
      view.state.watch(() => this.#look()),
    );
    this.seated.set({
      hand,
      fingers,
      surface,
      gaze,
      view,
      viewing: viewing(view, surface),
      next: this.#next,
    });
  }

  /** The move that was set for this position is made, by the door that all moves take. */
  #goOn(before: Snapshot | null, shown: Snapshot): void {
    const offer = this.#next.due(before, shown);
    // Once everybody has heard of the position.
    if (offer)
      queueMicrotask(() => {
        if (this.link.room.value.shown === shown) this.play(offer);
      });
  }

  /** Something has changed: it is said, and a move is heard when it was somebody else's. */
  #tell(room: Room, before: Snapshot, shown: Snapshot): void {
    this.#tellOffer(room, before, shown);
    this.#tellTakeback(room, before, shown);
    if (shown.ply < before.ply) {
      say(words("game-took-back"));
      sound("turn");
      return;
    }
    const moved = shown.view.history.length > before.view.history.length;
    if (!moved && shown.ply === before.ply) return;
    if (!moved) {
      // Where all choose at the same time, this player has, and the others have not.
      say(shown.scene.prompt);
      return;
    }
    const { last } = shown;
    // At one screen every move was heard when it was made.
    if (last && last.player !== room.welcome?.you && !atOneScreen(room.welcome)) {
      sound(shown.view.chosen ? "flip" : "theirs");
      if (shown.scene.flights.length > 0) sound("eruption");
      const sum = (scores: readonly Score[]) =>
        scores.find((score) => score.player === last.player)?.parts ?? [];
      const risen = sum(shown.scene.scores).filter(([heading, points]) =>
        sum(before.scene.scores).some(([same, earlier]) => same === heading && points > earlier),
      );
      // Where shapes lie side by side it is their contacts that score besides the shapes themselves.
      if (risen.length > 1) sound(this.seated.value?.hand.table.boards.shaped ? "contact" : "point");
    }
    const mine = turn(room) === "mine";
    say(
      [last?.said ?? "", mine ? words("game-your-turn") : "", mine ? shown.scene.prompt : ""]
        .filter(Boolean)
        .join(". "),
    );
  }

  /** What has become of an offer to end the game. */
  #tellOffer(room: Room, before: Snapshot, shown: Snapshot): void {
    const [then, now] = [before.agreement?.by ?? null, shown.agreement?.by ?? null];
    const you = room.welcome?.you ?? null;
    if (now !== null && now !== then) {
      sayAtOnce(now === you ? words("game-offered") : words("game-offers", { name: nameOf(room, now) }));
      if (now !== you) sound("theirs");
    }
    const answered = then !== null && now === null && !shown.view.over && shown.ply === before.ply;
    if (answered) sayAtOnce(then === you ? words("game-declined") : words("game-you-declined"));
  }

  /** Somebody wishes to take moves back, or does not get it. */
  #tellTakeback(room: Room, before: Snapshot, shown: Snapshot): void {
    const [then, now] = [before.takeback?.by ?? null, shown.takeback?.by ?? null];
    const you = room.welcome?.you ?? null;
    if (now !== null && now !== then) {
      sayAtOnce(
        now === you ? words("game-asked-back") : words("game-asks-back", { name: nameOf(room, now) }),
      );
      if (now !== you) sound("theirs");
    }
    const refused = then !== null && now === null && !shown.view.over && shown.ply === before.ply;
    if (refused && then === you) sayAtOnce(words("game-not-back"));
  }

  /** Somebody has said something while this page was open. */
  #hear(room: Room, before: Room): void {
    const line = room.talk.at(-1);
    if (!line || before.talk.length === 0 || line === before.talk.at(-1)) return;
    const mine = line.player !== null && line.player === room.welcome?.you;
    if (mine || !settings.value.talk) return;
    say(words("talk-said", { name: line.name, text: line.text }));
    sound("pick");
  }

  #finish(room: Room): void {
    const result = outcome(room);
    if (!result) return;
    sayAtOnce(result.headline);
    sound(result.won ? "won" : "lost");
  }
}
