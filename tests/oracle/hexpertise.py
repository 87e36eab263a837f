"""Hexeptional Hexpertise once more, both editions, by plain sets of cells: slow, plain and independent.

A display is a dictionary from axial cells to what fills them: an element (`L D F W E A`), or `x` for a
crossed-out hex, whose element no longer matters to anything. The mage on d4 is filled, but not in it.
"""

import copy
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Self

from tests.oracle.displays import (
    CROSSED,
    ELEMENTS,
    EVERYWHERE,
    MAGE,
    RADIUS,
    Cells,
    beside,
    check_options,
    connected,
    score_display,
)
from tests.oracle.hexes import EDGE_STEPS, Cell, around, label

OPPOSED = [frozenset("LD"), frozenset("FW"), frozenset("EA")]
PAIRS = {frozenset(pair) for pair in combinations(ELEMENTS, 2)}
PASSES = {"second": 2, "first": 1}  # of the fifteen cards
MOST_PLAYERS = 6

Display = Mapping[Cell, str]


def nexus_in(setup: Mapping[str, Any]) -> str:
    """The elements in the corners, clockwise from N: each once, opposed ones across the board."""
    nexus = setup["nexus"]
    if not isinstance(nexus, str) or sorted(nexus) != sorted(ELEMENTS):
        raise ValueError(f"not the six elements: {nexus!r}")
    if any(frozenset({nexus[n], nexus[n + 3]}) not in OPPOSED for n in range(3)):
        raise ValueError(f"opposed elements do not face each other: {nexus}")
    return nexus


def deck_in(setup: Mapping[str, Any], passes: int) -> list[str]:
    """The cards in the order in which they are flipped: every pair of elements once in each pass."""
    deck = list(setup["deck"])
    if len(deck) != 15 * passes or any(not isinstance(card, str) or len(card) != 2 for card in deck):
        raise ValueError(f"not a deck of {15 * passes} cards: {deck}")
    if any({frozenset(card) for card in deck[15 * n : 15 * n + 15]} != PAIRS for n in range(passes)):
        raise ValueError(f"not every pair once in each pass: {deck}")
    return deck


def filled(display: Display) -> Cells:
    """Crossed-out hexes stay filled; the nexus hexes (ruling 1) and the mage are filled from the start."""
    return frozenset(display) | {MAGE}


def directed_cells(display: Display, direction: int) -> Cells:
    """Second edition: the empty cells that are neighbours, in this direction, of some filled cell."""
    taken = filled(display)
    return around(taken, (EDGE_STEPS[direction],)) & EVERYWHERE - taken


def connected_cells(display: Display) -> Cells:
    """First edition: the empty cells that are connected to the mage through filled cells."""
    taken = filled(display)
    group = connected(MAGE, taken)
    return frozenset(cell for cell in EVERYWHERE - taken if beside(cell, group))


def with_element(display: Display, cell: Cell, element: str) -> Display:
    """Ruling 2: a new element is crossed out at once with every hex of its opposite that it touches."""
    (opposite,) = next(pair for pair in OPPOSED if element in pair) - {element}
    nullified = {near for near in beside(cell, frozenset(display)) if display[near] == opposite}
    crossed = dict.fromkeys(nullified | {cell} if nullified else (), CROSSED)
    return {**display, cell: element, **crossed}


def winners_among(detail: list[dict[str, int]], nexus: str) -> list[int]:
    """The highest score wins. Ties are broken by the scores of the elements in the order of the nexus,
    clockwise from N; those who are equal in all of them share the win (ruling 11).
    """
    ranks = [(sum(points.values()), *(points[element] for element in nexus)) for points in detail]
    return [player for player, rank in enumerate(ranks) if rank == max(ranks)]


