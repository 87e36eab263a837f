import { useCallback, useMemo, useState } from "preact/hooks";
import { Float } from "../../board/float";
import { offersOf, type Tray } from "../../contract";
import type { Snapshot, Welcome } from "../../net/protocol";
import { type Room, turn } from "../../net/room";
import { openHelp } from "../../ui/overlay";
import { useShownGame } from "../../ui/shown-game";
import { words } from "../../words";
import { Actions } from "./actions";
import { controls, usePanel } from "./controls";
import { Decision } from "./decision";
import { useArrival, useDecisionTime, useDrawn, useResult } from "./effects";
import { EventNote, EventTag } from "./event";
import { GameHead } from "./head";
import { takesBack } from "./helpers";
import { HintButton, HintLines, hintMarks, useHints } from "./hint";
import { Interruptions } from "./interruptions";
import { useKeys } from "./keys";
import { nameOf, outcome } from "./outcome";
import { Panel } from "./panel";
import { ResignDialog } from "./resign";
import { ResultDialog } from "./result";
import { MySeat, OtherSeats } from "./seats";
import type { Seated, Session } from "./session";
import type { Lit } from "./sheet";
import { useSitting } from "./sitting";
import { Stage } from "./stage";
import { Status } from "./status";
import { useCall, useTab } from "./tab";
import { Talk } from "./talk";
import { FarTrays, NearTrays } from "./trays";

interface TableProps {
  readonly session: Session;
  readonly seated: Seated;
  readonly room: Room;
  readonly shown: Snapshot;
  readonly welcome: Welcome;
}

/** The board page: everything that is in sight while a game is played. */
export function GameTable({ session, seated, room, shown, welcome }: TableProps) {
  const does = useMemo(
    () => controls(session, seated, () => session.link.takeBack("offer")),
    [session, seated],
  );
  const sitting = useSitting(seated, does);
  const { hand, scene, you, me, laid } = sitting;
  const panel = usePanel();
  const [resigning, setResigning] = useState(false);
  const [lit, setLit] = useState<Lit | null>(null);
  const result = outcome(room);
  const [resultOpen, setResultOpen] = useResult(result !== null);
  const of = useDecisionTime(shown.clock);
  const whose = turn(room);
  const { offers, agreement } = shown;
  const sending = room.pending !== null && room.pending.message.type !== "resign";
  const answers = hand.table.sources.question ? offersOf(offers, "button") : null;
  const name = (player: number) => nameOf(room, player);
  useArrival(whose === "mine" ? scene.prompt : "");
  useTab(room);
  useCall(room);
  useDrawn(shown);
  const hints = useHints(room);
  const marked = hintMarks(hints, room);
  useShownGame(welcome.game.id, welcome.game.title);

  const titleOf = useCallback(
    (tray: Tray): string => {
      const alone = scene.trays.filter((other) => other.owner === tray.owner).length === 1;
      if (tray.owner === null || !alone) return tray.title;
      const kind = tray.kind === "haul" ? "hauls" : "hands";
      return tray.owner === you
        ? words(`game-${kind}-mine`)
        : words(`game-${kind}-of`, { name: nameOf(room, tray.owner) });
    },
    [scene, you, room],
  );
  useKeys(sitting, {
    moveField: panel.moveField,
    panel: panel.text,
    hint: () => hints.ask?.(),
    help: openHelp,
  });
  const playing = you !== null && result === null;
  const waiting = offers.length === 0 || answers !== null;
  const kind = scene.trays.some((tray) => tray.kind === "haul")
    ? "hauls"
    : laid.readings
      ? "readings"
      : "hands";

  return (
    <div class={`page page-game ${answers ? "page-deciding" : ""}`}>
      <GameHead
        panel={panel.open}
        onPanel={panel.toggle}
        onMoveField={panel.moveField}
        onTextBoard={panel.text}
        onResign={playing ? () => setResigning(true) : null}
        tag={<EventTag welcome={welcome} />}
        hint={<HintButton hints={hints} />}
      />
      <main class={`game game-${kind}`} id="main">
        <h1 class="unseen">{welcome.game.title}</h1>
        <div class="seats-theirs">
          <OtherSeats
            room={room}
            shown={shown}
            me={me}
            of={of}
            onLight={setLit}
            apart={laid.others}
            boards={hand.table.boards}
          />
        </div>
        <div class="trays-theirs">
          <FarTrays laid={laid} titleOf={titleOf} />
        </div>
        {answers && you !== null ? (
          <Decision
            answers={answers}
            scene={shown.scene}
            turns={hand.table.turns}
            you={you}
            nameOf={name}
            sending={sending}
            onPlay={(offer) => session.play(offer)}
          />
        ) : (
          <Stage {...sitting} room={room} boards={laid.boards} marks={marked} lit={lit} />
        )}
        <Status
          {...sitting}
          rooms={session.link.room}
          asked={
            <Interruptions
              session={session}
              room={room}
              shown={shown}
              over={result !== null}
              sending={sending}
            />
          }
        >
          <EventNote welcome={welcome} shown={shown} />
          <HintLines hints={hints} />
        </Status>
        <div key="trays-mine" class="trays-mine">
          <NearTrays {...sitting} titleOf={titleOf} waiting={waiting} />
        </div>
        {result ? (
          <div key="result" class="actions">
            <button
              type="button"
              class="primary-button actions-main"
              onClick={() => setResultOpen(true)}
              data-testid="show-result"
            >
              <span>{words("result-show")}</span>
            </button>
          </div>
        ) : (
          answers === null &&
          (you === null ? (
            <p key="watching" class="watching">
              {words("game-watching")}
            </p>
          ) : (
            <Actions
              key="actions"
              {...sitting}
              sending={sending}
              undo={takesBack(room) !== null}
              onPlay={(offer) => session.play(offer)}
            />
          ))
        )}
        <div key="seat-own" class="seat-own">
          <MySeat room={room} shown={shown} me={me} of={of} onLight={setLit} />
        </div>
        <Panel
          open={panel.open}
          onClose={panel.close}
          history={shown.view.history}
          movers={shown.view.movers ?? []}
          scene={shown.scene}
          offers={offers}
          disabled={whose !== "mine" || sending}
          you={you}
          titleOf={titleOf}
          nameOf={name}
          talk={<Talk rooms={session.link.room} onSay={(text) => session.link.say(text)} />}
          onMove={(move) => {
            session.write(move);
            // What comes of it is seen on the board, which the drawer covers.
            if (panel.open) panel.close();
          }}
        />
      </main>
      <Float {...sitting} />
      <ResignDialog
        open={resigning && playing}
        scene={scene}
        nameOf={name}
        onClose={() => setResigning(false)}
        onResign={() => session.link.resign()}
        onOffer={agreement ? agreement.can_offer && (() => session.link.agree("offer")) : null}
        onTakeBack={
          shown.takeback ? shown.takeback.can_offer && (() => session.link.takeBack("offer")) : null
        }
        onAbort={shown.abort ? () => session.link.abort() : null}
      />
      {result && (
        <ResultDialog room={room} result={result} open={resultOpen} onClose={() => setResultOpen(false)} />
      )}
    </div>
  );
}
