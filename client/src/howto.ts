// How to play, in words: one text for each diagram of `pages/start/diagrams.ts`, then what needs no picture.

/** By game and diagram. */
export const howTo = {
  hexafuse: {
    grow: {
      title: "Grow",
      text: "Lay a piece so that it shares an edge with your own: an anchor, or a piece laid before. Each hex is a point.",
    },
    apart: {
      title: "Keep your distance",
      text: "Never edge to edge with your rival, pieces and anchors alike.",
    },
    contact: {
      title: "Snap",
      text: "Corner to corner with a rival's piece is a contact: 3 points for whoever makes it. The shades of the board help: such cells always have the same.",
    },
    corner: {
      title: "Not so with yourself",
      text: "Two of your own pieces must not meet at corners only, unless one rival piece snaps to both: a bridge.",
    },
    lock: {
      title: "Lock",
      text: "When no piece in your rival's hand fits any more, you get 10 points, once in a game.",
    },
  },
  "hexano-duel": {
    move: {
      title: "Move a cap",
      text: "One step, to any cell without a cap, and without an opaque piece of your rival: a white or a black one.",
    },
    erupt: {
      title: "Let it erupt",
      text: "What lay under the cap flies the same way: the top piece lands just beyond the cap, the next one a cell further, and so on.",
    },
    stop: {
      title: "Until something stops it",
      text: "The edge of the board, a cap, or an opaque piece of your rival stops the eruption. What has not flown stays.",
    },
    capture: {
      title: "Capture",
      text: "A piece that lands on one of its own size is yours, whatever the colours. White and black are never captured, and capture nothing.",
    },
    quiet: {
      title: "Quiet moves",
      text: "When nothing can fly, move on: your turn ends with an eruption. Until then you may take your moves back.",
    },
    trees: {
      title: "Trees",
      text: "Small, medium and large of one colour are worth 7, of mixed colours 5, every other piece 1. Clear ones count as any colour.",
    },
  },
  hexpertise: {
    card: {
      title: "One card, two readings",
      text: "Light and Fire: place Fire on the side of Light, to the north-east of any filled hex. Or Light on the side of Fire, below one.",
    },
    nullify: {
      title: "Opposites",
      text: "Light and Dark, Fire and Water, Earth and Air: where they touch, the new hex and every opposite next to it are crossed out.",
    },
    lights: {
      title: "Light and Dark",
      text: "Light: 3 for each group. Dark: 3 for each hex of a group after its first.",
    },
    flows: {
      title: "Fire and Water",
      text: "Fire: 2 for each pair of neighbours. Water: 3 for each hex of the longest path.",
    },
    shapes: {
      title: "Earth and Air",
      text: "Earth: 4 for each triangle. Air: 4 for each fork, a hex with three or more of its kind around it.",
    },
    harmonic: {
      title: "Harmonic convergence",
      text: "15 for each flower or line of all six elements. A flower of crossed-out hexes, a void, is worth 10.",
    },
  },
  "hexpertise-first": {
    both: {
      title: "Place both",
      text: "Each card is used once: place both of its elements, in either order, next to the group of hexes around your mage.",
    },
    nullify: {
      title: "Opposites",
      text: "Light and Dark, Fire and Water, Earth and Air: where they touch, the new hex and every opposite next to it are crossed out.",
    },
    alone: {
      title: "Light and Dark",
      text: "Light: 3 for each that touches no other Light. Dark: 3 for each hex of a group after its first.",
    },
    lines: {
      title: "Fire and Water",
      text: "Fire: 4 for each pair of neighbours. Water: 3 for each hex of a straight line of three or more.",
    },
    curves: {
      title: "Earth and Air",
      text: "Earth: 4 for every full three hexes of a group. Air: 3 for each curve, a hex with two of its kind beside it that are not in line.",
    },
    harmonic: {
      title: "Harmonic convergence",
      text: "10 for each flower or line of all six elements.",
    },
  },
} as Readonly<Record<string, Readonly<Record<string, { title: string; text: string }>>>>;

/** By game. */
export const howToNotes = {
  hexafuse: [
    "You hold five pieces and see all of your rival's. What you lay is replaced from your queue.",
    "After the very first piece the second player may swap sides.",
    "There are 30 seconds for each move. Two passes in a row end the game; the higher score wins.",
  ],
  "hexano-duel": [
    "The game ends when the player who has just erupted holds a piece of each of the six colours and small, medium and large of one of them. The higher score wins, whoever ended it.",
    "Within a turn your caps may not lie twice in the same way. 40 turns without a capture end the game, and both may agree to end it.",
    "There are 60 seconds for a turn. Who runs out of time, or is left without a move, loses.",
  ],
  hexpertise: [
    "Everybody chooses at the same time, on a display of their own. All 15 cards come, and then all once more: 30 hexes.",
    "Who can place neither element crosses out any empty hex. Crossed-out hexes stay filled, and score nothing.",
    "There are 30 seconds for each card. Equal scores are decided by the single elements in the order of the nexus.",
  ],
  "hexpertise-first": [
    "Everybody chooses at the same time, on a display of their own. There are 15 cards: 30 hexes.",
    "Crossed-out hexes stay filled, and score nothing.",
    "There are 30 seconds for each hex. Equal scores are decided by the single elements in the order of the nexus.",
  ],
} as Readonly<Record<string, readonly string[]>>;
