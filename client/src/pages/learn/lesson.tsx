import { useEffect, useRef, useState } from "preact/hooks";
import { createRoom } from "../../net/api";
import type { Course, Exercise, ExerciseInfo } from "../../net/learn";
import { follow, gamePath, go, learnPath, rulesPath } from "../../route";
import { useStore } from "../../store";
import { Icon } from "../../ui/icon";
import { Trouble } from "../../ui/state";
import { words } from "../../words";
import { nextOf, solvedOf } from "./solved";

/** Whom one plays against after the tutorial. */
const FIRST_RIVAL = "spark";

interface KindsProps {
  readonly course: Course;
  /** What is shown: the tutorial, puzzles, or the rules. */
  readonly kind: "tutorial" | "puzzles" | "rules";
}

/** What there is to learn: tutorial, puzzles, rules. */
export function Kinds({ course, kind }: KindsProps) {
  const solved = useStore(solvedOf(course.game));
  const first = (all: readonly ExerciseInfo[]) => learnPath(course.game, (nextOf(all, solved) ?? all[0])?.id);
  const entries = [
    ["tutorial", words("learn-kind-tutorial"), first(course.steps), course.steps.length > 0],
    ["puzzles", words("learn-kind-puzzles"), first(course.puzzles), course.puzzles.length > 0],
    ["rules", words("learn-kind-rules"), rulesPath(course.game), course.rules],
  ] as const;
  return (
    <nav class="lesson-kinds" aria-label={words("learn-kinds")}>
      {entries.map(
        ([name, label, href, there]) =>
          there && (
            <a
              key={name}
              class="lesson-kind"
              href={href}
              onClick={follow}
              aria-current={name === kind ? "page" : undefined}
              data-testid={`learn-${name}`}
            >
              {label}
            </a>
          ),
      )}
    </nav>
  );
}

interface MarksProps {
  readonly game: string;
  readonly all: readonly ExerciseInfo[];
  readonly at: string;
}

/** All steps or puzzles in a row: which are solved, and where one is. */
function StepMarks({ game, all, at }: MarksProps) {
  const solved = useStore(solvedOf(game));
  return (
    <ol class="lesson-marks" data-testid="lesson-marks">
      {all.map(({ id, title }, i) => {
        const done = solved.has(id);
        const values = { number: i + 1, title };
        return (
          <li key={id}>
            <a
              class={done ? "lesson-mark lesson-mark-done" : "lesson-mark"}
              href={learnPath(game, id)}
              onClick={follow}
              title={title}
              aria-label={words(done ? "learn-step-mark-done" : "learn-step-mark", values)}
              aria-current={id === at ? "step" : undefined}
            >
              {done ? <Icon name="check" /> : i + 1}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** Whether there is room for all steps to be in sight; elsewhere they open at a touch. */
const roomy = (): boolean => window.matchMedia("(min-width: 900px)").matches;

interface TaskProps {
  readonly course: Course;
  readonly told: Exercise;
}

/** Where one is, and what is to be done. */
export function Task({ course, told }: TaskProps) {
  const puzzles = course.puzzles.some(({ id }) => id === told.id);
  const all = puzzles ? course.puzzles : course.steps;
  const number = all.findIndex(({ id }) => id === told.id) + 1;
  const values = { number, count: all.length };
  return (
    <section class="lesson" id="task" tabIndex={-1} aria-labelledby="lesson-title" data-testid="lesson">
      <div class="lesson-head">
        <Kinds course={course} kind={puzzles ? "puzzles" : "tutorial"} />
        <details class="lesson-count" open={roomy()}>
          <summary>{words(puzzles ? "learn-puzzle" : "learn-step", values)}</summary>
          <StepMarks game={course.game} all={all} at={told.id} />
        </details>
      </div>
      <h1 id="lesson-title">{told.title}</h1>
      <p class="lesson-ask" data-testid="lesson-ask">
        {told.ask}
      </p>
    </section>
  );
}

/** After the last step or puzzle: what one may do now. */
function Over({ course, puzzles }: { readonly course: Course; readonly puzzles: boolean }) {
  const solved = useStore(solvedOf(course.game));
  const [error, setError] = useState("");
  const play = () =>
    createRoom({ game: course.game, options: {}, level: FIRST_RIVAL, side: "first" })
      .then((room) => go(gamePath(room)))
      .catch(() => setError(words("no-answer")));
  const puzzle = nextOf(course.puzzles, solved) ?? course.puzzles[0];
  return (
    <div class="lesson-over">
      <h2>{words(puzzles ? "learn-over-puzzles-title" : "learn-over-title")}</h2>
      <div class="lesson-do">
        <button type="button" class="primary-button" onClick={() => void play()} data-testid="learn-play">
          <span>{words("learn-play")}</span>
        </button>
        {!puzzles && puzzle && (
          <a class="plain-button" href={learnPath(course.game, puzzle.id)} onClick={follow}>
            {words("learn-to-puzzles")}
          </a>
        )}
        {course.rules && (
          <a class="plain-button" href={rulesPath(course.game)} onClick={follow}>
            {words("learn-to-rules")}
          </a>
        )}
      </div>
      <Trouble error={error} />
    </div>
  );
}

interface JudgedProps extends TaskProps {
  /** It was shown how it is done. */
  readonly shown: boolean;
  readonly onAgain: () => void;
  readonly onShow: () => void;
}

/** What a try was, why, and how to go on. Who plays by key is at the button that does. */
export function Judged({ course, told, shown, onAgain, onShow }: JudgedProps) {
  const solved = useStore(solvedOf(course.game));
  const puzzles = course.puzzles.some(({ id }) => id === told.id);
  const all = puzzles ? course.puzzles : course.steps;
  const next = nextOf(all, solved, told.id);
  const right = told.verdict === "right";
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    button.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      class={`lesson-judged ${right ? "lesson-right" : "lesson-wrong"}`}
      ref={button}
      aria-live="polite"
      data-testid="lesson-verdict"
      data-verdict={told.verdict}
    >
      <h2>
        <Icon name={right ? "check" : "again"} />
        {right ? words(shown ? "learn-shown" : "learn-right") : words("learn-wrong")}
      </h2>
      <p>{told.said}</p>
      {!right ? (
        <div class="lesson-do">
          <button type="button" class="primary-button" onClick={onAgain} data-testid="lesson-again">
            <span>{words("learn-again")}</span>
          </button>
          <button type="button" class="plain-button" onClick={onShow} data-testid="lesson-show">
            {words("learn-show")}
          </button>
        </div>
      ) : next ? (
        <div class="lesson-do">
          <a
            class="primary-button"
            href={learnPath(course.game, next.id)}
            onClick={follow}
            data-testid="lesson-next"
          >
            <span>{words(puzzles ? "learn-next-puzzle" : "learn-next")}</span>
          </a>
        </div>
      ) : (
        <Over course={course} puzzles={puzzles} />
      )}
    </section>
  );
}
