"""The rims of a board as SVG: parts of its rim that belong to somebody. One unit is the radius of a cell."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from hexagora.contract import BoardScene, Cell, Rim
from hexagora.scene.look import look
from hexagora.scene.outline import Point, corner
from hexagora.scene.tokens import sign
from hexagora.scene.xml import element

_WIDTH = 0.22
# How far the letter of a rim stands out from the cells.
REACH = 0.62


def rims(board: BoardScene) -> str:
    """All rims of a board, around its cells."""
    at = {cell.id: cell for cell in board.cells}
    return "".join(_rim(rim, at) for rim in board.rims)


def _rim(rim: Rim, at: Mapping[str, Cell]) -> str:
    face = look(rim.style)
    edges = [_edge(at[label], direction) for label, direction in rim.edges if label in at]
    if not edges:
        return ""
    lines = "".join(f"M{a[0]:.2f} {a[1]:.2f}L{b[0]:.2f} {b[1]:.2f}" for a, b in edges)
    drawn = "".join(
        element("path", d=lines, fill="none", stroke=ink, stroke_width=width, stroke_linecap="round")
        for ink, width in ((face.edge, _WIDTH + 0.08), (face.fill, _WIDTH))
    )
    return drawn + _letter(rim, at)


def _edge(cell: Cell, direction: int) -> tuple[Point, Point]:
    """The ends of the edge of a cell in a direction, moved outwards by half of what a line is wide."""
    x, y = _outwards(cell, direction, _WIDTH / 2)
    ends = corner(cell, (direction + 4) % 6), corner(cell, (direction + 5) % 6)
    return (ends[0][0] + x, ends[0][1] + y), (ends[1][0] + x, ends[1][1] + y)


def _outwards(cell: Cell, direction: int, by: float) -> Point:
    """So far in a direction from the centre of a cell."""
    (ax, ay), (bx, b_y) = corner(cell, (direction + 4) % 6), corner(cell, (direction + 5) % 6)
    x, y = (ax + bx) / 2 - cell.x, (ay + b_y) / 2 - cell.y
    return x * by / hypot(x, y), y * by / hypot(x, y)


def _letter(rim: Rim, at: Mapping[str, Cell]) -> str:
    """The mark of the rim, beside its middle."""
    known = [(at[label], direction) for label, direction in rim.edges if label in at]
    cell, direction = known[len(known) // 2]
    x, y = _outwards(cell, direction, 1.12)
    face = look(rim.style)
    return sign(rim.mark, cell.x + x, cell.y + y, face.ink, 0.5, halo=face.fill)
