"""HexaFuse Snap Duels once more, by sets of axial coordinates: slow, plain and independent.

Cells are axial coordinates on the board of radius 4, scores are points. A *side* (0 is A, 1 is B) is a place
at the board, a *player* a person: they differ after a swap, so the public interface speaks of players only.
"""

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, Self

from tests.oracle.hexes import CORNER_STEPS, EDGE_STEPS, Cell, around, board, label, mirrored, turned

RADIUS = 4
BOARD = board(RADIUS)
EVERYWHERE = frozenset(BOARD.values())
CONTACT_POINTS = 3
LOCK_POINTS = 10

PIECES: dict[str, tuple[Cell, ...]] = {
    "I1": ((0, 0),),
    "I2": ((0, 0), (0, 1)),
    "I3": ((0, 0), (0, 1), (0, 2)),
    "V3": ((0, 0), (0, 1), (1, 1)),
    "A3": ((0, 0), (0, 1), (1, 0)),
    "I4": ((0, 0), (0, 1), (0, 2), (0, 3)),
    "L4": ((0, 0), (0, 1), (0, 2), (1, 2)),
    "P4": ((0, 0), (0, 1), (0, 2), (1, 1)),
    "Y4": ((0, 0), (0, -1), (1, 0), (-1, 1)),
    "U4": ((0, -1), (1, -1), (1, 0), (0, 1)),
    "O4": ((0, 0), (0, 1), (1, 0), (1, -1)),
    "S4": ((0, 0), (0, 1), (1, 1), (1, 2)),
    "I5": ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4)),
    "C5": ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)),
    "F5": ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1)),
}

# The anchors of side A and of side B.
ANCHORS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "opposed": (frozenset({"a5", "i1"}), frozenset({"a1", "i5"})),  # NW and SE, NE and SW
    "facing": (frozenset({"e1", "a1"}), frozenset({"e9", "i5"})),  # S and SW, N and NE
}


@dataclass(frozen=True)
class Placement:
    """A piece at a place: its cells, and the cells that share an edge with them or face them at a corner."""

    piece: str
    cells: frozenset[Cell]
    edges: frozenset[Cell]
    corners: frozenset[Cell]

    @property
    def notation(self) -> str:
        return ",".join(sorted(label(cell, RADIUS) for cell in self.cells))

    def shares_edge_with(self, cells: frozenset[Cell]) -> bool:
        return not self.edges.isdisjoint(cells)

    def meets_corner_of(self, cells: frozenset[Cell]) -> bool:
        return not self.corners.isdisjoint(cells)


def placements_of(piece: str) -> list[Placement]:
    """Every way to lay the piece on the empty board: in six turns, never flipped, wherever it fits."""
    found: set[frozenset[Cell]] = set()
    shape = list(PIECES[piece])
    for _ in range(6):
        shape = turned(shape)
        for q0, r0 in BOARD.values():
            # The shape's first cell goes to each cell of the board in turn.
            dq, dr = q0 - shape[0][0], r0 - shape[0][1]
            cells = frozenset((q + dq, r + dr) for q, r in shape)
            if cells <= EVERYWHERE:
                found.add(cells)
    return [Placement(piece, c, around(c, EDGE_STEPS) - c, around(c, CORNER_STEPS) - c) for c in found]


PLACEMENTS: dict[str, list[Placement]] = {piece: placements_of(piece) for piece in PIECES}


@dataclass(frozen=True)
class Side:
    anchors: frozenset[Cell]
    hand: tuple[str, ...]
    queue: tuple[str, ...]
    laid: tuple[Placement, ...] = ()
    hexes: int = 0
    contacts: int = 0
    lock: int = 0

    @property
    def stones(self) -> frozenset[Cell]:
        """The cells under its pieces, without the anchors."""
        return frozenset(cell for piece in self.laid for cell in piece.cells)

    @property
    def total(self) -> int:
        return self.hexes + self.contacts + self.lock

    def laying(self, new: Placement, foe: "Side") -> "Side":
        """This side after it has laid a piece, which the next of the queue replaces in the hand.

        One point for each hex; three for each pair of a new cell and a cell of an opposing piece (no anchor)
        that face each other corner to corner. Nothing is taken from the opponent.
        """
        foreign = foe.stones
        facing = sum(len(around([cell], CORNER_STEPS) & foreign) for cell in new.cells)
        at = self.hand.index(new.piece)
        return replace(
            self,
            hand=self.hand[:at] + self.queue[:1] + self.hand[at + 1 :],
            queue=self.queue[1:],
            laid=(*self.laid, new),
            hexes=self.hexes + len(new.cells),
            contacts=self.contacts + CONTACT_POINTS * facing,
        )


