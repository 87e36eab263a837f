"""One small position for each placing rule and each ruling of HexaFuse, worked out by hand."""

import pytest

from tests.oracle.hexafuse import BOARD, HexaFuseOracle
from tests.oracle.hexes import EDGE_STEPS, around
from tests.oracle.positions import FACING, GAMES, ORDER, SETUP, after

# Placing


def test_rule_1_every_cell_must_be_on_the_board() -> None:
    with pytest.raises(ValueError, match="not a legal move: a5,a6"):
        after().play("a5,a6")


def test_rule_1_blocked_cells_are_not_free() -> None:
    assert "b6,c6" in after().legal_moves()
    assert "b6,c6" not in after(setup=SETUP | {"blocked": ["c6", "g6"]}).legal_moves()


def test_rule_1_anchors_are_not_free() -> None:
    cells = {cell for move in after().legal_moves() for cell in move.split(",")}
    assert cells.isdisjoint({"a5", "i1", "a1", "i5"})


def test_rule_1_cells_under_a_piece_are_not_free() -> None:
    assert "a4,b5,b6" in after().legal_moves()
    state = after("a3,a4", "stay", "timeout")
    assert "a4,b5,b6" not in state.legal_moves()
    assert "b5,b6,c7" in state.legal_moves()


def test_rule_2_a_placement_shares_an_edge_with_an_own_anchor() -> None:
    dots = [move for move in after().legal_moves() if "," not in move]
    assert dots == ["a4", "b5", "b6", "h1", "h2", "i2"]


def test_rule_2_a_placement_shares_an_edge_with_an_own_piece() -> None:
    # No anchor lies beside c5 or d5, but b5 does.
    assert "c5,d5" not in after("a4", "stay", "timeout").legal_moves()
    assert "c5,d5" in after("b5", "stay", "timeout").legal_moves()


def test_rule_3_no_edge_is_shared_with_an_opposing_piece() -> None:
    state = after("a3,a4", "stay")
    assert "b2" in state.legal_moves()  # faces a3 corner to corner
    assert "a2" not in state.legal_moves()  # below a3
    assert "b2,b3" not in state.legal_moves()  # b3 lies beside a3


def test_rule_3_no_edge_is_shared_with_an_opposing_anchor() -> None:
    assert "a3,a4" in after().legal_moves()
    assert "a2,a3,a4" not in after().legal_moves()  # a2 lies on top of a1


def test_rule_4_no_own_piece_touches_at_corners_only() -> None:
    # b6 leans on the anchor a5, but faces a4 corner to corner along the line between a5 and b5.
    state = after("a4", "stay", "timeout")
    assert "b6,c7" not in state.legal_moves()
    assert "b5,b6" in state.legal_moves()  # the same corner, and an edge with a4 besides


def test_rule_4_holds_for_each_own_piece_by_itself() -> None:
    # Both bars share edges with the pair; but b6 meets the dot on a4 at a corner only.
    state = after("a4", "stay", "timeout", "b5,c5", "timeout")
    assert "c6,d6,e6" in state.legal_moves()
    assert "b6,c6,d6" not in state.legal_moves()


def test_rule_4_one_opposing_piece_with_corners_to_both_is_a_bridge() -> None:
    # b6 faces a4. With c5, which faces both, side B builds the bridge.
    assert "b6,c7" not in after("a4", "stay", "b2", "timeout", "c3,c4").legal_moves()
    assert "b6,c7" in after("a4", "stay", "b2", "timeout", "c3,c4,c5").legal_moves()


def test_rule_4_two_opposing_pieces_make_no_bridge() -> None:
    # Side B faces a3 with the dot on b2 and b6 with the bar on d7, but with no single piece both.
    assert "b6" not in after("a3,a4", "stay", "b2", "timeout", "c3,d4", "timeout", "d5,d6,d7").legal_moves()
    assert "b6" in after("a3,a4", "stay", "b2", "timeout", "c3,c4,c5").legal_moves()


