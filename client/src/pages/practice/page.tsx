import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board/board";
import { Marks } from "../../board/marks";
import { whyNot } from "../../failure";
import { games as fetchGames, type GameInfo } from "../../net/api";
import {
  type Checked,
  checkPosition,
  type Position,
  packed,
  positionOf,
  practise,
  unpacked,
} from "../../net/practice";
import { Boards } from "../../play/boards";
import { gamePath, go } from "../../route";
import { lastChoice, settings } from "../../settings";
import { useStore } from "../../store";
import { title } from "../../title";
import { Choice, Select } from "../../ui/choice";
import { Icon } from "../../ui/icon";
import { useLook } from "../../ui/look";
import { Page } from "../../ui/page";
import { Opening, Trouble } from "../../ui/state";
import { words } from "../../words";
import { ShareLink } from "../challenge/share";
import { NOTHING } from "../start/choice";

/** What is typed is checked so many milliseconds later. */
const PAUSE = 350;

const dealt = (game: string): Position => ({ game, options: {}, players: null, setup: null, moves: [] });

/** The position that the address asks for: of a link, of a room of practice, or a new one of the game played last. */
async function asked(hash: string, games: readonly GameInfo[]): Promise<Position> {
  const room = /^#room=(\w+)$/.exec(hash)?.[1];
  if (room) return positionOf(room);
  const last = lastChoice(NOTHING).game;
  const game = games.find((info) => info.id === last)?.id ?? games[0]?.id ?? "";
  return unpacked(hash) ?? dealt(game);
}

function Picture({ found }: { readonly found: Checked }) {
  const { labels } = useStore(settings);
  const boards = useMemo(() => new Boards(found.scene), [found]);
  return (
    <div class={`replay-boards ${found.scene.boards.length > 1 ? "replay-many" : ""}`} data-testid="position">
      {found.scene.boards.map((board) => (
        <Board key={board.id} board={board} labels={labels} margin={0.4}>
          <Marks marks={found.scene.marks} board={board.id} boards={boards} />
        </Board>
      ))}
    </div>
  );
}

interface EditorProps {
  readonly games: readonly GameInfo[];
  readonly first: Position;
}

