import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/board";
import { Marks } from "../../board/marks";
import { SideChip } from "../../board/shape";
import type { Scene, View } from "../../contract";
import { replay as told } from "../../daily-words";
import { ApiError, request } from "../../net/api";
import type { LastMove, Welcome } from "../../net/protocol";
import { Boards } from "../../play/boards";
import { markOf } from "../../play/token";
import { sentence } from "../../sentence";
import { settings } from "../../settings";
import { useStore } from "../../store";
import { Icon, type IconName } from "../../ui/icon";
import { words } from "../../words";

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
        if (!gone) setError((failure instanceof ApiError && failure.message) || words.noAnswer);
      });
    return () => {
      gone = true;
    };
  }, [room, ply]);
  return { shown, error };
}

function Scores({ moment }: { readonly moment: Moment }) {
  const { scene, welcome, view } = moment;
  return (
    <ul class="replay-scores">
      {scene.scores.map((score) => (
        <li
          key={score.player}
          class={view.over && view.winners.includes(score.player) ? "score-winner" : undefined}
        >
          <SideChip style={score.side} mark={markOf(scene, score.player)} />
          <span class="replay-name">{welcome.seats[score.player]?.name}</span>
          <strong>{score.total}</strong>
        </li>
      ))}
    </ul>
  );
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

interface StepsProps {
  readonly ply: number;
  readonly plies: number;
  readonly onPly: (ply: number) => void;
}

function Steps({ ply, plies, onPly }: StepsProps) {
  const step = (icon: IconName, name: string, to: number) => (
    <button
      type="button"
      class="icon-button"
      aria-label={name}
      disabled={to === ply}
      onClick={() => onPly(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="replay-steps">
      {step("toStart", told.first, 0)}
      {step("previous", told.back, Math.max(0, ply - 1))}
      <input
        type="range"
        min="0"
        max={plies}
        value={ply}
        aria-label={told.slider}
        aria-valuetext={told.at(ply, plies)}
        onInput={(event) => onPly(Number(event.currentTarget.value))}
      />
      {step("next", told.forward, Math.min(plies, ply + 1))}
      {step("toEnd", told.last, plies)}
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
          <Scores moment={shown} />
          <Picture scene={shown.scene} />
          <p class="replay-said" role="status" data-testid="replay-said">
            <strong>{told.at(shown.ply, plies)}</strong> {sentence(shown.last?.said ?? told.start)}
          </p>
          <Steps ply={ply} plies={plies} onPly={setPly} />
        </>
      ) : (
        error === "" && <p class="hint">{told.loading}</p>
      )}
      {error !== "" && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
