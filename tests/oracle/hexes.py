"""The hexagonal board of all oracles: cells `(q, r)`, q growing eastwards and r southwards, flat-top."""

from collections.abc import Iterable

Cell = tuple[int, int]

# Clockwise from the top: N, NE, SE, S, SW, NW.
EDGE_STEPS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
# Two cells that face each other corner to corner along one grid line.
CORNER_STEPS: tuple[Cell, ...] = ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))


def board(radius: int) -> dict[str, Cell]:
    """Every cell with |q|, |r|, |q + r| <= radius, by its label."""
    span = range(-radius, radius + 1)
    return {label((q, r), radius): (q, r) for q in span for r in span if abs(q + r) <= radius}


def label(cell: Cell, radius: int) -> str:
    """Names a cell as hexagonal chess does: its file, then its number in the file, counted from the south."""
    q, r = cell
    southernmost = min(radius, radius - q)
    return f"{'abcdefghi'[q + radius]}{southernmost - r + 1}"


def around(cells: Iterable[Cell], steps: tuple[Cell, ...]) -> frozenset[Cell]:
    """Every cell that is one of the steps away from one of the cells, on the board or not."""
    return frozenset((q + dq, r + dr) for q, r in cells for dq, dr in steps)


def turned(cells: Iterable[Cell]) -> list[Cell]:
    """The cells after a turn of 60° clockwise about the origin: N goes to NE, NE to SE, and so on."""
    return [(-r, q + r) for q, r in cells]


def mirrored(cells: Iterable[Cell]) -> list[Cell]:
    """The cells seen in a mirror along the north-south axis: NE and NW change places, SE and SW too."""
    return [(-q, q + r) for q, r in cells]