def test_who_can_place_may_not_pass_and_who_cannot_must() -> None:
    with pytest.raises(ValueError, match="not a legal move: pass"):
        after().play("pass")
    record = GAMES[0]["record"]
    assert after(*record["moves"][:8], setup=record["setup"]).legal_moves() == ["pass"]


def test_input_is_forgiving_in_case_spaces_and_order() -> None:
    assert after("A4, a3 ", " Stay").scores == [2, 0]


def test_a_position_stays_as_it_is_when_it_is_played_from() -> None:
    start = after()
    start.play("a3,a4")
    assert (start.to_act, start.scores, start.hands[0]) == (0, [0, 0], ORDER[:5])


# Pie rule and clock


def test_after_the_first_placement_the_second_player_stays_or_swaps() -> None:
    state = after("a3,a4")
    assert (state.to_act, state.legal_moves()) == (1, ["stay", "swap"])
    assert "swap" not in after("a3,a4", "stay").legal_moves()
    assert "swap" not in after("a3,a4", "stay", "b2").legal_moves()


def test_after_stay_the_second_player_moves_on_his_side() -> None:
    state = after("a3,a4", "stay")
    assert (state.to_act, state.scores) == (1, [2, 0])


def test_after_swap_all_goes_along_and_side_b_moves() -> None:
    stayed, swapped = after("a3,a4", "stay"), after("a3,a4", "swap")
    assert (swapped.to_act, swapped.scores) == (0, [0, 2])
    assert swapped.legal_moves() == stayed.legal_moves()
    assert swapped.hands == stayed.hands[::-1]
    assert swapped.queues == stayed.queues[::-1]
    assert swapped.play("b2").scores == [4, 2]


def test_timeout_in_the_pie_decision_counts_as_stay_and_not_as_a_pass() -> None:
    state = after("a3,a4", "timeout")
    assert (state.to_act, state.scores) == (1, [2, 0])
    assert not state.play("timeout").is_over


def test_timeout_passes_though_a_placement_is_legal_and_is_never_offered() -> None:
    state = after("a3,a4", "stay")
    assert "timeout" not in state.legal_moves()
    assert state.play("timeout").to_act == 0


def test_two_passes_in_a_row_end_the_game_by_clock_or_not() -> None:
    state = after("a4", "stay", "timeout", "timeout")
    assert (state.is_over, state.to_act, state.winners) == (True, None, [0])
    assert not after("a4", "stay", "timeout", "b5,c5", "timeout").is_over
    *moves, last = GAMES[0]["record"]["moves"]
    assert (moves[-1], last) == ("pass", "pass")
    assert after(*moves, "timeout", setup=GAMES[0]["record"]["setup"]).is_over


def test_nothing_can_be_played_after_the_end() -> None:
    over = after("timeout", "timeout")
    for move in ("timeout", "pass", "a4"):
        with pytest.raises(ValueError, match="the game is over"):
            over.play(move)


# Score


def test_each_hex_laid_scores_one_and_anchors_nothing() -> None:
    assert after().scores == [0, 0]
    assert after("a3,a4").detail[0] == {"hexes": 2, "contacts": 0, "lock": 0}


def test_each_pair_of_facing_cells_scores_three() -> None:
    # b2 and c4 both face a3.
    assert after("a3,a4", "stay", "b2,c3,c4").detail[1] == {"hexes": 3, "contacts": 6, "lock": 0}


def test_lock_scores_ten_once_for_the_piece_that_leaves_the_opponent_without_a_placement() -> None:
    record = GAMES[0]["record"]
    locks = []
    state = HexaFuseOracle(record["setup"])
    for move in record["moves"]:
        state = state.play(move)
        locks.append([state.detail[0]["lock"], state.detail[1]["lock"]])
    # Player 1 has to pass from then on; three more pieces of player 0 keep it so, without a second bonus.
    assert record["moves"][7:10] == ["c7,d5,d6,d7", "pass", "c6"]
    assert locks == [[0, 0]] * 7 + [[10, 0]] * 9


def test_equal_scores_are_a_draw() -> None:
    assert after("timeout", "timeout").winners == [0, 1]


# Rulings


