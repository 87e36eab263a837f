// What the editor of positions says.

export const practice = {
  title: "Practice",
  skip: "Skip to the position",
  intro: "Set up a position, share it, play from there.",
  deal: "Deal another one",
  moves: "Moves up to here",
  movesHint:
    "In the notation of the game, one after the other. The easiest way to make them is on the board: try both sides.",
  setup: "Setup",
  setupHint: "How the game begins, as on its rules page. Whatever the rules allow can be written here.",
  notJson: "This is no JSON.",
  loading: "Dealing …",
  allowed: "This position is allowed.",
  toMove: (name: string) => `${name} is to move.`,
  over: "The game is over in this position.",
  level: "Against",
  side: "You play",
  play: "Play from here",
  both: "Try both sides",
  share: "Link to this position",
  start: "The start",
  undo: "Without the last move",
  player: (number: number) => `Player ${number}`,
  take: "Take this position to the editor",
  tag: "Practice: to the editor",
};
