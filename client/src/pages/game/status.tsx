import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Part } from "../../contract";
import { type Room, turn } from "../../net/room";
import type { Hand, HandState } from "../../play/hand";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import { nameOf, outcome } from "./outcome";

/** A piece that rests so long where it is not allowed is asked about, in milliseconds. */
const DWELL = 500;

interface Line {
  readonly kind: "plain" | "turn" | "good" | "no" | "bad" | "link" | "thinking";
  readonly text: string;
  readonly gains?: readonly Part[];
  readonly progress?: number | null;
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
  if (!hold || hold.kind === "token") return null;
  const name = hold.kind === "item" ? hold.item.name : "";
  const reach = hand.reach;
  const { offer } = hand;
  if (offer) return { kind: "good", text: name, gains: offer.effect.gains };
  if (turn(room) !== "mine") return name === "" ? null : { kind: "plain", text: words.game.pickedWait(name) };
  if (spot) return { kind: "no", text: words.game.notHere };
  if (!reach || name === "") return null;
  if (reach.total === 0) return { kind: "no", text: words.game.pickedNowhere(name) };
  return { kind: "plain", text: words.game.picked(name, reach.places.length) };
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
  return { kind: "plain", text: view?.to_act == null ? "" : words.game.turnOf(nameOf(room, view.to_act)) };
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
    spot !== null && verdict === null && hold !== null && hand.offer === null && turn(room) === "mine";
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
        {(line.kind === "bad" || line.kind === "link") && <Icon name="warn" />}
        {line.kind === "thinking" && <span class="thinking" aria-hidden="true" />}
        <span>{line.text}</span>
        {line.gains?.map(([heading, points]) => (
          <span key={heading} class="gain">
            {words.game.gain(heading, points)}
          </span>
        ))}
        {line.progress != null && (
          <progress class="thinking-progress" max="1" value={line.progress} aria-label={line.text} />
        )}
      </p>
      <p class="status-last" data-testid="last-move">
        {last?.said ?? (turn(room) === "mine" && hand.table.sources.items.size > 0 ? words.game.first : "")}
      </p>
      {children}
    </section>
  );
}