def legal_placements(mine: Side, foe: Side, blocked: frozenset[Cell]) -> Iterator[Placement]:
    own = mine.stones | mine.anchors
    foreign = foe.stones | foe.anchors
    taken = own | foreign | blocked
    for piece in mine.hand:
        for new in PLACEMENTS[piece]:
            if (
                # Rule 1: all its cells are on the board (as every placement is) and free.
                new.cells.isdisjoint(taken)
                # Rule 2: it shares an edge with an own piece or an own anchor.
                and new.shares_edge_with(own)
                # Rule 3: it shares no edge with a piece or an anchor of the opponent.
                and not new.shares_edge_with(foreign)
                # Rule 4: no own piece touches it at corners only, unless bridged.
                and all(bridged(new, old, foe) for old in mine.laid if touches_at_corners_only(new, old))
            ):
                yield new


def touches_at_corners_only(new: Placement, old: Placement) -> bool:
    """Rule 4: an own piece with a corner neighbour in the new piece must share an edge with it as well."""
    return new.meets_corner_of(old.cells) and not new.shares_edge_with(old.cells)


def bridged(new: Placement, old: Placement, foe: Side) -> bool:
    """Exempt from rule 4: one single piece of the opponent has corner contact with both."""
    return any(new.meets_corner_of(theirs.cells) and old.meets_corner_of(theirs.cells) for theirs in foe.laid)


def cell_at(name: object) -> Cell:
    if not isinstance(name, str) or name not in BOARD:
        raise ValueError(f"no such cell: {name!r}")
    return BOARD[name]


def sides_of(setup: Mapping[str, Any], layout: str) -> tuple[Side, Side]:
    """Both sides before the first ply: their anchors, an open hand of five, the rest a hidden queue."""
    anchors = [frozenset(cell_at(name) for name in pair) for pair in setup["anchors"]]
    if anchors != [frozenset(BOARD[name] for name in pair) for pair in ANCHORS[layout]]:
        raise ValueError(f"these are not the {layout} anchors: {setup['anchors']}")
    if len(setup["queues"]) != 2 or any(sorted(queue) != sorted(PIECES) for queue in setup["queues"]):
        raise ValueError("each of the two queues holds each of the fifteen pieces once")
    a, b = (tuple(queue) for queue in setup["queues"])
    return Side(anchors[0], a[:5], a[5:]), Side(anchors[1], b[:5], b[5:])


def blocked_in(setup: Mapping[str, Any], layout: str) -> frozenset[Cell]:
    """Setup and ruling 2: a symmetric pair, not on an anchor, next to one, or on the mirror axis.

    Opposed: mirror images across the north-south axis; a cell on the axis is its own image, hence no pair.
    Facing: images of each other through the centre, where there is no axis to speak of.
    """
    cells = [cell_at(name) for name in setup["blocked"]]
    images = mirrored(cells) if layout == "opposed" else [(-q, -r) for q, r in cells]
    blocked = frozenset(cells)
    if len(cells) != 2 or len(blocked) != 2 or images != cells[::-1]:
        raise ValueError(f"not a symmetric pair of cells: {setup['blocked']}")
    anchors = frozenset(BOARD[name] for pair in ANCHORS[layout] for name in pair)
    if not blocked.isdisjoint(anchors | around(anchors, EDGE_STEPS)):
        raise ValueError(f"a blocked cell lies on an anchor or next to one: {setup['blocked']}")
    return blocked


