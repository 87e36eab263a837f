// A page may stay open for days, while the club gets a newer client. It is never left to speak to a newer club: when a
// connection that was lost comes back, and when the page is looked at again, it is asked which client the club has now.

/** Between two questions, in milliseconds; a club that restarts is asked by many at once. */
const PAUSE = 5_000;

let asked = Number.NEGATIVE_INFINITY;
let old = false;

/** The script that this page runs, as its own page names it. */
function ownScript(): string | null {
  return document.querySelector('script[type="module"]')?.getAttribute("src") ?? null;
}

/** Asks the club for its page. Whether that is another one than this. */
async function replaced(): Promise<boolean> {
  const script = ownScript();
  if (script === null || performance.now() - asked < PAUSE) return old;
  asked = performance.now();
  try {
    const answer = await fetch("/", { cache: "no-cache", headers: { accept: "text/html" } });
    old = answer.ok && !(await answer.text()).includes(script);
  } catch {
    // The club does not answer; it is asked again when it does.
  }
  return old;
}

/** Loads the page anew when the club has another client by now; whether it does. Nothing is lost by it: games are there. */
export async function renewed(): Promise<boolean> {
  const needed = await replaced();
  if (needed) window.location.reload();
  return needed;
}

/** Whether the next page is to be loaded and not only shown, because there is a newer client. */
export const outdated = (): boolean => old;

/** Asks whenever the page is looked at again. Then nothing is loaded under the reader's hands, but with the next page. */
export function watchBuild(): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void replaced();
  });
}

/** Keeps the page for being offline ready, where the browser can. */
export function prepareOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || window.self !== window.top) return;
  window.addEventListener("load", () => {
    serviceWorker.register("/service-worker.js").catch(() => {
      // Then there is no page for being offline; all else works.
    });
  });
}
