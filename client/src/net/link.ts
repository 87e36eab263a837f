import { Store } from "../store";
import { browser, Line, type Surroundings } from "./line";
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

const BUSY_WAIT = 1_500;

/** The server closes the connection of who sends too much; then it is no use to hurry back. */
const TOO_MUCH = 1008;

/** A connection to a room that is made anew whenever it breaks, and loses no move on the way. */
export class Link {
  readonly room = new Store<Room>(EMPTY);
  /** Whether what was under way when the last connection broke has gone out again. */
  #resent = false;
  /** A resignation that is not in the log yet, and the ply at which it was sent last. */
  #surrender: { tried: number | null } | null = null;
  /** What was said and not answered yet, by its id. */
  readonly #words = new Map<string, string>();
  readonly #asked = new Map<string, (answer: Answer | null) => void>();
  readonly #line: Line;
  readonly #around: Surroundings;

  constructor(url: string, around: Surroundings = browser) {
    this.#around = around;
    this.#line = new Line(
      url,
      { heard: (data) => this.#heard(data), broke: (how, code) => this.#broke(how, code) },
      around,
    );
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
    this.#line.hurry();
  }

  close(): void {
    this.#line.close();
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

  #heard(data: unknown): void {
    const message = read(data);
    if (!message) return;
    if (message.type === "welcome") this.#line.settle();
    if (message.type === "probe") this.#send({ type: "echo", id: message.id });
    this.room.update((room) => receive(room, message, this.#around.now()));
    if (message.type === "answer" || message.type === "refused") this.#settle(message);
    if (message.type === "refused" && message.code === "busy")
      this.#around.later(() => {
        this.#again();
        this.#repeat();
      }, BUSY_WAIT);
    else if (message.type === "accepted" || message.type === "refused") this.#words.delete(message.id ?? "");
    // After the first snapshot of a connection: what was under way when the last one broke goes out again.
    if (message.type === "state" && !this.#resent) {
      this.#resent = true;
      this.#again();
      this.#repeat();
    }
    if (message.type === "state" || message.type === "refused") this.#giveUp();
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

  #broke(how: "missing" | "hidden" | "lost", code: number): void {
    this.#resent = false;
    for (const id of [...this.#asked.keys()]) this.#forget(id);
    if (how !== "lost") {
      this.room.update((room) => ({ ...room, link: how }));
      return;
    }
    this.room.update(lose);
    if (code === TOO_MUCH) this.#line.hold(3);
  }

  #send(message: ClientMessage): boolean {
    return this.#line.send(message);
  }
}

/** The address of a room's socket on the club that this page came from. */
export function socketUrl(room: string, location: { protocol: string; host: string }): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/rooms/${encodeURIComponent(room)}`;
}
