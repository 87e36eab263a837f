// The shapes of scenes and offers, as the server sends them. Their meaning is told in the package's `contract` room
// (scene.py, offer.py); this is only how TypeScript is told of it.

/** Axial coordinates: q grows eastwards, r grows southwards. */
export type Axial = readonly [q: number, r: number];

export interface Token {
  readonly kind: string;
  readonly style: string;
  readonly said: string;
  readonly side: number | null;
  readonly group: string | null;
  readonly mark: string;
  readonly size: number;
}

export interface Cell {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
  readonly tokens: readonly Token[];
}

/** A part of the rim of a board that belongs to somebody: edges of cells, by direction clockwise from the north. */
export interface Rim {
  readonly style: string;
  readonly said: string;
  readonly edges: readonly (readonly [label: string, direction: number])[];
  readonly mark: string;
}

export interface BoardScene {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly Cell[];
  readonly owner: number | null;
  readonly rims?: readonly Rim[];
}

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly style: string;
  readonly shape: readonly Axial[];
  readonly mark: string;
  readonly count: number;
  readonly slot: number;
  readonly group: string;
  /** What it looks like, as a token; empty where its shape says it. */
  readonly kind: string;
  readonly size: number;
  /** The direction that goes with it, 0 to 5 clockwise from the north. */
  readonly arrow: number | null;
}

export interface Tray {
  readonly id: string;
  readonly title: string;
  readonly owner: number | null;
  readonly items: readonly Item[];
  readonly hidden: number;
  readonly hidden_items: readonly Item[];
  readonly note: string;
  readonly kind: string;
  /** What is still to be won. */
  readonly wanted: readonly Item[];
}

/** A heading of the score sheet and its points. */
export type Part = readonly [heading: string, points: number];

export interface Score {
  readonly player: number;
  readonly side: string;
  readonly total: number;
  readonly parts: readonly Part[];
  /** The board that the groups lie on. */
  readonly board: string;
  /** For a heading the groups of cells behind its points. */
  readonly groups: readonly (readonly [heading: string, groups: readonly (readonly string[])[]])[];
  /** For each heading the style of what it is about; empty when they have none. */
  readonly styles: readonly string[];
}

export interface Mark {
  readonly kind: string;
  readonly cells: readonly string[];
  readonly board: string;
}

/** A token that flies from a cell to a cell, one after the other; captured: it is taken where it lands. */
export interface Flight {
  readonly token: Token;
  readonly start: string;
  readonly end: string;
  readonly captured: boolean;
}

export interface Scene {
  readonly boards: readonly BoardScene[];
  readonly sides: readonly string[];
  readonly trays: readonly Tray[];
  readonly scores: readonly Score[];
  readonly marks: readonly Mark[];
  readonly prompt: string;
  readonly said: string;
  /** What flew in the last move. */
  readonly flights: readonly Flight[];
}

export interface Put {
  readonly kind: "put";
  readonly cell: string;
  readonly item: string;
  readonly board: string;
}

export interface Drag {
  readonly kind: "drag";
  readonly start: string;
  readonly end: string;
  readonly board: string;
}

export interface Lay {
  readonly kind: "lay";
  readonly item: string;
  readonly cells: readonly string[];
  readonly turns: number;
  readonly board: string;
}

export interface Button {
  readonly kind: "button";
  readonly name: string;
  readonly label: string;
  readonly explain: string;
}

export type Gesture = Put | Drag | Lay | Button;

export interface Effect {
  readonly gains: readonly Part[];
  readonly said: string;
  readonly marks: readonly Mark[];
  readonly preview: Scene | null;
  readonly flights: readonly Flight[];
  /** What a button says that makes the move; empty where the gesture says it. */
  readonly label: string;
}

export interface Offer<G extends Gesture = Gesture> {
  readonly move: string;
  readonly gesture: G;
  readonly effect: Effect;
}

/** The part of a view that all games have. */
export interface View {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly players: number;
  readonly me: number | null;
  readonly ply: number;
  readonly to_act: number | null;
  /** Who may move now: one player, or all who have not chosen where all choose at the same time. */
  readonly awaiting?: readonly number[];
  /** Where all choose at the same time: who has. */
  readonly chosen?: readonly boolean[];
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly ending: { readonly end: string; readonly by: number | null } | null;
  readonly history: readonly string[];
  /** Who made each move of the history. */
  readonly movers?: readonly number[];
}

/** The offers of one kind of gesture. */
export function offersOf<K extends Gesture["kind"]>(
  offers: readonly Offer[],
  kind: K,
): readonly Offer<Extract<Gesture, { kind: K }>>[] {
  return offers.filter((offer) => offer.gesture.kind === kind) as unknown as readonly Offer<
    Extract<Gesture, { kind: K }>
  >[];
}
