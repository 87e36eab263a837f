import { whyNot } from "../../failure";
import { attempt, type Exercise } from "../../net/learn";
import type { Answer, Snapshot, Welcome } from "../../net/protocol";
import { EMPTY, type Room } from "../../net/room";
import { Store } from "../../store";
import { words } from "../../words";

/** At an exercise one person plays whatever there is to play, so nothing can be set for a turn to come. */
const AT_AN_EXERCISE = { kind: "practice", of: "both" } as const;

/** An exercise in the place of a room: the club is asked what becomes of each move, and remembers nothing. */
export class ExerciseLink {
  readonly room = new Store<Room>(EMPTY);
  /** How it stands. */
  readonly told = new Store<Exercise | null>(null);
  /** Why the club could not say; empty when it could. */
  readonly failed = new Store("");
  readonly #game: string;
  readonly #exercise: string;
  #moves: readonly string[] = [];
  #closed = false;

  constructor(game: string, exercise: string) {
    this.#game = game;
    this.#exercise = exercise;
    void this.#try([]);
  }

  /** Makes a move; a no-op while another one is on its way. */
  move(move: string): void {
    if (this.room.value.pending) return;
    const ply = this.room.value.shown?.ply ?? 0;
    this.room.update((room) => ({
      ...room,
      pending: { message: { type: "move", id: move, ply, move }, busy: false },
      refusal: null,
    }));
    void this.#try([...this.#moves, move]);
  }

  /** Asks why a move is not allowed. */
  async ask(move: string): Promise<Answer | null> {
    try {
      const { verdict, said, cells } = await attempt(this.#game, this.#exercise, [...this.#moves, move]);
      return { type: "answer", id: "", move, legal: verdict !== "illegal", reason: said, cells };
    } catch {
      return null;
    }
  }

  /** From the beginning. */
  undo(): void {
    if (!this.room.value.pending) void this.#try([]);
  }

  /** Does it as it is done, from the beginning; false when the club could not say how. */
  async show(): Promise<boolean> {
    try {
      const { solution } = await attempt(this.#game, this.#exercise, [], true);
      if (this.#moves.length > 0) await this.#try([]);
      for (const move of solution ?? []) await this.#try([...this.#moves, move]);
      return solution !== null;
    } catch (failure) {
      this.#fail(failure);
      return false;
    }
  }

  hurry(): void {
    if (this.told.value === null) void this.#try([]);
  }

  close(): void {
    this.#closed = true;
  }

  async #try(moves: readonly string[]): Promise<void> {
    try {
      const told = await attempt(this.#game, this.#exercise, moves);
      if (this.#closed) return;
      this.failed.set("");
      if (told.verdict === "illegal") {
        const { said: reason, cells } = told;
        const refusal = { type: "refused", id: null, code: "illegal", reason, cells } as const;
        this.room.update((room) => ({ ...room, pending: null, refusal }));
        return;
      }
      this.#moves = moves;
      this.told.set(told);
      this.room.set(roomOf(this.#game, told, moves.length > 0));
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #fail(failure: unknown): void {
    if (this.#closed) return;
    this.room.update((room) => ({ ...room, pending: null }));
    this.failed.set(whyNot(failure));
  }
}

/** The exercise as the parts of the board page know a room. */
function roomOf(game: string, told: Exercise, moved: boolean): Room {
  const { view, offers, me } = told;
  const seats = Array.from({ length: view.players }, (_, player) => ({
    name: player === me ? words("game-you") : words("learn-rival"),
    level: null,
  }));
  const welcome: Welcome = {
    type: "welcome",
    room: "",
    you: me,
    game: { id: game, title: told.title, options: view.options },
    seats,
    event: AT_AN_EXERCISE,
  };
  // What flew before the exercise began is no news.
  const scene = moved ? told.scene : { ...told.scene, flights: [] };
  const shown: Snapshot = {
    type: "state",
    ply: view.ply,
    view,
    scene,
    offers,
    clock: null,
    last: null,
    rematch: null,
    undo: moved,
  };
  return { ...EMPTY, link: "open", welcome, shown };
}
