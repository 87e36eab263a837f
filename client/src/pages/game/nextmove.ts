import type { Scene } from "../../contract";
import { listed } from "../../figures";
import type { Snapshot } from "../../net/protocol";
import { atOneScreen, type Room } from "../../net/room";
import type { Spot } from "../../play/boards";
import { coversSpot, fulfilled, type Premove } from "../../play/premove";
import { type Ahead, learn, type Table } from "../../play/table";
import { settings } from "../../settings";
import { sound } from "../../sound";
import { Store } from "../../store";
import { say } from "../../voice";
import { words } from "../../words";

const NOTHING: Ahead = { drags: new Set(), token: false };

/** A move that a player sets while others are at it: it waits here, and is made as soon as the turn comes. */
export class NextMove {
  readonly state = new Store<Premove | null>(null);
  /** What has become of the last one, until the player does something else; empty when there is nothing to tell. */
  readonly notice = new Store("");
  #known = NOTHING;

  /**
   * What may be set in a position. Nothing by who watches or is to move anyway; nor where all choose at the same time, as what
   * there will be to choose from is not known before.
   */
  ahead(room: Room, shown: Snapshot): Ahead | null {
    const { you } = room.welcome ?? {};
    const { view } = shown;
    const waits = you != null && !view.over && !view.chosen && !atOneScreen(room.welcome);
    return waits && settings.value.ahead ? this.#known : null;
  }

  /** Learns from a position what may be set for later ones. */
  learn({ offers, boards }: Table): void {
    this.#known = learn(this.#known, offers, boards);
  }

  set(next: Premove, scene: Scene): void {
    this.notice.set("");
    this.state.set(next);
    sound("set");
    say(words("ahead-said", { move: toldMove(next, scene) }));
  }

  /** Takes it back; whether there was any. */
  cancel(): boolean {
    if (this.state.value === null) return false;
    this.state.set(null);
    sound("turn");
    say(words("ahead-cancelled"));
    return true;
  }

  /** Takes it back when it lies on a spot; whether it did. */
  cancelAt(spot: Spot, { boards }: Table): boolean {
    const next = this.state.value;
    return next !== null && coversSpot(next, spot, boards) && this.cancel();
  }

  /** A new position: the move that is to be made now, if it was set and is legal. */
  due(before: Snapshot | null, shown: Snapshot): ReturnType<typeof fulfilled> {
    if (before && shown.ply !== before.ply) this.notice.set("");
    const next = this.state.value;
    if (!next) return null;
    // What was set was meant for the game as it went on, not for one that is over or has gone back.
    if (shown.view.over || (before && shown.ply < before.ply)) {
      this.state.set(null);
      return null;
    }
    if (shown.offers.length === 0) return null;
    this.state.set(null);
    const offer = fulfilled(next, shown.offers);
    if (!offer) {
      this.notice.set(words("ahead-illegal"));
      say(words("ahead-illegal"));
    }
    return offer;
  }
}

/** What is set, in words. */
export function toldMove(next: Premove, scene: Scene): string {
  if (next.kind === "drag") return words("ahead-drag", { start: next.start, end: next.end });
  if (next.kind === "put") return words("ahead-put", { cell: next.cell });
  const items = scene.trays.flatMap((tray) => tray.items);
  const name = items.find((item) => item.id === next.item)?.name ?? next.item;
  return words("ahead-lay", { name, cells: listed(next.cells) });
}
