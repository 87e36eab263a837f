"""The score sheet of a display: the points by heading, and the hexes behind every figure."""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract.jit import compiled
from hexagora.rulebooks.hexpertise.editions import HEADINGS
from hexagora.rulebooks.hexpertise.scoring import MAX_GROUPS, groups, score, units
from hexagora.rulebooks.shifts import BIT, BOARD, CELLS


def sheet(pos: Any, player: int) -> dict[str, float]:
    """The points of a mage by heading, in the order of the rules page."""
    out = np.zeros(len(HEADINGS), dtype=np.int32)
    score(pos.elements[player], pos.crossed[player], pos.values, out)
    return dict(zip(HEADINGS, out.tolist(), strict=True))


@compiled
def counting(heading: int, elements: Any, crossed: Any, values: Any, out: Any) -> int:
    """The groups that score under a heading, to the front of ``out`` (uint64[MAX_GROUPS]); how many there are."""
    count = 0
    for i in range(groups(heading, elements, crossed, values, out)):
        if units(heading, out[i], values) > 0:
            out[count] = out[i]
            count += 1
    return count


def lit(pos: Any, player: int) -> dict[str, list[list[str]]]:
    """For each heading the groups of hexes that count, as labels."""
    found: dict[str, list[list[str]]] = {}
    out = np.zeros(MAX_GROUPS, dtype=np.uint64)
    for number, heading in enumerate(HEADINGS):
        count = counting(number, pos.elements[player], pos.crossed[player], pos.values, out)
        found[heading] = [
            [BOARD.labels[cell] for cell in range(CELLS) if int(mask) & int(BIT[cell])] for mask in out[:count]
        ]
    return found
