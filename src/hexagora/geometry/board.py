r"""The board: cells in axial coordinates, their labels, their neighbours as masks.

Axial coordinates ``(q, r)``: q grows eastwards, r grows southwards. Cells are flat-top, so a board of
radius R is a hexagon that stands on a corner (here R = 1, with labels):

        __
     __/b3\__
    /a2\__/c2\        b3 = N, c2 = NE, c1 = SE, b1 = S, a1 = SW, a2 = NW
    \__/b2\__/
    /a1\__/c1\
    \__/b1\__/
       \__/
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from types import MappingProxyType

Axial = tuple[int, int]


class Direction(IntEnum):
    """The six edge directions, clockwise from the top."""

    N = 0
    NE = 1
    SE = 2
    S = 3
    SW = 4
    NW = 5

    @property
    def opposite(self) -> Direction:
        """The direction that leads back."""
        return Direction((self + 3) % 6)


# Steps to the six edge neighbours, in the order of Direction.
STEPS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

# Steps to the six corner neighbours: the two cells face each other corner to corner along one grid line.
CORNER_STEPS: tuple[Axial, ...] = ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))


@dataclass(frozen=True)
class Board:
    """A set of at most 64 cells, numbered in the order of their labels.

    Cell ``i`` owns bit ``1 << i`` of a mask, so the lowest bit of a mask is its first cell by label.
    """

    cells: tuple[Axial, ...]
    labels: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.cells) != len(self.labels) or len(set(self.cells)) != len(self.cells):
            raise ValueError("a board needs one label for each of its cells")

    def __len__(self) -> int:
        return len(self.cells)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """Cell number by label."""
        return MappingProxyType({label: i for i, label in enumerate(self.labels)})

    @cached_property
    def at(self) -> Mapping[Axial, int]:
        """Cell number by axial coordinates."""
        return MappingProxyType({cell: i for i, cell in enumerate(self.cells)})

    @cached_property
    def full(self) -> int:
        """The mask of all cells."""
        return (1 << len(self.cells)) - 1

    @cached_property
    def edge_masks(self) -> tuple[int, ...]:
        """For each cell the mask of its edge neighbours."""
        return tuple(self._around(cell, STEPS) for cell in self.cells)

    @cached_property
    def corner_masks(self) -> tuple[int, ...]:
        """For each cell the mask of its corner neighbours."""
        return tuple(self._around(cell, CORNER_STEPS) for cell in self.cells)

    def _around(self, cell: Axial, steps: Iterable[Axial]) -> int:
        q, r = cell
        return self.mask(self.at[n] for dq, dr in steps if (n := (q + dq, r + dr)) in self.at)

    def step(self, cell: int, direction: int, count: int = 1) -> int:
        """The cell ``count`` steps from cell number ``cell``; -1 when that is off the board."""
        q, r = self.cells[cell]
        dq, dr = STEPS[direction]
        return self.at.get((q + count * dq, r + count * dr), -1)

    @staticmethod
    def mask(cells: Iterable[int]) -> int:
        """The mask of some cell numbers."""
        mask = 0
        for cell in cells:
            mask |= 1 << cell
        return mask

    @staticmethod
    def numbers(mask: int) -> list[int]:
        """The cell numbers in a mask, ascending (which is by label)."""
        found = []
        while mask:
            lowest = mask & -mask
            found.append(lowest.bit_length() - 1)
            mask ^= lowest
        return found

    def names(self, mask: int) -> list[str]:
        """The labels of the cells in a mask, in order."""
        return [self.labels[i] for i in self.numbers(mask)]


def _board(files: Mapping[int, list[Axial]]) -> Board:
    """A board from its files, each listed from its southern end; at most 26 files."""
    named: list[tuple[str, int, Axial]] = []
    for column, q in enumerate(sorted(files)):
        for number, cell in enumerate(files[q], start=1):
            named.append((chr(ord("a") + column), number, cell))
    named.sort(key=lambda entry: (entry[0], entry[1]))
    return Board(tuple(cell for _, _, cell in named), tuple(f"{file}{n}" for file, n, _ in named))


@cache
def hexagon(radius: int) -> Board:
    """The hexagon of hexagons ``|q|, |r|, |q+r| <= radius``, labelled as in hexagonal chess.

    A letter for the file (q = -radius is ``a``), then the number of the cell in its file, counted from the
    southern end, from 1.
    """
    files = {
        q: [(q, r) for r in range(min(radius, radius - q), max(-radius, -radius - q) - 1, -1)]
        for q in range(-radius, radius + 1)
    }
    return _board(files)


@cache
def parallelogram(width: int, height: int) -> Board:
    """The rhomboid board of Hex: ``0 <= q < width``, ``0 <= r < height``; file by q, number from the south."""
    return _board({q: [(q, r) for r in range(height - 1, -1, -1)] for q in range(width)})
