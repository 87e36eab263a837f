import { useState } from "preact/hooks";
import { SideChip } from "../../board/shape";
import { ApiError, recordUrl, rematch } from "../../net/api";
import type { Room } from "../../net/room";
import { follow, gamePath, go } from "../../route";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import { markOf } from "./decision";
import { nameOf, type Outcome } from "./outcome";

interface SheetProps {
  readonly room: Room;
}

/** The points of all players by heading. */
function ScoreSheet({ room }: SheetProps) {
  const scene = room.shown?.scene;
  const winners = room.shown?.view.winners ?? [];
  if (!scene) return null;
  const headings = scene.scores[0]?.parts.map(([heading]) => heading) ?? [];
  return (
    <table class="score-sheet">
      <caption class="unseen">{words.result.heading}</caption>
      <thead>
        <tr>
          <td />
          {scene.scores.map((score) => (
            <th key={score.player} scope="col" class={winners.includes(score.player) ? "score-winner" : ""}>
              <SideChip style={score.side} mark={markOf(scene, score.player)} />
              <span>{nameOf(room, score.player)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {headings.map((heading, row) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {scene.scores.map((score) => (
              <td key={score.player}>{score.parts[row]?.[1] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.result.total}</th>
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
  const again = async () => {
    try {
      go(gamePath(room.shown?.rematch ?? (await rematch(id))));
    } catch (failure) {
      setError((failure instanceof ApiError && failure.message) || words.noAnswer);
    }
  };
  return (
    <Dialog title={result.headline} open={open} onClose={onClose} class="result" testid="result">
      {result.how !== "" && <p class="result-how">{result.how}</p>}
      <ScoreSheet room={room} />
      <div class="result-actions">
        {room.welcome?.you != null && (
          <button
            type="button"
            class="primary-button"
            autofocus
            onClick={() => void again()}
            data-testid="rematch"
          >
            <span>{room.shown?.rematch ? words.result.rematchReady : words.result.rematch}</span>
          </button>
        )}
        <a class="plain-button" href="/" onClick={follow} data-testid="new-game">
          {words.result.again}
        </a>
        <button type="button" class="plain-button" onClick={onClose}>
          {words.result.look}
        </button>
        <a class="text-link" href={recordUrl(id)} download={`hexagora-${id}.json`} data-testid="record">
          <Icon name="down" />
          {words.result.record}
        </a>
      </div>
      {error !== "" && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
