"""The 15 pieces, the same for both sides, and all their placements on the board.

The rules page names each piece with its cells in axial coordinates. A piece may be turned in steps of 60
degrees, never turned over; on the empty board there are 2,355 placements.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from hexagora.geometry import Axial, hexagon, rotated
from hexagora.words import say

BOARD = hexagon(4)


@dataclass(frozen=True)
class Piece:
    """A polyhex: its id, its name, and its cells as drawn on the rules page."""

    id: str
    name: str
    cells: tuple[Axial, ...]

    @cached_property
    def turns(self) -> tuple[tuple[Axial, ...], ...]:
        """The cells after 0 to 5 clockwise turns by 60 degrees, where equal shapes are listed once."""
        seen: dict[tuple[Axial, ...], tuple[Axial, ...]] = {}
        for turn in range(6):
            cells = tuple(rotated(cell, turn) for cell in self.cells)
            seen.setdefault(normal(cells), cells)
        return tuple(seen.values())


def normal(cells: tuple[Axial, ...]) -> tuple[Axial, ...]:
    """The cells moved so that the first of them is the origin: equal for equal shapes in equal rotation."""
    q0, r0 = min(cells)
    return tuple(sorted((q - q0, r - r0) for q, r in cells))


PIECES: tuple[Piece, ...] = (
    Piece("I1", say("hexafuse-piece-I1"), ((0, 0),)),
    Piece("I2", say("hexafuse-piece-I2"), ((0, 0), (0, 1))),
    Piece("I3", say("hexafuse-piece-I3"), ((0, 0), (0, 1), (0, 2))),
    Piece("V3", say("hexafuse-piece-V3"), ((0, 0), (0, 1), (1, 1))),
    Piece("A3", say("hexafuse-piece-A3"), ((0, 0), (0, 1), (1, 0))),
    Piece("I4", say("hexafuse-piece-I4"), ((0, 0), (0, 1), (0, 2), (0, 3))),
    Piece("L4", say("hexafuse-piece-L4"), ((0, 0), (0, 1), (0, 2), (1, 2))),
    Piece("P4", say("hexafuse-piece-P4"), ((0, 0), (0, 1), (0, 2), (1, 1))),
    Piece("Y4", say("hexafuse-piece-Y4"), ((0, 0), (0, -1), (1, 0), (-1, 1))),
    Piece("U4", say("hexafuse-piece-U4"), ((0, -1), (1, -1), (1, 0), (0, 1))),
    Piece("O4", say("hexafuse-piece-O4"), ((0, 0), (0, 1), (1, 0), (1, -1))),
    Piece("S4", say("hexafuse-piece-S4"), ((0, 0), (0, 1), (1, 1), (1, 2))),
    Piece("I5", say("hexafuse-piece-I5"), ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4))),
    Piece("C5", say("hexafuse-piece-C5"), ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))),
    Piece("F5", say("hexafuse-piece-F5"), ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1))),
)
COUNT = len(PIECES)
IDS = tuple(piece.id for piece in PIECES)
NUMBER = {piece.id: number for number, piece in enumerate(PIECES)}

HAND = 5  # pieces in the open hand


def _placements() -> list[tuple[int, int, int]]:
    """(piece, mask, turn) for every placement, piece by piece, sorted by mask within a piece."""
    found: list[tuple[int, int, int]] = []
    for number, piece in enumerate(PIECES):
        masks: dict[int, int] = {}
        for turn in range(6):
            shape = tuple(rotated(cell, turn) for cell in piece.cells)
            q0, r0 = shape[0]
            for q, r in BOARD.cells:
                cells = [(q + dq - q0, r + dr - r0) for dq, dr in shape]
                if all(cell in BOARD.at for cell in cells):
                    masks.setdefault(BOARD.mask(BOARD.at[cell] for cell in cells), turn)
        found += [(number, mask, masks[mask]) for mask in sorted(masks)]
    return found


_ALL = _placements()
PLACEMENTS = len(_ALL)


def _spread(mask: int, around: tuple[int, ...]) -> int:
    """The union of a neighbour mask over the cells of a placement, without the placement itself."""
    union = 0
    for cell in BOARD.numbers(mask):
        union |= around[cell]
    return union & ~mask


# One row a placement: the mask of its cells, of its edge neighbours and of its corner neighbours.
CELLS = np.array([mask for _, mask, _ in _ALL], dtype=np.uint64)
EDGES = np.array([_spread(mask, BOARD.edge_masks) for _, mask, _ in _ALL], dtype=np.uint64)
CORNERS = np.array([_spread(mask, BOARD.corner_masks) for _, mask, _ in _ALL], dtype=np.uint64)
PIECE = np.array([piece for piece, _, _ in _ALL], dtype=np.int8)
TURN = np.array([turn for _, _, turn in _ALL], dtype=np.int8)
SIZE = np.array([mask.bit_count() for _, mask, _ in _ALL], dtype=np.int8)

# The placements of piece p are FIRST[p] to FIRST[p + 1] - 1.
FIRST = np.searchsorted(PIECE, np.arange(COUNT + 1)).astype(np.int32)

# For single cells: the mask of corner neighbours (uint64[61]).
CELL_CORNERS = np.array(BOARD.corner_masks, dtype=np.uint64)

# The placement that covers exactly a mask: no two pieces have the same shape, so there is one at most.
BY_MASK = {mask: number for number, (_, mask, _) in enumerate(_ALL)}
