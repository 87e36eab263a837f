"""The score sheet of a display: the points by heading, and the hexes behind every figure.

Most displays stay as they are from one look to the next, so what follows from a display alone is kept for a while.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from hexagora.contract.jit import compiled
from hexagora.rulebooks.hexpertise.editions import HEADINGS
from hexagora.rulebooks.hexpertise.scoring import MAX_GROUPS, groups, score, units
from hexagora.rulebooks.shifts import labels

# A display as a value: the masks of its elements, what is crossed out, and the edition's switches and points.
Display = tuple[bytes, int, bytes]
# So many displays are kept; each takes a kilobyte or two.
KEPT = 1 << 12


def sheet(pos: Any, player: int) -> dict[str, float]:
    """The points of a mage by heading, in the order of the rules page."""
    return dict(zip(HEADINGS, _points(_display(pos, player)), strict=True))


def lit(pos: Any, player: int) -> dict[str, list[list[str]]]:
    """For each heading the groups of hexes that count, as labels."""
    found = _groups(_display(pos, player))
    return {heading: [list(labels(mask)) for mask in masks] for heading, masks in zip(HEADINGS, found, strict=True)}


def gained(before: Any, after: Any, player: int) -> tuple[tuple[str, ...], ...]:
    """The groups behind the points that a mage has more after a move: those that score more, or anew."""
    old, new = _display(before, player), _display(after, player)
    more = [n for n, (was, now) in enumerate(zip(_points(old), _points(new), strict=True)) if now > was]
    shone, shines = (_groups(old), _groups(new)) if more else ((), ())
    return tuple(labels(mask) for heading in more for mask in shines[heading] if mask not in shone[heading])


def _display(pos: Any, player: int) -> Display:
    return pos.elements[player].tobytes(), int(pos.crossed[player]), pos.values.tobytes()


def _arrays(display: Display) -> tuple[Any, Any, Any]:
    """A display as the engine knows it."""
    elements, crossed, values = display
    return np.frombuffer(elements, np.uint64).copy(), np.uint64(crossed), np.frombuffer(values, np.int32).copy()


@lru_cache(KEPT)
def _points(display: Display) -> tuple[int, ...]:
    out = np.zeros(len(HEADINGS), dtype=np.int32)
    score(*_arrays(display), out)
    return tuple(out.tolist())


@lru_cache(KEPT)
def _groups(display: Display) -> tuple[tuple[int, ...], ...]:
    """For each heading the groups that count, as masks."""
    out = np.zeros(MAX_GROUPS, dtype=np.uint64)
    arrays = _arrays(display)
    return tuple(tuple(out[: counting(number, *arrays, out)].tolist()) for number in range(len(HEADINGS)))


@compiled
def counting(heading: int, elements: Any, crossed: Any, values: Any, out: Any) -> int:
    """The groups that score under a heading, to the front of ``out`` (uint64[MAX_GROUPS]); how many there are."""
    count = 0
    for i in range(groups(heading, elements, crossed, values, out)):
        if units(heading, out[i], values) > 0:
            out[count] = out[i]
            count += 1
    return count
