import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Cell, Part } from "../../contract";
import { listed, signed } from "../../figures";
import { awaited, type Room, turn } from "../../net/room";
import type { Hand } from "../../play/hand";
import type { HandState } from "../../play/held";
import { sentence } from "../../sentence";
import { type Store, useStore } from "../../store";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import { lostBy } from "./choose";
import { LastMove } from "./lastmove";
import { type NextMove, toldMove } from "./nextmove";
import { nameOf, outcome } from "./outcome";
import type { Sitting } from "./sitting";
import { describeLifted, heldName } from "./spoken";
import { StackLine } from "./stack";

/** A piece that rests so long where it is not allowed is asked about, in milliseconds. */
const DWELL = 500;

interface Line {
  readonly kind: "plain" | "turn" | "good" | "no" | "bad" | "link" | "thinking";
  readonly text: string;
  readonly gains?: readonly Part[];
  /** How many cells the move crosses out. */
  readonly lost?: number;
  readonly progress?: number | null;
  /** A stack that is spoken of. */
  readonly stack?: Cell | undefined;
}

function linkLine(room: Room): Line | null {
  if (room.link === "lost") return { kind: "link", text: room.bye ? words("game-bye") : words("game-lost") };
  if (room.pending?.busy) return { kind: "link", text: words("game-busy") };
  return null;
}

function handLine(room: Room, hand: Hand, state: HandState): Line | null {
  const { hold, spot, verdict } = state;
  if (verdict) return { kind: "bad", text: verdict.reason };
  if (room.refusal && room.refusal.code !== "busy") return { kind: "bad", text: room.refusal.reason };
  if (!hold) return null;
  const name = heldName(hand);
  if (hand.next) return { kind: "plain", text: toldMove(hand.next, hand.table.scene) };
  const reach = hand.reach;
  const { offer } = hand;
  if (offer) {
    const { label, said, gains } = offer.effect;
    const shape = hold.kind === "item" && hold.item.shape.length > 0;
    const text = hold.kind === "cell" ? said : shape ? name : label || name;
    return { kind: "good", text, gains, lost: shape ? 0 : lostBy(offer) };
  }
  if (hand.choices.length > 1) return { kind: "good", text: words("game-choose-here") };
  if (hold.kind === "token")
    return spot && turn(room) === "mine" ? { kind: "no", text: words("game-not-here") } : null;
  if (turn(room) !== "mine")
    return name === "" ? null : { kind: "plain", text: words("game-picked-wait", { name }) };
  if (hold.kind === "cell" && (!spot || hand.holdsCell(spot))) {
    const stack = hand.table.boards.at(hold.board, hold.at);
    return { kind: "plain", text: describeLifted(hand), stack };
  }
  if (spot) return { kind: "no", text: words("game-not-here") };
  if (!reach || name === "") return null;
  if (reach.total === 0) return { kind: "no", text: words("game-picked-nowhere", { name }) };
  if (hold.kind === "item" && hold.item.shape.length === 0)
    return { kind: "plain", text: words("game-chosen", { name, places: reach.places.length }) };
  return { kind: "plain", text: words("game-picked", { name, places: reach.places.length }) };
}

/** The names of those who are still to choose. */
function waitedFor(room: Room): readonly string[] {
  const view = room.shown?.view;
  return view ? awaited(view).map((player) => nameOf(room, player)) : [];
}

function turnLine(room: Room): Line {
  const end = outcome(room);
  if (end) return { kind: "turn", text: end.headline };
  const view = room.shown?.view;
  const whose = turn(room);
  if (room.thinking && whose === "theirs")
    return { kind: "thinking", text: room.thinking.text, progress: room.thinking.progress };
  if (whose === "mine") {
    const offers = room.shown?.offers ?? [];
    const only = offers.length === 1 ? offers[0]?.gesture : undefined;
    if (only?.kind === "button") return { kind: "turn", text: only.explain || words("game-only-move") };
    return { kind: "turn", text: room.shown?.scene.prompt || words("game-your-turn") };
  }
  if (view?.chosen)
    return { kind: "plain", text: words("game-wait-for", { names: listed(waitedFor(room)) }) };
  return {
    kind: "plain",
    text: view?.to_act == null ? "" : words("game-turn-of", { name: nameOf(room, view.to_act) }),
  };
}

/** How the very first move is made. */
function firstHint(hand: Hand): string {
  const { items, cells } = hand.table.sources;
  if (cells.size > 0) return words("game-first-drag");
  if (items.size === 0) return "";
  return hand.table.boards.shaped ? words("game-first") : words("game-first-put");
}

/** What is set for the next turn, or what has become of it. */
function useNextLine({ state, notice }: NextMove, hand: Hand): Line | null {
  const set = useStore(state);
  const told = useStore(notice);
  if (!set) return told === "" ? null : { kind: "plain", text: told };
  return { kind: "plain", text: toldMove(set, hand.table.scene) };
}

interface StatusProps extends Pick<Sitting, "hand" | "state" | "next"> {
  /** Where it hears what goes on; how a bot's thoughts go on is told here alone. */
  readonly rooms: Store<Room>;
  /** What others ask of this player; what is only told takes the place of the last move. */
  readonly asked?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The voice of the table: what is to be done, what a move would make, why it is none; and the last move. */
export function Status({ rooms, hand, state, next, asked, children }: StatusProps) {
  const room = useStore(rooms);
  const { spot, verdict, hold, turns } = state;
  const unclear =
    spot !== null && verdict === null && hold !== null && hand.choices.length === 0 && turn(room) === "mine";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place and turn starts the wait anew
  useEffect(() => {
    if (!unclear) return;
    const timer = window.setTimeout(() => void hand.why(false), DWELL);
    return () => window.clearTimeout(timer);
  }, [unclear, spot, turns, hold, hand]);
  const nextLine = useNextLine(next, hand);
  const line = linkLine(room) ?? handLine(room, hand, state) ?? nextLine ?? turnLine(room);
  const last = room.shown?.last;
  const many = hand.table.scene.scores.length > 2;
  return (
    <section
      class={`status status-${line.kind} ${many ? "status-many" : ""}`}
      data-testid="status"
      aria-label={words("game-status-label")}
    >
      <p class="status-main" data-testid="status-line">
        {line.kind === "thinking" && <span class="thinking" aria-hidden="true" />}
        <span key={line.text}>
          {(line.kind === "bad" || line.kind === "link") && <Icon name="warn" />}
          {sentence(line.text)}
        </span>
        {line.gains?.map(([heading, points]) => (
          <span key={heading} class={points < 0 ? "gain gain-less" : "gain"}>
            {words("game-gain", { gained: signed(points), heading })}
          </span>
        ))}
        {(line.lost ?? 0) > 0 && <span class="loss">{words("game-crosses-out", { n: line.lost ?? 0 })}</span>}
        {line.stack && line.stack.tokens.length > 1 && <StackLine cell={line.stack} />}
        {line.progress != null && (
          <progress class="thinking-progress" max="1" value={line.progress} aria-label={line.text} />
        )}
      </p>
      <div class="status-under">
        <LastMove said={sentence(last?.said ?? "") || (turn(room) === "mine" ? firstHint(hand) : "")} />
        {asked}
      </div>
      {children}
    </section>
  );
}
