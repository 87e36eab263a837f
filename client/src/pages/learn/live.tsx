import type { ComponentChildren } from "preact";
import { useCallback, useMemo, useState } from "preact/hooks";
import { Float } from "../../board/float";
import { offersOf, type Tray } from "../../contract";
import { openHelp } from "../../ui/overlay";
import { words } from "../../words";
import { Actions } from "../game/actions";
import { controls, usePanel } from "../game/controls";
import { Decision } from "../game/decision";
import { useDrawn } from "../game/effects";
import { useKeys } from "../game/keys";
import { MoveField } from "../game/moves";
import { nameOf } from "../game/outcome";
import { useSitting } from "../game/sitting";
import { Stage } from "../game/stage";
import { Status } from "../game/status";
import { TextBoard } from "../game/textboard";
import { FarTrays, NearTrays } from "../game/trays";
import type { Opened } from "./visit";

interface LiveProps {
  readonly opened: Opened;
  /** What is to be done; on a desk it stands beside the board, with all that is said. */
  readonly task?: ComponentChildren;
  /** What is said in the place of status and buttons, once a try is judged. */
  readonly verdict: ComponentChildren;
}

/** The board of an exercise, with all by which it is played: a board page without clock, talk and seats. */
export function Live({ opened, task, verdict }: LiveProps) {
  const { session, seated, room, shown, judged } = opened;
  const does = useMemo(() => controls(session, seated), [session, seated]);
  const sitting = useSitting(seated, does);
  const { hand, scene, me, laid } = sitting;
  const panel = usePanel();
  const [reading, setReading] = useState(false);
  const { offers } = shown;
  const sending = room.pending !== null;
  const answers = hand.table.sources.question ? offersOf(offers, "button") : null;
  const name = (player: number) => nameOf(room, player);
  useDrawn(shown);
  const titleOf = useCallback(
    (tray: Tray): string => {
      if (tray.owner === null) return tray.title;
      const kind = tray.kind === "haul" ? "hauls" : "hands";
      return words(tray.owner === me ? `game-${kind}-mine` : `learn-${kind}-theirs`);
    },
    [me],
  );
  useKeys(sitting, {
    moveField: panel.moveField,
    panel: panel.text,
    help: openHelp,
  });
  return (
    <>
      <div class="lesson-side">
        {task}
        {judged && verdict}
        <details class="lesson-words" onToggle={(event) => setReading(event.currentTarget.open)}>
          <summary>{words("game-text-board")}</summary>
          <MoveField offers={offers} disabled={sending} onMove={(move) => session.link.move(move)} />
          <TextBoard open={reading} scene={shown.scene} you={me} titleOf={titleOf} nameOf={name} />
        </details>
      </div>
      {answers ? (
        <Decision
          answers={answers}
          scene={scene}
          you={me}
          nameOf={name}
          sending={sending}
          onPlay={(offer) => session.play(offer)}
        />
      ) : (
        <>
          <div class="trays-theirs">
            <FarTrays laid={laid} titleOf={titleOf} />
          </div>
          <Stage {...sitting} room={room} boards={laid.boards} />
          {!judged && <Status {...sitting} rooms={session.link.room} />}
          <div class="trays-mine">
            <NearTrays {...sitting} titleOf={titleOf} waiting={offers.length === 0} />
          </div>
          {!judged && (
            <Actions
              {...sitting}
              sending={sending}
              undo={shown.undo ?? false}
              onPlay={(offer) => session.play(offer)}
            />
          )}
        </>
      )}
      <Float {...sitting} />
    </>
  );
}