class HexaFuseOracle:
    """One position. `play` returns the next one and leaves this one as it is."""

    def __init__(self, setup: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> None:
        options = options or {}
        layout = options.get("anchors", "opposed")
        if set(options) - {"anchors"} or layout not in ANCHORS:
            raise ValueError(f"unknown option: {options}")
        self._sides = sides_of(setup, layout)
        self._blocked = blocked_in(setup, layout)
        self._seats = (0, 1)  # the player on side A, the player on side B
        self._turn = 0  # the side to move
        self._stage: Literal["first ply", "pie decision", "open play"] = "first ply"
        self._passes = 0  # in a row
        self._moves: list[str] | None = None

    @property
    def is_over(self) -> bool:
        """Two passes in a row end the game, by clock or not."""
        return self._passes == 2

    @property
    def to_act(self) -> int | None:
        return None if self.is_over else self._seats[self._turn]

    @property
    def scores(self) -> list[int]:
        return [side.total for side in self._by_player()]

    @property
    def detail(self) -> list[dict[str, int]]:
        return [{"hexes": s.hexes, "contacts": s.contacts, "lock": s.lock} for s in self._by_player()]

    @property
    def winners(self) -> list[int]:
        """The higher score wins, equal scores are a draw that both share; nobody while the game goes on."""
        scores = self.scores
        return [player for player in (0, 1) if self.is_over and scores[player] == max(scores)]

    @property
    def hands(self) -> list[list[str]]:
        return [list(side.hand) for side in self._by_player()]

    @property
    def queues(self) -> list[list[str]]:
        """What is still hidden, next piece first."""
        return [list(side.queue) for side in self._by_player()]

    def legal_moves(self) -> list[str]:
        """All moves of the side to move, sorted: who cannot place must pass, and who can may not."""
        if self._moves is None:
            if self.is_over:
                self._moves = []
            elif self._stage == "pie decision":
                self._moves = ["stay", "swap"]
            else:
                self._moves = sorted(p.notation for p in self._placements(self._turn)) or ["pass"]
        return list(self._moves)

    def play(self, move: str) -> Self:
        """The position after a legal move, or after `timeout`, which the clock may play but no player."""
        move = canonical(move)
        if self.is_over:
            raise ValueError(f"the game is over: {move}")
        if move == "timeout":
            # Out of time is a pass, and `stay` in the pie decision.
            return self._answered("stay") if self._stage == "pie decision" else self._passed()
        if move not in self.legal_moves():
            raise ValueError(f"not a legal move: {move}")
        if self._stage == "pie decision":
            return self._answered(move)
        if move == "pass":
            return self._passed()
        return self._laid(next(p for p in self._placements(self._turn) if p.notation == move))

    def _passed(self) -> Self:
        # Ruling 6: where the first turn brought no placement, there is no pie decision for the whole game.
        return self._next(_turn=1 - self._turn, _passes=self._passes + 1, _stage="open play")

    def _answered(self, answer: str) -> Self:
        """Pie rule: on `swap` the players exchange sides with all that is theirs; side B moves either way."""
        seats = self._seats[::-1] if answer == "swap" else self._seats
        return self._next(_seats=seats, _stage="open play")

    def _laid(self, new: Placement) -> Self:
        me, foe = self._turn, 1 - self._turn
        sides = list(self._sides)
        sides[me] = sides[me].laying(new, sides[foe])
        # The very first placement, if it is the first ply, is followed by the pie decision of the other side.
        stage = "pie decision" if self._stage == "first ply" else "open play"
        after = self._next(_sides=tuple(sides), _turn=foe, _passes=0, _stage=stage)
        # Lock bonus: the opponent still holds pieces, and can place none. Set, not added: it comes once only.
        # (Nobody can ever lay all fifteen: they cover 55 cells, and rules 1 and 3 leave a side 49.)
        if sides[foe].hand and not any(after._placements(foe)):
            sides[me] = replace(sides[me], lock=LOCK_POINTS)
            after = after._next(_sides=tuple(sides))
        return after

    def _placements(self, side: int) -> Iterator[Placement]:
        return legal_placements(self._sides[side], self._sides[1 - side], self._blocked)

    def _by_player(self) -> list[Side]:
        return [self._sides[self._seats.index(player)] for player in (0, 1)]

    def _next(self, **changes: object) -> Self:
        after = copy.copy(self)
        after.__dict__.update(changes, _moves=None)
        return after


def canonical(move: str) -> str:
    """Input is forgiving: letter case, spaces and the order of the cells do not matter."""
    return ",".join(sorted("".join(move.split()).lower().split(",")))


def perft(state: HexaFuseOracle, depth: int) -> int:
    """Counts the sequences of `depth` plies from here; a game that ends earlier counts once."""
    if depth == 0 or state.is_over:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(move), depth - 1) for move in moves)
