import { useCallback } from "preact/hooks";
import { Board } from "../../board/board";
import { Ghost } from "../../board/ghost";
import { Marks } from "../../board/marks";
import type { Surface } from "../../board/surface";
import type { BoardScene, Mark, Scene } from "../../contract";
import type { Room } from "../../net/room";
import type { Fingers } from "../../play/fingers";
import type { Hand, HandState } from "../../play/hand";
import { settings } from "../../settings";
import { useStore } from "../../store";
import { words } from "../../words";

interface StageProps {
  readonly room: Room;
  readonly scene: Scene;
  readonly hand: Hand;
  readonly state: HandState;
  readonly fingers: Fingers;
  readonly surface: Surface;
}

/** One board that can be played on. */
function Playable({ board, ...props }: StageProps & { readonly board: BoardScene }) {
  const { room, scene, hand, state, fingers, surface } = props;
  const { labels } = useStore(settings);
  const ready = useCallback((svg: SVGSVGElement) => surface.lay(board, svg), [surface, board]);
  const { boards } = hand.table;
  const refused: readonly Mark[] =
    room.refusal && !state.verdict ? [{ kind: "reason", cells: room.refusal.cells, board: board.id }] : [];
  const tint = hand.table.offers.length > 0 ? hand.reach?.tint : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys play on the whole board (keys.ts), here is the pointer
    <div
      class="stage-board"
      onPointerDown={(event) => fingers.onBoard(event)}
      onPointerLeave={() => fingers.leave()}
      onContextMenu={(event) => state.hold && event.preventDefault()}
      data-testid={`board-${board.id}`}
    >
      {scene.boards.length > 1 && <h2 class="stage-title">{board.title}</h2>}
      <Board board={board} labels={labels} margin={0.9} onReady={ready} {...(tint ? { tint } : {})}>
        <Marks marks={[...scene.marks, ...refused]} board={board.id} boards={boards} />
        <Ghost
          hand={hand}
          state={state}
          board={board.id}
          boards={boards}
          style={scene.sides[hand.table.you ?? 0] ?? ""}
          sending={room.pending?.message.type === "move"}
        />
      </Board>
    </div>
  );
}

/** The boards, and the place where the keyboard plays. */
export function Stage(props: StageProps) {
  const { scene, fingers, state } = props;
  return (
    <div
      class={`stage ${state.hold ? "stage-holding" : ""}`}
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
        {words.game.boardHelp}
      </p>
      {scene.boards.map((board) => (
        <Playable key={board.id} board={board} {...props} />
      ))}
    </div>
  );
}
