import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/board";
import { Marks } from "../../board/marks";
import { attempt, type Exercise } from "../../net/learn";
import { Boards } from "../../play/boards";
import { Icon } from "../../ui/icon";
import { onceInSight } from "../../ui/sight";
import { words } from "../../words";
import { layout } from "../game/layout";
import type { Session } from "../game/session";
import type { ExerciseLink } from "../learn/link";
import { Live } from "../learn/live";
import { useExercise, useOpened } from "../learn/visit";

interface DiagramProps {
  readonly game: string;
  readonly exercise: string;
  /** Whether it is the one that is played on. */
  readonly live: boolean;
  readonly onLive: (on: boolean) => void;
}

/** How an exercise begins, asked for when its place comes near. */
function useStart(game: string, exercise: string) {
  const ref = useRef<HTMLElement>(null);
  const [told, setTold] = useState<Exercise | null>(null);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    let gone = false;
    const stop = onceInSight(place, { rootMargin: "100%" }, () => {
      attempt(game, exercise, [])
        .then((found) => {
          if (!gone) setTold(found);
        })
        .catch(() => {});
    });
    return () => {
      gone = true;
      stop();
    };
  }, [game, exercise]);
  return { ref, told };
}

/** The picture of a position, as long as nobody plays on it. */
function Still({ told }: { readonly told: Exercise }) {
  const boards = useMemo(() => new Boards(told.scene), [told]);
  const shown = layout(told.scene, told.me, told.me).boards;
  return (
    <>
      {shown.map((board) => (
        <Board key={board.id} board={board} margin={0.4}>
          <Marks marks={told.scene.marks} board={board.id} boards={boards} />
        </Board>
      ))}
    </>
  );
}

/** The board with everything by which one plays on it. */
function Played({ game, exercise }: Pick<DiagramProps, "game" | "exercise">) {
  const session = useExercise(game, exercise);
  return session && <Sitting session={session} />;
}

function Sitting({ session }: { readonly session: Session<ExerciseLink> }) {
  const opened = useOpened(session);
  if (!opened) return <span class="thinking" aria-hidden="true" />;
  const { told, judged, again } = opened;
  return (
    <div class="diagram-live">
      <Live
        opened={opened}
        verdict={
          <div
            class={`lesson-judged lesson-${judged}`}
            data-testid="lesson-verdict"
            data-verdict={told.verdict}
          >
            <p>{told.said}</p>
            <button type="button" class="plain-button" onClick={again} data-testid="lesson-again">
              {words("learn-again")}
            </button>
          </div>
        }
      />
    </div>
  );
}

/** A diagram of the rules: a position that becomes a board to play on when somebody touches it. */
export function Diagram({ game, exercise, live, onLive }: DiagramProps) {
  const { ref, told } = useStart(game, exercise);
  const title = told?.title ?? "";
  return (
    <figure
      class={`rules-diagram ${live ? "rules-diagram-live" : ""}`}
      ref={ref}
      aria-label={told ? words("rules-board", { title }) : undefined}
      data-testid={`diagram-${exercise}`}
    >
      <figcaption>
        {told && (
          <>
            <strong>{title}</strong> {told.ask}
          </>
        )}
      </figcaption>
      {live ? (
        <>
          <Played game={game} exercise={exercise} />
          <button type="button" class="plain-button" onClick={() => onLive(false)}>
            {words("rules-stop")}
          </button>
        </>
      ) : (
        <button
          type="button"
          class="rules-still"
          onClick={() => onLive(true)}
          data-testid={`try-${exercise}`}
        >
          {told && <Still told={told} />}
          <span class="rules-try">
            <Icon name="play" />
            {words("rules-try")}
          </span>
        </button>
      )}
    </figure>
  );
}
