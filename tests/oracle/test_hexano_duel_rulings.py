"""One small position for each ruling of Hexano-Duel, worked out by hand."""

import random
from itertools import islice, pairwise

import pytest

from tests.oracle.engines import HexanoDuel, StartHexanoDuel, refuses
from tests.oracle.volcanoes import Begin, after, begin_with, column, targets


@pytest.fixture
def begin(hexano_duel: StartHexanoDuel) -> Begin:
    return begin_with(hexano_duel)


def test_ruling_1_a_quiet_move_does_not_return_to_the_arrangement_the_turn_began_with(begin: Begin) -> None:
    state = begin(c4="R1").play("d1-d2")
    assert "d2-d1" not in state.legal_moves()
    assert refuses(state, "d2-d1")


def test_ruling_1_nor_to_any_arrangement_in_between(begin: Begin) -> None:
    state = after(begin(c4="R1"), "d1-d2", "d2-d3", "d3-e2")
    assert targets(state, "e2") == ["e1", "e3", "f1", "f2"]


def test_ruling_1_caps_are_alike_so_that_they_may_not_change_places_either(begin: Begin) -> None:
    # d4 and d5 are taken, then e4 and d5, then e4 and d4: e4 to d5 would take d4 and d5 again.
    state = after(begin(white="d4 d5 a4", b1="R1"), "d4-e4", "d5-d4")
    assert "d5" not in targets(state, "e4")
    assert "d5" not in targets(state, "d4")  # and this would be e4 and d5 again


def test_ruling_1_an_eruption_may_recreate_an_arrangement(begin: Begin) -> None:
    state = begin(white="d2 a4 g4", d3="R1").play("d2-d3")
    assert "d3-d2" in state.legal_moves()
    assert state.play("d3-d2").to_act == 1


def test_ruling_1_a_new_turn_has_seen_nothing(begin: Begin) -> None:
    state = after(begin(d2="R1", d7="O2", c4="O1"), "d1-d2", "d2-d3", "d7-d6", "d3-d2")
    assert state.to_act == 0
    assert "d2-d1" in state.legal_moves()


WAY = "a4 a3 a2 b3 b4 b5 c6 c5 c4 c3 d4 d5 e4 e5 d6 e6 f5 f4 g3 g2 f3 e3 f2 e2 f1"


def wandered(state: HexanoDuel, plies: int) -> HexanoDuel:
    """Quiet moves of the cap that began on a4, all over the board and never twice on a cell."""
    for origin, target in islice(pairwise(WAY.split()), plies):
        state = state.play(f"{origin}-{target}")
        assert state.to_act in (0, None)
    return state


def test_ruling_1_after_24_quiet_moves_only_erupting_moves_are_legal(begin: Begin) -> None:
    state = begin(d1="R1")
    assert len(wandered(state, 23).legal_moves()) > 3
    state = wandered(state, 24)
    assert state.stacks["f1"] == "W1"
    assert state.legal_moves() == ["d1-c1", "d1-d2"]  # to the east, the R1 would land on the cap
    assert state.play("d1-d2").to_act == 1


def corner(wall: str) -> dict[str, str]:
    """Stacks around a1, a2 and b1 that keep three caps of the other colour from moving at all."""
    return dict.fromkeys(("a3", "b3", "b2", "c2", "c1"), wall)


def test_ruling_2_who_cannot_erupt_at_the_start_of_a_turn_ends_the_game_which_is_scored(begin: Begin) -> None:
    state = begin(black="a1 a2 b1", d1="R1", d3="O1", e5="Y1", **corner("W3"))
    assert not state.is_over
    state = state.play("d1-d2")
    assert state.end == "no eruption possible"
    assert state.scores == [1, 0]
    assert state.winners == [0]


def test_ruling_2_may_end_a_game_before_its_first_move(begin: Begin) -> None:
    state = begin(white="a1 a2 b1", black="d7 g1 g4", a1="R1", d1="O1", **corner("K3"))
    assert state.end == "no eruption possible"
    assert state.to_act is None
    assert state.legal_moves() == []
    assert state.scores == [0, 0]
    assert state.winners == [0, 1]


def test_ruling_2_holds_where_caps_can_move_but_nothing_is_left_to_erupt(begin: Begin) -> None:
    assert begin().end == "no eruption possible"


