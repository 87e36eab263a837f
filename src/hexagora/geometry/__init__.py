"""Cells, labels, directions, masks, symmetries and pixel places of hexagonal boards (flat-top)."""

from hexagora.geometry.board import (
    CORNER_STEPS,
    STEPS,
    Axial,
    Board,
    Direction,
    hexagon,
    parallelogram,
)
from hexagora.geometry.pixels import corners, place
from hexagora.geometry.symmetry import mirrored, permutation, rotated

__all__ = [
    "CORNER_STEPS",
    "STEPS",
    "Axial",
    "Board",
    "Direction",
    "corners",
    "hexagon",
    "mirrored",
    "parallelogram",
    "permutation",
    "place",
    "rotated",
]
