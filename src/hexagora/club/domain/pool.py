"""Who plays whom: people who seek a rated game wait in a pool until there is somebody who fits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

# How far apart two ratings may be at once, and how much farther with each second that one has waited.
WINDOW, WIDENING = 100.0, 15.0
# Who has just played each other is not paired again at once, while there are others who might come along.
ANOTHER = 15.0
# Who has waited for so long is offered a bot.
PATIENCE = 20.0


@dataclass(frozen=True, slots=True)
class Ticket:
    """Somebody who seeks: since when, at what rating, and whom they played last."""

    guest: str
    elo: float
    since: float
    last: str | None = None

    def window(self, now: float) -> float:
        """How far away a rating may be."""
        return WINDOW + WIDENING * (now - self.since)

    def fits(self, other: Ticket, now: float) -> bool:
        """Whether both would have it: each one's window reaches the other."""
        apart = abs(self.elo - other.elo)
        return self.guest != other.guest and apart <= min(self.window(now), other.window(now))

    def met(self, other: Ticket) -> bool:
        """Whether they have just played each other."""
        return self.last == other.guest or other.last == self.guest


def paired(tickets: Iterable[Ticket], now: float) -> list[tuple[Ticket, Ticket]]:
    """Who plays whom now, the longest waiting first; nobody twice, and nobody against themselves.

    Everybody gets the one nearest in rating. Two who have just met are only paired when nobody else waits, or when one
    of them has waited in vain for somebody else.
    """
    waiting = sorted(tickets, key=lambda ticket: (ticket.since, ticket.guest))
    pairs = []
    while waiting:
        first = waiting.pop(0)
        fitting = [other for other in waiting if first.fits(other, now) and _may_meet(first, other, waiting, now)]
        if fitting:
            nearest = min(fitting, key=lambda other: (first.met(other), abs(first.elo - other.elo), other.since))
            waiting.remove(nearest)
            pairs.append((first, nearest))
    return pairs


def _may_meet(one: Ticket, other: Ticket, waiting: list[Ticket], now: float) -> bool:
    alone = all(ticket in (one, other) for ticket in waiting)
    return not one.met(other) or alone or now - min(one.since, other.since) >= ANOTHER


def bot_due(ticket: Ticket, now: float) -> bool:
    """Whether somebody has waited so long that they are offered a bot."""
    return now - ticket.since >= PATIENCE


def rival(elo: float, bots: dict[str, float]) -> str:
    """The level of the bot that is nearest in rating; bots maps levels to ratings and is not empty."""
    return min(bots, key=lambda level: (abs(bots[level] - elo), level))
