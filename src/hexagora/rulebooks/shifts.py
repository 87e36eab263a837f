"""The board of 37 hexes as bits of a mask that can be shifted: moving all cells one step is one shift.

Cell (q, r) owns bit ``8 * (q + 4) + r + 3``. Every row of eight has at least one bit that is no cell, so what a shift
carries over the edge of the board is cut off by ``BOARD_MASK`` and never comes out on the other side. The first row is
empty, so that what lies around a cell is found by shifting it to the front.
"""

from __future__ import annotations

from functools import lru_cache
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
    return 8 * (q + 4) + r + 3


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


_BITS = BIT.tolist()


@lru_cache(1 << 14)
def labels(mask: int) -> tuple[str, ...]:
    """The labels of the cells in a mask, in the order of the board."""
    return tuple(label for label, bit in zip(BOARD.labels, _BITS, strict=True) if mask & bit)


# uint64[37]: the edge neighbours of each cell.
AROUND = np.array([_mask(BOARD.numbers(BOARD.edge_masks[cell])) for cell in range(CELLS)], dtype=np.uint64)


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


# Where the six neighbours of a cell lie when what is around it has been shifted to the front (see ``neighbours``), as
# directions; uint8[64, 6]: the direction of the k-th neighbour in such a set.
_AROUND_BITS = (5, 4, 0, 3, 1, 2)
CHOSEN = np.zeros((64, 6), dtype=np.uint8)
for _set in range(64):
    for _k, _bit in enumerate(bit for bit in range(6) if _set >> bit & 1):
        CHOSEN[_set, _k] = _AROUND_BITS[_bit]
_3, _5, _6, _11, _48, _8 = (np.uint64(n) for n in (3, 5, 6, 11, 48, 8))


@inline
def neighbours(mask: Any, bit: Any) -> Any:
    """Which of the six neighbours of a cell, given by its bit number, are in a mask: a set of six bits.

    ::

          2            the bits of the set; ``CHOSEN`` has the directions
        0   4
          x
        1   5
          3
    """
    near = mask >> (np.uint64(bit) - _8)
    return (near & _3) | ((near >> _5) & np.uint64(4)) | ((near >> _6) & np.uint64(8)) | ((near >> _11) & _48)
