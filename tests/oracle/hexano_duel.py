"""Hexano-Duel once more, by stacks that are tuples of written pieces: slow, plain and independent.

Cells are axial coordinates on the board of radius 3. A stack is a tuple of pieces such as `("R1", "R2", "W1")`,
bottom first. Player 0 is White (`W`), who begins, player 1 is Black (`K`).
"""

import copy
import random
import re
from collections.abc import Iterator, Mapping
from typing import Any, Self

from tests.oracle.hauls import COLOURS, best_use, is_collection
from tests.oracle.hexes import EDGE_STEPS, Cell, board, label, turned

RADIUS = 3
BOARD = board(RADIUS)
EVERYWHERE = frozenset(BOARD.values())
SIDES = ("W", "K")
OPAQUE = frozenset(SIDES)
CAPS = frozenset({"W1", "K1"})
CAPS_EACH = 3
MOST_QUIET_MOVES = 24
DRY_TURNS = 40
LAYOUTS = ("rosette", "shuffled")

Stack = tuple[str, ...]
Stacks = Mapping[Cell, Stack]
Arrangement = frozenset[Cell]  # where the caps of one player stand; they are all alike


def moved(cell: Cell, step: Cell) -> Cell:
    return cell[0] + step[0], cell[1] + step[1]


# Setup


FIXED = dict.fromkeys(("d1", "a4", "g4"), "W3W1") | dict.fromkeys(("d7", "a1", "g1"), "K3K1") | {"d4": "C1C2C3"}
ROSETTE_SEEDS = {"d5": "R", "d6": "Y", "e5": "B", "e6": "P", "f5": "O"}


def nest(colour: str) -> str:
    """Large on medium on small."""
    return f"{colour}1{colour}2{colour}3"


def rosette() -> dict[str, Any]:
    """The default setup: with every turn of 60° clockwise each of the five seeds goes to the next colour."""
    stacks = dict(FIXED)
    for name, colour in ROSETTE_SEEDS.items():
        cells = [BOARD[name]]
        for turn in range(6):
            stacks[label(cells[0], RADIUS)] = nest(COLOURS[(COLOURS.index(colour) + turn) % 6])
            cells = turned(cells)
    return {"stacks": stacks}


def shuffled(dice: random.Random) -> dict[str, Any]:
    """The thirty nests of six colours in any order on their cells; the clear nest and the caps as always."""
    cells = sorted(BOARD.keys() - FIXED.keys())
    nests = [nest(colour) for colour in COLOURS for _ in range(5)]
    return {"stacks": FIXED | dict(zip(cells, dice.sample(nests, 30), strict=True))}


def stack_of(text: object) -> Stack:
    """Reads a stack; caps lie on top, since no piece ever lands on one."""
    if not isinstance(text, str) or not re.fullmatch("([ROYGBPCWK][123])*", text):
        raise ValueError(f"not a stack: {text!r}")
    stack = tuple(text[at : at + 2] for at in range(0, len(text), 2))
    if not CAPS.isdisjoint(stack[:-1]):
        raise ValueError(f"a cap lies on top of its stack: {text}")
    return stack


def stacks_of(setup: Mapping[str, Any]) -> dict[Cell, Stack]:
    if setup["stacks"].keys() != BOARD.keys():
        raise ValueError("a setup has a stack, be it empty, for each of the 37 cells")
    stacks = {BOARD[name]: stack_of(text) for name, text in setup["stacks"].items()}
    if any(len(caps_of(stacks, side)) != CAPS_EACH for side in SIDES):
        raise ValueError("White and Black have three caps each")
    return stacks


# Moves of caps


def caps_of(stacks: Stacks, side: str) -> Arrangement:
    return frozenset(cell for cell, stack in stacks.items() if stack[-1:] == (f"{side}1",))


def is_open(stacks: Stacks, cell: Cell, side: str) -> bool:
    """Where a cap of this side may go and a piece may land in its turn: on the board, on no cap of either
    side, and on no volcano that holds an opaque piece of the other colour, however deep (ruling 5).
    """
    if cell not in EVERYWHERE:
        return False
    stack = stacks[cell]
    foreign = OPAQUE - {side}
    return stack[-1:] not in {("W1",), ("K1",)} and not any(piece[0] in foreign for piece in stack)


