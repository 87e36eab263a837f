import { useEffect } from "preact/hooks";
import { follow } from "../../route";
import { useStore } from "../../store";
import { title } from "../../title";
import { Page } from "../../ui/page";
import { useShownGame } from "../../ui/shown-game";
import { words } from "../../words";
import { useCourse } from "./course";
import { Exercising } from "./exercising";
import { nextOf, solvedOf } from "./solved";

interface LearnProps {
  readonly game: string;
  /** Null: the first step that is not done yet. */
  readonly exercise: string | null;
}

/** Where a game is learned: the steps of its tutorial, and its puzzles. */
export function LearnPage({ game, exercise }: LearnProps) {
  const { course, error } = useCourse(game);
  useShownGame(course?.game, course?.title);
  const solved = useStore(solvedOf(game));
  const wanted = course && (exercise ?? (nextOf(course.steps, solved) ?? course.steps[0])?.id);
  useEffect(() => {
    if (course) document.title = title(words("learn-title", { title: course.title }));
  }, [course]);
  if (course && wanted) return <Exercising key={`${game}/${wanted}`} course={course} exercise={wanted} />;
  return (
    <Page>
      <main class="notice" id="main">
        {error === "" && !course ? (
          <>
            <span class="thinking" aria-hidden="true" />
            <h1>{words("learn-loading")}</h1>
          </>
        ) : (
          <>
            <h1>{words("learn-none-title")}</h1>
            <p>{error || words("learn-none")}</p>
            <a class="primary-button" href="/" onClick={follow}>
              <span>{words("game-home")}</span>
            </a>
          </>
        )}
      </main>
    </Page>
  );
}