class HexpertiseOracle:
    """One position. `play` returns the next one and leaves this one as it is."""

    def __init__(
        self,
        setup: Mapping[str, Any],
        edition: str = "second",
        players: int = 2,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        options = options or {}
        if set(options) - {"advanced"} or not isinstance(options.get("advanced", True), bool):
            raise ValueError(f"unknown option: {options}")
        if players not in range(1, MOST_PLAYERS + 1):
            raise ValueError(f"1 to 6 mages can play, not {players}")
        self._advanced: bool = options.get("advanced", True)
        check_options(edition, advanced=self._advanced)
        self._edition = edition
        self._nexus = nexus_in(setup)
        self._deck = deck_in(setup, PASSES[edition])
        corners = {(RADIUS * q, RADIUS * r): self._nexus[n] for n, (q, r) in enumerate(EDGE_STEPS)}
        self._displays: tuple[Display, ...] = (corners,) * players
        self._turn = 0  # how many cards everybody has played
        self._player = 0
        self._placed = ""  # first edition: the element of this card that the player has placed already
        self._moves: dict[str, tuple[str, Cell]] | None = None

    @property
    def is_over(self) -> bool:
        return self._turn == len(self._deck)

    @property
    def to_act(self) -> int | None:
        return None if self.is_over else self._player

    @property
    def displays(self) -> list[dict[str, str]]:
        """What every filled hex of each player holds, by label: the element, or `x` when it is crossed out."""
        return [{label(cell, RADIUS): held for cell, held in sorted(d.items())} for d in self._displays]

    @property
    def detail(self) -> list[dict[str, int]]:
        return [score_display(display, self._edition, advanced=self._advanced) for display in self.displays]

    @property
    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.detail]

    @property
    def winners(self) -> list[int]:
        """Those who have won or share the win; nobody while the game goes on."""
        return winners_among(self.detail, self._nexus) if self.is_over else []

    def legal_moves(self) -> list[str]:
        return sorted(self._legal())

    def play(self, move: str) -> Self:
        """The position after a legal move, or after `timeout`, which the clock may play but no player.

        A mage out of time crosses out, or places on, the first legal cell by label; where both elements could
        go there, it is the one that the card shows first. In the first edition that is one placement, not two.
        """
        element, colon, cell = "".join(move.split()).upper().partition(":")  # input is forgiving
        move = f"{element.replace('X', CROSSED)}{colon}{cell.lower()}"
        if self.is_over:
            raise ValueError(f"the game is over: {move}")
        if move == "TIMEOUT":
            move = min(self.legal_moves(), key=lambda known: (known[2:], (ELEMENTS + CROSSED).index(known[0])))
        if move not in self._legal():
            raise ValueError(f"not a legal move: {move}")
        return self._filled(*self._legal()[move])

    def _legal(self) -> dict[str, tuple[str, Cell]]:
        """Every legal move as it is written, with what comes to lie on which cell."""
        if self._moves is None:
            fills = () if self.is_over else self._second() if self._edition == "second" else self._first()
            self._moves = {f"{what}:{label(cell, RADIUS)}": (what, cell) for what, cell in fills}
        return self._moves

    def _second(self) -> Iterator[tuple[str, Cell]]:
        """One element of the card is placed, the other gives the direction: the way from the mage to its
        nexus, crossed out or not (ruling 1). If neither can be placed anywhere, any one empty cell is crossed
        out (ruling 3).
        """
        display = self._displays[self._player]
        stuck = True
        one, other = tuple(self._deck[self._turn])
        for element, guide in ((one, other), (other, one)):
            for cell in directed_cells(display, self._nexus.index(guide)):
                stuck = False
                yield element, cell
        if stuck:
            yield from ((CROSSED, cell) for cell in EVERYWHERE - filled(display))

    def _first(self) -> Iterator[tuple[str, Cell]]:
        """Both elements of the card are placed, in either order, connected to the mage; the second placement
        sees the first.
        """
        for cell in connected_cells(self._displays[self._player]):
            for element in self._deck[self._turn]:
                if element != self._placed:
                    yield element, cell

    def _filled(self, what: str, cell: Cell) -> Self:
        """Displays are separate and the card is shared, so each player in turn plays it (ruling 12)."""
        displays = list(self._displays)
        if what == CROSSED:
            displays[self._player] = {**displays[self._player], cell: CROSSED}
        else:
            displays[self._player] = with_element(displays[self._player], cell, what)
        if self._edition == "first" and not self._placed:
            return self._next(_displays=tuple(displays), _placed=what)
        flips, player = divmod(self._player + 1, len(displays))
        return self._next(_displays=tuple(displays), _placed="", _player=player, _turn=self._turn + flips)

    def _next(self, **changes: object) -> Self:
        after = copy.copy(self)
        after.__dict__.update(changes, _moves=None)
        return after
