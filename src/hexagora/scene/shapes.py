"""How a polyhex is turned so that it takes little height in a tray."""

from __future__ import annotations

from collections.abc import Iterable

from hexagora.geometry import Axial, rotated


def flattest(shape: Iterable[Axial]) -> list[Axial]:
    """The shape in the rotation with the least height (then width), moved so that q and the height begin at 0."""
    cells = list(shape)
    turned = [[rotated(cell, turns) for cell in cells] for turns in range(6)]
    return _home(min(turned, key=lambda t: (_extent(height(c) for c in t), _extent(q for q, _ in t))))


def height(cell: Axial) -> int:
    """How far down a cell lies, in halves of its height."""
    q, r = cell
    return 2 * r + q


def _extent(values: Iterable[int]) -> int:
    found = list(values)
    return max(found) - min(found)


def _home(cells: list[Axial]) -> list[Axial]:
    left = min(q for q, _ in cells)
    moved = [(q - left, r) for q, r in cells]
    top = min(height(cell) for cell in moved)
    # Half a height is no whole step of r, so the top may come to lie at 0 or at 1.
    return [(q, r - top // 2) for q, r in moved]
