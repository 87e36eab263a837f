import { useState } from "preact/hooks";
import { Board } from "../../board/board";
import { Marks } from "../../board/marks";
import { Shine } from "../../board/shine";
import type { BoardScene, Scene, Score } from "../../contract";
import type { Boards } from "../../play/boards";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { words } from "../../words";
import { type Lit, ScoreSheet } from "./sheet";

/** A player whose board is not the one in the middle. */
export interface Other {
  readonly player: number;
  readonly name: string;
  readonly board: BoardScene;
  readonly score: Score | null;
  /** Whether this player has chosen, where all choose at the same time; null where nobody waits for it. */
  readonly chosen: boolean | null;
}

interface ViewProps {
  readonly other: Other;
  readonly scene: Scene;
  readonly boards: Boards;
}

/** Somebody else's board, large, with the sheet that lights it up. */
function BigBoard({ other, scene, boards }: ViewProps) {
  const [lit, setLit] = useState<Lit | null>(null);
  return (
    <div class="other-view">
      <div class="other-board">
        <Board board={other.board}>
          <Marks marks={scene.marks} board={other.board.id} boards={boards} />
          {lit && lit.groups.length > 0 && <Shine board={other.board} boards={boards} groups={lit.groups} />}
        </Board>
      </div>
      {other.score && (
        <>
          <p class="other-total">{words("points", { n: other.score.total })}</p>
          <ScoreSheet score={other.score} onLight={setLit} />
        </>
      )}
    </div>
  );
}

interface OthersProps {
  readonly others: readonly Other[];
  readonly scene: Scene;
  readonly boards: Boards;
}

/** The boards of all others in small: with their points, and whether they have chosen; a press enlarges one. */
export function Others({ others, scene, boards }: OthersProps) {
  const [open, setOpen] = useState<number | null>(null);
  const opened = others.find((other) => other.player === open);
  return (
    <>
      <ul class={`others others-${Math.min(others.length, 6)}`}>
        {others.map((other) => (
          <li key={other.player}>
            <button
              type="button"
              class={`other ${other.chosen ? "other-chosen" : ""}`}
              data-testid={`other-${other.player}`}
              onClick={() => setOpen(other.player)}
            >
              <span class="other-small">
                <Board board={other.board} margin={0.25} />
              </span>
              <span class="other-who">
                <span class="other-name">{other.name}</span>
                <span class="other-points" key={other.score?.total} data-testid="score-theirs">
                  <span aria-hidden="true">{other.score?.total ?? ""}</span>
                  <span class="unseen">{words("points", { n: other.score?.total ?? 0 })}</span>
                </span>
              </span>
              <span class="other-state">
                {other.chosen && <Icon name="check" />}
                <span class="unseen">
                  {other.chosen === null
                    ? ""
                    : other.chosen
                      ? words("game-has-chosen")
                      : words("game-is-choosing")}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        title={opened?.name ?? ""}
        open={opened !== undefined}
        onClose={() => setOpen(null)}
        testid="other-dialog"
      >
        {opened && <BigBoard other={opened} scene={scene} boards={boards} />}
      </Dialog>
    </>
  );
}
