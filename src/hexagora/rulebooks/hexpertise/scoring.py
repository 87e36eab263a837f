"""Scoring a display, heading by heading, for both editions. Crossed-out elements are not counted.

What scores is found as *groups* of hexes (a cluster, a pair, a path, a triangle, ...), and the points follow from the
groups; so the score sheet can show the hexes behind every figure. The tables of values are in ``editions``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract.jit import compiled, inline
from hexagora.contract.positions import borrowed
from hexagora.geometry.bits import lowest, popcount
from hexagora.rulebooks.hexpertise.figures import FLOWERS, LINES
from hexagora.rulebooks.shifts import (
    AROUND,
    CELL,
    beside,
    cluster,
    first_bit,
    shifted,
)

_ZERO, _ONE = np.uint64(0), np.uint64(1)

# Indices into the vector of values by which a position says its edition (see ``position.values``).
ALONE, STRAIGHT, THREES, CURVED = 0, 1, 2, 3
UNIT = 4  # points for a unit of each of the eight headings follow
HEADINGS = 8
VALUES = UNIT + HEADINGS

# Headings, in the order of the elements.
LIGHT, DARK, FIRE, WATER, EARTH, AIR, HARMONIC, VOID = range(HEADINGS)

# More groups than any display has: 90 pairs of neighbours.
MAX_GROUPS = 96


@inline
def clusters(mask: Any, out: Any) -> int:
    """The connected groups."""
    count = 0
    rest = mask
    while rest != _ZERO:
        group = cluster(rest, first_bit(rest))
        rest &= ~group
        out[count] = group
        count += 1
    return count


@inline
def alone(mask: Any, out: Any) -> int:
    """Hexes that touch no other of the mask."""
    count = 0
    rest = mask & ~beside(mask)
    while rest != _ZERO:
        out[count] = first_bit(rest)
        rest &= rest - _ONE
        count += 1
    return count


@inline
def pairs(mask: Any, out: Any) -> int:
    """Pairs of neighbours."""
    count = 0
    for direction in range(3):
        back = mask & shifted(mask, direction + 3)
        while back != _ZERO:
            here = first_bit(back)
            back &= back - _ONE
            out[count] = here | shifted(here, direction)
            count += 1
    return count


@inline
def longest_path(mask: Any, out: Any) -> int:
    """Ruling 4: the longest simple path over neighbours; a lone hex is a path of one.

    Depth first from every hex, cut off when even all hexes still within reach could not beat the best so far.
    """
    best = 0
    path = np.zeros(38, dtype=np.uint64)  # the hex at each depth
    choices = np.zeros(38, dtype=np.uint64)  # what is still to be tried after it
    starts = mask
    while starts != _ZERO:
        start = first_bit(starts)
        starts &= starts - _ONE
        if popcount(cluster(mask, start)) <= best:
            continue
        used = start
        depth = 1
        path[1] = start
        choices[1] = beside(start) & mask & ~used
        if best == 0:
            best = 1
            out[0] = used
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
            if depth > best:
                best = depth
                out[0] = used
    return 1 if best > 0 else 0


@inline
def straight_lines(mask: Any, out: Any) -> int:
    """Ruling 8: maximal runs of three or more along the three axes."""
    count = 0
    for direction in range(3):
        begins = mask & ~shifted(mask, direction)
        while begins != _ZERO:
            at = first_bit(begins)
            begins &= begins - _ONE
            run = _ZERO
            while (at & mask) != _ZERO:
                run |= at
                at = shifted(at, direction)
            if popcount(run) >= 3:
                out[count] = run
                count += 1
    return count


@inline
def triangles(mask: Any, out: Any) -> int:
    """Ruling 5: every three mutually adjacent hexes; triangles may overlap."""
    count = 0
    rest = mask
    while rest != _ZERO:
        here = first_bit(rest)
        rest &= rest - _ONE
        for direction in range(2):
            triple = here | shifted(here, direction) | shifted(here, direction + 1)
            if (triple & ~mask) == _ZERO and popcount(triple) == 3:
                out[count] = triple
                count += 1
    return count


@inline
def forks(mask: Any, out: Any) -> int:
    """Ruling 6: a hex with three or more neighbours of its kind."""
    count = 0
    rest = mask
    while rest != _ZERO:
        friends = AROUND[CELL[lowest(rest)]] & mask
        if popcount(friends) >= 3:
            out[count] = first_bit(rest) | friends
            count += 1
        rest &= rest - _ONE
    return count


@inline
def curves(mask: Any, out: Any) -> int:
    """Ruling 7: a hex with exactly two neighbours of its kind that do not lie opposite each other."""
    count = 0
    rest = mask
    while rest != _ZERO:
        here = first_bit(rest)
        rest &= rest - _ONE
        friends = beside(here) & mask
        if popcount(friends) != 2:
            continue
        straight = False
        for direction in range(3):
            if (shifted(here, direction) & mask) != _ZERO and (shifted(here, direction + 3) & mask) != _ZERO:
                straight = True
        if not straight:
            out[count] = here | friends
            count += 1
    return count


@inline
def convergences(elements: Any, out: Any) -> int:
    """Flowers and lines that hold all six elements; every one that qualifies counts (ruling 10)."""
    count = 0
    for i in range(FLOWERS.shape[0] + LINES.shape[0]):
        shape = FLOWERS[i] if i < FLOWERS.shape[0] else LINES[i - FLOWERS.shape[0]]
        every = True
        for element in range(6):
            every = every and (elements[element] & shape) != _ZERO
        if every:
            out[count] = shape
            count += 1
    return count


@inline
def voids(crossed: Any, out: Any) -> int:
    """Flowers of crossed-out hexes."""
    count = 0
    for i in range(FLOWERS.shape[0]):
        if (FLOWERS[i] & ~crossed) == _ZERO:
            out[count] = FLOWERS[i]
            count += 1
    return count


@inline
def groups(heading: int, elements: Any, crossed: Any, values: Any, out: Any) -> int:
    """The groups of hexes that count under a heading, to ``out`` (uint64[MAX_GROUPS]); how many there are.

    elements: uint64[6], the hexes of each element that are not crossed out; crossed: those that are.
    """
    count = 0
    if heading == LIGHT:
        count = alone(elements[LIGHT], out) if values[ALONE] else clusters(elements[LIGHT], out)
    elif heading == DARK:
        count = clusters(elements[DARK], out)
    elif heading == FIRE:
        count = pairs(elements[FIRE], out)
    elif heading == WATER:
        count = straight_lines(elements[WATER], out) if values[STRAIGHT] else longest_path(elements[WATER], out)
    elif heading == EARTH:
        count = clusters(elements[EARTH], out) if values[THREES] else triangles(elements[EARTH], out)
    elif heading == AIR:
        count = curves(elements[AIR], out) if values[CURVED] else forks(elements[AIR], out)
    elif values[UNIT + heading] > 0:
        count = convergences(elements, out) if heading == HARMONIC else voids(crossed, out)
    return count


@inline
def units(heading: int, group: Any, values: Any) -> int:
    """How often a group counts: Dark for each hex after its first, Water for each hex, Earth by full threes if so."""
    if heading == DARK:
        return int(popcount(group) - 1)
    if heading == WATER:
        return int(popcount(group))
    if heading == EARTH and values[THREES]:
        return int(popcount(group) // 3)
    return 1


@compiled
def score(elements: Any, crossed: Any, values: Any, out: Any) -> None:
    """The points by heading (L D F W E A harmonic void) to ``out`` (int32[8])."""
    elements, values, out = borrowed(elements), borrowed(values), borrowed(out)
    found = np.zeros(MAX_GROUPS, dtype=np.uint64)
    for heading in range(HEADINGS):
        count = groups(heading, elements, crossed, values, found)
        total = 0
        for i in range(count):
            total += units(heading, found[i], values)
        out[heading] = total * values[UNIT + heading]
