import type { Moment } from "./pictures";

export interface Diagram {
  readonly id: string;
  readonly moments: readonly Moment[];
  /** Of the board; 2 unless said otherwise. */
  readonly radius?: number;
}

const OWN = [[0, "a1,b1"]] as const;
const THEIRS = [[1, "d3,d4,e2"]] as const;

const HEXAFUSE: readonly Diagram[] = [
  {
    id: "grow",
    moments: [
      { anchors: [[0, "a3"]], reach: "a2,b3,b4" },
      { anchors: [[0, "a3"]], ghost: [0, "b3,c3,c4", true, 3] },
      { anchors: [[0, "a3"]], pieces: [[0, "b3,c3,c4"]], reach: "a2,b2,c2,d2,d3,d4,c5,b4" },
    ],
  },
  {
    id: "apart",
    moments: [
      { pieces: [...OWN, ...THEIRS] },
      { pieces: [...OWN, ...THEIRS], ghost: [0, "b2,c3", false, 0], marks: [["reason", "d3"]] },
      { pieces: [...OWN, ...THEIRS], ghost: [0, "a2,b2", true, 2] },
    ],
  },
  {
    id: "contact",
    moments: [
      { pieces: [...OWN, ...THEIRS] },
      { pieces: [...OWN, ...THEIRS], ghost: [0, "c2,d1", true, 8], marks: [["contact", "d3,e2"]] },
    ],
  },
  {
    id: "corner",
    moments: [
      { anchors: [[0, "a3"]], pieces: [[0, "c1,d1"]] },
      {
        anchors: [[0, "a3"]],
        pieces: [[0, "c1,d1"]],
        ghost: [0, "a2,b2", false, 0],
        marks: [["reason", "c1"]],
      },
      {
        anchors: [[0, "a3"]],
        pieces: [
          [0, "c1,d1"],
          [1, "c4,d3,e2"],
        ],
        ghost: [0, "a2,b2", true, 5],
        marks: [["contact", "c4"]],
      },
    ],
  },
  {
    id: "lock",
    moments: [
      { anchors: [[1, "e3"]], pieces: [[0, "b2,c2"]], reach: "e2,d3,d4" },
      {
        anchors: [[1, "e3"]],
        pieces: [[0, "b2,c2"]],
        ghost: [0, "c3,c4,d2", true, 13],
        marks: [["lost", "e2,d3,d4"]],
      },
    ],
  },
];

const AROUND = "c2:G1G2G3W1 c1:O2 d1:K3 b2:P3K1 d2:Y1Y2";
const ERUPTING = "a1:B1B2B3W1 c3:Y1 e3:G3";
const CAPTURING = "a1:P2P1P3W1 c3:Y3 d3:O2 e3:R2";

const HEXANO: readonly Diagram[] = [
  {
    id: "move",
    moments: [
      { stacks: AROUND, marks: [["last", "c2"]] },
      { stacks: AROUND, reach: "c3,d2,c1,b1", marks: [["reason", "b2,d1"]] },
    ],
  },
  {
    id: "erupt",
    moments: [{ stacks: ERUPTING }, { stacks: ERUPTING, reach: "b2" }, { move: "a1-b2>c3,d3,e3" }],
  },
  {
    id: "stop",
    moments: [
      { stacks: "a1:O1O2O3W1 d3:R2K1", marks: [["reason", "d3"]] },
      { move: "a1-b2>c3" },
      { stacks: "a1:O1O2 b2:W1 c3:O3 d3:R2K1", marks: [["reason", "d3"]] },
    ],
  },
  {
    id: "capture",
    moments: [
      { stacks: CAPTURING },
      { stacks: CAPTURING, reach: "b2", marks: [["gain", "c3"]] },
      { move: "a1-b2>c3*,d3,e3*" },
    ],
  },
  {
    id: "quiet",
    moments: [{ stacks: "a1:W1 b3:G1G2" }, { move: "a1-b2" }, { move: "b2-b3" }, { move: "b3-c4>d4" }],
  },
  {
    id: "trees",
    moments: [
      { stacks: "b3:G3 d3:R3" },
      { stacks: "b3:G3G2 d3:R3Y2" },
      { stacks: "b3:G3G2G1 d3:R3Y2B1 c1:P2", marks: [["gain", "b3"]] },
    ],
  },
];

