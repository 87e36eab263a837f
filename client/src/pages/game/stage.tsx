import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { AheadGhost } from "../../board/ahead";
import { Board, wholeFrame } from "../../board/board";
import { FlightPath, Flyer } from "../../board/flyer";
import { Ghost } from "../../board/ghost";
import { Hints } from "../../board/hints";
import { Marks } from "../../board/marks";
import { North } from "../../board/north";
import { Shine } from "../../board/shine";
import type { Fate } from "../../board/tower";
import type { BoardScene, Flight, Mark, Token } from "../../contract";
import { still } from "../../motion";
import type { Room } from "../../net/room";
import { moved } from "../../play/flight";
import type { Reach } from "../../play/reach";
import { settings } from "../../settings";
import { useStore } from "../../store";
import { words } from "../../words";
import { Choose } from "./choose";
import { FLIGHT, useFlights } from "./flights";
import type { Lit } from "./sheet";
import type { Sitting } from "./sitting";
import { OpenStack, opens } from "./stack";
import { ViewTools } from "./viewtools";

interface StageProps extends Sitting {
  readonly room: Room;
  /** The boards that are in sight here; the others are elsewhere on the page. */
  readonly boards: readonly BoardScene[];
  /** What somebody has on their mind besides. */
  readonly marks?: readonly Mark[];
  readonly lit?: Lit | null;
}

/** How long the board takes to turn, in milliseconds. */
const TURNING = 200;

/** The pictures of the boards turn into their new place, the shorter way round. */
function useTurning(turns: number) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(turns);
  useLayoutEffect(() => {
    const by = ((turns - before.current + 9) % 6) - 3;
    before.current = turns;
    if (by === 0 || still()) return;
    for (const picture of ref.current?.querySelectorAll(".board") ?? [])
      picture.animate([{ rotate: `${-60 * by}deg` }, { rotate: "0deg" }], {
        duration: TURNING,
        easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
      });
  }, [turns]);
  return ref;
}

/** Where keys have brought what is held, or the look, is in sight. */
function useInSight({ hand, state, look, surface, view }: StageProps): void {
  const spot = state.pinned ? state.spot : look?.pinned ? look.spot : null;
  useEffect(() => {
    const point = spot && !hand.byTouch && surface.place(spot);
    if (point) view.reveal(point, surface.frame());
  }, [spot, hand, surface, view]);
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
function Playable({ board, marks = [], lit = null, ...props }: StageProps & { readonly board: BoardScene }) {
  const { room, scene, hand, state, look, fingers, surface, view, ahead, does } = props;
  const { labels } = useStore(settings);
  const looking = useStore(view.state);
  const { boards, turns } = hand.table;
  const margin = boards.shaped ? 0.9 : 0.4;
  const ready = useCallback(
    (svg: SVGSVGElement) => surface.lay(board, svg, wholeFrame(board, margin)),
    [surface, board, margin],
  );
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
      class={`stage-board ${looking.zoom > 1 ? "stage-zoomed" : ""}`}
      onPointerDown={(event) => fingers.onBoard(event)}
      onPointerLeave={() => fingers.leave()}
      onContextMenu={(event) => {
        if (!state.hold && !ahead) return;
        event.preventDefault();
        // A finger that rests for long asks for the same menu, and means nothing by it.
        if (!hand.byTouch) does.aside();
      }}
      data-testid={`board-${board.id}`}
    >
      {props.boards.length > 1 && <h2 class="stage-title">{board.title}</h2>}
      <Board
        board={shown.board}
        labels={labels}
        margin={margin}
        looking={looking}
        onReady={ready}
        tint={hinted ? reach.tint : undefined}
        dots={shapes}
        sources={state.hold === null && calm && table.offers.length > 0 ? table.sources.cells : undefined}
        fates={shown.fates}
        under={
          preview && preview.flights.length > 0 && <FlightPath board={board} flights={preview.flights} />
        }
      >
        <Marks
          marks={[...(held && !shapes ? [] : [...scene.marks, ...marks]), ...refused]}
          board={board.id}
          boards={boards}
        />
        {turns !== 0 && <North board={board} turns={turns} />}
        {ahead && (
          <AheadGhost next={ahead} board={board} boards={boards} scene={scene} you={table.you ?? 0} />
        )}
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

/** What opens over the boards: a stack that is looked at, a question about a cell. */
function Leaves({ hand, state, look, surface, view, does }: StageProps) {
  const { zoom, x, y } = useStore(view.state);
  // They lie beside their cell, wherever it is on the screen.
  const where = `${zoom} ${x} ${y}`;
  if (state.asking && state.spot)
    return (
      <Choose
        key={where}
        hand={hand}
        surface={surface}
        spot={state.spot}
        onChoose={does.choose}
        onClose={() => {
          hand.unask();
          document.getElementById("board")?.focus({ preventScroll: true });
        }}
      />
    );
  const cell = look && state.hold === null ? hand.table.boards.at(look.spot.board, look.spot.at) : undefined;
  return look && opens(cell) ? (
    <OpenStack key={where} surface={surface} spot={look.spot} cell={cell} />
  ) : null;
}

/** The boards, and the place where the keyboard plays. */
export function Stage(props: StageProps) {
  const { boards, fingers, hand, state, view } = props;
  const turning = useTurning(hand.table.turns);
  useInSight(props);
  return (
    <div class="stage-place" ref={turning}>
      <div
        class={`stage ${state.hold && state.hold.kind !== "token" ? "stage-holding" : ""}`}
        id="board"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys that it tells of
        tabIndex={0}
        role="application"
        aria-label={words("game-board-label")}
        aria-describedby="board-help"
        onWheel={(event) => fingers.wheel(event)}
        data-testid="board"
        data-turned={hand.table.turns}
      >
        <p class="unseen" id="board-help">
          {hand.table.boards.shaped ? words("game-board-help") : words("game-board-help-tokens")}
        </p>
        {boards.map((board) => (
          <Playable key={board.id} board={board} {...props} />
        ))}
      </div>
      <ViewTools view={view} viewing={props.viewing} />
      <Leaves {...props} />
    </div>
  );
}