def test_ruling_1_corner_contact_with_an_own_anchor_does_not_offend() -> None:
    # c6 faces the anchor a5 and shares no edge with it; it hangs on b6.
    assert "c6,d6" in after("b6", "stay", "timeout").legal_moves()


def test_ruling_1_corner_contact_with_an_opposing_anchor_does_not_score() -> None:
    # b3 faces the anchor a1.
    assert after("a4,b3,b4").detail[0] == {"hexes": 3, "contacts": 0, "lock": 0}


@pytest.mark.parametrize(
    ("blocked", "reason"),
    [
        (["a5", "i5"], "on an anchor or next to one"),
        (["a4", "i4"], "on an anchor or next to one"),
        (["e5", "e5"], "not a symmetric pair"),
        (["e4", "e6"], "not a symmetric pair"),
        (["c5", "g3"], "not a symmetric pair"),
        (["c5"], "not a symmetric pair"),
        (["c9", "g9"], "no such cell"),
    ],
)
def test_ruling_2_blocked_cells_are_a_mirrored_pair_away_from_anchors_and_axis(
    blocked: list[str], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        HexaFuseOracle(SETUP | {"blocked": blocked})


def test_ruling_3_contacts_belong_to_the_one_who_makes_them() -> None:
    made = after("a3,a4", "stay", "b2")
    assert [side["contacts"] for side in made.detail] == [0, 3]
    assert [side["contacts"] for side in made.play("i2").detail] == [0, 3]


def test_ruling_4_a_bridge_shares_no_edge_with_what_it_joins() -> None:
    bridge, *joined = (
        {BOARD[name] for name in names} for names in (["c3", "c4", "c5"], ["a4"], ["b6", "c7"])
    )
    assert all(around(bridge, EDGE_STEPS).isdisjoint(piece) for piece in joined)
    # A third cell on the way, b4, would join a4 by an edge: that is no bridge but forbidden.
    assert "c3,c4,c5" in after("a4", "stay", "b2", "timeout").legal_moves()
    assert "b4,c3,c4" not in after("a4", "stay", "b2", "timeout").legal_moves()


def test_ruling_5_queues_are_independent_and_feed_the_hand_in_their_order() -> None:
    state = HexaFuseOracle(SETUP | {"queues": [ORDER, ORDER[::-1]]})
    assert state.hands == [ORDER[:5], ["F5", "C5", "I5", "S4", "O4"]]
    assert state.queues == [ORDER[5:], ORDER[9::-1]]
    state = state.play("a3,a4")
    assert state.hands[0] == ["I1", "I4", "I3", "V3", "A3"]
    assert state.queues[0] == ORDER[6:]


def test_ruling_5_a_queue_holds_every_piece_once() -> None:
    with pytest.raises(ValueError, match="each of the fifteen pieces once"):
        HexaFuseOracle(SETUP | {"queues": [ORDER, ["I1", *ORDER[:-1]]]})


def test_ruling_6_a_first_turn_timed_out_leaves_no_pie_decision() -> None:
    state = after("timeout")
    assert (state.to_act, "b2" in state.legal_moves()) == (1, True)
    state = state.play("b2")
    assert (state.to_act, "a4" in state.legal_moves()) == (0, True)


def test_ruling_7_facing_anchors_lie_south_and_north_with_a_point_symmetric_pair() -> None:
    state = HexaFuseOracle(FACING, {"anchors": "facing"})
    assert [move for move in state.legal_moves() if "," not in move] == ["a2", "b1", "b2", "d1", "e2", "f1"]
    with pytest.raises(ValueError, match="not a symmetric pair"):
        HexaFuseOracle(FACING | {"blocked": ["c5", "g5"]}, {"anchors": "facing"})


def test_ruling_7_the_anchors_of_the_setup_are_those_of_the_option() -> None:
    for setup, layout in ((SETUP, "facing"), (FACING, "opposed")):
        with pytest.raises(ValueError, match=f"not the {layout} anchors"):
            HexaFuseOracle(setup, {"anchors": layout})
    with pytest.raises(ValueError, match="unknown option"):
        HexaFuseOracle(SETUP, {"anchors": "sideways"})
