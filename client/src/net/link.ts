import { Store } from "../store";
import {
  type AgreeAnswer,
  type Answer,
  type ClientMessage,
  type Deed,
  newId,
  type Refused,
  read,
} from "./protocol";
import { EMPTY, lose, type Room, receive, send } from "./room";

/** What a link needs of the browser; tests bring their own. */
export interface Surroundings {
  open(url: string): WebSocket;
  now(): number;
  later(run: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  random(): number;
}

export const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
};

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** A connection that has been silent for so long is asked whether it is still there … */
const SILENCE = 15_000;
/** … and given up when nothing comes back within this. */
const PATIENCE = 6_000;
const BUSY_WAIT = 1_500;

const NO_SUCH_ROOM = 4404;
/** The server closes the connection of who sends too much; then it is no use to hurry back. */
const TOO_MUCH = 1008;

/** A connection to a room that is made anew whenever it breaks, and loses no move on the way. */
export class Link {
  readonly room = new Store<Room>(EMPTY);
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: number | null = null;
  #watchdog: number | null = null;
  #closed = false;
  /** A resignation that is not in the log yet, and the ply at which it was sent last. */
  #surrender: { tried: number | null } | null = null;
  /** What was said and not answered yet, by its id. */
  readonly #words = new Map<string, string>();
  readonly #asked = new Map<string, (answer: Answer | null) => void>();
  readonly #url: string;
  readonly #around: Surroundings;

  constructor(url: string, around: Surroundings = browser) {
    this.#url = url;
    this.#around = around;
    this.#connect();
  }

  /** Sends a move for the position that is shown; a no-op while another one is on its way. */
  move(move: string): void {
    const ply = this.room.value.shown?.ply;
    if (ply !== undefined) this.#submit({ type: "move", id: newId(), ply, move });
  }

  /** Gives up: in whatever position the resignation arrives, it is meant. */
  resign(): void {
    this.#surrender = { tried: null };
    this.#giveUp();
  }

  /** Takes the last move back. */
  undo(): void {
    const ply = this.room.value.shown?.ply;
    if (ply !== undefined) this.#submit({ type: "undo", id: newId(), ply });
  }

  /** Offers to end the game as it stands, or answers such an offer. */
  agree(answer: AgreeAnswer): void {
    const ply = this.room.value.shown?.ply;
    if (ply !== undefined) this.#submit({ type: "agree", id: newId(), ply, answer });
  }

  /** Asks to take one's last move back, or answers who asks. */
  takeBack(answer: AgreeAnswer): void {
    const ply = this.room.value.shown?.ply;
    if (ply !== undefined) this.#submit({ type: "takeback", id: newId(), ply, answer });
  }

  /** Breaks off a game that has hardly begun. */
  abort(): void {
    const ply = this.room.value.shown?.ply;
    if (ply !== undefined) this.#submit({ type: "abort", id: newId(), ply });
  }

  /** Claims the game from who has gone. */
  claim(): void {
    const ply = this.room.value.shown?.ply;
    if (ply !== undefined) this.#submit({ type: "claim", id: newId(), ply });
  }

  /** Says something to the others of one's channel; it is sent again until the club has it. */
  say(text: string): void {
    const id = newId();
    this.#words.set(id, text);
    this.#send({ type: "say", id, text });
  }

  /** Asks whether a move is legal, and why not; null when the connection broke before the answer came. */
  ask(move: string): Promise<Answer | null> {
    const id = newId();
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      if (!this.#send({ type: "ask", id, move })) this.#forget(id);
    });
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

  /** Sends the resignation, once nothing else is on its way; again where the game has gone on meanwhile. */
  #giveUp(): void {
    const { shown, pending } = this.room.value;
    if (!this.#surrender || !shown || pending || shown.ply === this.#surrender.tried) return;
    if (shown.view.over) {
      this.#surrender = null;
      return;
    }
    this.#surrender.tried = shown.ply;
    this.#submit({ type: "resign", id: newId(), ply: shown.ply });
  }

  #submit(message: Deed): void {
    if (this.room.value.pending) return;
    this.room.update((room) => send(room, message));
    this.#send(message);
  }

  #connect(): void {
    const socket = this.#around.open(this.#url);
    this.#socket = socket;
    let resent = false;
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.#socket) return;
      this.#listen();
      const message = read(event.data);
      if (!message) return;
      if (message.type === "welcome") this.#failures = 0;
      if (message.type === "probe") this.#send({ type: "echo", id: message.id });
      this.room.update((room) => receive(room, message, this.#around.now()));
      if (message.type === "answer" || message.type === "refused") this.#settle(message);
      if (message.type === "refused" && message.code === "busy")
        this.#around.later(() => {
          this.#again();
          this.#repeat();
        }, BUSY_WAIT);
      else if (message.type === "accepted" || message.type === "refused")
        this.#words.delete(message.id ?? "");
      // After the first snapshot of a connection: what was under way when the last one broke goes out again.
      if (message.type === "state" && !resent) {
        resent = true;
        this.#again();
        this.#repeat();
      }
      if (message.type === "state" || message.type === "refused") this.#giveUp();
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#broken(event.code);
    };
    this.#listen();
  }

  /** Sends the unanswered move once more, with the id that it has. */
  #again(): void {
    const { pending } = this.room.value;
    if (pending) this.#send(pending.message);
  }

  /** Says once more what nobody has answered. */
  #repeat(): void {
    for (const [id, text] of this.#words) this.#send({ type: "say", id, text });
  }

  #settle(message: Answer | Refused): void {
    if (message.id === null) return;
    const resolve = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    resolve?.(message.type === "answer" ? message : null);
  }

  #forget(id: string): void {
    const resolve = this.#asked.get(id);
    this.#asked.delete(id);
    resolve?.(null);
  }

  #broken(code: number): void {
    this.#socket = null;
    if (this.#watchdog !== null) this.#around.cancel(this.#watchdog);
    for (const id of [...this.#asked.keys()]) this.#forget(id);
    if (this.#closed) return;
    if (code === NO_SUCH_ROOM) {
      this.room.update((room) => ({ ...room, link: "missing" }));
      return;
    }
    this.room.update(lose);
    if (code === TOO_MUCH) this.#failures = Math.max(this.#failures, 3);
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
      this.#send({ type: "ping", id: newId() });
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

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}

/** The address of a room's socket on the club that this page came from. */
export function socketUrl(room: string, location: { protocol: string; host: string }): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/rooms/${encodeURIComponent(room)}`;
}