def cap_moves(stacks: Stacks, side: str) -> Iterator[tuple[Cell, Cell]]:
    """Each step of a cap to an adjacent cell that is open, as the cell that it leaves and the step."""
    for cell in caps_of(stacks, side):
        for step in EDGE_STEPS:
            if is_open(stacks, moved(cell, step), side):
                yield cell, step


def eruption(stacks: Stacks, origin: Cell, step: Cell, side: str) -> list[tuple[str, Cell]]:
    """The pieces that fly when the cap of `origin` takes the step, and where each lands; none: a quiet move.

    The top piece lands just beyond the cap, the next a cell further, until the volcano is empty or a piece
    cannot land. They fly away from the cell that the cap has left, so ruling 6 holds of itself.
    """
    flights = []
    landing = moved(moved(origin, step), step)
    for piece in reversed(stacks[origin][:-1]):
        if not is_open(stacks, landing, side):
            break
        flights.append((piece, landing))
        landing = moved(landing, step)
    return flights


def cap_moved(stacks: Stacks, origin: Cell, step: Cell) -> dict[Cell, Stack]:
    target = moved(origin, step)
    *volcano, cap = stacks[origin]
    return {**stacks, origin: tuple(volcano), target: (*stacks[target], cap)}


def erupted(stacks: Stacks, origin: Cell, step: Cell, side: str) -> tuple[dict[Cell, Stack], list[str]]:
    """The stacks after a move of a cap and the eruption that it causes, and the pieces captured.

    Captured is a transparent piece that has come to lie directly on a transparent piece of the same size: the
    one that landed, when all have landed. Opaque pieces are never captured and capture nothing.
    """
    after = cap_moved(stacks, origin, step)
    captured = []
    for piece, landing in eruption(stacks, origin, step, side):
        after[origin] = after[origin][:-1]
        below = after[landing][-1:]
        if below and below[0][1] == piece[1] and OPAQUE.isdisjoint({below[0][0], piece[0]}):
            captured.append(piece)
        else:
            after[landing] = (*after[landing], piece)
    return after, captured


def can_erupt(stacks: Stacks, side: str) -> bool:
    """Whether some sequence of cap moves of one turn causes an eruption (ruling 2).

    Quiet moves change nothing but the arrangement of the caps, so it is enough to look at every arrangement
    once, the nearest ones first; no shortest way runs in a circle.
    """
    seen = {caps_of(stacks, side)}
    nearest: list[Stacks] = [stacks]
    for _ in range(MOST_QUIET_MOVES + 1):
        further: list[Stacks] = []
        for position in nearest:
            for origin, step in cap_moves(position, side):
                if eruption(position, origin, step, side):
                    return True
                after = cap_moved(position, origin, step)
                if (arrangement := caps_of(after, side)) not in seen:
                    seen.add(arrangement)
                    further.append(after)
        nearest = further
    return False


