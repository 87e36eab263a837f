import { useEffect, useState } from "preact/hooks";
import type { Course } from "../../net/learn";
import { useStore } from "../../store";
import { TopBar } from "../../ui/topbar";
import { say } from "../../voice";
import { words } from "../../words";
import type { Session } from "../game/session";
import { Judged, Task } from "./lesson";
import type { ExerciseLink } from "./link";
import { Live } from "./live";
import { useExercise, useOpened } from "./visit";

interface BoardProps {
  readonly course: Course;
  readonly session: Session<ExerciseLink>;
}

/** The task and the board, once the club has told of them. */
function Open({ course, session }: BoardProps) {
  const failed = useStore(session.link.failed);
  const opened = useOpened(session);
  const [shown, setShown] = useState(false);
  const ask = opened?.told.ask ?? "";
  // Who cannot see the task hears what is to be done.
  useEffect(() => {
    if (ask !== "") say(ask);
  }, [ask]);
  if (!opened)
    return (
      <div class="notice">
        {failed === "" ? (
          <span class="thinking" aria-hidden="true" />
        ) : (
          <p class="error" role="alert">
            {failed}
          </p>
        )}
      </div>
    );
  const { told, again } = opened;
  const show = () => {
    setShown(true);
    void session.link.show();
  };
  return (
    <Live
      opened={opened}
      task={
        <>
          <Task course={course} told={told} />
          {told.verdict === "on" && told.said !== "" && (
            <p class="lesson-on" role="status">
              {told.said}
            </p>
          )}
          {failed !== "" && (
            <p class="error lesson-failed" role="alert">
              {failed}
            </p>
          )}
        </>
      }
      verdict={
        <Judged key={told.verdict} course={course} told={told} shown={shown} onAgain={again} onShow={show} />
      }
    />
  );
}

interface ExercisingProps {
  readonly course: Course;
  readonly exercise: string;
}

/** The page of one exercise: a step of the tutorial or a puzzle. */
export function Exercising({ course, exercise }: ExercisingProps) {
  const session = useExercise(course.game, exercise);
  return (
    <div class="page page-learn">
      <nav class="skips" aria-label={words("skips")}>
        <a href="#task">{words("learn-skip-task")}</a>
        <a href="#board">{words("learn-skip-board")}</a>
      </nav>
      <TopBar />
      <main class="learn" id="main">
        {session && <Open course={course} session={session} />}
      </main>
    </div>
  );
}
