"""Figures from measures: percentiles, one step of the load, and where the limit is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from hexagora.club.bench.crowd import Measures

# A step holds when so many of its moves are acknowledged within this time (seconds), and so much of the rate is met.
SHARE, WITHIN, MET = 0.99, 0.1, 0.95
# The rate grows by this factor until a step does not hold, then the gap is halved so often. What does not hold is tried
# once more: the machine may have been busy with something else.
GROWTH, HALVINGS, TRIES = 1.25, 2, 2


class Times(msgspec.Struct, frozen=True):
    """A distribution of times, in milliseconds."""

    p50: float
    p99: float
    most: float


class Step(msgspec.Struct, frozen=True):
    """One rate. ``late``: by how much the crowd itself was behind; that counts as the club's time as well.

    processor: seconds of processor time that the club used for each move.
    """

    wanted: float
    moves: float
    deliveries: float
    acknowledged: Times
    seen: Times
    late: Times
    processor: float
    outcomes: dict[str, int]
    holds: bool


def percentile(times: Sequence[float], share: float) -> float:
    """The least time within which that share of all lies; 0 for no times."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def times(seconds: Sequence[float]) -> Times:
    """A distribution in milliseconds."""
    figures = (percentile(seconds, 0.5), percentile(seconds, SHARE), max(seconds, default=0.0))
    return Times(*(round(1000 * figure, 2) for figure in figures))


def step(wanted: float, measures: Measures, seconds: float, processor: float) -> Step:
    """What a rate came to in so many seconds, in which the club used so much processor time."""
    moves = len(measures.seen) / seconds
    slow = percentile(measures.acknowledged, SHARE)
    holds = moves >= MET * wanted and bool(measures.acknowledged) and slow < WITHIN
    return Step(
        wanted=round(wanted, 1),
        moves=round(moves, 1),
        deliveries=round(sum(measures.frames.values()) / seconds, 1),
        acknowledged=times(measures.acknowledged),
        seen=times(measures.seen),
        late=times(measures.late),
        processor=round(processor / max(1, len(measures.acknowledged)), 6),
        outcomes=dict(sorted(measures.outcomes.items())),
        holds=holds,
    )


async def climbed(at: Callable[[float], Awaitable[Step]], lowest: float, highest: float) -> list[Step]:
    """Steps upwards from the lowest rate until one does not hold, then closer to the limit from both sides."""
    steps: list[Step] = []

    async def holds(rate: float) -> bool:
        for _ in range(TRIES):
            steps.append(await at(rate))
            if steps[-1].holds:
                return True
        return False

    good, bad, rate = 0.0, 0.0, lowest
    while not bad and rate <= highest:
        if await holds(rate):
            good, rate = rate, rate * GROWTH
        else:
            bad = rate
    for _ in range(HALVINGS if good and bad else 0):
        rate = (good + bad) / 2
        good, bad = (rate, bad) if await holds(rate) else (good, rate)
    return steps


def best(steps: Sequence[Step]) -> Step | None:
    """The highest rate that holds."""
    return max((one for one in steps if one.holds), key=lambda one: one.wanted, default=None)
