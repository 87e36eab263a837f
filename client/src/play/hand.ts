import type { Item, Offer } from "../contract";
import { arrow, rotate } from "../geometry/axial";
import type { Answer } from "../net/protocol";
import { Store } from "../store";
import { type Spot, sameSpot, spotKey } from "./boards";
import { EMPTY, type HandState, type Verdict } from "./held";
import { type Premove, premove } from "./premove";
import { type Hold, type Place, type Reach, reach } from "./reach";
import type { Table } from "./table";

/** Trays from which things are taken up; what lies in others is only shown. */
const HELD: ReadonlySet<string> = new Set(["hand", "readings"]);

/** Where the hand sends what it does. */
export interface Wire {
  play(offer: Offer): void;
  /** A move is set for the next turn. */
  set(next: Premove): void;
  ask(move: string): Promise<Answer | null>;
  /** The move could not be made: why (a sentence), or null when nobody could say. */
  refused(verdict: Verdict): void;
}

/** The words that the hand itself needs. */
export interface HandWords {
  overEdge: string;
  notNow: string;
}

/** Picking up, turning, aiming and laying: by pointer, by touch and by key alike. */
export class Hand {
  readonly state = new Store<HandState>(EMPTY);
  /** Whether the last thing that moved it was a finger or a pen. */
  byTouch = false;
  #table: Table;
  readonly #wire: Wire;
  readonly #words: HandWords;
  #reach: { hold: Hold; turns: number; table: Table; reach: Reach } | null = null;

  constructor(start: Table, wire: Wire, words: HandWords) {
    this.#table = start;
    this.#wire = wire;
    this.#words = words;
    this.#settle();
  }

  get table(): Table {
    return this.#table;
  }

