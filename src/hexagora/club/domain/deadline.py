"""Until when a player has to move. All times are seconds since 1970, handed in by the caller."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hexagora.contract import State

# A move sent in the last moment needs its way to the club; what the clock shows as zero is acted on so much later.
LAG = 0.5


@dataclass(frozen=True, slots=True)
class Deadline:
    """Player ``player`` has from ``since`` to ``due`` to act; ``number`` is the length of the log before that.

    Where all choose at the same time it is the deadline of everybody who has not chosen, and ``player`` the first.
    """

    player: int
    number: int
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
    state: State,
    number: int,
    waiting: tuple[int, ...],
    now: float,
    running: Deadline | None = None,
    seconds: float | None = None,
) -> Deadline | None:
    """The deadline for what is to be done next, after ``number`` rows of the log; None when nobody's clock runs.

    waiting: the players who are to move and have a clock (bots have none). running: the deadline until now, if the
    decision or the turn that it is for goes on. Then there is no more time than there was. seconds: how long it may
    take, None for what the rules give.
    """
    if not waiting:
        return None
    if running is not None:
        return replace(running, player=waiting[0], number=number)
    return Deadline(waiting[0], number, now, now + (state.game.facts.clock.seconds if seconds is None else seconds))
