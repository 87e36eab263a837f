"""One small position for each rule of Hexano-Duel, worked out by hand."""

import pytest

from tests.oracle.engines import HexanoDuel, StartHexanoDuel
from tests.oracle.volcanoes import Begin, after, begin_with, column, targets


@pytest.fixture
def begin(hexano_duel: StartHexanoDuel) -> Begin:
    return begin_with(hexano_duel)


# Moving a cap


def test_white_begins(begin: Begin) -> None:
    assert begin(c4="R1").to_act == 0


def test_a_cap_moves_to_any_adjacent_cell_empty_or_not(begin: Begin) -> None:
    state = begin(white="d4 a4 g4", e4="R1", c4="R2R3")
    assert targets(state, "d4") == ["c3", "c4", "d3", "d5", "e3", "e4"]


def test_only_caps_move_and_only_ones_own(begin: Begin) -> None:
    state = begin(c4="R1", e4="W3")
    assert {move.partition("-")[0] for move in state.legal_moves()} == {"d1", "a4", "g4"}


def test_a_cap_stays_on_the_board(begin: Begin) -> None:
    assert targets(begin(c4="R1"), "d1") == ["c1", "d2", "e1"]


def test_a_cap_moves_onto_no_cap_of_either_player(begin: Begin) -> None:
    assert targets(begin(white="d4 d5 e4", black="d3 c4 a1", b1="R1"), "d4") == ["c3", "e3"]


def test_a_cap_moves_onto_no_opaque_piece_of_the_other_colour_but_onto_its_own(begin: Begin) -> None:
    state = begin(white="d4 a4 g4", d5="K3", e4="W3", c4="R1")
    assert targets(state, "d4") == ["c3", "c4", "d3", "e3", "e4"]


# Eruptions


def test_pieces_fly_in_the_direction_of_the_cap_the_top_one_to_the_cell_beyond_it(begin: Begin) -> None:
    state = begin(d1="R1O2Y3").play("d1-d2")
    assert column(state) == ["", "W1", "Y3", "O2", "R1", "", "K1"]


@pytest.mark.parametrize(
    ("target", "landing"), [("d5", "d6"), ("e4", "f4"), ("e3", "f2"), ("d3", "d2"), ("c3", "b2"), ("c4", "b4")]
)
def test_a_volcano_erupts_in_each_of_the_six_directions(begin: Begin, target: str, landing: str) -> None:
    state = begin(white="d4 a4 g4", d4="R1").play(f"d4-{target}")
    assert {name: stack for name, stack in state.stacks.items() if stack.startswith("R")} == {landing: "R1"}


def test_pieces_land_on_top_of_what_is_there(begin: Begin) -> None:
    state = begin(d1="R1", d3="O3Y2").play("d1-d2")
    assert column(state)[2] == "O3Y2R1"


def test_an_eruption_stops_at_the_edge_of_the_board(begin: Begin) -> None:
    state = begin(black="a1 g1 g2", d1="R1O1Y1G1B1P1R2").play("d1-d2")
    assert column(state) == ["R1O1", "W1", "R2", "P1", "B1", "G1", "Y1"]


@pytest.mark.parametrize("cap", ["W1", "K1"])
def test_an_eruption_stops_at_a_cap_of_either_player(begin: Begin, cap: str) -> None:
    white, black = ("d1 d5 g4", "d7 a1 g1") if cap == "W1" else ("d1 a4 g4", "d5 a1 g1")
    state = begin(white, black, d1="R1O2Y3").play("d1-d2")
    assert column(state)[:6] == ["R1", "W1", "Y3", "O2", cap, ""]


def test_an_eruption_stops_at_an_opaque_piece_of_the_other_colour_but_not_at_ones_own(begin: Begin) -> None:
    state = begin(d1="R1O2Y3", d4="W3", d5="K3").play("d1-d2")
    assert column(state)[:6] == ["R1", "W1", "Y3", "W3O2", "K3", ""]


def test_an_eruption_ends_the_turn(begin: Begin) -> None:
    assert begin(d1="R1").play("d1-d2").to_act == 1