def test_ruling_2_quiet_moves_count_as_a_way_to_an_eruption(begin: Begin) -> None:
    # The only piece lies at the other end of the board, and one way to it is left open.
    walls = dict.fromkeys(("b1", "b2", "b3", "c2", "c4", "d3", "d5"), "K3")
    assert not begin(white="a1 a2 a3", black="d7 g4 g1", f4="R1").is_over
    assert begin(white="a1 a2 a3", black="d7 g4 g1", f4="R1", a4="K3", b4="K3", **walls).is_over
    assert not begin(white="a1 a2 a3", black="d7 g4 g1", f4="R1", a4="K3", **walls).is_over


def test_ruling_3_who_leaves_himself_no_legal_move_by_quiet_moves_forfeits(begin: Begin) -> None:
    # White can let the R1 fly from a1 to a3; instead his caps run into each other's way.
    walls = dict.fromkeys(("a4", "b4", "c4", "c3", "b2", "b1", "f4", "f5", "g3"), "K3")
    state = begin(white="a1 b3 g4", black="d7 e1 g1", a1="R1", **walls)
    assert state.play("a1-a2").to_act == 1
    state = after(state, "b3-a2", "a2-a3", "a1-a2", "a2-b3")
    assert state.legal_moves() == ["a3-a2"]
    state = state.play("a3-a2")
    assert state.end == "forfeit"
    assert state.scores == [0, 0]
    assert state.winners == [1]


def test_ruling_3_holds_after_24_quiet_moves_too(begin: Begin) -> None:
    state = wandered(begin(c1="R1"), 24)
    assert state.end == "forfeit"
    assert state.winners == [1]


def dry_turn(state: HexanoDuel, dice: random.Random) -> HexanoDuel:
    """A whole turn without a capture, with as few quiet moves as it can have."""
    nearest = [state]
    while True:
        following = [position.play(move) for position in nearest for move in position.legal_moves()]
        quiet = [after for after in following if after.to_act == state.to_act]
        erupted = [after for after in following if after.to_act != state.to_act and after.end != "forfeit"]
        if dry := [after for after in erupted if after.hauls == state.hauls]:
            return dice.choice(dry)
        nearest = list({str(after.stacks): after for after in quiet}.values())


def dry_turns_until_the_end(state: HexanoDuel) -> tuple[int, HexanoDuel]:
    dice = random.Random(5)
    turns = 0
    while not state.is_over:
        state = dry_turn(state, dice)
        turns += 1
    return turns, state


def test_ruling_4_forty_turns_in_a_row_without_a_capture_end_the_game(begin: Begin) -> None:
    turns, state = dry_turns_until_the_end(begin(d1="R1O2", d7="Y2B3"))
    assert turns == 40
    assert state.end == "dry"
    assert state.scores == [0, 0]


def test_ruling_4_a_capture_begins_the_count_anew(begin: Begin) -> None:
    state = begin(white="d1 e1 g4", d1="R2", e1="P3", e3="G3", d7="O2", a1="Y1", a3="B1")
    state = after(state, "e1-e2", "d7-d6", "d1-d2", "a1-a2")
    assert state.hauls == [["P3"], ["Y1"]]
    turns, state = dry_turns_until_the_end(state)
    assert turns == 40
    assert state.end == "dry"
    assert state.scores == [1, 1]
    assert state.winners == [0, 1]


def test_ruling_5_an_opaque_piece_blocks_the_other_player_wherever_it_lies(begin: Begin) -> None:
    state = begin(white="d2 a4 g4", d3="K3R1O2", d2="Y1", e3="K3R1")
    assert "d3" not in targets(state, "d2")
    state = begin(d1="R1Y1", d4="K3G2B3").play("d1-d2")
    assert column(state)[:4] == ["R1", "W1", "Y1", "K3G2B3"]


def test_ruling_6_pieces_fly_from_the_cell_that_the_cap_left_and_over_the_cap(begin: Begin) -> None:
    state = begin(white="d4 a4 g4", d4="R1O1").play("d4-d3")
    assert column(state)[:4] == ["R1", "O1", "W1", ""]


def test_ruling_7_who_is_out_of_time_forfeits_whatever_the_score(begin: Begin) -> None:
    state = after(begin(d1="R1", d3="O1", d7="G2"), "d1-d2", "d7-d6")
    assert state.scores == [1, 0]
    assert "timeout" not in state.legal_moves()
    state = state.play("timeout")
    assert state.end == "timeout"
    assert state.to_act is None
    assert state.scores == [1, 0]
    assert state.winners == [1]
