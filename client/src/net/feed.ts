import { Store } from "../store";
import { browser, type Surroundings } from "./link";
import { newId } from "./protocol";
import type { LinkState } from "./room";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** A feed that has been silent for so long is asked whether it is still there, and given up without an answer. */
const SILENCE = 15_000;
const PATIENCE = 6_000;
const NOTHING_THERE = 4404;

/** What a socket tells, message by message; it is made anew whenever it breaks. */
export class Feed<T extends { readonly type: string }> {
  readonly link = new Store<LinkState>("connecting");
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: number | null = null;
  #watchdog: number | null = null;
  #closed = false;
  readonly #url: string;
  readonly #heard: (message: T) => void;
  readonly #opened: () => void;
  readonly #around: Surroundings;

  /** `heard` is called with every message, `opened` with every new connection. */
  constructor(
    url: string,
    heard: (message: T) => void,
    opened: () => void = () => {},
    around: Surroundings = browser,
  ) {
    this.#url = url;
    this.#heard = heard;
    this.#opened = opened;
    this.#around = around;
    this.#connect();
  }

  /** Says something; false when there is no connection now. */
  say(message: { readonly type: string }): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) this.#around.cancel(this.#timer);
    if (this.#watchdog !== null) this.#around.cancel(this.#watchdog);
    this.#drop(1000);
  }

  #connect(): void {
    const socket = this.#around.open(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#failures = 0;
      this.link.set("open");
      this.#opened();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.#socket) return;
      this.#listen();
      const message = read<T>(event.data);
      if (message) this.#heard(message);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#broken(event.code);
    };
    this.#listen();
  }

  #broken(code: number): void {
    this.#socket = null;
    if (this.#watchdog !== null) this.#around.cancel(this.#watchdog);
    if (this.#closed) return;
    this.link.set(code === NOTHING_THERE ? "missing" : "lost");
    if (code === NOTHING_THERE) return;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = this.#around.later(() => this.#connect(), longest * (0.5 + 0.5 * this.#around.random()));
  }

  #listen(): void {
    if (this.#watchdog !== null) this.#around.cancel(this.#watchdog);
    this.#watchdog = this.#around.later(() => {
      this.say({ type: "ping", id: newId() } as { type: string });
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

function read<T>(text: unknown): T | null {
  try {
    const data: unknown = JSON.parse(String(text));
    return typeof data === "object" && data !== null && "type" in data ? (data as T) : null;
  } catch {
    return null;
  }
}

/** The address of a socket on the club that this page came from. */
export function feedUrl(path: string, location: { protocol: string; host: string }): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
}
