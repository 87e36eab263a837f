// Messages for tests.
import { scene } from "../play/fixture";
import type { Snapshot, Welcome } from "./protocol";

export const WELCOME: Welcome = {
  type: "welcome",
  room: "k3x9",
  you: 0,
  game: { id: "hexafuse", title: "HexaFuse", options: {} },
  seats: [
    { name: "Calm Heron", level: null },
    { name: "Spark", level: "spark" },
  ],
};

export function snapshot(history: readonly string[], more: Partial<Snapshot["view"]> = {}): Snapshot {
  return {
    type: "state",
    ply: history.length,
    view: {
      game: "hexafuse",
      options: {},
      players: 2,
      me: 0,
      ply: history.length,
      to_act: history.length % 2,
      over: false,
      winners: [],
      ending: null,
      history,
      ...more,
    },
    scene: scene(),
    offers: [],
    clock: null,
    last: null,
    rematch: null,
  };
}
