"""Which games count for a rating, and as what they count."""

from __future__ import annotations

from hexagora.club.domain.entry import TIMEOUT
from hexagora.club.domain.room import Room, Seat

# Where the bots of the house begin, by their level: what matches between them in HexaFuse said of their differences
# (benchmarks/), around the 1500 of who is new. From then on they are rated as everybody else, but slowly.
ANCHORS = {"random": 800.0, "spark": 1295.0, "pulse": 1500.0, "overdrive": 1720.0}


def subject(seat: Seat) -> str:
    """Whose rating it is: a guest's or an account's id, or a bot's level behind a colon."""
    return seat.guest if seat.guest is not None else f":{seat.level}"


def ratable(seats: tuple[Seat, ...]) -> bool:
    """Whether a game between these may be rated: two at least, and nobody twice."""
    return len(seats) > 1 and len({subject(seat) for seat in seats}) == len(seats)


def counts(room: Room) -> bool:
    """Whether a game that is over counts: not when it was broken off, nor when somebody never showed up.

    Who has made no move of their own has not been there; what the clock played for them is no move.
    """
    if not room.terms.rated or not room.state.is_over or not ratable(room.seats):
        return False
    outcome = room.state.outcome
    moved = {entry.player for entry in room.log if entry.move not in (None, TIMEOUT)}
    return outcome is not None and outcome.end != "aborted" and moved >= set(range(len(room.seats)))


def results(room: Room) -> list[tuple[float, ...]]:
    """What everybody has made of a game that is over, to be compared: who won, then, among several, the points."""
    winners, scores = room.state.winners, room.state.scores
    by = room.state.ending.by if room.state.ending is not None and room.state.ending.end != "agreement" else None
    if len(room.seats) == 2:
        return [(float(player in winners),) for player in range(2)]
    return [(float(player in winners), float(player != by), scores[player]) for player in range(len(room.seats))]
