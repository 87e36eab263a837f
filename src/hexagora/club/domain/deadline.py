"""Until when a player has to move. All times are seconds since 1970, handed in by the caller."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hexagora.contract import State

# A move sent in the last moment needs its way to the club; what the clock shows as zero is acted on so much later.
LAG = 0.5


@dataclass(frozen=True, slots=True)
class Deadline:
    """Player ``player`` has from ``since`` to ``due`` for the move at ``ply``."""

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


def next_deadline(state: State, timed: bool, before: Deadline | None, now: float) -> Deadline | None:
    """The deadline for the decision that a state asks for; None when the game is over or nobody's clock runs.

    timed: whether the player to act has a clock (bots have none). before: the deadline of the decision just made.
    Where a game counts its time by the turn, a player who goes on acting has what is left of it.
    """
    player = state.to_act
    if player is None or not timed:
        return None
    clock = state.game.facts.clock
    ply = len(state.history)
    if clock.per == "turn" and before is not None and before.player == player and before.due > now:
        return replace(before, ply=ply)
    return Deadline(player, ply, now, now + clock.seconds)
