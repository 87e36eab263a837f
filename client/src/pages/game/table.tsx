import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Float } from "../../board/float";
import { offersOf, type Tray } from "../../contract";
import type { Clock, Snapshot, Welcome } from "../../net/protocol";
import { type Room, turn } from "../../net/room";
import { settings } from "../../settings";
import { useStore } from "../../store";
import { title } from "../../title";
import { useOverlays } from "../../ui/topbar";
import { say } from "../../voice";
import { words } from "../../words";
import { Actions } from "./actions";
import { OpenOffer } from "./agreement";
import { Missing, OpenTakeback } from "./consent";
import { controls, focusBoard, usePanel } from "./controls";
import { Decision } from "./decision";
import { EventNote, EventTag } from "./event";
import { GameHead, toggleSound } from "./head";
import { useKeys } from "./keys";
import { layout } from "./layout";
import { nameOf, outcome } from "./outcome";
import { Panel } from "./panel";
import { ResignDialog } from "./resign";
import { ResultDialog } from "./result";
import { MySeat, OtherSeats } from "./seats";
import type { Seated, Session } from "./session";
import type { Lit } from "./sheet";
import { Stage } from "./stage";
import { Status } from "./status";
import { Talk } from "./talk";
import { FarTrays, NearTrays } from "./trays";

/** The last move is seen before the result covers the board, in milliseconds. */
const RESULT_AFTER = 900;

/** How long a decision may take, from the last clock that was seen. */
function useDecisionTime(clock: Clock | null): number | null {
  const seen = useRef<number | null>(null);
  if (clock) seen.current = clock.of;
  return seen.current;
}

/** The result opens by itself when the game ends; at once when it had ended before the page was opened. */
function useResult(over: boolean): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(over);
  const [was] = useState(over);
  useEffect(() => {
    if (!over || was) return;
    const timer = window.setTimeout(() => setOpen(true), RESULT_AFTER);
    return () => window.clearTimeout(timer);
  }, [over, was]);
  return [open, setOpen];
}

/** The browser's tab says whose turn it is; who comes by key or with a screen reader is at the board at once. */
function useArrival(mine: boolean, game: string, prompt: string): void {
  useEffect(() => {
    document.title = title(mine ? words.game.tabYourTurn(game) : game);
  }, [mine, game]);
  const [greeting] = useState(mine ? prompt : "");
  useEffect(() => {
    focusBoard();
    say(greeting);
  }, [greeting]);
}

/** The page tells which state it shows, once all of it is drawn and can be acted upon. */
function useDrawn(shown: Snapshot): void {
  const drawn = `${shown.ply}/${shown.view.history.length}/${shown.offers.length}`;
  useEffect(() => {
    document.body.setAttribute("data-drawn", drawn);
  }, [drawn]);
}

interface TableProps {
  readonly session: Session;
  readonly seated: Seated;
  readonly room: Room;
  readonly shown: Snapshot;
  readonly welcome: Welcome;
}

