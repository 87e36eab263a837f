"""Why a move is not allowed: each rule in a player's words, with the cells that forbid the move."""

from typing import Any

import pytest

from hexagora import State
from hexagora.rulebooks.hexpertise import GAMES
from hexagora.rulebooks.hexpertise.editions import ELEMENTS
from hexagora.rulebooks.shifts import BOARD
from tests.oracle.engines import FastHexpertise, fast_hexpertise
from tests.oracle.festivals import begin_with
from tests.rulebooks.refusals import refused

# All cells are filled but those of one line from south-west to north-east, which no filled cell meets along itself.
LINE = ["b1", "c2", "d3", "e3", "f3", "g3"]
STUCK = dict.fromkeys(set(BOARD.labels) - {"d4", *LINE}, "F")


def played(*moves: str, cards: str = "LF", **options: Any) -> State:
    """A game that begins with these cards; Water lies in the north, then Light, Earth, Fire, Dark and Air."""
    state = begin_with(fast_hexpertise)(*cards.split(), **options)
    assert isinstance(state, FastHexpertise)
    for move in moves:
        state = state.play(move)
    return state.state


@pytest.mark.parametrize("move", ["", "e4", "F", "Fire:e4", "F:e4,d3", "pass", "F:", f"F:{' ' * 50}e4", "F:e4" * 5000])
def test_text_that_is_no_move(move: str) -> None:
    reason = "write a move as an element and a cell, such as F:e5, or x:e5 to cross a cell out"
    assert refused(played(), move) == (reason, ())


def test_a_letter_that_is_no_element() -> None:
    assert refused(played(), "Q:e4") == ("there is no element 'q' (there are L, D, F, W, E and A)", ())


def test_a_cell_off_the_board_is_named() -> None:
    assert refused(played(), "F:e8") == ("there is no cell 'e8' on this board", ())


def test_an_element_that_is_not_on_the_card() -> None:
    assert refused(played(), "E:e4") == ("Earth is not on the card, which shows Light and Fire", ())


@pytest.mark.parametrize("cell", ["d7", "d4", "e4"])
def test_a_filled_cell(cell: str) -> None:
    state = played("F:e4", cards="LF LE")
    assert refused(state, f"E:{cell}") == (f"{cell} is filled", (cell,))


def test_a_cell_that_no_filled_one_points_to() -> None:
    reason = "Fire goes to the north-east of a filled cell (Light gives the direction), and c2 is empty"
    assert refused(played(), "F:d3") == (reason, ("d3", "c2"))
    reason = "Light goes to the south of a filled cell (Fire gives the direction), and e5 is empty"
    assert refused(played(), "L:e4") == (reason, ("e4", "e5"))


def test_a_cell_at_the_edge_that_nothing_could_point_to() -> None:
    reason = "Light goes to the south of a filled cell (Fire gives the direction), and c6 has no cell there"
    assert refused(played(), "L:c6") == (reason, ("c6",))


def test_first_edition_an_element_of_the_card_that_has_been_placed() -> None:
    state = played("F:d5", edition="first")
    assert refused(state, "F:d6") == ("you have placed Fire; now place the other element of the card", ())


def test_first_edition_a_cell_that_is_not_connected_to_the_mage() -> None:
    state = played("F:c4", edition="first")
    assert refused(state, "L:d6") == ("d6 is not connected to the mage through filled cells", ("d6",))


def test_crossing_out_while_an_element_can_be_placed() -> None:
    assert refused(played(), "x:e5") == ("you can still place an element, so you may not cross a cell out", ())
    assert refused(played(edition="first"), "x:e5")[0].startswith("you can still place an element")


def test_placing_while_neither_element_can_be_placed() -> None:
    state = played(cards="LD", displays=[STUCK])
    reason = "neither element of the card can be placed anywhere: cross out an empty cell"
    for move in ("L:d3", "D:d3", "L:d5", "W:d3"):
        assert refused(state, move) == (reason, ())


def test_crossing_out_a_filled_cell() -> None:
    state = played(cards="LD", displays=[STUCK])
    assert refused(state, "x:d5") == ("d5 is filled", ("d5",))


def test_a_move_after_the_end() -> None:
    state = played(displays=[STUCK], over=True)
    assert refused(state, "F:e4") == ("the game is over", ())


def test_a_mage_who_has_chosen_waits_for_the_others() -> None:
    state = played(players=2)
    state = state.play("F:e4", player=1)
    assert refused(state, "L:d3", player=1) == ("you have already chosen", ())
    assert refused(state, "L:d3", player=2) == ("it is not your turn", ())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_element_on_every_cell_is_legal_or_has_a_reason(game: Any) -> None:
    state = game.start(seed=3, players=1)
    for ply in range(30):
        legal = set(state.legal_moves())
        for number, kind in enumerate([*ELEMENTS, "x"]):
            for label in BOARD.labels[(ply + number) % 5 :: 5]:
                if f"{kind}:{label}" not in legal:
                    refused(state, f"{kind}:{label}")
        state = state.play(sorted(legal)[len(legal) // 2])
