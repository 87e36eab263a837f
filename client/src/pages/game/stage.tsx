import { useCallback, useMemo } from "preact/hooks";
import { Board } from "../../board/board";
import { FlightPath, Flyer } from "../../board/flyer";
import { Ghost } from "../../board/ghost";
import { Hints } from "../../board/hints";
import { Marks } from "../../board/marks";
import { Shine } from "../../board/shine";
import type { Surface } from "../../board/surface";
import type { Fate } from "../../board/tower";
import type { BoardScene, Flight, Mark, Scene, Token } from "../../contract";
import { atOneScreen, type Room } from "../../net/room";
import type { Fingers } from "../../play/fingers";
import { moved } from "../../play/flight";
import type { Look } from "../../play/gaze";
import type { Hand, HandState } from "../../play/hand";
import type { Reach } from "../../play/reach";
import { settings } from "../../settings";
import { useStore } from "../../store";
import { words } from "../../words";
import { Choose } from "./choose";
import { FLIGHT, useFlights } from "./flights";
import type { Lit } from "./sheet";
import { OpenStack, opens } from "./stack";

export interface StageProps {
  readonly room: Room;
  readonly scene: Scene;
  /** The boards that are in sight here; the others are elsewhere on the page. */
  readonly boards: readonly BoardScene[];
  readonly hand: Hand;
  readonly state: HandState;
  readonly look: Look | null;
  readonly fingers: Fingers;
  readonly surface: Surface;
  readonly lit: Lit | null;
}

const NO_FATES: ReadonlyMap<Token, Fate> = new Map();
const NO_FLIGHTS: readonly Flight[] = [];

/** The board with what is dragged where it would lie, and what becomes of all that flies then. */
function usePreview(board: BoardScene, { hand, state, room }: StageProps) {
  const sending = room.pending?.message.type === "move";
  const offer = state.hold?.kind === "cell" && state.hold.board === board.id ? hand.offer : null;
  return useMemo(() => {
    if (offer?.gesture.kind !== "drag") return null;
    const flights = sending ? NO_FLIGHTS : offer.effect.flights;
    const { start, end } = offer.gesture;
    const after = moved(board, start, end, flights);
    const fates = new Map<Token, Fate>(
      flights.map(({ token, captured }) => [token, captured ? "taken" : "lands"]),
    );
    if (after.token) fates.set(after.token, "lifted");
    return { board: after.board, fates, flights };
  }, [board, offer, sending]);
}

/** What was taken up from a cell and is not yet over another one. */
function useLifted(board: BoardScene, { hand, state }: StageProps): ReadonlyMap<Token, Fate> {
  const { hold } = state;
  return useMemo(() => {
    if (hold?.kind !== "cell" || hold.board !== board.id) return NO_FATES;
    const token = hand.table.boards.at(board.id, hold.at)?.tokens.at(-1);
    return token ? new Map([[token, "lifted"]]) : NO_FATES;
  }, [board, hold, hand]);
}

/** Whether any free cell will do for the only thing that there is to put: then there is nothing to hint at. */
function anywhere(board: BoardScene, reach: Reach): boolean {
  const free = board.cells.filter((cell) => cell.tokens.length === 0).length;
  return (
    reach.tint.size === free &&
    reach.places.every(({ offer }) => offer.gesture.kind === "put" && offer.gesture.item === "")
  );
}

