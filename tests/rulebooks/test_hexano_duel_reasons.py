"""Why a move is not allowed: each rule in a player's words, with the cells that forbid the move."""

from itertools import pairwise

import pytest

from hexagora import State
from hexagora.rulebooks.hexano_duel import GAMES
from hexagora.rulebooks.shifts import BOARD
from tests.oracle.volcanoes import setup
from tests.rulebooks.refusals import refused


def played(*moves: str, white: str = "d1 a4 g4", black: str = "d7 a1 g1", **stacks: str) -> State:
    """A position with the caps on these cells at the start, and on these stacks; all other cells are empty."""
    state = GAMES[0].start(setup=setup(white, black, **stacks))
    for move in moves:
        state = state.play(move)
    return state


@pytest.mark.parametrize("move", ["", "d1", "d1-d2-d3", "north", "pass", "1-2", f"d1{' ' * 50}-d2", "d1-d2" * 5000])
def test_text_that_is_no_move(move: str) -> None:
    assert refused(played(c4="R1"), move) == ("write a move as two cells, such as d1-d2", ())


@pytest.mark.parametrize("move", ["d8-d7", "D7-d8", "d1-d8"])
def test_a_cell_off_the_board_is_named(move: str) -> None:
    assert refused(played(c4="R1"), move) == ("there is no cell 'd8' on this board", ())


def test_the_cap_of_the_other_player() -> None:
    assert refused(played(c4="R1"), "d7-d6") == ("the cap on d7 is Black's", ("d7",))
    assert refused(played("d1-d2", d1="R1", d7="R2"), "a4-a3") == ("the cap on a4 is White's", ("a4",))


def test_a_cell_without_a_cap() -> None:
    assert refused(played(c4="R1"), "c4-c5") == ("none of your caps is on c4", ("c4",))


@pytest.mark.parametrize("target", ["d3", "a1", "d1"])
def test_a_cell_that_is_not_adjacent(target: str) -> None:
    reason = f"a cap moves to an adjacent cell, and {target} is not next to d1"
    assert refused(played(c4="R1"), f"d1-{target}") == (reason, ("d1", target))


def test_a_cap_of_either_player_in_the_way() -> None:
    assert refused(played(white="d1 d2 g4", c4="R1"), "d1-d2") == ("there is a cap on d2", ("d2",))
    assert refused(played(black="d2 a1 g1", c4="R1"), "d1-d2") == ("there is a cap on d2", ("d2",))


def test_an_opaque_piece_of_the_other_colour_wherever_it_lies() -> None:
    state = played(c4="R1", d2="K3R1")
    assert refused(state, "d1-d2") == ("the volcano on d2 holds an opaque piece of Black", ("d2",))


def test_an_arrangement_that_the_turn_has_seen() -> None:
    state = played("d1-d2", c4="R1")
    reason, cells = refused(state, "d2-d1")
    assert reason == (
        "your caps have lain like this before in this turn, so only an eruption may bring it back: "
        "nothing lies below the cap on d2"
    )
    assert cells == ("d2", "d1")


# A way for the cap on a4 that is never twice on a cell: 24 quiet moves.
WAY = "a4 a3 a2 b3 b4 b5 c6 c5 c4 c3 d4 d5 e4 e5 d6 e6 f5 f4 g3 g2 f3 e3 f2 e2 f1"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("f1-f2", "nothing lies below the cap on f1"),
        ("d2-e1", "the first piece would leave the board"),
        ("d1-e1", "the first piece would land on the cap on f1"),
        ("d2-c2", "the first piece would land on b2, which holds an opaque piece of Black"),
    ],
)
def test_a_quiet_move_after_24_of_them_and_why_it_would_be_quiet(move: str, why: str) -> None:
    way = [f"{start}-{target}" for start, target in pairwise(WAY.split())]
    state = played(*way, white="d1 d2 a4", d1="R1", d2="R2", b2="K3")
    assert state.view()["quiet"] == 24
    reason, cells = refused(state, move)
    assert reason == f"after 24 quiet moves only an eruption is allowed: {why}"
    assert cells == tuple(move.split("-"))


def test_a_move_after_the_end() -> None:
    state = played("timeout", c4="R1")
    assert state.is_over
    assert refused(state, "d1-d2") == ("the game is over", ())


def test_a_move_out_of_turn() -> None:
    assert refused(played(c4="R1"), "d7-d6", player=1) == ("it is not your turn", ())


def test_every_pair_of_cells_is_a_legal_move_or_has_a_reason() -> None:
    state = GAMES[0].start(seed=1)
    for ply in range(6):
        legal = set(state.legal_moves())
        for number, start in enumerate(BOARD.labels):
            for target in BOARD.labels[ply + number % 3 :: 5]:
                if f"{start}-{target}" not in legal:
                    refused(state, f"{start}-{target}")
        state = state.play(sorted(legal)[len(legal) // 2])
