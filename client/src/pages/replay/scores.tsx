import { SideChip } from "../../board/shape";
import type { Scene } from "../../contract";
import { markOf } from "../../play/token";

interface ScoresProps {
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly winners: readonly number[];
}

/** Who plays, how they stand, and who has won. */
export function Scores({ scene, names, winners }: ScoresProps) {
  return (
    <ul class="replay-scores">
      {scene.scores.map((score) => (
        <li key={score.player} class={winners.includes(score.player) ? "score-winner" : undefined}>
          <SideChip style={score.side} mark={markOf(scene, score.player)} />
          <span class="replay-name">{names[score.player]}</span>
          <strong>{score.total}</strong>
        </li>
      ))}
    </ul>
  );
}
