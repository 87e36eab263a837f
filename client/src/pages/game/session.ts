import { Surface } from "../../board/surface";
import type { Offer, Score } from "../../contract";
import { Link, socketUrl } from "../../net/link";
import type { Snapshot } from "../../net/protocol";
import { type Room, turn } from "../../net/room";
import { Fingers } from "../../play/fingers";
import { Gaze } from "../../play/gaze";
import { Hand, table, type Verdict } from "../../play/hand";
import { settings } from "../../settings";
import { sound } from "../../sound";
import { Store } from "../../store";
import { say, sayAtOnce } from "../../voice";
import { words } from "../../words";
import { nameOf, outcome } from "./outcome";

/** What plays on once the first snapshot has come. */
export interface Seated {
  readonly hand: Hand;
  readonly fingers: Fingers;
  readonly surface: Surface;
  readonly gaze: Gaze;
}

/** A visit to one room: the connection, the hand, and what is heard while the game goes on. */
export class Session {
  readonly link: Link;
  readonly seated = new Store<Seated | null>(null);
  #before: Room;
  #ply = 0;
  readonly #stops: (() => void)[] = [];

  constructor(room: string) {
    this.link = new Link(socketUrl(room, window.location));
    this.#before = this.link.room.value;
    this.#stops.push(this.link.room.watch((now) => this.#follow(now)));
    const hurry = () => {
      if (document.visibilityState === "visible") this.link.hurry();
    };
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
    if (offer.gesture.kind !== "button") sound("lay");
    if (offer.effect.gains.length > 1) sound("point");
    this.link.move(offer.move);
  }

  #follow(room: Room): void {
    const before = this.#before;
    this.#before = room;
    if (room.shown && (room.shown !== before.shown || room.welcome !== before.welcome))
      this.#seat(room, room.shown);
    if (room.shown && before.shown && room.shown !== before.shown) this.#tell(room, before.shown, room.shown);
    if (room.shown?.view.over && before.shown && !before.shown.view.over) this.#finish(room);
    if (room.refusal && room.refusal !== before.refusal) {
      sayAtOnce(room.refusal.reason);
      sound("no");
    }
    this.#hear(room, before);
    if (room.link !== before.link) {
      if (room.link === "lost") sayAtOnce(room.bye ? words.game.bye : words.game.lost);
      if (room.link === "open" && before.link === "lost") say(words.game.back);
    }
  }

  #seat(room: Room, shown: Snapshot): void {
    const fresh = table(shown.scene, shown.offers, room.welcome?.you ?? null, shown.ply);
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
        ask: (move) => this.link.ask(move),
        refused: (verdict: Verdict) => {
          sayAtOnce(verdict.reason);
          sound("no");
        },
      },
      { overEdge: words.game.overEdge, notNow: words.game.notNow },
    );
    const gaze = new Gaze();
    const fingers = new Fingers(hand, surface, gaze);
    this.#stops.push(fingers.attach());
    this.seated.set({ hand, fingers, surface, gaze });
  }

  /** Something has changed: it is said, and a move is heard when it was somebody else's. */
  #tell(room: Room, before: Snapshot, shown: Snapshot): void {
    this.#tellOffer(room, before, shown);
    this.#tellTakeback(room, before, shown);
    if (shown.ply < before.ply) {
      say(words.game.tookBack);
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
    if (last && last.player !== room.welcome?.you) {
      sound(shown.view.chosen ? "flip" : "theirs");
      const sum = (scores: readonly Score[]) =>
        scores.find((score) => score.player === last.player)?.parts ?? [];
      const risen = sum(shown.scene.scores).filter(([heading, points]) =>
        sum(before.scene.scores).some(([same, earlier]) => same === heading && points > earlier),
      );
      if (risen.length > 1) sound("point");
    }
    const mine = turn(room) === "mine";
    say(
      [last?.said ?? "", mine ? words.game.yourTurn : "", mine ? shown.scene.prompt : ""]
        .filter(Boolean)
        .join(". "),
    );
  }

  /** What has become of an offer to end the game. */
  #tellOffer(room: Room, before: Snapshot, shown: Snapshot): void {
    const [then, now] = [before.agreement?.by ?? null, shown.agreement?.by ?? null];
    const you = room.welcome?.you ?? null;
    if (now !== null && now !== then) {
      sayAtOnce(now === you ? words.game.offered : words.game.offers(nameOf(room, now)));
      if (now !== you) sound("theirs");
    }
    const answered = then !== null && now === null && !shown.view.over && shown.ply === before.ply;
    if (answered) sayAtOnce(then === you ? words.game.declined : words.game.youDeclined);
  }

  /** Somebody wishes to take moves back, or does not get it. */
  #tellTakeback(room: Room, before: Snapshot, shown: Snapshot): void {
    const [then, now] = [before.takeback?.by ?? null, shown.takeback?.by ?? null];
    const you = room.welcome?.you ?? null;
    if (now !== null && now !== then) {
      sayAtOnce(now === you ? words.game.askedBack : words.game.asksBack(nameOf(room, now)));
      if (now !== you) sound("theirs");
    }
    const refused = then !== null && now === null && !shown.view.over && shown.ply === before.ply;
    if (refused && then === you) sayAtOnce(words.game.notBack);
  }

  /** Somebody has said something while this page was open. */
  #hear(room: Room, before: Room): void {
    const line = room.talk.at(-1);
    if (!line || before.talk.length === 0 || line === before.talk.at(-1)) return;
    const mine = line.player !== null && line.player === room.welcome?.you;
    if (mine || !settings.value.talk) return;
    say(words.talk.said(line.name, line.text));
    sound("pick");
  }

  #finish(room: Room): void {
    const result = outcome(room);
    if (!result) return;
    sayAtOnce(result.headline);
    sound(result.won ? "won" : "lost");
  }
}
