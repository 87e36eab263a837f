import { route } from "../route";
import { Store } from "../store";

/**
 * The sheet that lies over the page, of those that every page offers. It belongs to no page: one that was opened while
 * the code of a page was still being fetched stays open when the page comes.
 */
export const overlay = new Store<"help" | "settings" | null>(null);

export const openHelp = (): void => overlay.set("help");

export const openSettings = (): void => overlay.set("settings");

export const closeOverlay = (): void => overlay.set(null);

/** Whoever goes to another page leaves the sheet behind. */
export function closeOnLeaving(): void {
  route.watch(closeOverlay);
}
