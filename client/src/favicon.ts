/** What the icon of the tab tells: whose turn it is, or that the game is over; `club`: there is no game. */
export type Sign = "club" | "mine" | "theirs" | "over";

const OUTER = "M15.5 0 7.75 13.42h-15.5L-15.5 0l7.75-13.42h15.5z";
const INNER = "M10.9 0 5.45 9.44h-10.9L-10.9 0l5.45-9.44h10.9z";
const TICK = "M-5.6 .4l3.9 3.9 7-8";

/** The hexagon of the club: filled with gold it is this player's turn, bare that of others, a tick is the end. */
const INSIDE: Readonly<Record<Exclude<Sign, "club">, string>> = {
  mine: `<path d="${OUTER}" fill="#10242a"/><path d="${INNER}" fill="#f5b324"/>`,
  theirs: `<path d="${OUTER}" fill="#10242a"/><path d="${INNER}" fill="#e3eae7"/>`,
  over: `<path d="${OUTER}" fill="#10242a"/><path d="${TICK}" fill="none" stroke="#f5b324" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`,
};

/** The picture for a sign, as an address. */
export function icon(sign: Exclude<Sign, "club">): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32">${INSIDE[sign]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Shows a sign in the icon of the tab. */
export function showSign(sign: Sign): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
  if (!link) return;
  // Where the icon of the club lies is remembered for when there is no game any more.
  const club = link.getAttribute("data-club") ?? link.href;
  if (link.getAttribute("data-sign") === sign) return;
  link.setAttribute("data-club", club);
  link.setAttribute("data-sign", sign);
  link.href = sign === "club" ? club : icon(sign);
}