/** One board that can be played on. */
function Playable({ board, ...props }: StageProps & { readonly board: BoardScene }) {
  const { room, scene, hand, state, look, fingers, surface, lit } = props;
  const { labels } = useStore(settings);
  const ready = useCallback((svg: SVGSVGElement) => surface.lay(board, svg), [surface, board]);
  const { boards } = hand.table;
  const refused: readonly Mark[] =
    room.refusal && !state.verdict ? [{ kind: "reason", cells: room.refusal.cells, board: board.id }] : [];
  const { reach, table } = hand;
  const held = state.hold !== null && state.hold.kind !== "token";
  const preview = usePreview(board, props);
  const lifted = useLifted(board, props);
  const moment = useFlights(board, scene.flights, held);
  const shown = moment ?? preview ?? { board, fates: lifted };
  const shapes = state.hold?.kind === "item" && state.hold.item.shape.length > 0;
  const calm = moment === null && lit === null;
  const groups = lit?.board === board.id ? lit.groups : [];
  const sending = room.pending?.message.type === "move";
  const hinted = calm && table.offers.length > 0 && reach !== null && !anywhere(board, reach);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys play on the whole board (keys.ts), here is the pointer
    <div
      class="stage-board"
      onPointerDown={(event) => fingers.onBoard(event)}
      onPointerLeave={() => fingers.leave()}
      onContextMenu={(event) => state.hold && event.preventDefault()}
      data-testid={`board-${board.id}`}
    >
      {props.boards.length > 1 && <h2 class="stage-title">{board.title}</h2>}
      <Board
        board={shown.board}
        labels={labels}
        margin={boards.shaped ? 0.9 : 0.4}
        onReady={ready}
        tint={hinted ? reach.tint : undefined}
        dots={shapes}
        sources={state.hold === null && calm ? table.sources.cells : undefined}
        fates={shown.fates}
        under={
          preview && preview.flights.length > 0 && <FlightPath board={board} flights={preview.flights} />
        }
      >
        <Marks
          marks={[...(held && !shapes ? [] : scene.marks), ...refused]}
          board={board.id}
          boards={boards}
        />
        {hinted && !shapes && !sending && !preview && <Hints hand={hand} board={board.id} />}
        {calm && (
          <Ghost
            hand={hand}
            state={state}
            board={board.id}
            boards={boards}
            style={scene.sides[hand.table.you ?? 0] ?? ""}
            sending={sending}
            shown={preview !== null}
          />
        )}
        {look?.spot.board === board.id && state.hold === null && (
          <Marks
            marks={[{ kind: "look", cells: [boards.at(board.id, look.spot.at)?.id ?? ""], board: board.id }]}
            board={board.id}
            boards={boards}
          />
        )}
        {groups.length > 0 && <Shine board={board} boards={boards} groups={groups} />}
        {moment?.flight && (
          <Flyer key={moment.number} board={moment.board} flight={moment.flight} length={FLIGHT} />
        )}
      </Board>
    </div>
  );
}

interface LeavesProps extends StageProps {
  readonly onChoose: (offer: Parameters<Hand["choose"]>[0]) => void;
}

/** What opens over the boards: a stack that is looked at, a question about a cell. */
function Leaves({ hand, state, look, surface, onChoose }: LeavesProps) {
  if (state.asking && state.spot)
    return (
      <Choose
        hand={hand}
        surface={surface}
        spot={state.spot}
        onChoose={onChoose}
        onClose={() => {
          hand.unask();
          document.getElementById("board")?.focus({ preventScroll: true });
        }}
      />
    );
  const cell = look && state.hold === null ? hand.table.boards.at(look.spot.board, look.spot.at) : undefined;
  return look && opens(cell) ? <OpenStack surface={surface} spot={look.spot} cell={cell} /> : null;
}

/** The boards, and the place where the keyboard plays. */
export function Stage(props: LeavesProps) {
  const { boards, fingers, room, state } = props;
  const { turn } = useStore(settings);
  // Two who sit across from each other see their own side in front of them.
  const turned =
    turn && atOneScreen(room.welcome) && room.welcome?.you === 1 && props.scene.sides.length === 2;
  return (
    <div class="stage-place">
      <div
        class={`stage ${state.hold && state.hold.kind !== "token" ? "stage-holding" : ""} ${turned ? "stage-turned" : ""}`}
        id="board"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys that it tells of
        tabIndex={0}
        role="application"
        aria-label={words.game.boardLabel}
        aria-describedby="board-help"
        onWheel={(event) => fingers.wheel(event)}
        data-testid="board"
      >
        <p class="unseen" id="board-help">
          {props.hand.table.boards.shaped ? words.game.boardHelp : words.game.boardHelpTokens}
        </p>
        {boards.map((board) => (
          <Playable key={board.id} board={board} {...props} />
        ))}
      </div>
      <Leaves {...props} />
    </div>
  );
}
