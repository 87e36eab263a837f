import { outdated } from "./renew";
import { Store } from "./store";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "account" }
  | { readonly page: "lobby" }
  | { readonly page: "ratings" }
  | { readonly page: "daily" }
  | { readonly page: "practice" }
  | { readonly page: "learn"; readonly game: string; readonly exercise: string | null }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "survival"; readonly game: string | null }
  | { readonly page: "day"; readonly day: string; readonly game: string }
  | { readonly page: "replay"; readonly room: string }
  | { readonly page: "review"; readonly review: string | null }
  | { readonly page: "study"; readonly study: string }
  | { readonly page: "framed"; readonly room: string }
  | { readonly page: "game"; readonly room: string }
  | { readonly page: "challenge"; readonly challenge: string };

export function parse(pathname: string): Route {
  const named = /^\/(account|lobby|ratings|daily|practice)\/?$/.exec(pathname)?.[1];
  if (
    named === "account" ||
    named === "lobby" ||
    named === "ratings" ||
    named === "daily" ||
    named === "practice"
  )
    return { page: named };
  const climbing = /^\/survival(?:\/([^/]+))?\/?$/.exec(pathname);
  if (climbing) return { page: "survival", game: climbing[1] ? decoded(climbing[1]) : null };
  const [, taught, exercise] = /^\/learn\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (taught) return { page: "learn", game: decoded(taught), exercise: exercise ? decoded(exercise) : null };
  const [, ruled] = /^\/rules\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (ruled) return { page: "rules", game: decoded(ruled) };
  const [, day, game] = /^\/daily\/(\d{4}-\d\d-\d\d)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (day && game) return { page: "day", day, game: decoded(game) };
  const reviewed = /^\/review(?:\/([^/]+))?\/?$/.exec(pathname);
  if (reviewed) return { page: "review", review: reviewed[1] ? decoded(reviewed[1]) : null };
  const [, framed] = /^\/embed\/game\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (framed) return { page: "framed", room: decoded(framed) };
  const [, page, id] = /^\/(game|challenge|replay|study)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (page === "replay" && id) return { page, room: decoded(id) };
  if (page === "study" && id) return { page, study: decoded(id) };
  if (page === "game" && id) return { page, room: decoded(id) };
  if (page === "challenge" && id) return { page, challenge: decoded(id) };
  return { page: "start" };
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

export const gamePath = (room: string): string => `/game/${encodeURIComponent(room)}`;

export const dailyPath = (day: string, game: string): string => `/daily/${day}/${encodeURIComponent(game)}`;

export const survivalPath = (game: string): string => `/survival/${encodeURIComponent(game)}`;

/** Where a game is learned: at an exercise, or at the first step that is not done yet. */
export const learnPath = (game: string, exercise?: string): string =>
  `/learn/${encodeURIComponent(game)}${exercise ? `/${encodeURIComponent(exercise)}` : ""}`;

export const rulesPath = (game: string): string => `/rules/${encodeURIComponent(game)}`;

export const replayPath = (room: string): string => `/replay/${encodeURIComponent(room)}`;

export const reviewPath = (review: string): string => `/review/${encodeURIComponent(review)}`;

export const challengePath = (id: string): string => `/challenge/${encodeURIComponent(id)}`;

/** The page that is shown. */
export const route = new Store<Route>({ page: "start" });

export function startRouting(): void {
  const show = () => route.set(parse(window.location.pathname));
  window.addEventListener("popstate", show);
  show();
}

/** Shows a page; `instead`: going back does not lead to the one that was shown until now. */
export function go(path: string, how: "next" | "instead" = "next"): void {
  if (outdated()) {
    if (how === "next") window.location.assign(path);
    else window.location.replace(path);
    return;
  }
  if (how === "next") window.history.pushState(null, "", path);
  else window.history.replaceState(null, "", path);
  route.set(parse(path));
  window.scrollTo(0, 0);
}

/** A click on a link to a page of this club, without loading it anew; new tabs and the like stay with the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