  /** What can be done with what is held, or null when nothing is. */
  get reach(): Reach | null {
    const { hold, turns } = this.state.value;
    if (!hold) return null;
    const last = this.#reach;
    if (last?.hold === hold && last.turns === turns && last.table === this.#table) return last.reach;
    const fresh = reach(hold, turns, this.#table.offers, this.#table.boards);
    this.#reach = { hold, turns, table: this.#table, reach: fresh };
    return fresh;
  }

  /** The legal move that letting go now would be. */
  get offer(): Offer | null {
    const { spot } = this.state.value;
    return spot ? (this.reach?.offer(spot) ?? null) : null;
  }

  /** What letting go now would set for the next turn, while others are at it. */
  get next(): Premove | null {
    const { hold, spot } = this.state.value;
    const { offers, ahead, boards } = this.#table;
    const { reach: now } = this;
    return hold && spot && now && ahead && offers.length === 0 ? premove(hold, spot, now, boards) : null;
  }

  /** The board was turned under the hand: what is held over a cell stays over it, and is turned as well. */
  turned(next: Table, by: number): void {
    this.#table = next;
    const round = <S extends Spot>(spot: S): S => ({ ...spot, at: rotate(spot.at, by) });
    this.state.update((state) => ({
      ...state,
      hold: state.hold?.kind === "cell" ? round(state.hold) : state.hold,
      spot: state.spot && round(state.spot),
      turns: state.turns + by,
      spin: 0,
    }));
  }

  /** A new position: what is still there stays in the hand. */
  update(next: Table): void {
    const before = this.#table;
    const moved = next.ply !== before.ply || next.offers.length !== before.offers.length;
    this.#table = next;
    const { hold } = this.state.value;
    const kept = hold && !next.sources.question ? this.#kept(hold, moved, before.offers.length === 0) : null;
    if (hold && !kept) this.state.set(EMPTY);
    else if (moved) this.state.update((state) => ({ ...state, hold: kept, verdict: null, asking: false }));
    // Others have chosen, or somebody has offered something: what is asked of this player, or told, still holds.
    else this.state.update((state) => ({ ...state, hold: kept }));
    this.#settle();
  }

  /**
   * What of a hold outlasts a change of the position: shapes stay in the hand from move to move. A token was held for one
   * choice; but who has `waited` may have taken it up for the next one.
   */
  #kept(hold: Hold, moved: boolean, waited: boolean): Hold | null {
    if (hold.kind === "item") return moved && hold.item.shape.length === 0 ? null : this.#find(hold.item.id);
    if (!moved) return hold;
    if (hold.kind !== "cell" || !waited) return null;
    const cell = this.#table.boards.at(hold.board, hold.at);
    return cell && this.#table.sources.cells.has(`${hold.board}/${cell.id}`) ? hold : null;
  }

  /** The item of this player's trays with an id, if there is one left. */
  #find(id: string): Extract<Hold, { kind: "item" }> | null {
    for (const tray of this.#table.scene.trays) {
      if (!HELD.has(tray.kind) || (tray.owner !== null && tray.owner !== this.#table.you)) continue;
      const item = tray.items.find((candidate) => candidate.id === id && candidate.count > 0);
      if (item) return { kind: "item", tray: tray.id, item };
    }
    return null;
  }

  /** Where a token may be put down, the hand always holds one, of which it need not be known which. */
  #settle(): void {
    if (this.state.value.hold === null && this.#table.sources.token)
      this.state.update((state) => ({ ...state, hold: { kind: "token" } }));
  }

  /** Takes up an item; keeps the spot where the last one was held. */
  pick(item: Item): void {
    const hold = this.#find(item.id);
    if (!hold || this.holds(item) || this.#table.sources.question) return;
    this.state.update(({ pinned, spot }) => ({ ...EMPTY, hold, pinned, spot: pinned ? spot : null }));
  }

  /** Takes up what lies on a cell; false when nothing there may be moved. */
  pickCell(spot: Spot): boolean {
    const cell = this.#table.boards.at(spot.board, spot.at);
    if (!cell || !this.#table.sources.cells.has(`${spot.board}/${cell.id}`)) return false;
    this.state.set({ ...EMPTY, hold: { kind: "cell", board: spot.board, at: spot.at } });
    return true;
  }

  /** Whether what is held was taken up from this cell. */
  holdsCell(spot: Spot): boolean {
    const { hold } = this.state.value;
    return hold?.kind === "cell" && sameSpot(spot, { board: hold.board, at: hold.at });
  }

  holds(item: Item): boolean {
    const { hold } = this.state.value;
    return hold?.kind === "item" && hold.item.id === item.id;
  }

  putBack(): void {
    this.state.set(EMPTY);
    this.#settle();
  }

  turn(by: 1 | -1): void {
    if (!this.reach?.turns) return;
    this.state.update((state) => ({ ...state, turns: state.turns + by, spin: by, verdict: null }));
  }

  /** Holds it over a spot, or over none: then, and where no cell of it would lie on a board, it is in the air. */
  aim(to: Spot | null, pinned = false): void {
    const { state } = this;
    if (!state.value.hold) return;
    const spot = to && this.#touches(to) ? to : null;
    if (sameSpot(state.value.spot, spot) && state.value.pinned === pinned) return;
    const stays = sameSpot(state.value.spot, spot);
    state.update((value) => ({
      ...value,
      spot,
      pinned,
      verdict: stays ? value.verdict : null,
      asking: stays && value.asking,
    }));
  }

  /** One cell further by arrow key; the first press only shows where it is. */
  step(direction: "up" | "down" | "left" | "right"): void {
    const { spot } = this.state.value;
    if (!spot) {
      this.aim(this.start(), true);
      return;
    }
    const next = { board: spot.board, at: arrow(spot.at, direction) };
    // Far enough to lay any cell of a piece on any cell of the board, and no further.
    if (this.#touches(next)) this.aim(next, true);
  }

  /** Whether what is held would cover a cell of the board at all. */
  #touches(spot: Spot): boolean {
    return (this.reach?.covers(spot) ?? []).some((cell) => this.#table.boards.at(spot.board, cell));
  }

  /** Where the keyboard begins: the first legal place, or else the middle of the board. */
  start(): Spot | null {
    const { hold } = this.state.value;
    // What was taken from a cell is moved from there.
    if (hold?.kind === "cell") return { board: hold.board, at: hold.at };
    const first = this.reach?.places[0];
    if (first) return first.spot;
    const board = this.#table.boards.list[0];
    return board ? this.#table.boards.middle(board) : null;
  }

  /** To the next legal place in reading order; turns the piece when it has none as it is. */
  nextPlace(by: 1 | -1): void {
    if (!this.state.value.hold) return;
    for (let turn = 0; turn < 6 && this.reach?.places.length === 0 && this.reach.total > 0; turn++)
      this.turn(by);
    const places: readonly Place[] = this.reach?.places ?? [];
    const { spot } = this.state.value;
    const spots = places.filter((place, i) => i === 0 || !sameSpot(place.spot, places[i - 1]?.spot ?? null));
    const now = spot ? spots.findIndex((place) => sameSpot(place.spot, spot)) : -1;
    const next = now === -1 ? (by === 1 ? 0 : spots.length - 1) : (now + by + spots.length) % spots.length;
    const place = spots[next];
    if (place) this.aim(place.spot, true);
  }

  /** Whether the piece, as it is held, covers a spot. */
  covers(other: Spot): boolean {
    const { spot } = this.state.value;
    if (!spot || spot.board !== other.board) return false;
    const wanted = spotKey(other.board, other.at);
    return (this.reach?.covers(spot) ?? []).some((cell) => spotKey(spot.board, cell) === wanted);
  }

  /** Lets go: the move is made, or it is asked which one is meant, or it is said why it is none. */
  lay(): void {
    const { spot } = this.state.value;
    const { offer } = this;
    const { next } = this;
    if (offer) this.#wire.play(offer);
    else if (next) {
      this.putBack();
      this.#wire.set(next);
    } else if (spot && this.choices.length > 1)
      this.state.update((state) => ({ ...state, pinned: true, asking: true }));
    else if (spot && this.holdsCell(spot)) this.putBack();
    else if (spot) void this.why(true);
  }

  /** All legal moves that letting go now may be. */
  get choices(): readonly Offer[] {
    const { spot } = this.state.value;
    return spot ? (this.reach?.choices(spot) ?? []) : [];
  }

  /** Takes one of several moves that may be meant: with `play` it is made, else what it takes is held there. */
  choose(offer: Offer, play: boolean): void {
    const { spot } = this.state.value;
    const { gesture } = offer;
    const hold = gesture.kind === "put" ? this.#find(gesture.item) : null;
    if (hold) this.state.set({ ...EMPTY, hold, spot, pinned: true });
    if (play || !hold) this.#wire.play(offer);
  }

  /** Leaves the question unanswered. */
  unask(): void {
    this.state.update((state) => ({ ...state, asking: false }));
  }

  /** Asks why it may not be laid here. `loudly`: somebody tried, so the answer is also spoken. */
  async why(loudly: boolean): Promise<void> {
    const { spot } = this.state.value;
    const now = this.reach;
    if (!spot || !now || now.choices(spot).length > 0 || this.holdsCell(spot)) return;
    const turns = this.state.value.turns;
    const still = () =>
      this.reach === now && sameSpot(this.state.value.spot, spot) && this.state.value.turns === turns;
    const told = await this.#explain(now, spot);
    if (!told || !still()) return;
    this.state.update((state) => ({ ...state, verdict: told }));
    if (loudly) this.#wire.refused(told);
  }

  async #explain(now: Reach, spot: Spot): Promise<Verdict | null> {
    const { board } = spot;
    const notation = now.notation(spot);
    if (notation === null) return { reason: this.#words.overEdge, cells: [], board };
    if (this.#table.offers.length === 0) return { reason: this.#words.notNow, cells: [], board };
    const answer = await this.#wire.ask(notation);
    return answer && !answer.legal ? { reason: answer.reason, cells: answer.cells, board } : null;
  }
}