def test_the_lower_pieces_stay_when_even_one_piece_has_erupted(begin: Begin) -> None:
    state = begin(d1="R1O2Y3", d4="K3").play("d1-d2")
    assert state.to_act == 1
    assert column(state)[:4] == ["R1O2", "W1", "Y3", "K3"]


# Quiet moves


@pytest.mark.parametrize("stop", ["K3", "K3R1"])
def test_a_move_is_quiet_when_the_first_piece_cannot_land_on_an_opaque_piece(begin: Begin, stop: str) -> None:
    state = begin(d1="R1O2", d3=stop).play("d1-d2")
    assert state.to_act == 0
    assert column(state)[:3] == ["R1O2", "W1", stop]


def test_a_move_is_quiet_when_the_first_piece_cannot_land_on_a_cap_or_off_the_board(begin: Begin) -> None:
    for state in (begin(d1="R1", black="d3 a1 g1"), begin(d1="R1", white="d1 d3 a4")):
        assert state.play("d1-d2").to_act == 0
    state = begin(white="d2 a4 g4", d2="R1").play("d2-d1")
    assert state.to_act == 0
    assert column(state)[:2] == ["W1", "R1"]


def test_a_move_from_an_empty_cell_is_quiet_and_the_same_player_moves_again(begin: Begin) -> None:
    state = begin(d2="R1").play("d1-d2")
    assert state.to_act == 0
    assert column(state)[:2] == ["", "R1W1"]
    state = state.play("d2-d3")
    assert state.to_act == 1
    assert column(state)[:4] == ["", "", "W1", "R1"]


# Captures


def test_a_piece_that_lands_on_its_own_size_is_captured_and_the_one_below_stays(begin: Begin) -> None:
    state = begin(d1="R3", d3="O1Y3").play("d1-d2")
    assert state.hauls == [["R3"], []]
    assert state.stacks["d3"] == "O1Y3"


@pytest.mark.parametrize("below", ["O1", "O2", "O3O1", "R1", ""])
def test_a_piece_that_lands_on_another_size_or_on_nothing_is_not_captured(begin: Begin, below: str) -> None:
    state = begin(d1="R3", d3=below).play("d1-d2")
    assert state.hauls == [[], []]
    assert state.stacks["d3"] == f"{below}R3"


def test_one_eruption_captures_as_many_as_land_well_and_leaves_the_others(begin: Begin) -> None:
    state = begin(d1="R1O2Y3G1", d3="B1", d4="B2", d5="B2", d6="B1").play("d1-d2")
    assert state.hauls == [["G1", "O2", "R1"], []]
    assert column(state)[2:6] == ["B1", "B2Y3", "B2", "B1"]


def test_captures_belong_to_the_player_whose_turn_it_is(begin: Begin) -> None:
    state = after(begin(d1="R1", d7="O2", d5="Y2"), "d1-d2", "d7-d6")
    assert state.hauls == [[], ["O2"]]


def test_clear_pieces_capture_and_are_captured_like_all_transparent_ones(begin: Begin) -> None:
    assert begin(d1="C1", d3="R1").play("d1-d2").hauls[0] == ["C1"]
    assert begin(d1="R1", d3="C1").play("d1-d2").hauls[0] == ["R1"]


def test_opaque_pieces_erupt_but_are_never_captured_and_capture_nothing(begin: Begin) -> None:
    for flying, below in (("W3", "R3"), ("R3", "W3"), ("W3", "W3")):
        state = begin(d1=flying, d3=below, d7="O2").play("d1-d2")
        assert state.hauls == [[], []]
        assert state.stacks["d3"] == below + flying


def test_an_opaque_piece_that_has_landed_keeps_the_other_player_out(begin: Begin) -> None:
    state = begin(black="d4 a1 g1", d1="W3", d5="R1").play("d1-d2")
    assert state.stacks["d3"] == "W3"
    assert targets(state, "d4") == ["c3", "c4", "d5", "e3", "e4"]


# The end and the score


