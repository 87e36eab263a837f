"""The patterns of styles, drawn cell by cell as plain lines.

No SVG ``pattern`` and no clip: some renderers blur the one and forget the other, and without identifiers any number
of pictures can stand in one page.
"""

from __future__ import annotations

from collections.abc import Iterable

from hexagora.contract import Cell
from hexagora.scene.look import Look, Pattern
from hexagora.scene.xml import element, number

# Lines in a cell whose centre is the origin, in its radii; each is a list of points. One point is a dot.
Line = tuple[tuple[float, float], ...]

_FLOWER = tuple(
    (0.5 * x, 0.5 * y) for x, y in ((0, 0), (0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
)


def _slanted(x: float, half: float) -> Line:
    """A line in the direction of 60 degrees, through (x, 0)."""
    return (x - 0.5 * half, 0.87 * half), (x + 0.5 * half, -0.87 * half)


def _wave(y: float, half: float) -> Line:
    return tuple((half * n / 3, y + (0.1 if n % 2 else -0.1)) for n in range(-3, 4))


_LINES: dict[Pattern, tuple[Line, ...]] = {
    "plain": (),
    "hatch": (_slanted(-0.6, 0.4), _slanted(-0.2, 0.72), _slanted(0.2, 0.72), _slanted(0.6, 0.4)),
    "dots": tuple((point,) for point in _FLOWER),
    "bars": (
        ((-0.4, -0.5), (0.4, -0.5)),
        ((-0.65, -0.17), (0.65, -0.17)),
        ((-0.65, 0.17), (0.65, 0.17)),
        ((-0.4, 0.5), (0.4, 0.5)),
    ),
    "rings": (
        tuple((1.2 * x, 1.2 * y) for x, y in (*_FLOWER[1:], _FLOWER[1])),
        tuple((0.5 * x, 0.5 * y) for x, y in (*_FLOWER[1:], _FLOWER[1])),
    ),
    "checks": (((0, -0.6), (0, 0), (0.52, 0.3)), ((0, 0), (-0.52, 0.3))),
    "waves": (_wave(-0.4, 0.5), _wave(0, 0.66), _wave(0.4, 0.5)),
    "crosses": tuple(
        line
        for x, y in ((0, -0.45), (-0.4, 0.25), (0.4, 0.25))
        for line in (((x - 0.14, y), (x + 0.14, y)), ((x, y - 0.14), (x, y + 0.14)))
    ),
}


def pattern(cells: Iterable[Cell], face: Look) -> str:
    """The pattern of a look on some cells, as one SVG path; empty for a plain one."""
    lines = _LINES[face.pattern]
    data = "".join(_moved(line, cell) for cell in cells for line in lines)
    if not data:
        return ""
    return element(
        "path",
        d=data,
        fill="none",
        stroke=face.lines,
        stroke_width=0.15 if face.pattern == "dots" else 0.08,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _moved(line: Line, cell: Cell) -> str:
    points = [f"{number(cell.x + x)} {number(cell.y + y)}" for x, y in line]
    return "M" + "L".join(points) + ("h0.01" if len(points) == 1 else "")
