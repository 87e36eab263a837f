import { Store } from "./store";

export type Route = { readonly page: "start" } | { readonly page: "game"; readonly room: string };

export function parse(pathname: string): Route {
  const room = /^\/game\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (!room) return { page: "start" };
  try {
    return { page: "game", room: decodeURIComponent(room) };
  } catch {
    return { page: "game", room };
  }
}

export const gamePath = (room: string): string => `/game/${encodeURIComponent(room)}`;

/** The page that is shown. */
export const route = new Store<Route>({ page: "start" });

export function startRouting(): void {
  const show = () => route.set(parse(window.location.pathname));
  window.addEventListener("popstate", show);
  show();
}

export function go(path: string): void {
  window.history.pushState(null, "", path);
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
