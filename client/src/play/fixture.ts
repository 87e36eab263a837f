// A small table for tests: a board of radius 2 and moves on it.
import type { Drag, Effect, Gesture, Item, Lay, Offer, Put, Scene } from "../contract";
import { drawnBoard } from "../geometry/hexagon";
import { Boards } from "./boards";

export const NO_EFFECT: Effect = { gains: [], said: "", marks: [], preview: null, flights: [], label: "" };

export const BAR: Item = {
  id: "I3",
  name: "bar 3",
  style: "side-0",
  shape: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  mark: "",
  count: 1,
  slot: 0,
  group: "",
  kind: "",
  size: 0,
  arrow: null,
};

export const BEND: Item = {
  ...BAR,
  id: "V3",
  name: "bend",
  slot: 1,
  shape: [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
};

export function scene(items: readonly Item[] = [BAR, BEND]): Scene {
  return {
    boards: [drawnBoard(2, new Map())],
    sides: ["side-0", "side-1"],
    trays: [
      {
        id: "hand",
        title: "Hand",
        owner: 0,
        items,
        hidden: 0,
        hidden_items: [],
        note: "",
        kind: "hand",
        wanted: [],
      },
    ],
    scores: [],
    marks: [],
    prompt: "",
    said: "",
    flights: [],
  };
}

export const BOARDS = new Boards(scene());

export function lay(item: string, cells: string, board = "board"): Offer<Lay> {
  return {
    move: cells,
    gesture: { kind: "lay", item, cells: cells.split(","), turns: 0, board },
    effect: NO_EFFECT,
  };
}

export function put(cell: string, item = ""): Offer<Put> {
  return { move: cell, gesture: { kind: "put", cell, item, board: "board" }, effect: NO_EFFECT };
}

export function drag(start: string, end: string): Offer<Drag> {
  return {
    move: `${start}-${end}`,
    gesture: { kind: "drag", start, end, board: "board" },
    effect: NO_EFFECT,
  };
}

export function button(
  name: string,
  preview: Scene | null = null,
): Offer<Extract<Gesture, { kind: "button" }>> {
  return {
    move: name,
    gesture: { kind: "button", name, label: name, explain: "" },
    effect: { ...NO_EFFECT, preview },
  };
}
