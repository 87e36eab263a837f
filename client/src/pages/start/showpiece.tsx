import { useMemo } from "preact/hooks";
import { Board } from "../../board/board";
import { Marks } from "../../board/marks";
import type { Scene } from "../../contract";
import type { GameInfo } from "../../net/api";
import { Boards } from "../../play/boards";
import { useMedia } from "../../ui/media";
import { Picture, useMoments } from "./picture";
import { shots } from "./pictures";
import { SHOWPIECES, type Show, showOf } from "./showpieces";

interface ShowProps {
  readonly show: Show;
  readonly margin?: number;
}

/** Plays once, and then lies still. */
export function Playing({ show, margin }: ShowProps) {
  const all = useMemo(() => shots(show.radius, show.moments), [show]);
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const at = useMoments(all.length, still ? 0 : 1, show.pace);
  const shot = all[at];
  return shot ? <Picture shot={shot} {...(margin === undefined ? {} : { margin })} /> : null;
}

/** The picture that a game brings along. */
export function Emblem({ scene, margin = 0.35 }: { readonly scene: Scene; readonly margin?: number }) {
  const boards = useMemo(() => new Boards(scene), [scene]);
  const [board] = scene.boards;
  return (
    board && (
      <Board board={board} margin={margin}>
        <Marks marks={scene.marks} board={board.id} boards={boards} />
      </Board>
    )
  );
}

/** Where there is room for the large picture, as start.css has it. */
const ROOMY = "(min-width: 56.25em)";

/** The large picture of the start page; a phone draws none. */
export function Showpiece({ game }: { readonly game: GameInfo | undefined }) {
  const roomy = useMedia(ROOMY);
  const show = game && showOf(SHOWPIECES, game.id);
  return (
    <div class="showpiece" aria-hidden="true">
      {!roomy ? null : show ? (
        <Playing key={game.id} show={show} />
      ) : (
        game?.emblem && <Emblem scene={game.emblem} />
      )}
    </div>
  );
}
