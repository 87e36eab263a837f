"""What looks promising in Hexpertise before any search: what a placement makes and nullifies next to it.

Only the neighbourhood of the new hex is looked at, so that it is quick. What counts how much is learned, for each
edition (``knowledge-….json``). It matters less for the search itself, as there are few moves and each is soon tried,
than for its playouts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.geometry.bits import popcount
from hexagora.rulebooks.hexpertise.position import CROSS, PLAYER, HexpertisePosition
from hexagora.rulebooks.shifts import AROUND, BOARD_MASK, CELLS, shifted

# For an element with a number of neighbours of its kind (none to five or more): NEAR * element + that number.
NEAR = 6
# For each pair of neighbours of its kind that touch each other, by element: a triangle of Earth.
PAIRED = NEAR * 6
# For a placed hex that is crossed out at once, by the number of hexes that it crosses out (one to three or more); by
# element for each of them.
NULLIFIED = PAIRED + 6
LOST = NULLIFIED + 3
# For each empty cell around the new hex.
ROOM = LOST + 6
COUNTS = ROOM + 1

# Random displays nullify nearly all that they make, and tell little: the more moves a playout chooses from, the better.
# With 400 simulations a move a mage alone made 78 points when nothing was learned; then 90 with 2, 109 with 16.
CANDIDATES = 16

_ZERO = np.uint64(0)


@kernels.prior.register(HexpertisePosition)
def prior(pos: Any, moves: Any, count: int, knowledge: Any, out: Any) -> None:
    """How promising moves are by what they add and cross out next to them."""
    player = pos.counts[PLAYER]
    empty = BOARD_MASK & ~pos.filled[player]
    for i in range(count):
        element, cell = moves[i] // CELLS, moves[i] % CELLS
        around = AROUND[cell]
        total = knowledge[ROOM] * popcount(around & empty)
        if element != CROSS:
            touched = around & pos.elements[player, element ^ 1]
            if touched != _ZERO:
                lost = popcount(touched)
                total += knowledge[NULLIFIED + min(lost, 3) - 1] + knowledge[LOST + (element ^ 1)] * lost
            else:
                friends = around & pos.elements[player, element]
                pairs = popcount(friends & shifted(friends, 0)) + popcount(friends & shifted(friends, 1))
                pairs += popcount(friends & shifted(friends, 2))
                total += knowledge[NEAR * element + min(popcount(friends), NEAR - 1)]
                total += knowledge[PAIRED + element] * pairs
        out[i] = total
