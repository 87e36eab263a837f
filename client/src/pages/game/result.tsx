import { useEffect, useState } from "preact/hooks";
import { SideChip } from "../../board/shape";
import type { Scene, Score } from "../../contract";
import { whyNot } from "../../failure";
import { signed, together } from "../../figures";
import { recordUrl, rematch } from "../../net/api";
import type { Room } from "../../net/room";
import { markOf } from "../../play/token";
import { follow, gamePath, go, replayPath } from "../../route";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { shownRating } from "../../ui/rating";
import { Trouble } from "../../ui/state";
import { words } from "../../words";
import { EventActions, EventResult, rematchable } from "./event";
import { OtherLevels } from "./levels";
import { nameOf, type Outcome } from "./outcome";
import { ranked } from "./ranking";
import { HeadingSign } from "./sheet";

interface SheetProps {
  readonly room: Room;
  readonly scene: Scene;
  readonly winners: readonly number[];
}

function Player({ room, scene, score }: SheetProps & { readonly score: Score }) {
  return (
    <>
      <SideChip style={score.side} mark={markOf(scene, score.player)} />
      <span>{nameOf(room, score.player)}</span>
    </>
  );
}

/** A heading with its sign, if it has one; signs alone where there is no room for more. */
function Heading({ score, row, brief = false }: { score: Score; row: number; brief?: boolean }) {
  const [heading = ""] = score.parts[row] ?? [];
  const style = score.styles[row] ?? "";
  if (style === "") return <>{heading}</>;
  return (
    <span class="score-heading">
      <HeadingSign style={style} />
      <span class={brief ? "unseen" : undefined}>{heading}</span>
    </span>
  );
}

/** Up to two players: one column each, the headings below one another. */
function Columns(props: SheetProps) {
  const { scene, winners } = props;
  const [first] = scene.scores;
  return (
    <table class="score-sheet">
      <caption class="unseen">{words("result-heading")}</caption>
      <thead>
        <tr>
          <td />
          {scene.scores.map((score) => (
            <th key={score.player} scope="col">
              <Player {...props} score={score} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first?.parts.map(([heading], row) => (
          <tr key={heading}>
            <th scope="row">
              <Heading score={first} row={row} />
            </th>
            {scene.scores.map((score) => (
              <td key={score.player}>{score.parts[row]?.[1] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words("result-total")}</th>
          {scene.scores.map((score) => (
            <td key={score.player} class={winners.includes(score.player) ? "score-winner" : ""}>
              {score.total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** More players: ranked, one row each, the headings side by side. */
function Rows(props: SheetProps) {
  const { scene, winners } = props;
  const [first] = scene.scores;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section class="score-scroll" tabIndex={0} aria-label={words("result-heading")}>
      <table class="score-sheet score-rows">
        <caption class="unseen">{words("result-heading")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words("result-rank")}</span>
            </th>
            <td />
            <th scope="col">{words("result-total")}</th>
            {first?.parts.map(([heading], row) => (
              <th key={heading} scope="col" title={heading}>
                <Heading score={first} row={row} brief={first.styles.length > 0} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked(scene.scores, winners).map(({ rank, score }) => (
            <tr key={score.player} class={winners.includes(score.player) ? "score-first" : ""}>
              <td>{words("result-place", { rank })}</td>
              <th scope="row">{nameOf(props.room, score.player)}</th>
              <td class={winners.includes(score.player) ? "score-sum score-winner" : "score-sum"}>
                {score.total}
              </td>
              {score.parts.map(([heading, points]) => (
                <td key={heading}>{points}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ResultProps {
  readonly room: Room;
  readonly result: Outcome;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who won and by what; and what to do next. */
export function ResultDialog({ room, result, open, onClose }: ResultProps) {
  const [error, setError] = useState("");
  const id = room.welcome?.room ?? "";
  const { scene } = room.shown ?? {};
  const winners = room.shown?.view.winners ?? [];
  const Sheet = (scene?.scores.length ?? 0) > 2 ? Rows : Columns;
  const wishes = room.shown?.wishes ?? [];
  const change = room.shown?.ratings?.[room.welcome?.you ?? -1];
  const you = room.welcome?.you ?? null;
  const ready = room.shown?.rematch ?? null;
  const waits = you !== null && wishes.includes(you) && ready === null;
  const others = wishes.filter((player) => player !== you);
  // Who wished for the rematch goes there as soon as everybody did.
  const [wished, setWished] = useState(false);
  useEffect(() => {
    if (wished && ready !== null) go(gamePath(ready));
  }, [wished, ready]);
  const again = async () => {
    setError("");
    setWished(true);
    try {
      const found = ready ?? (await rematch(id));
      if (found !== null) go(gamePath(found));
    } catch (failure) {
      setError(whyNot(failure));
    }
  };
  return (
    <Dialog
      title={result.headline}
      open={open}
      onClose={onClose}
      class={result.won ? "result result-won" : "result"}
      testid="result"
    >
      {result.how !== "" && <p class="result-how">{result.how}</p>}
      <EventResult room={room} />
      {scene && <Sheet room={room} scene={scene} winners={winners} />}
      {change && (
        <p class="result-how" data-testid="rating-change">
          {words("result-rating", {
            before: change.before,
            after: shownRating(change.after, change.provisional),
            change: signed(change.after - change.before),
          })}
        </p>
      )}
      {ready === null && others.length > 0 && !waits && (
        <p class="result-how" role="status" data-testid="wish">
          {words("result-wishes", {
            n: others.length,
            names: together(others.map((player) => nameOf(room, player))),
          })}
        </p>
      )}
      <div class="result-actions">
        <EventActions room={room} />
        {room.welcome?.you != null && rematchable(room.welcome) && (
          <button
            type="button"
            class="primary-button"
            autofocus
            disabled={waits}
            onClick={() => void again()}
            data-testid="rematch"
          >
            <span>
              {ready !== null
                ? words("result-rematch-ready")
                : waits
                  ? words("result-rematch-waits")
                  : words("result-rematch")}
            </span>
          </button>
        )}
        {room.welcome && open && <OtherLevels welcome={room.welcome} />}
        <a class="plain-button" href="/" onClick={follow} data-testid="new-game">
          {words("result-again")}
        </a>
        <button type="button" class="plain-button" onClick={onClose}>
          {words("result-look")}
        </button>
        <a class="text-link" href={replayPath(id)} onClick={follow} data-testid="replay">
          <Icon name="play" />
          {words("result-replay")}
        </a>
        <a class="text-link" href={recordUrl(id)} download={`hexagora-${id}.json`} data-testid="record">
          <Icon name="down" />
          {words("result-record")}
        </a>
      </div>
      {room.welcome?.commitment && (
        <details class="commitment">
          <summary>{words("challenge-fair")}</summary>
          <p>{words("result-fair-text")}</p>
          <code>{room.welcome.commitment}</code>
        </details>
      )}
      <Trouble error={error} />
    </Dialog>
  );
}
