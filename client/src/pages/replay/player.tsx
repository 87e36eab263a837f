import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/board";
import { Marks } from "../../board/marks";
import type { Scene, View } from "../../contract";
import { whyNot } from "../../failure";
import { request } from "../../net/api";
import type { LastMove, Welcome } from "../../net/protocol";
import { Boards } from "../../play/boards";
import { sentence } from "../../sentence";
import { settings } from "../../settings";
import { useStore } from "../../store";
import { useLook } from "../../ui/look";
import { Opening, Trouble } from "../../ui/state";
import { words } from "../../words";
import { Scores } from "./scores";
import { Steps } from "./steps";

interface Moment {
  readonly welcome: Welcome;
  readonly ply: number;
  readonly plies: number;
  readonly view: View;
  readonly scene: Scene;
  readonly last: LastMove | null;
}

const momentOf = (room: string, ply: number): Promise<Moment> =>
  request<Moment>(`/api/rooms/${encodeURIComponent(room)}/moves/${ply}`);

/** All that has been looked at; what is not there yet is asked for, and the one after it as well. */
function useMoments(room: string, ply: number) {
  const known = useRef(new Map<number, Moment>());
  const [shown, setShown] = useState<Moment | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    let gone = false;
    const fetched = async (at: number): Promise<Moment> => {
      const moment = known.current.get(at) ?? (await momentOf(room, at));
      known.current.set(moment.ply, moment);
      return moment;
    };
    fetched(ply)
      .then((moment) => {
        if (gone) return;
        setShown(moment);
        if (ply < moment.plies) void fetched(ply + 1).catch(() => {});
      })
      .catch((failure: unknown) => {
        if (!gone) setError(whyNot(failure));
      });
    return () => {
      gone = true;
    };
  }, [room, ply]);
  return { shown, error };
}

function Picture({ scene }: { readonly scene: Scene }) {
  const { labels } = useStore(settings);
  const boards = useMemo(() => new Boards(scene), [scene]);
  return (
    <div class={`replay-boards ${scene.boards.length > 1 ? "replay-many" : ""}`}>
      {scene.boards.map((board) => (
        <Board key={board.id} board={board} labels={labels} margin={0.4}>
          <Marks marks={scene.marks} board={board.id} boards={boards} />
        </Board>
      ))}
    </div>
  );
}

interface PlayerProps {
  readonly room: string;
  /** Called with the title of the game once it is known. */
  readonly onTitle?: (title: string) => void;
}

/** A finished game to go through, by buttons, by the slider and by key. */
export function Player({ room, onTitle }: PlayerProps) {
  const [ply, setPly] = useState(0);
  const { shown, error } = useMoments(room, ply);
  const plies = shown?.plies ?? 0;
  const game = shown?.welcome.game.title;
  useLook(shown?.welcome.game.id);
  useEffect(() => {
    if (game !== undefined) onTitle?.(game);
  }, [game, onTitle]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: plies }[event.key];
      if (to !== undefined) setPly(Math.max(0, Math.min(plies, to)));
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [ply, plies]);
  return (
    <>
      {shown ? (
        <>
          <h1>{game}</h1>
          <Scores
            scene={shown.scene}
            names={shown.welcome.seats.map(({ name }) => name)}
            winners={shown.view.over ? shown.view.winners : []}
          />
          <Picture scene={shown.scene} />
          <p class="replay-said" role="status" data-testid="replay-said">
            <strong>{words("review-at", { ply: shown.ply, plies })}</strong>{" "}
            {sentence(shown.last?.said ?? words("review-start"))}
          </p>
          <Steps
            at={ply}
            shown={ply}
            plies={plies}
            ways={{ first: 0, back: Math.max(0, ply - 1), forward: Math.min(plies, ply + 1), last: plies }}
            onGo={setPly}
          />
        </>
      ) : (
        error === "" && <Opening>{words("review-loading")}</Opening>
      )}
      <Trouble error={error} />
    </>
  );
}
