"""What a bot makes of the moves of a game, and where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

# From which loss on a move is a turning point, in the units of ``Estimate``.
#
# A search of 1,200 simulations tries the moves that matter some fifty times and more. What one simulation ends with
# scatters by about 0.35 where somebody wins, so the value of a move is off by 0.05, and the difference of two by 0.07;
# a loss of 0.15 is twice that. It is also what people feel: from about even (50 %) to clearly behind (35 %).
# Who plays alone is rewarded by points; one simulation scatters by about twelve of them, which is 0.06, so two moves
# differ by chance by 0.012; 0.03 (some six points) is more than twice that.
TURN, TURN_ALONE = 0.15, 0.03


@dataclass(frozen=True, slots=True)
class Rated:
    """A move and its value in [0, 1] for who makes it: 1 is a sure and high win, 0 a sure and high loss.

    For who plays alone it stands for points (``hexagora.contract.kernels.points_reward``).
    """

    move: str
    value: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a bot thinks of a position: the best moves of who is to act, the best first.

    best: empty where there is no choice. played: the value of the move that was played; None where it is not known.
    exact: the rest of the game was searched out, so the values are no estimates.
    """

    player: int
    best: tuple[Rated, ...] = ()
    played: float | None = None
    exact: bool = False

    @property
    def value(self) -> float | None:
        """What the position is worth to who is to act."""
        return self.best[0].value if self.best else None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a move that was played came to for who made it, and what was given away with it; None: nobody knows."""

    worth: float | None = None
    loss: float = 0.0
    turning: bool = False


def verdicts(
    found: Sequence[Estimate], moves: Sequence[str], ends: Sequence[float | None], *, in_turn: bool
) -> list[Verdict]:
    """What becomes of each move that was looked at.

    A move is measured twice: by the search that compared it with the best one, and by the next estimate of the same
    player (of two who move ``in_turn``: of either, since what is good for one is bad for the other). The search tries a
    poor move too seldom to do it justice, and the next position may owe something to what was drawn; what both say
    has been given away is believed. ends: what the end of the game was worth to each player, None where nobody knows.
    """
    return [_verdict(ply, found, moves, ends, in_turn=in_turn) for ply in range(len(found))]


def _verdict(
    ply: int, found: Sequence[Estimate], moves: Sequence[str], ends: Sequence[float | None], *, in_turn: bool
) -> Verdict:
    now = found[ply]
    after = _after(ply, found, moves, ends, in_turn=in_turn)
    if now.value is None or now.played is None or after is None:
        return Verdict(now.played)
    worth = max(now.played, after)
    loss = max(0.0, now.value - worth)
    most = TURN_ALONE if len(ends) == 1 else TURN
    return Verdict(worth, loss, turning=loss >= most and now.best[0].move != moves[ply])


def _after(
    ply: int, found: Sequence[Estimate], moves: Sequence[str], ends: Sequence[float | None], *, in_turn: bool
) -> float | None:
    """What the game is worth to who moved, as it is estimated next; None as long as it is not."""
    player = found[ply].player
    for later in found[ply + 1 :]:
        if later.value is not None and later.player == player:
            return later.value
        if later.value is not None and in_turn:
            return 1.0 - later.value
    return ends[player] if len(found) == len(moves) else None
