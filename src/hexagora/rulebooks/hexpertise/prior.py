"""What looks promising in Hexpertise before any search: the points that a placement makes, and those that it nullifies.

Only the neighbourhood of the new hex is looked at, so that it is quick. The constants are those of the scoring where a
heading counts by neighbours, and guesses in the right order of size where it does not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import inline
from hexagora.geometry.bits import popcount
from hexagora.rulebooks.hexpertise.editions import DARK, EARTH, FIRE, LIGHT, WATER
from hexagora.rulebooks.hexpertise.position import CROSS, PLAYER, HexpertisePosition
from hexagora.rulebooks.shifts import AROUND, CELLS, shifted

BASE = 1.0
LEAST = 0.1  # every move keeps some weight
LOST_HEX = 2.0  # what a hex that is crossed out was worth, on average
JOINED_LIGHT = 1.5  # a light beside another one makes no new cluster, and may join two

_ZERO = np.uint64(0)


@inline
def placed_worth(element: int, friends: Any) -> float:
    """What a hex of an element adds next to its friends (the neighbours that hold the same)."""
    near = popcount(friends)
    if element == LIGHT:
        return 3.0 if near == 0 else -JOINED_LIGHT * (near - 1)
    if element == DARK:
        return 3.0 if near > 0 else 0.0
    if element == FIRE:
        return 2.0 * near
    if element == WATER:
        # A path grows at its ends: one neighbour is best, two may join two paths, more is a lump.
        return 3.0 if near == 1 else (2.0 if near == 2 else 0.5)
    if element == EARTH:
        pairs = popcount(friends & shifted(friends, 0)) + popcount(friends & shifted(friends, 1))
        pairs += popcount(friends & shifted(friends, 2))
        return 4.0 * pairs + 0.5 * near
    # Air: the hex itself is a fork with three neighbours, and each neighbour may become one.
    return (4.0 if near >= 3 else 0.0) + 1.3 * near


@kernels.prior.register(HexpertisePosition)
def prior(pos: Any, moves: Any, count: int, out: Any) -> None:
    """Weights of moves by what they add and cross out next to them."""
    player = pos.counts[PLAYER]
    for i in range(count):
        element, cell = moves[i] // CELLS, moves[i] % CELLS
        if element == CROSS:
            out[i] = BASE
            continue
        touched = AROUND[cell] & pos.elements[player, element ^ 1]
        if touched != _ZERO:
            worth = -LOST_HEX * popcount(touched)
        else:
            worth = placed_worth(element, AROUND[cell] & pos.elements[player, element])
        out[i] = max(LEAST, BASE + worth)
