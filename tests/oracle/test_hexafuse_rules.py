"""One small position for each placing rule and each ruling of HexaFuse, worked out by hand."""

import pytest

from tests.oracle.engines import StartHexaFuse, fast_hexafuse, refuses
from tests.oracle.hexafuse import BOARD
from tests.oracle.hexes import EDGE_STEPS, around
from tests.oracle.positions import FACING, GAMES, ORDER, SETUP, After, after_with


@pytest.fixture
def after(hexafuse: StartHexaFuse) -> After:
    return after_with(hexafuse)


# Placing


def test_rule_1_every_cell_must_be_on_the_board(after: After) -> None:
    assert refuses(after(), "a5,a6")


def test_rule_1_blocked_cells_are_not_free(after: After) -> None:
    assert "b6,c6" in after().legal_moves()
    assert "b6,c6" not in after(setup=SETUP | {"blocked": ["c6", "g6"]}).legal_moves()


def test_rule_1_anchors_are_not_free(after: After) -> None:
    cells = {cell for move in after().legal_moves() for cell in move.split(",")}
    assert cells.isdisjoint({"a5", "i1", "a1", "i5"})


def test_rule_1_cells_under_a_piece_are_not_free(after: After) -> None:
    assert "a4,b5,b6" in after().legal_moves()
    state = after("a3,a4", "stay", "timeout")
    assert "a4,b5,b6" not in state.legal_moves()
    assert "b5,b6,c7" in state.legal_moves()


def test_rule_2_a_placement_shares_an_edge_with_an_own_anchor(after: After) -> None:
    dots = [move for move in after().legal_moves() if "," not in move]
    assert dots == ["a4", "b5", "b6", "h1", "h2", "i2"]


def test_rule_2_a_placement_shares_an_edge_with_an_own_piece(after: After) -> None:
    # No anchor lies beside c5 or d5, but b5 does.
    assert "c5,d5" not in after("a4", "stay", "timeout").legal_moves()
    assert "c5,d5" in after("b5", "stay", "timeout").legal_moves()


def test_rule_3_no_edge_is_shared_with_an_opposing_piece(after: After) -> None:
    state = after("a3,a4", "stay")
    assert "b2" in state.legal_moves()  # faces a3 corner to corner
    assert "a2" not in state.legal_moves()  # below a3
    assert "b2,b3" not in state.legal_moves()  # b3 lies beside a3


def test_rule_3_no_edge_is_shared_with_an_opposing_anchor(after: After) -> None:
    assert "a3,a4" in after().legal_moves()
    assert "a2,a3,a4" not in after().legal_moves()  # a2 lies on top of a1


def test_rule_4_no_own_piece_touches_at_corners_only(after: After) -> None:
    # b6 leans on the anchor a5, but faces a4 corner to corner along the line between a5 and b5.
    state = after("a4", "stay", "timeout")
    assert "b6,c7" not in state.legal_moves()
    assert "b5,b6" in state.legal_moves()  # the same corner, and an edge with a4 besides


def test_rule_4_holds_for_each_own_piece_by_itself(after: After) -> None:
    # Both bars share edges with the pair; but b6 meets the dot on a4 at a corner only.
    state = after("a4", "stay", "timeout", "b5,c5", "timeout")
    assert "c6,d6,e6" in state.legal_moves()
    assert "b6,c6,d6" not in state.legal_moves()


def test_rule_4_one_opposing_piece_with_corners_to_both_is_a_bridge(after: After) -> None:
    # b6 faces a4. With c5, which faces both, side B builds the bridge.
    assert "b6,c7" not in after("a4", "stay", "b2", "timeout", "c3,c4").legal_moves()
    assert "b6,c7" in after("a4", "stay", "b2", "timeout", "c3,c4,c5").legal_moves()


def test_rule_4_two_opposing_pieces_make_no_bridge(after: After) -> None:
    # Side B faces a3 with the dot on b2 and b6 with the bar on d7, but with no single piece both.
    assert "b6" not in after("a3,a4", "stay", "b2", "timeout", "c3,d4", "timeout", "d5,d6,d7").legal_moves()
    assert "b6" in after("a3,a4", "stay", "b2", "timeout", "c3,c4,c5").legal_moves()


def test_who_can_place_may_not_pass_and_who_cannot_must(after: After) -> None:
    assert refuses(after(), "pass")
    record = GAMES[0]["record"]
    assert after(*record["moves"][:8], setup=record["setup"]).legal_moves() == ["pass"]


