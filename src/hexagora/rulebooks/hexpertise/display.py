"""The display of 37 hexes as bits of a mask that can be shifted: moving all cells one step is one shift.

Cell (q, r) owns bit ``8 * (q + 3) + r + 3``. Every row of eight has at least one bit that is no cell, so what a shift
carries over the edge of the board is cut off by ``BOARD_MASK`` and never comes out on the other side.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract.jit import inline
from hexagora.geometry import STEPS, hexagon

BOARD = hexagon(3)
CELLS = len(BOARD)
CENTRE = BOARD.at[0, 0]


def bit_of(cell: int) -> int:
    """The bit number of a cell number."""
    q, r = BOARD.cells[cell]
    return 8 * (q + 3) + r + 3


BIT = np.array([1 << bit_of(cell) for cell in range(CELLS)], dtype=np.uint64)  # uint64[37]
CELL = np.full(64, -1, dtype=np.int8)  # int8[64]: the cell of a bit number
for _cell in range(CELLS):
    CELL[bit_of(_cell)] = _cell
BOARD_MASK = np.uint64(int(np.bitwise_or.reduce(BIT)))

# How far a mask moves for one step in each direction.
_SHIFTS = np.array([8 * q + r for q, r in STEPS], dtype=np.int64)

_ZERO, _ONE = np.uint64(0), np.uint64(1)


def _mask(cells: list[int]) -> int:
    return sum(1 << bit_of(cell) for cell in cells)


# uint64[37]: the edge neighbours of each cell.
AROUND = np.array([_mask(BOARD.numbers(BOARD.edge_masks[cell])) for cell in range(CELLS)], dtype=np.uint64)

# Ruling 10: a flower is the six neighbours of a cell that has six of them; a line is six cells in a row along an axis.
FLOWERS = np.array([AROUND[c] for c in range(CELLS) if BOARD.edge_masks[c].bit_count() == 6], dtype=np.uint64)


def _lines(length: int) -> list[int]:
    found = []
    for cell in range(CELLS):
        for direction in range(3):
            cells = [BOARD.step(cell, direction, step) for step in range(length)]
            if -1 not in cells:
                found.append(_mask(cells))
    return found


LINES = np.array(_lines(6), dtype=np.uint64)

# The corners, clockwise from the north: where the nexus hexes lie.
CORNERS = tuple(BOARD.step(CENTRE, direction, 3) for direction in range(6))


@inline
def shifted(mask: Any, direction: int) -> Any:
    """All cells one step on; those that leave the board are gone."""
    by = _SHIFTS[direction]
    moved = mask << np.uint64(by) if by > 0 else mask >> np.uint64(-by)
    return moved & BOARD_MASK


@inline
def beside(mask: Any) -> Any:
    """The cells that share an edge with some cell of the mask (which may be in the mask themselves)."""
    union = _ZERO
    for direction in range(6):
        union |= shifted(mask, direction)
    return union


@inline
def cluster(mask: Any, seed: Any) -> Any:
    """The connected group of ``mask`` around the cells of ``seed``, a part of it."""
    group = seed
    while True:
        wider = group | (beside(group) & mask)
        if wider == group:
            return group
        group = wider


@inline
def first_bit(mask: Any) -> Any:
    """The mask of the first cell in a mask."""
    return mask & (~mask + _ONE) if mask != _ZERO else _ZERO
