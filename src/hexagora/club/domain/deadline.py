"""Until when a player has to move. All times are seconds since 1970, handed in by the caller."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hexagora.contract import State

# A move sent in the last moment needs its way to the club; what the clock shows as zero is acted on so much later.
LAG = 0.5


@dataclass(frozen=True, slots=True)
class Deadline:
    """Player ``player`` has from ``since`` to ``due`` for a decision; ``ply`` is the length of the log before it."""

    player: int
    ply: int
    since: float
    due: float

    def left(self, now: float) -> float:
        """Seconds left, never negative."""
        return max(0.0, self.due - now)

    @property
    def expires(self) -> float:
        """When the club plays ``timeout``."""
        return self.due + LAG

    def resumed(self, alive: float, now: float) -> Deadline:
        """The deadline after the club was down: from when it was last known to be alive until now.

        Nobody loses thinking time because the club was away. Doing this twice for one downtime changes nothing more,
        if the second time ``alive`` is the ``now`` of the first.
        """
        return replace(self, due=self.due + max(0.0, now - max(alive, self.since)))


def next_deadline(
    state: State, ply: int, waiting: tuple[int, ...], now: float, before: Deadline | None = None, together: bool = False
) -> Deadline | None:
    """The deadline for the decision that is to be made next; None when nobody's clock runs.

    waiting: the players who are to move and have a clock (bots have none). before: the deadline until now. together:
    all choose at the same time, and some have done so; the others have no more time than they had. Where a game counts
    its time by the turn, a player who goes on acting has what is left of it.
    """
    if not waiting:
        return None
    clock = state.game.facts.clock
    player = waiting[0]
    if before is not None and together:
        return replace(before, player=player, ply=ply)
    if before is not None and clock.per == "turn" and before.player == player and before.due > now:
        return replace(before, ply=ply)
    return Deadline(player, ply, now, now + clock.seconds)