class HexanoDuelOracle:
    """One position. `play` returns the next one and leaves this one as it is."""

    def __init__(self, setup: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> None:
        options = options or {}
        if set(options) - {"layout"} or options.get("layout", "rosette") not in LAYOUTS:
            raise ValueError(f"unknown option: {options}")
        self._stacks = stacks_of(setup)
        self._player = 0
        self._hauls: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self._dry = 0  # turns in a row without a capture
        self._end: str | None = None
        self._loser: int | None = None  # whoever forfeits, by the rules or by the clock
        self._moves: dict[str, tuple[Cell, Cell]] | None = None
        # The arrangements of the caps that this turn has seen: one more than it has had quiet moves.
        self._seen = frozenset({caps_of(self._stacks, SIDES[0])})
        if not can_erupt(self._stacks, SIDES[0]):
            self._end = "no eruption possible"

    @property
    def is_over(self) -> bool:
        return self._end is not None

    @property
    def end(self) -> str | None:
        """Why it is over: `collection`, `no eruption possible`, `dry`, `forfeit` or `timeout`."""
        return self._end

    @property
    def to_act(self) -> int | None:
        return None if self.is_over else self._player

    @property
    def stacks(self) -> dict[str, str]:
        """Every stack by the label of its cell, written from the bottom up; an empty cell is an empty string."""
        return {name: "".join(self._stacks[cell]) for name, cell in BOARD.items()}

    @property
    def hauls(self) -> list[list[str]]:
        """The pieces that each player has captured, sorted as they are written."""
        return [sorted(haul) for haul in self._hauls]

    @property
    def detail(self) -> list[dict[str, int]]:
        """The points of each player, with the haul used in the best way."""
        return [best_use(haul) for haul in self._hauls]

    @property
    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.detail]

    @property
    def winners(self) -> list[int]:
        """The higher score, whoever ended the game; both when equal; after a forfeit the other player."""
        if not self.is_over:
            return []
        if self._loser is not None:
            return [1 - self._loser]
        scores = self.scores
        return [player for player in (0, 1) if scores[player] == max(scores)]

    def legal_moves(self) -> list[str]:
        return sorted(self._legal())

    def play(self, move: str) -> Self:
        """The position after a legal move, or after `timeout`, which the clock may play but no player."""
        move = "".join(move.split()).lower()  # input is forgiving
        if self.is_over:
            raise ValueError(f"the game is over: {move}")
        if move == "timeout":
            # Ruling 7: the rules know no pass, so whoever is out of time forfeits.
            return self._next(_end="timeout", _loser=self._player)
        if move not in self._legal():
            raise ValueError(f"not a legal move: {move}")
        origin, step = self._legal()[move]
        if eruption(self._stacks, origin, step, SIDES[self._player]):
            return self._erupted(origin, step)
        return self._quiet(origin, step)

    def _legal(self) -> dict[str, tuple[Cell, Cell]]:
        """Every legal move as it is written, with the cell that the cap leaves and its step."""
        if self._moves is None:
            self._moves = {}
            if not self.is_over:
                for origin, step in cap_moves(self._stacks, SIDES[self._player]):
                    if eruption(self._stacks, origin, step, SIDES[self._player]) or self._may_be_quiet(origin, step):
                        notation = f"{label(origin, RADIUS)}-{label(moved(origin, step), RADIUS)}"
                        self._moves[notation] = origin, step
        return self._moves

    def _may_be_quiet(self, origin: Cell, step: Cell) -> bool:
        """Ruling 1: at most 24 quiet moves in a turn, none back to an arrangement that it has already seen."""
        arrangement = caps_of(self._stacks, SIDES[self._player]) - {origin} | {moved(origin, step)}
        return len(self._seen) <= MOST_QUIET_MOVES and arrangement not in self._seen

    def _quiet(self, origin: Cell, step: Cell) -> Self:
        """The same player moves again; who has left himself no legal move forfeits (ruling 3)."""
        stacks = cap_moved(self._stacks, origin, step)
        after = self._next(_stacks=stacks, _seen=self._seen | {caps_of(stacks, SIDES[self._player])})
        return after if after._legal() else after._next(_end="forfeit", _loser=self._player)

    def _erupted(self, origin: Cell, step: Cell) -> Self:
        """An eruption ends the turn, and perhaps the game."""
        player, other = self._player, 1 - self._player
        stacks, captured = erupted(self._stacks, origin, step, SIDES[player])
        hauls = list(self._hauls)
        hauls[player] = (*hauls[player], *captured)
        dry = 0 if captured else self._dry + 1
        end = None
        if is_collection(hauls[player]):
            end = "collection"
        elif dry == DRY_TURNS:  # ruling 4
            end = "dry"
        elif not can_erupt(stacks, SIDES[other]):
            end = "no eruption possible"
        return self._next(
            _stacks=stacks,
            _player=other,
            _hauls=tuple(hauls),
            _dry=dry,
            _end=end,
            _seen=frozenset({caps_of(stacks, SIDES[other])}),
        )

    def _next(self, **changes: object) -> Self:
        after = copy.copy(self)
        after.__dict__.update(changes, _moves=None)
        return after
