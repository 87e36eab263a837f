"""One small position for each rule of placing in Hexpertise and for the rulings on it, worked out by hand."""

from itertools import permutations
from typing import Any

import pytest

from tests.oracle.displays import BOARD, EDITIONS
from tests.oracle.engines import StartHexpertise, refuses
from tests.oracle.festivals import NEXUS, PAIRS, Begin, after, begin_with, cells_for


@pytest.fixture
def begin(hexpertise: StartHexpertise) -> Begin:
    return begin_with(hexpertise)


# Setup

CORNERS = {"d7": "W", "g4": "L", "g1": "E", "d1": "F", "a1": "D", "a4": "A"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_elements_lie_in_the_corners_clockwise_from_the_top_and_the_mage_is_of_none(
    begin: Begin, edition: str
) -> None:
    assert begin(edition=edition, players=3).displays == [CORNERS] * 3


# Placing in the second edition


def test_second_edition_one_element_is_placed_the_other_gives_the_direction(begin: Begin) -> None:
    # The example of the text: Light is top right, Fire is at the bottom; so Fire goes to the top right of a
    # filled hex, or Light below one.
    state = begin("LF")
    assert cells_for(state, "F") == ["b2", "b5", "e1", "e4"]
    assert cells_for(state, "L") == ["a3", "d3", "d6", "g3"]
    assert len(state.legal_moves()) == 8


def test_second_edition_places_one_element_of_each_card(begin: Begin) -> None:
    state = begin("LF", "EA").play("F:e4")
    assert state.displays == [CORNERS | {"e4": "F"}]
    assert {move[0] for move in state.legal_moves()} == {"E", "A"}


def test_second_edition_a_filled_cell_is_not_filled_again_and_new_ones_count_as_filled(begin: Begin) -> None:
    state = begin("LF", "LE").play("F:e4")
    # Light gives NE: beyond e4 lies f4. Earth gives SE.
    assert cells_for(state, "E") == ["b2", "b5", "e1", "f4"]
    assert cells_for(state, "L") == ["b1", "b4", "e3", "e6", "f3"]


def test_second_edition_lasts_thirty_turns_and_the_first_fifteen(begin: Begin) -> None:
    for edition, placements in (("second", 1), ("first", 2)):
        state = begin(edition=edition)
        shown = []
        for _ in range(30 // placements):
            shown.append({known[0] for known in state.legal_moves()} - {"x"})
            for _ in range(placements):
                assert not state.is_over
                state = state.play(state.legal_moves()[0])
        assert state.is_over
        assert all(elements <= set(pair) for elements, pair in zip(shown, PAIRS * (2 // placements), strict=True))


# Placing in the first edition


def test_first_edition_places_next_to_the_filled_group_of_the_mage_in_either_order(begin: Begin) -> None:
    state = begin("LF", edition="first")
    around_the_mage = ["c3", "c4", "d3", "d5", "e3", "e4"]
    assert cells_for(state, "L") == cells_for(state, "F") == around_the_mage
    assert len(state.legal_moves()) == 12


def test_first_edition_the_second_placement_is_of_the_other_element_and_sees_the_first(begin: Begin) -> None:
    state = begin("LF", edition="first").play("F:d5")
    assert state.legal_moves() == [f"L:{name}" for name in ("c3", "c4", "c5", "d3", "d6", "e3", "e4", "e5")]
    assert begin("LF", edition="first").play("L:d5").legal_moves()[0] == "F:c3"


def test_first_edition_both_placements_are_two_moves_in_a_row_by_the_same_player(begin: Begin) -> None:
    state = begin("LF", "EA", edition="first", players=2)
    actors = []
    for move in ("F:d5", "L:d3", "L:d3", "F:e4", "E:c4"):
        actors.append(state.to_act)
        state = state.play(move)
    assert actors == [0, 0, 1, 1, 0]
    assert {move[0] for move in state.legal_moves()} == {"A"}


def test_first_edition_nexus_hexes_connect_only_once_the_mage_reaches_them(begin: Begin) -> None:
    state = after(begin("LF", "EA", edition="first"), "F:c4", "L:c5")
    assert "E:c6" in state.legal_moves()
    assert "E:e6" not in state.legal_moves()
    # From c6 the group of the mage goes on through the nexus hex on d7.
    assert "A:e6" in state.play("E:c6").legal_moves()


# Rulings


def test_ruling_1_the_nexus_hexes_score_from_the_start(begin: Begin) -> None:
    nothing: dict[str, Any] = dict.fromkeys("LDFWEA", 0) | {"harmonic": 0, "void": 0}
    assert begin().detail == [nothing | {"L": 3, "W": 3}]
    assert begin(edition="first").detail == [nothing | {"L": 3}]


def test_ruling_1_a_nexus_hex_can_be_crossed_out_and_goes_on_giving_its_direction(begin: Begin) -> None:
    # Water is SW of the mage here: Dark goes SW of the Light on d7, and crosses it out.
    state = begin("DW", "LE", nexus="LFEDWA").play("D:c6")
    assert state.displays[0]["c6"] == state.displays[0]["d7"] == "x"
    assert cells_for(state, "E") == ["a2", "d2", "d5", "g2"]  # N, the direction of Light
    assert cells_for(state, "L") == ["b1", "b4", "d6", "e3", "e6"]  # SE, also of c6 and d7: they stay filled


def test_ruling_2_a_new_hex_and_all_opposite_ones_that_it_touches_are_crossed_out(begin: Begin) -> None:
    state = after(begin("FE", "LF", "FW", edition="first"), "F:d5", "E:d3", "F:c4", "L:e4")
    assert state.displays == [CORNERS | {"d5": "F", "d3": "E", "c4": "F", "e4": "L"}]
    state = state.play("W:c5")
    assert state.displays == [CORNERS | {"d5": "x", "d3": "E", "c4": "x", "e4": "L", "c5": "x"}]


def test_ruling_2_a_crossed_out_hex_stays_filled_and_nullifies_nothing(begin: Begin) -> None:
    state = after(begin("FE", "LF", "FW", edition="first"), "F:d5", "E:d3", "F:c4", "L:e4", "W:c5")
    assert "F:c5" not in state.legal_moves()
    state = state.play("F:b5")  # beside c5
    assert state.displays[0]["b5"] == "F"


@pytest.mark.parametrize("pair", ["LD", "FW", "EA"])
def test_ruling_2_each_opposed_pair_nullifies_whichever_comes_second(begin: Begin, pair: str) -> None:
    for one, other in permutations(pair):
        state = after(begin(pair, edition="first"), f"{one}:d5", f"{other}:e4")
        assert state.displays == [CORNERS | {"d5": "x", "e4": "x"}]


@pytest.mark.parametrize("pair", ["LF", "LW", "LE", "LA", "DF", "DW", "DE", "DA", "FE", "FA", "WE", "WA"])
def test_ruling_2_other_pairs_do_not_nullify_each_other(begin: Begin, pair: str) -> None:
    one, other = tuple(pair)
    state = after(begin(pair, edition="first"), f"{one}:d5", f"{other}:e4")
    assert state.displays == [CORNERS | {"d5": one, "e4": other}]


# Light is NE here and Dark SW, so neither gets onto a line of empty cells that runs in both directions.
LINE = [name for name, (q, r) in BOARD.items() if q + r == 1]
STUCK = CORNERS | dict.fromkeys(BOARD.keys() - {"d4", *LINE, *CORNERS}, "F")


def test_ruling_3_who_can_place_neither_element_crosses_out_any_empty_cell(begin: Begin) -> None:
    state = begin("LD", "LF", displays=[STUCK])
    assert state.legal_moves() == [f"x:{name}" for name in sorted(LINE)]
    for name in LINE:
        assert state.play(f"x:{name}").displays == [STUCK | {name: "x"}]
    assert refuses(state, "L:d5")
    assert refuses(state, "x:a2")  # is filled
    assert state.play("timeout").displays == [STUCK | {min(LINE): "x"}]


def test_ruling_3_who_can_place_an_element_may_not_cross_out(begin: Begin) -> None:
    end, *rest = LINE
    state = begin("LD", displays=[STUCK | {end: "x"}])
    assert {move[0] for move in state.legal_moves()} == {"D"}  # the next cell of the line, as seen from its end
    assert all(refuses(state, f"x:{name}") for name in rest)


def test_ruling_3_a_cell_that_was_crossed_out_while_empty_is_of_no_element_and_counts_as_filled(begin: Begin) -> None:
    before = begin("LD", "LF", displays=[STUCK])
    state = before.play("x:d3")
    assert state.detail == before.detail
    assert cells_for(state, "F") == ["e3"]  # NE of d3


def test_ruling_12_player_0_plays_each_card_first_then_player_1_and_so_on(begin: Begin) -> None:
    state = begin("LF", "EA", players=3)
    actors = []
    for move in ("F:e4", "L:d3", "F:b2"):
        actors.append(state.to_act)
        assert {known[0] for known in state.legal_moves()} == {"L", "F"}
        state = state.play(move)
    assert actors == [0, 1, 2]
    assert state.to_act == 0
    assert {known[0] for known in state.legal_moves()} == {"E", "A"}
    assert state.displays == [CORNERS | {"e4": "F"}, CORNERS | {"d3": "L"}, CORNERS | {"b2": "F"}]


def test_ruling_13_each_pass_of_the_deck_has_every_pair_once(hexpertise: StartHexpertise) -> None:
    twice_the_same = ["LD", *PAIRS[:14]]
    with pytest.raises(ValueError, match=r"not every pair once in each pass|every pair of elements appears once"):
        hexpertise({"nexus": NEXUS, "deck": twice_the_same + PAIRS})


# Clock and notation


def test_a_mage_out_of_time_places_on_the_first_legal_cell_by_label(begin: Begin) -> None:
    state = begin("LF")
    assert "timeout" not in state.legal_moves()
    assert state.play("timeout").displays == state.play("L:a3").displays


def test_a_mage_out_of_time_in_the_first_edition_loses_one_placement_at_a_time(begin: Begin) -> None:
    state = begin("LF", edition="first", players=2).play("timeout")
    assert state.displays[0] == CORNERS | {"c3": "L"}  # both could go there: the element that the card shows first
    assert state.to_act == 0
    assert state.play("timeout").displays == state.play("F:b2").displays
    assert state.play("timeout").to_act == 1


def test_input_is_forgiving_and_what_is_no_move_is_refused(begin: Begin) -> None:
    state = begin("LF")
    assert state.play(" f : E4 ").displays == state.play("F:e4").displays
    for move in ("F:a3", "L:e4", "E:e4", "x:e4", "F:d4", "F:d7", "e4", "", "pass"):
        assert refuses(state, move)
