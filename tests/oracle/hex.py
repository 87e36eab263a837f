"""Hex once more, by sets of cells and flood fill: slow, plain and independent.

Cells are axial coordinates with `0 <= q, r < size`, named by a letter for the file (q = 0 is `a`) and their number in
it from the south. Red's edges are those with the least and the greatest r, Blue's those with the least and the
greatest q.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from tests.oracle.hexes import EDGE_STEPS, Cell, around

RED, BLUE = 0, 1


def label(cell: Cell, size: int) -> str:
    q, r = cell
    return f"{'abcdefghijklmnopqrs'[q]}{size - r}"


def connects(stones: Iterable[Cell], side: int, size: int) -> bool:
    """Whether some of the stones lie in one chain from one edge of the side to the other."""
    own = set(stones)
    across = 1 if side == RED else 0  # the coordinate that grows from one edge to the other
    flooded = {cell for cell in own if cell[across] == 0}
    while True:
        more = (around(flooded, EDGE_STEPS) & own) - flooded
        if not more:
            return any(cell[across] == size - 1 for cell in flooded)
        flooded |= more


class HexOracle:
    """One position."""

    def __init__(self, setup: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> None:
        chosen = {"size": 11, "swap": True} | dict(options or {})
        self.size: int = chosen["size"]
        self.swap: bool = chosen["swap"]
        self.cells = {label((q, r), self.size): (q, r) for q in range(self.size) for r in range(self.size)}
        # By side: where its stones lie.
        self.stones = tuple(frozenset(self.cells[name] for name in setup[side]) for side in ("red", "blue"))
        self.swapped = False
        self.late: int | None = None  # the player who ran out of time

    @property
    def side(self) -> int:
        """Whose turn it is."""
        return RED if len(self.stones[RED]) == len(self.stones[BLUE]) else BLUE

    def player(self, side: int) -> int:
        """Who plays a side."""
        return 1 - side if self.swapped else side

    @property
    def winners(self) -> list[int]:
        if self.late is not None:
            return [1 - self.late]
        return [self.player(side) for side in (RED, BLUE) if connects(self.stones[side], side, self.size)]

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    @property
    def to_act(self) -> int | None:
        return None if self.is_over else self.player(self.side)

    @property
    def scores(self) -> list[int]:
        return [int(player in self.winners) for player in (0, 1)]

    @property
    def detail(self) -> list[dict[str, int]]:
        return [{"won": score} for score in self.scores]

    def legal_moves(self) -> list[str]:
        if self.is_over:
            return []
        taken = self.stones[RED] | self.stones[BLUE]
        moves = [name for name, cell in self.cells.items() if cell not in taken]
        if self.swap and len(taken) == 1 and not self.swapped:
            moves.append("swap")
        return sorted(moves)

    def play(self, move: str) -> Self:
        after = type(self).__new__(type(self))
        after.__dict__.update(self.__dict__)
        if move == "timeout":
            after.late = self.to_act
        elif move not in self.legal_moves():
            raise ValueError(f"{move} is not legal")
        elif move == "swap":
            after.swapped = True
        else:
            added = [frozenset[Cell](), frozenset[Cell]()]
            added[self.side] = frozenset({self.cells[move]})
            after.stones = (self.stones[RED] | added[RED], self.stones[BLUE] | added[BLUE])
        return after