/** The position as text and as a picture, and what can be done from there. */
function Editor({ games, first }: EditorProps) {
  const [wish, setWish] = useState(first);
  const [setup, setSetup] = useState("");
  const [moves, setMoves] = useState(first.moves.join(" "));
  const [found, setFound] = useState<Checked | null>(null);
  const [error, setError] = useState("");
  const [level, setLevel] = useState(lastChoice(NOTHING).level || "spark");
  const [side, setSide] = useState<"first" | "second">("first");
  const typed = useRef(false);
  useLook(wish.game);
  useEffect(() => {
    let gone = false;
    const timer = window.setTimeout(
      () =>
        checkPosition(wish)
          .then((checked) => {
            if (gone) return;
            setFound(checked);
            setError("");
            if (!typed.current) {
              setSetup(JSON.stringify(checked.setup, null, 1));
              setMoves(checked.moves.join(" "));
              setSide(checked.to_act === 1 ? "second" : "first");
            }
            window.history.replaceState(null, "", `/practice#${packed(checked)}`);
          })
          .catch((failure: unknown) => {
            if (!gone) setError(whyNot(failure));
          }),
      typed.current ? PAUSE : 0,
    );
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [wish]);
  const change = (next: Position, byHand: boolean) => {
    typed.current = byHand;
    setWish(next);
  };
  const write = (text: string) => {
    setSetup(text);
    try {
      change({ ...wish, setup: JSON.parse(text) as unknown, moves: split(moves) }, true);
    } catch {
      setError(words("practice-not-json"));
    }
  };
  const writeMoves = (text: string) => {
    setMoves(text);
    change({ ...wish, setup: found?.setup ?? wish.setup, moves: split(text) }, true);
  };
  const game = games.find((info) => info.id === wish.game) ?? games[0];
  const open = async (against: Parameters<typeof practise>[1]) => {
    if (!found) return;
    try {
      go(gamePath(await practise(found, against)));
    } catch (failure) {
      setError(whyNot(failure));
    }
  };
  const over = found?.to_act === null;
  const sound = found !== null && error === "";
  const alone = found?.players === 1;
  return (
    <div class="practice">
      <div class="practice-board">
        {found ? (
          <Picture found={found} />
        ) : (
          error === "" && (
            <div class="practice-waits">
              <Opening>{words("practice-loading")}</Opening>
            </div>
          )
        )}
        <p class={error === "" ? "practice-said" : "error"} role="status" data-testid="position-said">
          {error !== ""
            ? error
            : found &&
              `${words("practice-allowed")} ${over ? words("practice-over") : words("practice-to-move", { name: words("practice-player", { number: (found.to_act ?? 0) + 1 }) })}`}
        </p>
      </div>
      <form class="practice-form" onSubmit={(event) => event.preventDefault()}>
        {game && (
          <Select
            label={words("start-games")}
            value={game.id}
            options={games.map((info) => [info.id, info.title] as const)}
            onChange={(id) => change(dealt(id), false)}
          />
        )}
        <div class="day-do">
          <button
            type="button"
            class="plain-button"
            onClick={() => change(dealt(wish.game), false)}
            data-testid="deal"
          >
            {words("practice-deal")}
          </button>
          <button
            type="button"
            class="plain-button"
            disabled={(found?.moves.length ?? 0) === 0}
            onClick={() => found && change({ ...found, moves: found.moves.slice(0, -1) }, false)}
          >
            {words("practice-undo")}
          </button>
        </div>
        <label class="field-label" for="position-moves">
          {words("practice-moves")}
        </label>
        <textarea
          id="position-moves"
          class="field practice-text"
          rows={2}
          spellcheck={false}
          value={moves}
          onInput={(event) => writeMoves(event.currentTarget.value)}
          data-testid="position-moves"
        />
        <p class="hint">{words("practice-moves-hint")}</p>
        <details class="rules">
          <summary>{words("practice-setup")}</summary>
          <label class="hint" for="position-setup">
            {words("practice-setup-hint")}
          </label>
          <textarea
            id="position-setup"
            class="field practice-text"
            rows={8}
            spellcheck={false}
            value={setup}
            onInput={(event) => write(event.currentTarget.value)}
            data-testid="position-setup"
          />
        </details>
        {!alone && game && (
          <>
            <Choice
              label={words("practice-level")}
              value={level}
              options={game.levels.map((one) => [one.id, one.title] as const)}
              onChange={setLevel}
            />
            {!game.simultaneous && (
              <Choice<"first" | "second">
                label={words("practice-side")}
                value={side}
                options={[
                  ["first", words("start-sides-first")],
                  ["second", words("start-sides-second")],
                ]}
                onChange={setSide}
              />
            )}
          </>
        )}
        <button
          type="button"
          class="primary-button"
          disabled={!sound || over}
          onClick={() => void open({ level, side })}
          data-testid="play-position"
        >
          <span>{words("practice-play")}</span>
        </button>
        {!alone && (
          <button
            type="button"
            class="plain-button"
            disabled={!sound || over}
            onClick={() => void open(null)}
            data-testid="both-sides"
          >
            <Icon name="people" />
            {words("practice-both")}
          </button>
        )}
        {sound && <ShareLink url={`${window.location.origin}/practice#${packed(found)}`} />}
      </form>
    </div>
  );
}

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Where positions are set up. */
export function PracticePage() {
  const [shown, setShown] = useState<EditorProps | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    document.title = title(words("practice-title"));
    let gone = false;
    fetchGames()
      .then(async (games) => ({ games, first: await asked(window.location.hash, games) }))
      .then((found) => {
        if (!gone) setShown(found);
      })
      .catch((failure: unknown) => {
        if (!gone) setError(whyNot(failure));
      });
    return () => {
      gone = true;
    };
  }, []);
  return (
    <Page skip={words("practice-skip")}>
      <main class="daily practice-page" id="main" tabIndex={-1}>
        <div>
          <h1>{words("practice-title")}</h1>
          <p class="daily-intro">{words("practice-intro")}</p>
        </div>
        {shown && <Editor {...shown} />}
        {!shown && error === "" && <Opening>{words("practice-loading")}</Opening>}
        <Trouble error={error} />
      </main>
    </Page>
  );
}
