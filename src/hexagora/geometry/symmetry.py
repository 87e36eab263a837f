"""Rotations by 60 degrees and the mirror at the north-south axis, on coordinates and on whole boards."""

from __future__ import annotations

from collections.abc import Callable

from hexagora.geometry.board import Axial, Board


def rotated(cell: Axial, turns: int = 1) -> Axial:
    """The cell turned clockwise about the centre by ``turns`` times 60 degrees."""
    q, r = cell
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def mirrored(cell: Axial) -> Axial:
    """The mirror image of the cell across the north-south axis through the centre."""
    q, r = cell
    return -q, q + r


def permutation(board: Board, symmetry: Callable[[Axial], Axial]) -> tuple[int, ...]:
    """Where a symmetry sends each cell number; KeyError when the board does not have that symmetry."""
    return tuple(board.at[symmetry(cell)] for cell in board.cells)
