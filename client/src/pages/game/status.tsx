import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Cell, Part } from "../../contract";
import { awaited, type Room, turn } from "../../net/room";
import type { Hand, HandState } from "../../play/hand";
import { sentence } from "../../sentence";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import { lostBy } from "./choose";
import { nameOf, outcome } from "./outcome";
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
  if (room.link === "lost") return { kind: "link", text: room.bye ? words.game.bye : words.game.lost };
  if (room.pending?.busy) return { kind: "link", text: words.game.busy };
  return null;
}

function handLine(room: Room, hand: Hand, state: HandState): Line | null {
  const { hold, spot, verdict } = state;
  if (verdict) return { kind: "bad", text: verdict.reason };
  if (room.refusal && room.refusal.code !== "busy") return { kind: "bad", text: room.refusal.reason };
  if (!hold) return null;
  const name = heldName(hand);
  const reach = hand.reach;
  const { offer } = hand;
  if (offer) {
    const { label, said, gains } = offer.effect;
    const shape = hold.kind === "item" && hold.item.shape.length > 0;
    const text = hold.kind === "cell" ? said : shape ? name : label || name;
    return { kind: "good", text, gains, lost: shape ? 0 : lostBy(offer) };
  }
  if (hand.choices.length > 1) return { kind: "good", text: words.game.chooseHere };
  if (hold.kind === "token")
    return spot && turn(room) === "mine" ? { kind: "no", text: words.game.notHere } : null;
  if (turn(room) !== "mine") return name === "" ? null : { kind: "plain", text: words.game.pickedWait(name) };
  if (hold.kind === "cell" && (!spot || hand.holdsCell(spot))) {
    const stack = hand.table.boards.at(hold.board, hold.at);
    return { kind: "plain", text: describeLifted(hand), stack };
  }
  if (spot) return { kind: "no", text: words.game.notHere };
  if (!reach || name === "") return null;
  if (reach.total === 0) return { kind: "no", text: words.game.pickedNowhere(name) };
  if (hold.kind === "item" && hold.item.shape.length === 0)
    return { kind: "plain", text: words.game.chosen(name, reach.places.length) };
  return { kind: "plain", text: words.game.picked(name, reach.places.length) };
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
    if (only?.kind === "button") return { kind: "turn", text: only.explain || words.game.onlyMove };
    return { kind: "turn", text: room.shown?.scene.prompt || words.game.yourTurn };
  }
  if (view?.chosen) return { kind: "plain", text: words.game.waitFor(waitedFor(room)) };
  return { kind: "plain", text: view?.to_act == null ? "" : words.game.turnOf(nameOf(room, view.to_act)) };
}

/** How the very first move is made. */
function firstHint(hand: Hand): string {
  const { items, cells } = hand.table.sources;
  if (cells.size > 0) return words.game.firstDrag;
  if (items.size === 0) return "";
  return hand.table.boards.shaped ? words.game.first : words.game.firstPut;
}

interface StatusProps {
  readonly room: Room;
  readonly hand: Hand;
  readonly state: HandState;
  readonly children?: ComponentChildren;
}

/** The voice of the table: what is to be done, what a move would make, why it is none; and the last move. */
export function Status({ room, hand, state, children }: StatusProps) {
  const { spot, verdict, hold, turns } = state;
  const unclear =
    spot !== null && verdict === null && hold !== null && hand.choices.length === 0 && turn(room) === "mine";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place and turn starts the wait anew
  useEffect(() => {
    if (!unclear) return;
    const timer = window.setTimeout(() => void hand.why(false), DWELL);
    return () => window.clearTimeout(timer);
  }, [unclear, spot, turns, hold, hand]);
  const line = linkLine(room) ?? handLine(room, hand, state) ?? turnLine(room);
  const last = room.shown?.last;
  return (
    <section class={`status status-${line.kind}`} data-testid="status" aria-label={words.game.statusLabel}>
      <p class="status-main" data-testid="status-line">
        {line.kind === "thinking" && <span class="thinking" aria-hidden="true" />}
        <span>
          {(line.kind === "bad" || line.kind === "link") && <Icon name="warn" />}
          {sentence(line.text)}
        </span>
        {line.gains?.map(([heading, points]) => (
          <span key={heading} class={points < 0 ? "gain gain-less" : "gain"}>
            {words.game.gain(heading, points)}
          </span>
        ))}
        {(line.lost ?? 0) > 0 && <span class="loss">{words.game.crossesOut(line.lost ?? 0)}</span>}
        {line.stack && line.stack.tokens.length > 1 && <StackLine cell={line.stack} />}
        {line.progress != null && (
          <progress class="thinking-progress" max="1" value={line.progress} aria-label={line.text} />
        )}
      </p>
      <p class="status-last" data-testid="last-move">
        {sentence(last?.said ?? "") || (turn(room) === "mine" ? firstHint(hand) : "")}
      </p>
      {children}
    </section>
  );
}
