import { renewed } from "../renew";
import { spoken } from "../words";
import { newId } from "./protocol";

/** What a line needs of the browser; tests bring their own. */
export interface Surroundings {
  open(url: string): WebSocket;
  now(): number;
  later(run: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  random(): number;
  /** A connection that was lost is there again. */
  back?(): void;
}

export const browser: Surroundings = {
  // Not every browser says with a socket which languages it wants.
  open: (url) => new WebSocket(`${url}?language=${spoken()}`),
  now: () => performance.now(),
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
  // Perhaps the club was away to be renewed, and this client is too old for it.
  back: () => void renewed(),
};

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** A connection that has been silent for so long is asked whether it is still there … */
const SILENCE = 15_000;
/** … and given up when nothing comes back within this. */
const PATIENCE = 6_000;
/** The codes with which the club closes a connection for good: to what it does not have, or does not show yet. */
const FOR_GOOD: Readonly<Record<number, "missing" | "hidden">> = { 4404: "missing", 4403: "hidden" };

/** Who speaks through a line. */
interface Speaker {
  /** A connection is there, the first one or a new one. */
  opened?(): void;
  heard(data: unknown): void;
  /** A connection broke: for ever, because nothing is there or nothing may be seen yet, or until the next one. */
  broke(how: "missing" | "hidden" | "lost", code: number): void;
}

/** A socket that is made anew whenever it breaks, and whose silence is noticed. */
export class Line {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: number | null = null;
  #watchdog: number | null = null;
  #closed = false;
  #lost = false;
  readonly #url: string;
  readonly #speaker: Speaker;
  readonly #around: Surroundings;

  constructor(url: string, speaker: Speaker, around: Surroundings) {
    this.#url = url;
    this.#speaker = speaker;
    this.#around = around;
    this.#connect();
  }

  /** Sends a message; false when there is no connection now. */
  send(message: { readonly type: string }): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** All is well: when the connection breaks, the next one is tried soon. */
  settle(): void {
    this.#failures = 0;
  }

  /** Waits for the next connection at least as if so many had failed. */
  hold(failures: number): void {
    this.#failures = Math.max(this.#failures, failures);
  }

  /** Tries at once instead of waiting: the browser says that the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.#retry === null || this.#closed) return;
    this.#around.cancel(this.#retry);
    this.#retry = null;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    if (this.#retry !== null) this.#around.cancel(this.#retry);
    if (this.#watchdog !== null) this.#around.cancel(this.#watchdog);
    this.#drop(1000);
  }

  #connect(): void {
    const socket = this.#around.open(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      if (this.#lost) this.#around.back?.();
      this.#lost = false;
      this.#speaker.opened?.();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#speaker.heard(event.data);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#broken(event.code);
    };
    this.#listen();
  }

  #broken(code: number): void {
    this.#socket = null;
    if (this.#watchdog !== null) this.#around.cancel(this.#watchdog);
    const ended = FOR_GOOD[code];
    this.#speaker.broke(ended ?? "lost", code);
    if (ended) return;
    this.#lost = true;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    // Not all clients of a server that came back at the same moment.
    const wait = longest * (0.5 + 0.5 * this.#around.random());
    this.#retry = this.#around.later(() => {
      this.#retry = null;
      this.#connect();
    }, wait);
  }

  /** Waits for the next sign of life; a silent connection is asked, and then given up. */
  #listen(): void {
    if (this.#watchdog !== null) this.#around.cancel(this.#watchdog);
    this.#watchdog = this.#around.later(() => {
      const ping = { type: "ping", id: newId() };
      this.send(ping);
      this.#watchdog = this.#around.later(() => {
        this.#drop(4000);
        this.#broken(4000);
      }, PATIENCE);
    }, SILENCE);
  }

  #drop(code: number): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(code);
  }
}
