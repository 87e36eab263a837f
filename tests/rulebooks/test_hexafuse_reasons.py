"""Why a move is not allowed: each rule in a player's words, with the cells that forbid the move."""

import pytest

import hexagora
from hexagora import IllegalMove, State
from tests.rulebooks.refusals import refused

HEAD = ["L4", "C5", "I2", "I1", "V3"]
REST = ["I3", "A3", "I4", "P4", "Y4", "U4", "O4", "S4", "I5", "F5"]


def start(first: list[str] | None = None, second: list[str] | None = None) -> State:
    def queue(head: list[str]) -> list[str]:
        return head + [piece for piece in [*HEAD, *REST] if piece not in head]

    setup = {
        "anchors": [["a5", "i1"], ["a1", "i5"]],
        "blocked": ["d5", "f5"],
        "queues": [queue(first or HEAD), queue(second or HEAD)],
    }
    return hexagora.game("hexafuse").start(setup=setup)


def played(*moves: str, first: list[str] | None = None, second: list[str] | None = None) -> State:
    state = start(first, second)
    for move in moves:
        state = state.play(move)
    return state


def test_a_cell_off_the_board_is_named() -> None:
    assert refused(start(), "z9")[0] == "there is no cell 'z9' on this board"


def test_nothing_is_no_move() -> None:
    assert refused(start(), " , ")[0].startswith("name the cells")


def test_a_novel_is_no_move() -> None:
    assert refused(start(), "a4," * 5000)[0] == "that is too long to be a move"


def test_a_cell_named_twice() -> None:
    assert refused(start(), "a4,A4")[0] == "a cell is named twice"


def test_a_shape_that_no_piece_has() -> None:
    assert refused(start(), "a4,b5,c6,d7,e8,e9")[0] == "no piece has this shape"


def test_a_piece_turned_over() -> None:
    mirror_of_the_worm = "d2,e3,e4,e5"  # the worm's fourth hex lies south-east of its bar, not south-west
    reason, _ = refused(start(), mirror_of_the_worm)
    assert reason == "this is the worm turned over; pieces may be rotated but never turned over"


def test_a_piece_still_in_the_queue() -> None:
    assert refused(start(), "a2,a3,a4")[0] == "the bar 3 is still in your queue"


def test_a_piece_already_laid() -> None:
    state = played("a4", "stay", "i4", first=["I1"], second=["I1"])
    assert refused(state, "h2")[0] == "you have already laid your dot"


def test_a_blocked_cell() -> None:
    assert refused(start(), "d5") == ("d5 is blocked", ("d5",))


def test_an_anchor() -> None:
    assert refused(start(), "a5")[0] == "a5 is your anchor"
    assert refused(start(), "a1")[0] == "a1 is the opponent's anchor"


def test_a_taken_cell_says_by_what() -> None:
    state = played("a4", "stay", "i4", first=["I1", "I2"], second=["I1"])
    assert refused(state, "a4,b5")[0] == "a4 is taken by your dot"
    assert refused(state, "h4,i4")[0] == "i4 is taken by the opponent's dot"


def test_an_edge_with_an_anchor_of_the_opponent() -> None:
    assert refused(start(), "a2") == ("the dot would share an edge with an anchor of the opponent, at a2", ("a2",))


def test_a_piece_away_from_all_own_ones() -> None:
    assert refused(start(), "e5") == ("the dot would not share an edge with any of your pieces or anchors", ())


def test_an_edge_with_a_piece_of_the_opponent() -> None:
    state = played("a4,b5", "stay", "a2", first=["I2", "I1"], second=["I1"])
    reason, cells = refused(state, "a3")
    assert reason == "the dot would share an edge with the opponent's dot, a3–a2"
    assert cells == ("a3", "a2")


def test_an_own_piece_touched_only_at_a_corner() -> None:
    # The dot on b6 links to the anchor a5 (a5–b6 is an edge); a4 lies below a5: b6 and a4 face each other at a corner.
    state = played("a4", "stay", "i4", first=["I1", "I2", "V3"], second=["I1"])
    legal = state.legal_moves()
    assert not any("b6" in move.split(",") and "b5" not in move for move in legal if len(move.split(",")) == 2)
    reason, cells = refused(state, "b6,c7")
    assert reason == "the pair would touch your dot only at a corner, b6–a4"
    assert cells == ("b6", "a4")


def test_passing_while_a_piece_fits() -> None:
    assert refused(start(), "pass")[0] == "you can still place a piece, so you may not pass"


def test_a_placement_before_the_pie_question_is_answered() -> None:
    state = played("a4", first=["I1"])
    assert refused(state, "i4")[0] == "first answer the pie question: stay or swap"
    assert refused(state, "pass")[0] == "first answer the pie question: stay or swap"


@pytest.mark.parametrize("word", ["stay", "swap"])
def test_an_answer_without_a_question(word: str) -> None:
    assert refused(start(), word)[0].startswith(f"there is nothing to {word} now")


def test_a_move_after_the_end() -> None:
    state = played("timeout", "timeout")
    assert state.is_over
    assert refused(state, "a4")[0] == "the game is over"


def test_text_of_another_kind() -> None:
    with pytest.raises(IllegalMove, match="a move is written as text"):
        start().play(7)  # type: ignore[arg-type]


def test_every_placement_of_the_board_is_legal_or_has_a_reason() -> None:
    from hexagora.rulebooks.hexafuse.notation import text
    from hexagora.rulebooks.hexafuse.pieces import PLACEMENTS

    state = start()
    for ply in range(8):
        legal = set(state.legal_moves())
        if "stay" in legal:
            state = state.play("stay")
            continue
        for placement in range(PLACEMENTS):
            move = text(placement)
            if move in legal:
                continue
            if placement % 11 == ply:
                refused(state, move)
        state = state.play(sorted(legal)[len(legal) // 2])
