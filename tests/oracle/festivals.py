"""Small games of Hexpertise, and displays laid out by hand, for the tests of its rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Protocol

from hexagora.rulebooks import hexpertise
from hexagora.rulebooks.hexpertise.position import CARD, MAGE, NONE, UNNAMED
from hexagora.rulebooks.shifts import BIT, CENTRE
from hexagora.rulebooks.shifts import BOARD as NUMBERED
from tests.oracle.displays import BOARD, CROSSED, ELEMENTS
from tests.oracle.engines import FastHexpertise, Hexpertise, Options, StartHexpertise
from tests.oracle.hexpertise import PASSES, HexpertiseOracle

PAIRS = ["".join(pair) for pair in combinations(ELEMENTS, 2)]
NEXUS = "WLEFDA"

Display = Mapping[str, str]


class Begin(Protocol):
    """A game whose deck begins with these cards."""

    def __call__(
        self,
        *cards: str,
        nexus: str = ...,
        edition: str = ...,
        players: int = ...,
        options: Options | None = ...,
        displays: Sequence[Display] = ...,
        over: bool = ...,
    ) -> Hexpertise: ...


def begin_with(start: StartHexpertise) -> Begin:
    """The way to begin small games of one engine, also with displays laid out by hand."""

    def begin(
        *cards: str,
        nexus: str = NEXUS,
        edition: str = "second",
        players: int = 1,
        options: Options | None = None,
        displays: Sequence[Display] = (),
        over: bool = False,
    ) -> Hexpertise:
        known = {frozenset(card) for card in cards}
        first_pass = [*cards, *(pair for pair in PAIRS if frozenset(pair) not in known)]
        deck = first_pass + PAIRS * (PASSES[edition] - 1)
        state = start({"nexus": nexus, "deck": deck}, edition, len(displays) or players, options)
        return laid_out(state, displays, turn=len(deck) if over else 0) if displays else state

    return begin


def after(state: Hexpertise, *moves: str) -> Hexpertise:
    for move in moves:
        state = state.play(move)
    return state


def cells_for(state: Hexpertise, element: str) -> list[str]:
    return [move[2:] for move in state.legal_moves() if move[0] == element]


# Displays that no short game has


def laid_out(state: Hexpertise, displays: Sequence[Display], turn: int) -> Hexpertise:
    """The same game with these displays: what each filled hex holds, `x` when it is crossed out, by label."""
    if isinstance(state, HexpertiseOracle):
        cells = tuple({BOARD[name]: held for name, held in display.items()} for display in displays)
        return state._next(_displays=cells, _turn=turn)
    assert isinstance(state, FastHexpertise)
    game = state.state.game
    assert isinstance(game, hexpertise.Hexpertise)
    known = tuple(tuple(display.items()) for display in displays)
    begun = LaidOut(game.facts, game.chosen, game.edition, known, turn)
    return FastHexpertise(begun.start(setup=state.state.setup, players=state.state.players))


@dataclass(frozen=True)
class LaidOut(hexpertise.Hexpertise):
    """A game of the fast engine that begins with such displays, at such a turn."""

    displays: tuple[tuple[tuple[str, str], ...], ...] = ()
    turn: int = 0

    def open(self, setup: dict[str, Any], players: int) -> hexpertise.HexpertisePosition:
        pos = super().open(setup, players)
        pos.counts[CARD] = self.turn
        pos.held[:] = NONE
        pos.held[:, CENTRE] = MAGE
        pos.filled[:] = BIT[CENTRE]
        pos.elements[:] = 0
        for player, display in enumerate(self.displays):
            for name, held in display:
                cell = NUMBERED.index[name]
                pos.filled[player] |= BIT[cell]
                if held == CROSSED:
                    pos.crossed[player] |= BIT[cell]
                    pos.held[player, cell] = UNNAMED
                else:
                    pos.elements[player, ELEMENTS.index(held)] |= BIT[cell]
                    pos.held[player, cell] = ELEMENTS.index(held)
        return pos