def test_input_is_forgiving_in_case_spaces_and_order(after: After) -> None:
    assert after("A4, a3 ", " Stay").scores == [2, 0]


def test_a_position_stays_as_it_is_when_it_is_played_from(after: After) -> None:
    start = after()
    start.play("a3,a4")
    assert (start.to_act, start.scores, start.hands[0]) == (0, [0, 0], ORDER[:5])


# Pie rule and clock


def test_after_the_first_placement_the_second_player_stays_or_swaps(after: After) -> None:
    state = after("a3,a4")
    assert (state.to_act, state.legal_moves()) == (1, ["stay", "swap"])
    assert "swap" not in after("a3,a4", "stay").legal_moves()
    assert "swap" not in after("a3,a4", "stay", "b2").legal_moves()


def test_after_stay_the_second_player_moves_on_his_side(after: After) -> None:
    state = after("a3,a4", "stay")
    assert (state.to_act, state.scores) == (1, [2, 0])


def test_after_swap_all_goes_along_and_side_b_moves(after: After) -> None:
    stayed, swapped = after("a3,a4", "stay"), after("a3,a4", "swap")
    assert (swapped.to_act, swapped.scores) == (0, [0, 2])
    assert swapped.legal_moves() == stayed.legal_moves()
    assert swapped.hands == stayed.hands[::-1]
    assert swapped.queues == stayed.queues[::-1]
    assert swapped.play("b2").scores == [4, 2]


def test_timeout_in_the_pie_decision_counts_as_stay_and_not_as_a_pass(after: After) -> None:
    state = after("a3,a4", "timeout")
    assert (state.to_act, state.scores) == (1, [2, 0])
    assert not state.play("timeout").is_over


def test_timeout_passes_though_a_placement_is_legal_and_is_never_offered(after: After) -> None:
    state = after("a3,a4", "stay")
    assert "timeout" not in state.legal_moves()
    assert state.play("timeout").to_act == 0


def test_two_passes_in_a_row_end_the_game_by_clock_or_not(after: After) -> None:
    state = after("a4", "stay", "timeout", "timeout")
    assert (state.is_over, state.to_act, state.winners) == (True, None, [0])
    assert not after("a4", "stay", "timeout", "b5,c5", "timeout").is_over
    *moves, last = GAMES[0]["record"]["moves"]
    assert (moves[-1], last) == ("pass", "pass")
    assert after(*moves, "timeout", setup=GAMES[0]["record"]["setup"]).is_over


def test_nothing_can_be_played_after_the_end(after: After) -> None:
    over = after("timeout", "timeout")
    for move in ("timeout", "pass", "a4"):
        with pytest.raises(ValueError, match="the game is over"):
            over.play(move)


# Score


def test_each_hex_laid_scores_one_and_anchors_nothing(after: After) -> None:
    assert after().scores == [0, 0]
    assert after("a3,a4").detail[0] == {"hexes": 2, "contacts": 0, "lock": 0}


def test_each_pair_of_facing_cells_scores_three(after: After) -> None:
    # b2 and c4 both face a3.
    assert after("a3,a4", "stay", "b2,c3,c4").detail[1] == {"hexes": 3, "contacts": 6, "lock": 0}


def test_lock_scores_ten_once_for_the_piece_that_leaves_the_opponent_without_a_placement(
    hexafuse: StartHexaFuse,
) -> None:
    record = GAMES[0]["record"]
    locks = []
    state = hexafuse(record["setup"])
    for move in record["moves"]:
        state = state.play(move)
        locks.append([state.detail[0]["lock"], state.detail[1]["lock"]])
    # Player 1 has to pass from then on; three more pieces of player 0 keep it so, without a second bonus.
    assert record["moves"][7:10] == ["c7,d5,d6,d7", "pass", "c6"]
    assert locks == [[0, 0]] * 7 + [[10, 0]] * 9


def test_equal_scores_are_a_draw(after: After) -> None:
    assert after("timeout", "timeout").winners == [0, 1]


# Rulings


def test_ruling_1_corner_contact_with_an_own_anchor_does_not_offend(after: After) -> None:
    # c6 faces the anchor a5 and shares no edge with it; it hangs on b6.
    assert "c6,d6" in after("b6", "stay", "timeout").legal_moves()


def test_ruling_1_corner_contact_with_an_opposing_anchor_does_not_score(after: After) -> None:
    # b3 faces the anchor a1.
    assert after("a4,b3,b4").detail[0] == {"hexes": 3, "contacts": 0, "lock": 0}


