// What the pages of the daily challenge say.

import type { Streak, Worth } from "./net/daily";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const points = (n: number): string => count(n, "point", "points");

/** A day like 2026-11-30, as people say it; days are those of UTC, wherever the reader is. */
const date = (day: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...style }).format(new Date(`${day}T00:00:00Z`));

export const daily = {
  title: "Daily challenge",
  short: "Daily",
  skip: "Skip to the challenge",
  intro: "One start a day, the same for everybody. Your first try counts.",
  loading: "Asking for today's challenge …",
  longDay: (day: string) => date(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
  shortDay: (day: string) => date(day, { weekday: "short", day: "numeric", month: "short" }),
  month: (day: string) => date(day, { month: "long", year: "numeric" }),
  weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const,
  next: (left: string) => `Next challenge in ${left}`,
  nextIsHere: "A new challenge is here",
  load: "Show it",
  span: (seconds: number): string => {
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    if (minutes < 60) return `${minutes} min`;
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  },
  today: "Today",
  against: (name: string) => `Against ${name}`,
  alone: "Alone, for points",
  strength: (of: number) => `Strength ${of} of 7: it rises through the week`,
  play: "Play",
  goOn: "Go on",
  toTable: "Table of the day",
  playTitle: (title: string) => `Play today's ${title}`,
  goOnTitle: (title: string) => `Go on with today's ${title}`,
  tableTitle: (title: string) => `Table of the day: ${title}`,
  streak: ({ current, longest }: Streak): string =>
    current === 0
      ? longest === 0
        ? "No days in a row yet"
        : `Longest row: ${count(longest, "day", "days")}`
      : `${count(current, "day", "days")} in a row${longest > current ? `, ${longest} at most` : ""}`,
  result: (worth: Worth, alone: boolean): string => {
    if (worth.outcome < 0) return "Given up";
    if (alone) return points(worth.points);
    if (worth.outcome === 1) return `Won by ${worth.lead}`;
    return worth.outcome === 0.5 ? "Draw" : `Lost by ${Math.abs(worth.lead)}`;
  },
  openYet: "Yesterday's try still counts",
  openLine: (title: string, left: string) => `${title}: finish it within ${left}`,
  calendar: "Calendar and archive",
  calendarOf: (title: string) => `Calendar of ${title}`,
  before: "Month before",
  after: "Next month",
  cell: (day: string, state: string) => `${day}: ${state}`,
  cells: { won: "won", drawn: "drawn", lost: "lost", done: "done", open: "not finished", none: "not played" },
  fair: "Is this fair?",
  fairText:
    "Everything random in today's games comes from a key that is secret until the day is over. This is its SHA-256; an hour after the day the key itself is published, and “hexagora verify” deals every game again from it.",
  check: "The key of this day",
  place: (place: number, tries: number) => `Place ${place} of ${tries}`,
  beaten: (percent: number) => `better than ${percent} %`,
  tries: (n: number) =>
    n === 0 ? "Nobody has finished it yet." : `${count(n, "try counts", "tries count")} so far.`,
  hidden: "The table and all games are shown once you have finished your own try.",
  late: "This try was not finished in time, so it does not count.",
  yours: "Your try",
  noTry: "You did not play on this day. You can practise it.",
  notYet: "You have not played yet.",
  practise: "Practise this start",
  practiseText: "As often as you like; it does not count.",
  table: "Table of the day",
  empty: "Nobody has finished a try.",
  rank: "Rank",
  name: "Name",
  worth: "Result",
  replay: "Replay",
  replayOf: (name: string) => `Replay of ${name}`,
  you: "you",
  share: "Share your result",
  copy: "Copy",
  copied: "Copied",
  marked: "Marked; copy it with your keyboard",
  send: "Send",
  back: "All challenges",
  midnight: (left: string) => `Midnight has passed. This try counts if you finish it within ${left}.`,
  dayOver: "The day is over: this try does not count any more, but you can finish it.",
  roomToday: (day: string) => `Daily challenge, ${day}`,
  roomAgain: (day: string) => `Practice: the challenge of ${day}`,
  hiddenTitle: "Not before your own try",
  hiddenText: "This is a game of today's challenge. It is shown once you have finished yours.",
  toToday: "To today's challenge",
};

export const replay = {
  title: (game: string) => `Replay: ${game}`,
  loading: "Fetching the game …",
  skip: "Skip to the replay",
  first: "To the start",
  back: "One move back",
  forward: "One move on",
  last: "To the end",
  at: (ply: number, plies: number) => `Move ${ply} of ${plies}`,
  start: "The start",
  slider: "Move",
};
