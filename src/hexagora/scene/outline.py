"""The outline of cells that are drawn as one piece."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from hexagora.contract import Cell
from hexagora.geometry import STEPS, Axial, Direction

Point = tuple[float, float]

# The neighbour beyond edge k of a cell, which runs from its corner k to its corner k + 1, clockwise from the east.
_BEYOND = tuple(STEPS[d] for d in (Direction.SE, Direction.S, Direction.SW, Direction.NW, Direction.N, Direction.NE))


def corner(cell: Cell, k: int, radius: float = 1.0) -> Point:
    """Corner k (in range(6), clockwise from the eastern one) of a cell drawn with the given radius."""
    return cell.x + radius * cos(k * pi / 3), cell.y + radius * sin(k * pi / 3)


def outline(cells: Iterable[Cell]) -> list[list[Point]]:
    """Closed polygons around the cells, without the edges that two of them share; holes are polygons too.

    Source of the method: walking the boundary edges of a union of cells. On this grid three cells meet at a corner,
    so the boundary passes every corner at most once, and each edge has exactly one successor.
    """
    members = list(cells)
    at: set[Axial] = {(cell.q, cell.r) for cell in members}
    follow: dict[Point, tuple[Point, Point]] = {}
    for cell in members:
        for k, (dq, dr) in enumerate(_BEYOND):
            if (cell.q + dq, cell.r + dr) not in at:
                start, end = corner(cell, k), corner(cell, (k + 1) % 6)
                follow[_key(start)] = (start, _key(end))
    loops = []
    while follow:
        key, (point, successor) = follow.popitem()
        loop = [point]
        while successor != key:
            point, successor = follow.pop(successor)
            loop.append(point)
        loops.append(loop)
    return loops


def seams(cells: Iterable[Cell]) -> list[tuple[Point, Point]]:
    """The edges between two of the cells, each once."""
    members = list(cells)
    at: set[Axial] = {(cell.q, cell.r) for cell in members}
    return [
        (corner(cell, k), corner(cell, (k + 1) % 6))
        for cell in members
        for k, (dq, dr) in enumerate(_BEYOND[:3])  # the other three are the same edges, seen from the other side
        if (cell.q + dq, cell.r + dr) in at
    ]


def _key(point: Point) -> Point:
    """The same for the corners of neighbours that are one corner but for rounding."""
    return round(point[0], 3), round(point[1], 3)