@pytest.mark.parametrize(
    ("blocked", "reason"),
    [
        (["a5", "i5"], "on an anchor or next to one|may not be the blocked pair"),
        (["a4", "i4"], "on an anchor or next to one|may not be the blocked pair"),
        (["e5", "e5"], "not a symmetric pair|2 different cells"),
        (["e4", "e6"], "not a symmetric pair|may not be the blocked pair"),
        (["c5", "g3"], "not a symmetric pair|may not be the blocked pair"),
        (["c5"], "not a symmetric pair|2 different cells"),
        (["c9", "g9"], "no such cell|2 different cells"),
    ],
)
def test_ruling_2_blocked_cells_are_a_mirrored_pair_away_from_anchors_and_axis(
    hexafuse: StartHexaFuse, blocked: list[str], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        hexafuse(SETUP | {"blocked": blocked})


def test_ruling_3_contacts_belong_to_the_one_who_makes_them(after: After) -> None:
    made = after("a3,a4", "stay", "b2")
    assert [side["contacts"] for side in made.detail] == [0, 3]
    assert [side["contacts"] for side in made.play("i2").detail] == [0, 3]


def test_ruling_4_a_bridge_shares_no_edge_with_what_it_joins(after: After) -> None:
    bridge, *joined = ({BOARD[name] for name in names} for names in (["c3", "c4", "c5"], ["a4"], ["b6", "c7"]))
    assert all(around(bridge, EDGE_STEPS).isdisjoint(piece) for piece in joined)
    # A third cell on the way, b4, would join a4 by an edge: that is no bridge but forbidden.
    assert "c3,c4,c5" in after("a4", "stay", "b2", "timeout").legal_moves()
    assert "b4,c3,c4" not in after("a4", "stay", "b2", "timeout").legal_moves()


def test_ruling_5_queues_are_independent_and_feed_the_hand_in_their_order(hexafuse: StartHexaFuse) -> None:
    state = hexafuse(SETUP | {"queues": [ORDER, ORDER[::-1]]})
    assert state.hands == [ORDER[:5], ["F5", "C5", "I5", "S4", "O4"]]
    assert state.queues == [ORDER[5:], ORDER[9::-1]]
    state = state.play("a3,a4")
    assert state.hands[0] == ["I1", "I4", "I3", "V3", "A3"]
    assert state.queues[0] == ORDER[6:]


def test_ruling_5_a_queue_holds_every_piece_once(hexafuse: StartHexaFuse) -> None:
    with pytest.raises(ValueError, match=r"each of the fifteen pieces once|every one of the 15 pieces once"):
        hexafuse(SETUP | {"queues": [ORDER, ["I1", *ORDER[:-1]]]})


def test_ruling_5_nobody_sees_the_order_of_a_queue() -> None:
    # The oracle has no views, so this is about the engine that players meet.
    queue = [*ORDER[:5], *ORDER[:4:-1]]
    ahead, back = (fast_hexafuse(SETUP | {"queues": [ORDER, rest]}).state for rest in (ORDER, queue))
    for who in (None, 0, 1):
        assert ahead.view(who) == back.view(who)
        assert ahead.view(who)["queues"] == [{"count": 10, "set": ORDER[5:]}] * 2


def test_ruling_6_a_first_turn_timed_out_leaves_no_pie_decision(after: After) -> None:
    state = after("timeout")
    assert (state.to_act, "b2" in state.legal_moves()) == (1, True)
    state = state.play("b2")
    assert (state.to_act, "a4" in state.legal_moves()) == (0, True)


def test_ruling_7_facing_anchors_lie_south_and_north_with_a_point_symmetric_pair(hexafuse: StartHexaFuse) -> None:
    state = hexafuse(FACING, {"anchors": "facing"})
    assert [move for move in state.legal_moves() if "," not in move] == ["a2", "b1", "b2", "d1", "e2", "f1"]
    with pytest.raises(ValueError, match=r"not a symmetric pair|may not be the blocked pair"):
        hexafuse(FACING | {"blocked": ["c5", "g5"]}, {"anchors": "facing"})


def test_ruling_7_the_anchors_of_the_setup_are_those_of_the_option(hexafuse: StartHexaFuse) -> None:
    for setup, layout in ((SETUP, "facing"), (FACING, "opposed")):
        with pytest.raises(ValueError, match=rf"not the {layout} anchors|with {layout} anchors they lie on"):
            hexafuse(setup, {"anchors": layout})
    with pytest.raises(ValueError, match=r"unknown option|must be one of opposed, facing"):
        hexafuse(SETUP, {"anchors": "sideways"})
