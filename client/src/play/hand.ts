import type { Item, Offer, Scene } from "../contract";
import { arrow } from "../geometry/axial";
import type { Answer } from "../net/protocol";
import { Store } from "../store";
import { Boards, type Spot, sameSpot, spotKey } from "./boards";
import { type Hold, type Place, type Reach, reach, type Sources, sources } from "./reach";

/** Why a move is not allowed, and where: the server's answer for what is held where it is held. */
export interface Verdict {
  readonly reason: string;
  readonly cells: readonly string[];
  readonly board: string;
}

/** What the hand of this player does. */
export interface HandState {
  readonly hold: Hold | null;
  /** Clockwise turns by 60 degrees since it was taken up. */
  readonly turns: number;
  /** Which way it was turned last: 1 is clockwise, 0 not at all. */
  readonly spin: 1 | 0 | -1;
  readonly spot: Spot | null;
  /** Whether the spot stays when the pointer goes away (it was chosen by touch or by key). */
  readonly pinned: boolean;
  readonly verdict: Verdict | null;
  /** It was let go where more than one move may be meant: which one is asked. */
  readonly asking: boolean;
}

const EMPTY: HandState = {
  hold: null,
  turns: 0,
  spin: 0,
  spot: null,
  pinned: false,
  verdict: null,
  asking: false,
};

/** Trays from which things are taken up; what lies in others is only shown. */
const HELD: ReadonlySet<string> = new Set(["hand", "readings"]);

/** What the hand needs to know of the game. */
export interface Table {
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  readonly you: number | null;
  readonly boards: Boards;
  readonly sources: Sources;
  /** How many moves have been seen: what was held for one choice is not held for the next. */
  readonly ply: number;
}

export function table(scene: Scene, offers: readonly Offer[], you: number | null, ply = 0): Table {
  return { scene, offers, you, boards: new Boards(scene), sources: sources(offers), ply };
}

/** Where the hand sends what it does. */
export interface Wire {
  play(offer: Offer): void;
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

  /** A new position: what is still there stays in the hand. */
  update(next: Table): void {
    const moved = next.ply !== this.#table.ply || next.offers.length !== this.#table.offers.length;
    this.#table = next;
    const { hold } = this.state.value;
    const kept = hold && !next.sources.question ? this.#kept(hold, moved) : null;
    if (hold && !kept) this.state.set(EMPTY);
    else if (moved) this.state.update((state) => ({ ...state, hold: kept, verdict: null, asking: false }));
    // Others have chosen, or somebody has offered something: what is asked of this player, or told, still holds.
    else this.state.update((state) => ({ ...state, hold: kept }));
    this.#settle();
  }

  /** What of a hold outlasts a change of the position: shapes stay in the hand from move to move, the rest does not. */
  #kept(hold: Hold, moved: boolean): Hold | null {
    if (hold.kind === "item") return moved && hold.item.shape.length === 0 ? null : this.#find(hold.item.id);
    if (moved) return null;
    return hold;
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
    if (offer) this.#wire.play(offer);
    else if (spot && this.choices.length > 1)
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
    if (this.#table.offers.length === 0) return { reason: this.#words.notNow, cells: [], board };
    const notation = now.notation(spot);
    if (notation === null) return { reason: this.#words.overEdge, cells: [], board };
    const answer = await this.#wire.ask(notation);
    return answer && !answer.legal ? { reason: answer.reason, cells: answer.cells, board } : null;
  }
}
