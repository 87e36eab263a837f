import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Float } from "../../board/float";
import { type Item, offersOf, type Tray } from "../../contract";
import type { Clock, Snapshot, Welcome } from "../../net/protocol";
import { type Room, turn } from "../../net/room";
import { settings } from "../../settings";
import { sound } from "../../sound";
import { useStore } from "../../store";
import { title } from "../../title";
import { useOverlays } from "../../ui/topbar";
import { say } from "../../voice";
import { words } from "../../words";
import { Actions } from "./actions";
import { Decision, markOf } from "./decision";
import { GameHead, toggleSound } from "./head";
import { useKeys } from "./keys";
import { nameOf, outcome } from "./outcome";
import { Panel, showTextBoard } from "./panel";
import { ResignDialog } from "./resign";
import { ResultDialog } from "./result";
import { Seat } from "./seat";
import type { Seated, Session } from "./session";
import { describe } from "./spoken";
import { Stage } from "./stage";
import { Status } from "./status";
import { MyTray, TheirTray } from "./tray";

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

function focusBoard(): void {
  document.getElementById("board")?.focus({ preventScroll: true });
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
  const { hand, fingers, surface } = seated;
  const state = useStore(hand.state);
  const { keys: letters } = useStore(settings);
  const overlays = useOverlays();
  const [panel, setPanel] = useState(false);
  const [resigning, setResigning] = useState(false);
  const result = outcome(room);
  const [resultOpen, setResultOpen] = useResult(result !== null);
  const of = useDecisionTime(shown.clock);
  const whose = turn(room);
  const { scene, offers } = shown;
  const sending = room.pending?.message.type === "move";
  const answers = hand.table.sources.question ? offersOf(offers, "button") : null;
  // Who watches sits behind the first player.
  const me = welcome.you ?? 0;
  const others = scene.sides.map((_, player) => player).filter((player) => player !== me);

  useEffect(() => {
    document.title = title(
      whose === "mine" ? words.game.tabYourTurn(welcome.game.title) : welcome.game.title,
    );
  }, [whose, welcome]);

  // Who comes from another page, by key or with a screen reader, is at the board at once.
  const [greeting] = useState(whose === "mine" ? scene.prompt : "");
  useEffect(() => {
    focusBoard();
    say(greeting);
  }, [greeting]);

  const titleOf = useCallback(
    (tray: Tray): string => {
      const alone = scene.trays.filter((other) => other.owner === tray.owner).length === 1;
      if (tray.owner === null || !alone) return tray.title;
      return tray.owner === welcome.you ? words.game.hand : words.game.theirHand(nameOf(room, tray.owner));
    },
    [scene, welcome, room],
  );
  const mine = scene.trays.filter((tray) => tray.owner === null || tray.owner === welcome.you);
  const theirs = scene.trays.filter((tray) => !mine.includes(tray));
  const atBottom = welcome.you === null ? theirs.filter((tray) => tray.owner === me) : [];
  const atTop = theirs.filter((tray) => !atBottom.includes(tray));

  const pick = (item: Item, byKey: boolean) => {
    if (hand.holds(item)) {
      hand.putBack();
      return;
    }
    hand.pick(item);
    sound("pick");
    if (byKey) {
      if (!hand.state.value.spot) hand.aim(hand.start(), true);
      focusBoard();
      say(describe(hand));
    }
  };
  const turnBy = (by: 1 | -1) => {
    hand.turn(by);
    sound("turn");
    say(describe(hand));
  };
  const closePanel = () => {
    setPanel(false);
    focusBoard();
  };
  const openPanel = (show: () => void) => {
    setPanel(true);
    // Once it is in sight.
    window.setTimeout(show);
  };
  const showMoveField = () => openPanel(() => document.getElementById("move-field")?.focus());
  const showText = () => openPanel(showTextBoard);
  const items = useMemo(
    () => new Map(mine.flatMap((tray) => tray.items.map((item) => [item.slot, item]))),
    [mine],
  );
  useKeys(letters, {
    hand,
    items,
    pick: (item) => pick(item, true),
    turn: turnBy,
    lay: () => hand.lay(),
    moved: () => say(describe(hand)),
    moveField: showMoveField,
    panel: showText,
    mute: toggleSound,
    help: () => overlays.set("help"),
  });

  const seat = (player: number) => (
    <Seat
      key={player}
      name={nameOf(room, player)}
      style={scene.sides[player] ?? ""}
      mark={markOf(scene, player)}
      score={scene.scores.find((score) => score.player === player) ?? null}
      toMove={shown.view.to_act === player}
      mine={player === me}
      clock={shown.clock?.player === player ? shown.clock : null}
      since={room.since}
      of={of}
    />
  );

  return (
    <div class={`page page-game ${answers ? "page-deciding" : ""}`}>
      <GameHead
        overlays={overlays}
        panel={panel}
        onPanel={() => setPanel(!panel)}
        onMoveField={showMoveField}
        onTextBoard={showText}
        onResign={welcome.you !== null && result === null ? () => setResigning(true) : null}
      />
      <main class="game" id="main">
        <h1 class="unseen">{welcome.game.title}</h1>
        <div class="seats-theirs">{others.map(seat)}</div>
        <div class="trays-theirs">
          {atTop.map((tray) => (
            <TheirTray key={tray.id} tray={tray} title={titleOf(tray)} />
          ))}
        </div>
        {answers && welcome.you !== null ? (
          <Decision
            answers={answers}
            scene={scene}
            you={welcome.you}
            nameOf={(player) => nameOf(room, player)}
            sending={sending}
            onPlay={(offer) => session.play(offer)}
          />
        ) : (
          <Stage room={room} scene={scene} hand={hand} state={state} fingers={fingers} surface={surface} />
        )}
        <Status room={room} hand={hand} state={state} />
        <div class="trays-mine">
          {mine.map((tray) => (
            <MyTray
              key={tray.id}
              tray={tray}
              title={titleOf(tray)}
              hand={hand}
              state={state}
              fingers={fingers}
              waiting={offers.length === 0 || answers !== null}
              onPick={pick}
            />
          ))}
          {atBottom.map((tray) => (
            <TheirTray key={tray.id} tray={tray} title={titleOf(tray)} />
          ))}
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
          (welcome.you === null ? (
            <p class="watching">{words.game.watching}</p>
          ) : (
            <Actions
              hand={hand}
              state={state}
              sending={sending}
              onTurn={turnBy}
              onPlay={(offer) => session.play(offer)}
            />
          ))
        )}
        <div class="seat-own">{seat(me)}</div>
        <Panel
          open={panel}
          onClose={closePanel}
          history={shown.view.history}
          scene={scene}
          offers={offers}
          disabled={whose !== "mine" || sending}
          watching={welcome.you === null}
          titleOf={titleOf}
          onMove={(move) => {
            session.link.move(move);
            // What comes of it is seen on the board, which the drawer covers.
            if (panel) closePanel();
          }}
        />
      </main>
      <Float fingers={fingers} surface={surface} state={state} />
      <ResignDialog
        open={resigning}
        onClose={() => setResigning(false)}
        onResign={() => session.link.resign()}
      />
      {result && (
        <ResultDialog room={room} result={result} open={resultOpen} onClose={() => setResultOpen(false)} />
      )}
    </div>
  );
}
