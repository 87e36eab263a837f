import { Float } from "../../board/float";
import { type Mark, offersOf, type Tray } from "../../contract";
import { EMPTY } from "../../net/room";
import { words } from "../../words";
import { Actions } from "../game/actions";
import { useSitting } from "../game/sitting";
import { Stage } from "../game/stage";
import { FarTrays, NearTrays } from "../game/trays";
import type { Bench } from "./bench";

interface BoardProps {
  readonly bench: Bench;
  readonly names: readonly string[];
  /** What the bot thinks, on the board. */
  readonly marks: readonly Mark[];
}

/** The boards with what lies beside them; who is to move sits in front, and may be moved for. */
export function ReviewBoard({ bench, names, marks }: BoardProps) {
  const sitting = useSitting(bench, bench.does);
  const { hand, state, scene, laid } = sitting;
  const { offers, sources } = hand.table;
  // Everybody's board is in sight: there is no one whose game this is.
  const boards = [...scene.boards].sort((a, b) => (a.owner ?? 0) - (b.owner ?? 0));
  const titleOf = (tray: Tray): string => {
    if (tray.owner === null || (tray.kind !== "hand" && tray.kind !== "haul")) return tray.title;
    const name = names[tray.owner] ?? "";
    return tray.kind === "haul" ? words("game-hauls-of", { name }) : words("game-hands-of", { name });
  };
  const waiting = offers.length === 0 || sources.question;
  const held = state.hold !== null && (state.hold.kind !== "token" || state.pinned);
  const buttons = offersOf(offers, "button").length > 0;
  return (
    <div class={`review-board ${boards.length > 1 ? "review-many" : ""}`}>
      <div class="trays-theirs">
        <FarTrays laid={laid} titleOf={titleOf} />
      </div>
      <Stage {...sitting} room={EMPTY} boards={boards} marks={marks} />
      <div class="trays-mine">
        <NearTrays {...sitting} titleOf={titleOf} waiting={waiting} />
      </div>
      {(held || buttons) && <Actions {...sitting} onPlay={(offer) => bench.play(offer)} />}
      <Float {...sitting} />
    </div>
  );
}
