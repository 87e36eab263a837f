import { entries, type Moment } from "./pictures";

/** What plays by itself once: a board of this radius, moment after moment. */
export interface Show {
  readonly radius: number;
  readonly moments: readonly Moment[];
  /** Between two moments, in milliseconds. */
  readonly pace: number;
}

type Laid = readonly (readonly [side: 0 | 1, cells: string])[];

// A whole game of HexaFuse (44 : 40), piece by piece.
const GAME: Laid = [
  [0, "b4,b5,c4,d5,d6"],
  [1, "a2,b2,c2,d2,e2"],
  [0, "d4,e4,e5"],
  [1, "f6,f7,g6,g7,h6"],
  [0, "g4,h4,i2,i3"],
  [1, "d8,e8,e9,f8"],
  [0, "f4,g1,g2,g3"],
  [1, "c7"],
  [0, "h1,h2"],
  [1, "b1,c1,d1,e1"],
  [0, "h3"],
];

function laying(pieces: Laid, rest: Moment): Moment[] {
  return [0, ...pieces.keys()].map((_, n) => ({ ...rest, pieces: pieces.slice(0, n) }));
}

// The rosette of Hexano-Duel, and nine turns from it.
const ROSETTE =
  "a1:K3K1 a2:G1G2G3 a3:P1P2P3 a4:W3W1 b1:B1B2B3 b2:R1R2R3 b3:Y1Y2Y3 b4:O1O2O3 b5:B1B2B3 c1:Y1Y2Y3 c2:O1O2O3 " +
  "c3:B1B2B3 c4:P1P2P3 c5:G1G2G3 c6:R1R2R3 d1:W3W1 d2:P1P2P3 d3:G1G2G3 d4:C1C2C3 d5:R1R2R3 d6:Y1Y2Y3 d7:K3K1 " +
  "e1:G1G2G3 e2:R1R2R3 e3:Y1Y2Y3 e4:O1O2O3 e5:B1B2B3 e6:P1P2P3 f1:O1O2O3 f2:B1B2B3 f3:P1P2P3 f4:G1G2G3 f5:O1O2O3 " +
  "g1:K3K1 g2:Y1Y2Y3 g3:R1R2R3 g4:W3W1";
const TURNS =
  "d1-e1>f1 d7-e6>f5 e1-d2>c2*,b2,a2 e6-d6>c5*,b4,a3 d2-e2>f2*,g2 d6-d5>d4*,d3,d2* e2-d3>c3*,b3,a3* d5-e4>f3*,g2* " +
  "d3-e3>f3,g3*";

// A display of Hexpertise (79 points): what was placed where, and what was crossed out then.
const DISPLAY =
  "E:f5 D:a3 L:e6 D:a2 W:d6 L:d5 L:e3 W:c6 D:b2 F:c1 W:e5 L:b5 F:c2 D:b1 W:e4 W:c5 A:f3 A:g3 F:d2 A:c4 L:g2 L:f1 E:d3 " +
  "F:b3 D:c3 E:e1 W:f4 E:e2 W:f2 F:b4!b4,c5";
const CORNERS = ["d7", "g4", "g1", "d1", "a1", "a4"] as const;

/** Displays as they fill: the nexus and the mage first. */
export function filling(nexus: string, moves: string, corners: readonly string[], mage: string): Moment[] {
  const held = new Map<string, string>([[mage, "*"]]);
  corners.forEach((cell, i) => {
    held.set(cell, nexus[i] ?? "");
  });
  const shot = (): Moment => ({ elements: [...held].map(([cell, what]) => `${cell}:${what}`).join(" ") });
  const all = [shot()];
  for (const [element, rest] of entries(moves)) {
    const [cell = "", crossed = ""] = rest.split("!");
    held.set(cell, element);
    for (const lost of crossed.split(",").filter(Boolean)) held.set(lost, `x${held.get(lost) ?? ""}`);
    all.push(shot());
  }
  return all;
}

const turns = (stacks: string, moves: string): Moment[] => [
  { stacks },
  ...moves.split(/\s+/).map((move): Moment => ({ move })),
];

/** The large picture of each game. */
export const SHOWPIECES: Readonly<Record<string, Show>> = {
  hexafuse: {
    radius: 4,
    pace: 260,
    moments: laying(GAME, {
      anchors: [
        [0, "a5"],
        [0, "i1"],
        [1, "a1"],
        [1, "i5"],
      ],
    }),
  },
  "hexano-duel": { radius: 3, pace: 1150, moments: turns(ROSETTE, TURNS) },
  hexpertise: { radius: 3, pace: 170, moments: filling("WLEFDA", DISPLAY, CORNERS, "d4") },
};

/** The small picture of each game, by which it is chosen. */
export const EMBLEMS: Readonly<Record<string, Show>> = {
  hexafuse: {
    radius: 2,
    pace: 340,
    moments: laying(
      [
        [0, "a2,b2,b3"],
        [1, "d4,e2,e3"],
        [0, "c2,d1"],
      ],
      {},
    ),
  },
  "hexano-duel": {
    radius: 1,
    pace: 500,
    moments: turns("a1:R1R2R3W1 b1:Y1Y2Y3 c1:G1G2G3 a2:O1O2O3 c2:B1B2B3 b3:P1P2P3", "a1-b2>c2*"),
  },
  hexpertise: {
    radius: 1,
    pace: 200,
    moments: filling("", "L:b3 A:c2 F:c1 D:b1 W:a1 E:a2", [], "b2"),
  },
};

/** The picture of a game or of the game that it is an edition of. */
export function showOf(shows: Readonly<Record<string, Show>>, game: string): Show | undefined {
  return shows[game] ?? shows[game.replace(/-[^-]*$/, "")];
}
