"""Scoring a display, heading by heading, for both editions. Crossed-out elements are not counted.

The tables of values are in ``editions``; here is what is counted.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract.jit import inline
from hexagora.geometry.bits import lowest, popcount
from hexagora.rulebooks.hexpertise.display import (
    AROUND,
    CELL,
    FLOWERS,
    LINES,
    beside,
    cluster,
    first_bit,
    pairs,
    shifted,
)

_ZERO, _ONE = np.uint64(0), np.uint64(1)


@inline
def clusters(mask: Any) -> int:
    """The number of connected groups."""
    count = 0
    rest = mask
    while rest != _ZERO:
        rest &= ~cluster(rest, first_bit(rest))
        count += 1
    return count


@inline
def alone(mask: Any) -> int:
    """Hexes that touch no other of the mask."""
    return int(popcount(mask & ~beside(mask)))


@inline
def longest_path(mask: Any) -> int:
    """Ruling 4: the number of hexes of the longest simple path over neighbours; a lone hex is a path of one.

    Depth first from every hex, cut off when even all hexes still within reach could not beat the best so far.
    """
    best = 0
    path = np.zeros(38, dtype=np.uint64)  # the hex at each depth
    choices = np.zeros(38, dtype=np.uint64)  # what is still to be tried after it
    starts = mask
    while starts != _ZERO:
        start = first_bit(starts)
        starts &= starts - _ONE
        group = cluster(mask, start)
        if popcount(group) <= best:
            continue
        used = start
        depth = 1
        path[1] = start
        choices[1] = beside(start) & mask & ~used
        best = max(best, 1)
        while depth > 0:
            step = first_bit(choices[depth])
            if step == _ZERO:
                used &= ~path[depth]
                depth -= 1
                continue
            choices[depth] &= ~step
            if depth + popcount(cluster(mask & ~used, step)) <= best:
                continue
            depth += 1
            used |= step
            path[depth] = step
            choices[depth] = beside(step) & mask & ~used
            best = max(best, depth)
    return best


@inline
def straight_hexes(mask: Any) -> int:
    """Ruling 8: the hexes of all maximal runs of three or more along the three axes, a crossing counted in each."""
    total = 0
    for direction in range(3):
        begins = mask & ~shifted(mask, direction)
        while begins != _ZERO:
            hexes = 0
            at = first_bit(begins)
            begins &= begins - _ONE
            while (at & mask) != _ZERO:
                hexes += 1
                at = shifted(at, direction)
            if hexes >= 3:
                total += hexes
    return total


@inline
def triangles(mask: Any) -> int:
    """Ruling 5: every three mutually adjacent hexes; triangles may overlap."""
    southern = mask & shifted(mask, 0)
    eastern = mask & shifted(mask, 2)
    diagonal = shifted(mask, 1)
    return int(popcount(southern & diagonal) + popcount(eastern & diagonal))


@inline
def full_threes(mask: Any) -> int:
    """First edition: every full three hexes of a cluster."""
    count = 0
    rest = mask
    while rest != _ZERO:
        group = cluster(rest, first_bit(rest))
        rest &= ~group
        count += popcount(group) // 3
    return int(count)


@inline
def forks(mask: Any) -> int:
    """Ruling 6: a hex with three or more neighbours of its kind."""
    count = 0
    rest = mask
    while rest != _ZERO:
        if popcount(AROUND[CELL[lowest(rest)]] & mask) >= 3:
            count += 1
        rest &= rest - _ONE
    return count


@inline
def curves(mask: Any) -> int:
    """Ruling 7: a hex with exactly two neighbours of its kind that do not lie opposite each other."""
    count = 0
    rest = mask
    while rest != _ZERO:
        here = first_bit(rest)
        rest &= rest - _ONE
        if popcount(beside(here) & mask) != 2:
            continue
        straight = False
        for direction in range(3):
            if (shifted(here, direction) & mask) != _ZERO and (shifted(here, direction + 3) & mask) != _ZERO:
                straight = True
        if not straight:
            count += 1
    return count


@inline
def convergences(elements: Any) -> int:
    """Flowers and lines that hold all six elements; every one that qualifies counts (ruling 10)."""
    count = 0
    for i in range(FLOWERS.shape[0] + LINES.shape[0]):
        shape = FLOWERS[i] if i < FLOWERS.shape[0] else LINES[i - FLOWERS.shape[0]]
        every = True
        for element in range(6):
            if (elements[element] & shape) == _ZERO:
                every = False
        if every:
            count += 1
    return count


@inline
def voids(crossed: Any) -> int:
    """Flowers of crossed-out hexes."""
    count = 0
    for i in range(FLOWERS.shape[0]):
        if (FLOWERS[i] & ~crossed) == _ZERO:
            count += 1
    return count


# Indices into the vector of values by which a position says its edition (see ``values``).
ALONE, STRAIGHT, THREES, CURVED = 0, 1, 2, 3
UNIT = 4  # points for a unit of each of the eight headings follow
VALUES = UNIT + 8


@inline
def score(elements: Any, crossed: Any, values: Any, out: Any) -> None:
    """The points by heading (L D F W E A harmonic void) to ``out`` (int32[8]).

    elements: uint64[6], the hexes of each element that are not crossed out; crossed: those that are.
    """
    light, dark, fire, water, earth, air = 0, 1, 2, 3, 4, 5
    out[light] = alone(elements[light]) if values[ALONE] else clusters(elements[light])
    out[dark] = popcount(elements[dark]) - clusters(elements[dark])
    out[fire] = pairs(elements[fire])
    out[water] = straight_hexes(elements[water]) if values[STRAIGHT] else longest_path(elements[water])
    out[earth] = full_threes(elements[earth]) if values[THREES] else triangles(elements[earth])
    out[air] = curves(elements[air]) if values[CURVED] else forks(elements[air])
    out[6] = convergences(elements) if values[UNIT + 6] > 0 else 0
    out[7] = voids(crossed) if values[UNIT + 7] > 0 else 0
    for heading in range(8):
        out[heading] *= values[UNIT + heading]