/** The board page: everything that is in sight while a game is played. */
export function GameTable({ session, seated, room, shown, welcome }: TableProps) {
  const { hand, fingers, surface, gaze } = seated;
  const state = useStore(hand.state);
  const look = useStore(gaze.state);
  const { keys: letters } = useStore(settings);
  const overlays = useOverlays();
  const panel = usePanel();
  const [resigning, setResigning] = useState(false);
  const [lit, setLit] = useState<Lit | null>(null);
  const result = outcome(room);
  const [resultOpen, setResultOpen] = useResult(result !== null);
  const of = useDecisionTime(shown.clock);
  const whose = turn(room);
  const { scene, offers, agreement } = shown;
  const sending = room.pending !== null && room.pending.message.type !== "resign";
  const answers = hand.table.sources.question ? offersOf(offers, "button") : null;
  // Who watches sits behind the first player.
  const { you } = welcome;
  const me = you ?? 0;
  const laid = useMemo(() => layout(scene, me, you), [scene, me, you]);
  const does = useMemo(() => controls(session, seated), [session, seated]);
  const name = (player: number) => nameOf(room, player);
  useArrival(whose === "mine", welcome.game.title, scene.prompt);
  useDrawn(shown);

  const titleOf = useCallback(
    (tray: Tray): string => {
      const alone = scene.trays.filter((other) => other.owner === tray.owner).length === 1;
      if (tray.owner === null || !alone) return tray.title;
      const titles = tray.kind === "haul" ? words.game.hauls : words.game.hands;
      return tray.owner === you ? titles.mine : titles.of(nameOf(room, tray.owner));
    },
    [scene, you, room],
  );
  const items = useMemo(() => {
    const held = [...laid.near, ...(laid.readings ? [laid.readings] : [])].filter(
      (tray) => tray.kind !== "haul",
    );
    return new Map(held.flatMap((tray) => tray.items.map((item) => [item.slot, item])));
  }, [laid]);
  useKeys(letters, {
    hand,
    gaze,
    items,
    pick: (item) => does.pick(item, true),
    turn: does.turn,
    lay: () => hand.lay(),
    moved: does.moved,
    looked: does.looked,
    undo: does.undo,
    moveField: panel.moveField,
    panel: panel.text,
    mute: toggleSound,
    help: () => overlays.set("help"),
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
        overlays={overlays}
        panel={panel.open}
        onPanel={panel.toggle}
        onMoveField={panel.moveField}
        onTextBoard={panel.text}
        onResign={playing ? () => setResigning(true) : null}
        tag={<EventTag welcome={welcome} />}
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
          <FarTrays layout={laid} titleOf={titleOf} />
        </div>
        {answers && you !== null ? (
          <Decision
            answers={answers}
            scene={scene}
            you={you}
            nameOf={name}
            sending={sending}
            onPlay={(offer) => session.play(offer)}
          />
        ) : (
          <Stage
            room={room}
            scene={scene}
            boards={laid.boards}
            hand={hand}
            state={state}
            look={look}
            fingers={fingers}
            surface={surface}
            lit={lit}
            onChoose={does.choose}
          />
        )}
        <Status room={room} hand={hand} state={state}>
          <OpenOffer
            agreement={result ? null : agreement}
            ply={shown.ply}
            you={you}
            scene={scene}
            nameOf={name}
            sending={sending}
            onAnswer={(answer) => session.link.agree(answer)}
          />
          <OpenTakeback room={room} sending={sending} onAnswer={(answer) => session.link.takeBack(answer)} />
          <EventNote welcome={welcome} shown={shown} />
          <Missing room={room} sending={sending} onClaim={() => session.link.claim()} />
        </Status>
        <div class="trays-mine">
          <NearTrays
            layout={laid}
            you={you}
            titleOf={titleOf}
            hand={hand}
            state={state}
            fingers={fingers}
            waiting={waiting}
            onPick={does.pick}
          />
        </div>
        {result ? (
          <div class="actions">
            <button
              type="button"
              class="primary-button actions-main"
              onClick={() => setResultOpen(true)}
              data-testid="show-result"
            >
              <span>{words.result.show}</span>
            </button>
          </div>
        ) : (
          answers === null &&
          (you === null ? (
            <p class="watching">{words.game.watching}</p>
          ) : (
            <Actions
              hand={hand}
              state={state}
              sending={sending}
              undo={shown.undo ?? false}
              onTurn={does.turn}
              onPlay={(offer) => session.play(offer)}
              onUndo={does.undo}
            />
          ))
        )}
        <div class="seat-own">
          <MySeat room={room} shown={shown} me={me} of={of} onLight={setLit} />
        </div>
        <Panel
          open={panel.open}
          onClose={panel.close}
          history={shown.view.history}
          movers={shown.view.movers ?? []}
          scene={scene}
          offers={offers}
          disabled={whose !== "mine" || sending}
          you={you}
          titleOf={titleOf}
          nameOf={name}
          talk={<Talk room={room} onSay={(text) => session.link.say(text)} />}
          onMove={(move) => {
            session.link.move(move);
            // What comes of it is seen on the board, which the drawer covers.
            if (panel.open) panel.close();
          }}
        />
      </main>
      <Float fingers={fingers} surface={surface} state={state} />
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
