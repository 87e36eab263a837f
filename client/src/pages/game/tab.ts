import { useEffect } from "preact/hooks";
import { type Sign, showSign } from "../../favicon";
import { together } from "../../figures";
import { atOneScreen, type Room, turn } from "../../net/room";
import { tell } from "../../notify";
import { title } from "../../title";
import { words } from "../../words";
import { left } from "./clock";
import { nameOf, outcome } from "./outcome";

/** Below so many seconds the tab counts them. */
const COUNTED = 60;

/** What the tab of a game shows: in its icon whose turn it is, and in its title what matters most. */
export interface Tab {
  readonly sign: Sign;
  readonly text: string;
}

/** Seconds that this player has left, where they are few; null where nobody waits, or not for long. */
function fewSeconds(room: Room, now: number): number | null {
  const { welcome, shown, since } = room;
  const clock = shown?.clock;
  if (!clock || (clock.player !== null && clock.player !== welcome?.you)) return null;
  const seconds = Math.ceil(left(clock, since, now));
  return seconds <= COUNTED ? seconds : null;
}

/** What the tab shows now. `hidden`: its player looks elsewhere, and only there do seconds count in it. */
export function tab(room: Room, now: number, hidden: boolean): Tab {
  const { welcome } = room;
  const game = welcome?.game.title ?? "";
  const end = outcome(room);
  if (end) return { sign: "over", text: words("tab-over", { headline: end.headline, game }) };
  if (turn(room) !== "mine")
    return { sign: "theirs", text: welcome?.you == null ? game : words("tab-waiting", { game }) };
  const seconds = hidden ? fewSeconds(room, now) : null;
  const text =
    seconds === null ? words("game-tab-your-turn", { title: game }) : words("tab-hurry", { seconds, game });
  return { sign: "mine", text };
}

function show(room: Room): void {
  const { sign, text } = tab(room, performance.now(), document.visibilityState !== "visible");
  document.title = title(text);
  showSign(sign);
}

/** The game goes on in the tab: in its title and its icon, by the second while it is hidden. */
export function useTab(room: Room): void {
  useEffect(() => {
    const again = () => show(room);
    again();
    const timer = window.setInterval(again, 1000);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [room]);
  useEffect(() => () => showSign("club"), []);
}

/** Who looks elsewhere is told that it is their turn, if they wish it. */
export function useCall(room: Room): void {
  const { welcome, shown } = room;
  const mine = turn(room) === "mine" && !atOneScreen(welcome);
  const ply = shown?.ply;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is told once, whatever else changes in the room
  useEffect(() => {
    if (!mine || !welcome) return;
    const rivals = welcome.seats.map((_, player) => player).filter((player) => player !== welcome.you);
    const names = together(rivals.map((player) => nameOf(room, player)));
    const body =
      names === "" ? welcome.game.title : words("notify-body", { game: welcome.game.title, names });
    const back = tell({ title: words("notify-title"), body, tag: `hexagora-${welcome.room}` });
    document.addEventListener("visibilitychange", back, { once: true });
    return () => {
      document.removeEventListener("visibilitychange", back);
      back();
    };
  }, [mine, ply]);
}
