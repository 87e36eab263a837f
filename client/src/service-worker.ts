// Makes the club installable, and says so when it cannot be reached.
//
// Pages always come from the club, so an old client never meets a new club. What is kept are files whose names carry a
// hash of their content, which never change, and the page for being offline with all that it needs.

/** Of this build; another one has another version, and a cache of its own. */
declare const VERSION: string;
/** What the page for being offline is made of. */
declare const NEEDED: readonly string[];

const CACHE = `hexagora-${VERSION}`;
const OFFLINE = "/static/offline.html";
/** The names of files that never change. */
const HASHED = /^\/static\/.+-[A-Z0-9]{8}\.\w+$/;

/** What this file needs of a service worker's surroundings; the types of the page do not have them. */
interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Extendable {
  readonly notification: { readonly data: { readonly path: string }; close(): void };
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  addEventListener(type: "install" | "activate", run: (event: Extendable) => void): void;
  addEventListener(type: "fetch", run: (event: Fetching) => void): void;
  addEventListener(type: "notificationclick", run: (event: Pressed) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(kind: { readonly type: "window" }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
}
const worker = self as unknown as Worker;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(NEEDED.map((address) => new Request(address, { cache: "no-cache" })));
  // Nothing that waits could be of use: pages do not come from here.
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** From the club; or what is kept here, while it cannot be reached. */
async function orKept(event: Fetching, instead: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (failure) {
    const kept = await caches.match(instead);
    if (!kept) throw failure;
    return kept;
  }
}

/** A file that never changes: from here, once it has come. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** To the game that was told of: where it is open, or else in a window of its own. */
async function lead(path: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});
worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (HASHED.test(pathname)) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(orKept(event, OFFLINE));
  else if (NEEDED.includes(pathname)) event.respondWith(orKept(event, pathname));
});
