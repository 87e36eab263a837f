"""Where cells lie in a picture. The unit is the radius of a cell (centre to corner); y grows downwards."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt

from hexagora.geometry.board import Axial


@lru_cache(maxsize=4096)  # a picture asks again and again for the cells of the same few boards
def place(cell: Axial) -> tuple[float, float]:
    """The centre of a flat-top cell; (0, 0) has its centre at the origin."""
    q, r = cell
    return 1.5 * q, sqrt(3) * (r + q / 2)


def corners(cell: Axial, radius: float = 1.0) -> list[tuple[float, float]]:
    """The six corners of a cell drawn with the given radius, clockwise from the eastern one."""
    x, y = place(cell)
    return [(x + radius * cos(k * pi / 3), y + radius * sin(k * pi / 3)) for k in range(6)]
