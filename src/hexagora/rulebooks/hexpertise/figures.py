"""Lines and figures on the display of 37 hexes that Hexpertise speaks of."""

from __future__ import annotations

import numpy as np

from hexagora.rulebooks.shifts import AROUND, BOARD, CELLS, CENTRE, bit_of

# Ruling 10: a flower is the six neighbours of a cell that has six of them; a line is six cells in a row along an axis.
FLOWERS = np.array([AROUND[c] for c in range(CELLS) if BOARD.edge_masks[c].bit_count() == 6], dtype=np.uint64)


def _lines(length: int) -> list[int]:
    found = []
    for cell in range(CELLS):
        for direction in range(3):
            cells = [BOARD.step(cell, direction, step) for step in range(length)]
            if -1 not in cells:
                found.append(sum(1 << bit_of(cell) for cell in cells))
    return found


LINES = np.array(_lines(6), dtype=np.uint64)

# The corners, clockwise from the north: where the nexus hexes lie.
CORNERS = tuple(BOARD.step(CENTRE, direction, 3) for direction in range(6))