const NEXUS = "d7:W g4:L g1:E d1:F a1:D a4:A d4:*";

/** What both editions share. */
const NULLIFY: Diagram = {
  id: "nullify",
  moments: [
    { elements: "c3:* c4:W d3:W b3:E" },
    { elements: "c3:* c4:W d3:W b3:E", placing: ["d4:F", 0], marks: [["lost", "c4,d3,d4"]] },
    { elements: "c3:* c4:xW d3:xW d4:xF b3:E" },
  ],
};
const HARMONIC: Diagram = {
  id: "harmonic",
  moments: [
    { elements: "c3:* c4:L d3:A d2:F c2:D b2:W" },
    { elements: "c3:* c4:L d3:A d2:F c2:D b2:W b3:E", shine: "c4,d3,d2,c2,b2,b3" },
  ],
};
const LIGHTS = "a3:L a2:L c1:L d4:D e3:D d3:D";
const FLOWS = "a1:W b1:W c2:W c3:W b3:W e1:F e2:F e3:F";
const SHAPES = "a1:E a2:E b1:E b2:E d3:A c4:A e3:A d2:A";

const SECOND: readonly Diagram[] = [
  {
    id: "card",
    radius: 3,
    moments: [
      { elements: NEXUS },
      { elements: NEXUS, reach: "b2,b5,e1,e4", placing: ["e4:F", 0] },
      { elements: NEXUS, reach: "d6,d3,a3,g3", placing: ["d3:L", 0] },
      { elements: `${NEXUS} d3:L` },
    ],
  },
  NULLIFY,
  {
    id: "lights",
    moments: [
      { elements: LIGHTS, shine: "a3,a2 c1" },
      { elements: LIGHTS, shine: "d4,e3,d3" },
    ],
  },
  {
    id: "flows",
    moments: [
      { elements: FLOWS, shine: "e1,e2 e2,e3" },
      { elements: FLOWS, shine: "a1,b1,c2,c3,b3" },
    ],
  },
  {
    id: "shapes",
    moments: [
      { elements: SHAPES, shine: "a1,a2,b2 a1,b1,b2" },
      { elements: SHAPES, shine: "d3,c4,e3,d2" },
    ],
  },
  HARMONIC,
];

const LINES = "c1:W c2:W c3:W c4:W e1:F e2:F";
const CURVES = "a1:E a2:E b2:E d3:A c4:A d2:A";

const FIRST: readonly Diagram[] = [
  {
    id: "both",
    radius: 3,
    moments: [
      { elements: NEXUS, reach: "d5,e4,e3,d3,c3,c4", placing: ["e4:L", 3] },
      { elements: `${NEXUS} e4:L`, reach: "d5,e5,f4,f3,e3,d3,c3,c4", placing: ["d3:F", 0] },
      { elements: `${NEXUS} e4:L d3:F` },
    ],
  },
  NULLIFY,
  {
    id: "alone",
    moments: [
      { elements: LIGHTS, shine: "c1" },
      { elements: LIGHTS, shine: "d4,e3,d3" },
    ],
  },
  {
    id: "lines",
    moments: [
      { elements: LINES, shine: "e1,e2" },
      { elements: LINES, shine: "c1,c2,c3,c4" },
    ],
  },
  {
    id: "curves",
    moments: [
      { elements: CURVES, shine: "a1,a2,b2" },
      { elements: CURVES, shine: "d3,c4,d2" },
    ],
  },
  HARMONIC,
];

/** What "how to play" shows of each game; the words are in the catalogue under the same ids. */
export const DIAGRAMS: Readonly<Record<string, readonly Diagram[]>> = {
  hexafuse: HEXAFUSE,
  "hexano-duel": HEXANO,
  hexpertise: SECOND,
  "hexpertise-first": FIRST,
};
