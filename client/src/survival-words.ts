// What the pages of survival say.

import type { Span } from "./net/survival";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const survival = {
  title: "Survival",
  skip: "Skip to the ladder",
  intro: "Bot after bot, each stronger than the last. One loss ends the run; a draw is played again.",
  introAlone: "Reach the points, then reach more. One miss ends the run.",
  loading: "Looking up the ladder …",
  start: "Start a run",
  goOn: "Go on with the game",
  next: (rung: number) => `On to rung ${rung}`,
  end: "End this run",
  waits: "A run waits for as long as you like.",
  run: (passed: number) => `Your run: ${count(passed, "rung", "rungs")} passed`,
  best: (passed: number) =>
    passed === 0 ? "You have not passed a rung yet." : `Your best run: ${count(passed, "rung", "rungs")}`,
  meet: "You meet next",
  rung: (number: number) => `Rung ${number}`,
  reach: (points: number) => `Reach ${count(points, "point", "points")}`,
  headStart: (points: number) => `Starts with ${points} points`,
  first: "You move first.",
  second: "You move second.",
  drawn: "The last game was a draw: sides are exchanged.",
  pass: (passed: number, faced: number): string =>
    faced === 0
      ? "Nobody has been here yet"
      : `${Math.round((100 * passed) / faced)} % get past it (of ${faced})`,
  ladder: "The ladder",
  tables: "Best runs",
  spans: { day: "Today", week: "This week", ever: "Ever" } as Readonly<Record<Span, string>>,
  rank: "Rank",
  name: "Name",
  passed: "Rungs",
  goesOn: "still climbing",
  empty: "Nobody has passed a rung yet.",
  tag: (rung: string) => `Survival, rung ${rung}`,
  target: (points: number) => `Reach ${points} points`,
  won: (rung: string) => `You are past rung ${rung}`,
  missed: (points: number) => `You needed ${points} points. The run is over.`,
  lost: "The run is over.",
  drawAgain: "A draw: the same rung once more, sides exchanged.",
  again: "Once more, sides exchanged",
  toLadder: "To the ladder",
  newRun: "To the ladder",
};
