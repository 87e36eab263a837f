import type { Score } from "../../contract";

export interface Ranked {
  readonly rank: number;
  readonly score: Score;
}

/** Scores from the best to the least. Who won comes first, whatever broke a tie; equal scores behind share a rank. */
export function ranked(scores: readonly Score[], winners: readonly number[]): Ranked[] {
  const won = (score: Score) => winners.includes(score.player);
  const sorted = [...scores].sort(
    (a, b) => Number(won(b)) - Number(won(a)) || b.total - a.total || a.player - b.player,
  );
  return sorted.map((score) => {
    const first = sorted.findIndex(
      (other) => won(other) === won(score) && (won(score) || other.total === score.total),
    );
    return { rank: first + 1, score };
  });
}

/** Whether somebody won although others have as many points. */
export function tieBroken(scores: readonly Score[], winners: readonly number[]): boolean {
  const best = Math.max(...scores.map((score) => score.total));
  const leaders = scores.filter((score) => score.total === best).map((score) => score.player);
  return (
    leaders.length > winners.length &&
    winners.length > 0 &&
    winners.every((player) => leaders.includes(player))
  );
}
