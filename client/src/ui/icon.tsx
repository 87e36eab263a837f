// Line icons on a grid of 24, drawn for this club: straight strokes, corners of 60 and 120 degrees where they can be.
const PATHS = {
  left: "M5 5v5h5M5.5 10A7.5 7.5 0 1 1 4.6 14.5",
  right: "M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19.4 14.5",
  close: "M6 6l12 12M18 6L6 18",
  check: "M4.5 12.5l5 5L19.5 7",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  gear: "M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM12 9l2.6 1.5v3L12 15l-2.6-1.5v-3z",
  person: "M12 3.5l3.9 2.2v4.4L12 12.3l-3.9-2.2V5.7zM4.5 20.5v-2.2l3.7-3h7.6l3.7 3v2.2",
  help: "M9 9.2A3.1 3.1 0 1 1 12 12.6v1.6M12 18h.01",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  flag: "M6 21V4h11l-2.5 4L17 12H6",
  back: "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 6 6v1",
  undo: "M4 7h10a6 6 0 0 1 0 12H8M8 3L4 7l4 4",
  down: "M12 4v11M6.5 10L12 15.5 17.5 10M5 20h14",
  again: "M20 12a8 8 0 1 1-2.6-5.9M18 3v4h-4",
  play: "M8 5l11 7-11 7z",
  bolt: "M13.5 3L6 13.5h5L10 21l8-11h-5.5z",
  wave: "M2.5 12h4l2.5-7 4 14 3-10 1.5 3h4",
  star: "M12 2.8l2.6 4.7h5.3L17.3 12l2.6 4.5h-5.3L12 21.2l-2.6-4.7H4.1L6.7 12 4.1 7.5h5.3z",
  bars: "M5 20v-7h3.5v7M10.25 20V4h3.5v16M15.5 20v-10H19v10",
  people:
    "M8.5 11a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4M2.5 20v-1.5L5.5 14h6l3 4.5V20M15 4.9a3.2 3.2 0 0 1 0 5.8M16.5 14l3 1.2 2 3.3V20",
  previous: "M14.5 5.5L8 12l6.5 6.5",
  next: "M9.5 5.5L16 12l-6.5 6.5",
  toStart: "M6 5.5v13M17.5 5.5L11 12l6.5 6.5",
  toEnd: "M18 5.5v13M6.5 5.5L13 12l-6.5 6.5",
  sun: "M12 7.5l3.9 2.25v4.5L12 16.5l-3.9-2.25v-4.5zM12 2v2.5M12 19.5V22M3.3 7l2.2 1.25M18.5 15.75l2.2 1.25M3.3 17l2.2-1.25M18.5 8.25L20.7 7",
  ladder: "M7.5 3v18M16.5 3v18M7.5 7h9M7.5 12h9M7.5 17h9",
  view: "M2.5 12s3.5-6.5 9.5-6.5S21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.4l2.25 1.3v2.6L12 14.6l-2.25-1.3v-2.6z",
  closer: "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5.5 5.5M10.5 7.8v5.4M7.8 10.5h5.4",
  further: "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5.5 5.5M7.8 10.5h5.4",
  whole: "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5M12 8.5l3 1.75v3.5l-3 1.75-3-1.75v-3.5z",
  boardLeft: "M12 9.5l3.5 2v4l-3.5 2-3.5-2v-4zM4.5 4v4h4M4.9 7.8A9 9 0 0 1 19.5 8.5",
  boardRight: "M12 9.5l3.5 2v4l-3.5 2-3.5-2v-4zM19.5 4v4h-4M19.1 7.8A9 9 0 0 0 4.5 8.5",
  names: "M3.5 18L8 6l4.5 12M5 14h6M15.5 9l3-2.5V18M15.5 18h6",
  bulb: "M9.5 18.5h5M10 21.5h4M9 15.5L6.5 11 9 3.5h6L17.5 11 15 15.5z",
  warn: "M12 4l9 16H3zM12 10v4.5M12 17.2h.01",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

export function isIcon(name: string): name is IconName {
  return name in PATHS;
}