def collecting(begin: Begin, first: list[str], second: list[str]) -> HexanoDuel:
    """White has captured the five pieces of `first` and the three of `second`, Black nothing."""
    stacks = {f"d{n}": f"G{piece[1]}" for n, piece in enumerate(first, 3)}
    stacks |= {f"f{n}": f"G{piece[1]}" for n, piece in enumerate(second, 3)}
    stacks |= {"d1": "".join(reversed(first)), "f1": "".join(reversed(second)), "b5": "R1"}
    state = after(begin("d1 f1 g4", "b5 a1 g1", **stacks), "d1-d2", "b5-b4", "f1-f2")
    assert state.hauls == [sorted(first + second), []]
    return state


def test_the_game_ends_with_a_piece_of_each_colour_and_all_sizes_of_one(begin: Begin) -> None:
    state = collecting(begin, ["R1", "R2", "R3", "O1", "Y2"], ["G3", "B1", "P1"])
    assert state.end == "collection"
    assert state.is_over
    assert state.to_act is None
    assert state.legal_moves() == []
    assert state.detail == [{"solid": 7, "mixed": 5, "loose": 2}, {"solid": 0, "mixed": 0, "loose": 0}]
    assert state.scores == [14, 0]
    assert state.winners == [0]
    for move in ("a1-a2", "timeout"):
        with pytest.raises(ValueError, match="the game is over"):
            state.play(move)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["R1", "R2", "R3", "O1", "Y2"], ["G3", "B1", "B2"]),  # no purple
        (["R1", "R2", "O3", "O1", "Y2"], ["G3", "B1", "P1"]),  # no three sizes of any colour
        (["R1", "R2", "R3", "O1", "Y2"], ["G3", "B1", "C1"]),  # a clear piece is no purple
        (["R1", "R2", "C3", "O1", "Y2"], ["G3", "B1", "P1"]),  # nor a large red
        (["C1", "C2", "C3", "R1", "O1"], ["Y1", "G1", "B1"]),  # a clear tree is none of one colour here
    ],
)
def test_the_game_goes_on_while_a_colour_or_a_size_is_missing(
    begin: Begin, first: list[str], second: list[str]
) -> None:
    state = collecting(begin, first, second)
    assert not state.is_over
    assert state.end is None
    assert state.winners == []
    assert state.to_act == 1


@pytest.mark.parametrize(("sizes", "scores", "winners"), [("11111", [12, 14], [1]), ("12311", [14, 14], [0, 1])])
def test_the_higher_score_wins_whoever_ended_the_game_and_equal_ones_are_a_draw(
    begin: Begin, sizes: str, scores: list[int], winners: list[int]
) -> None:
    first = ["R1", "R2", "R3", *(f"{colour}{size}" for colour, size in zip("OY", sizes[:2], strict=True))]
    second = [f"{colour}{size}" for colour, size in zip("GBP", sizes[2:], strict=True)]
    stacks = {f"d{n}": f"G{piece[1]}" for n, piece in enumerate(first, 3)}
    stacks |= {f"f{n}": f"G{piece[1]}" for n, piece in enumerate(second, 3)}
    stacks |= {"d1": "".join(reversed(first)), "f1": "".join(reversed(second)), "g4": "B1"}
    # Black gets a tree from each of two files, White more pieces, the last of which end the game.
    stacks |= {"b5": "O3O2O1", "b3": "G1", "b2": "G2", "b1": "G3"}
    stacks |= {"c6": "Y3Y2Y1", "c4": "G1", "c3": "G2", "c2": "G3"}
    state = after(begin("d1 f1 g4", "b5 c6 g1", **stacks), "g4-g3", "b5-b4", "d1-d2", "c6-c5", "f1-f2")
    assert state.end == "collection"
    assert state.scores == scores
    assert state.winners == winners


def test_scores_tell_the_position_at_every_ply(begin: Begin) -> None:
    state = begin(d1="R3R1R2", d3="O2", d4="O1", d5="O3", d7="G1")
    assert state.scores == [0, 0]
    assert state.play("d1-d2").scores == [7, 0]
