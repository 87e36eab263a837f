import { useEffect, useState } from "preact/hooks";
import { type Ruling, rulesOf, type Section } from "../../net/learn";
import { follow, learnPath } from "../../route";
import { title } from "../../title";
import { useAnswer } from "../../ui/answer";
import { Page } from "../../ui/page";
import { useShownGame } from "../../ui/shown-game";
import { Trouble } from "../../ui/state";
import { words } from "../../words";
import { useCourse } from "../learn/course";
import { Kinds } from "../learn/lesson";
import { Diagram } from "./diagram";
import { Marked } from "./marked";

function House({ ruling }: { readonly ruling: Ruling }) {
  return (
    <aside class="ruling" aria-labelledby={`ruling-${ruling.number}`} data-testid={`ruling-${ruling.number}`}>
      <h3 id={`ruling-${ruling.number}`}>{words("rules-house", { number: ruling.number })}</h3>
      <p>{ruling.text}</p>
      <p class="ruling-why">
        <b>{words("rules-why")}</b> {ruling.reason}
      </p>
    </aside>
  );
}

interface PartProps {
  readonly game: string;
  readonly section: Section;
  /** The board that is played on: one at a time. */
  readonly live: string | null;
  readonly onLive: (board: string | null) => void;
}

/** A section: its text with its rulings, and beside them its boards. */
function Part({ game, section, live, onLive }: PartProps) {
  return (
    <section class="rules-part" aria-labelledby={section.id}>
      <div class="rules-text">
        <h2 id={section.id} tabIndex={-1}>
          {section.title}
        </h2>
        <Marked text={section.text} />
        {section.rulings.map((ruling) => (
          <House key={ruling.number} ruling={ruling} />
        ))}
      </div>
      {section.boards.length > 0 && (
        <div class="rules-boards">
          {section.boards.map((board) => (
            <Diagram
              key={board}
              game={game}
              exercise={board}
              live={live === board}
              onLive={(on) => onLive(on ? board : null)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** The rules of a game, with boards to play on and every ruling with its reason. */
export function RulesPage({ game }: { readonly game: string }) {
  const { answer: told, error } = useAnswer(game, () => rulesOf(game));
  const { course, error: without } = useCourse(game);
  // Shown at once, with the way to the lessons if there are any: nothing moves then.
  const ready = course !== null || without !== "";
  useShownGame(course?.game, course?.title);
  const [live, setLive] = useState<string | null>(null);
  useEffect(() => {
    if (told) document.title = title(words("rules-title", { title: told.title }));
  }, [told]);
  // The page is there once its sections are: then the address may name one of them.
  useEffect(() => {
    const named = window.location.hash.slice(1);
    if (told && named) document.getElementById(named)?.scrollIntoView();
  }, [told]);
  return (
    <Page skip={words("rules-skip")} look="page-rules">
      <main class="rules-page" id="main" tabIndex={-1}>
        {told && ready ? (
          <>
            <header class="rules-head">
              {course && <Kinds course={course} kind="rules" />}
              <h1>{words("rules-title", { title: told.title })}</h1>
              <p class="rules-note">{words("rules-rulings-note")}</p>
              {course && course.steps.length > 0 && (
                <a class="primary-button" href={learnPath(game)} onClick={follow}>
                  <span>{words("rules-learn")}</span>
                </a>
              )}
            </header>
            <nav class="rules-contents" aria-label={words("rules-contents")}>
              <ol>
                {told.sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ol>
            </nav>
            <div class="rules-parts">
              {told.sections.map((section) => (
                <Part key={section.id} game={game} section={section} live={live} onLive={setLive} />
              ))}
            </div>
          </>
        ) : (
          error === "" && <p class="hint">{words("learn-loading")}</p>
        )}
        <Trouble error={error} />
      </main>
    </Page>
  );
}
