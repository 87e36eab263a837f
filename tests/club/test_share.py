"""The text by which a result is shared tells how it went, and nothing of how it was done."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hexagora.club.domain import Worth, shared
from hexagora.club.domain.share import CELLS, MINE, NOBODYS, THEIRS, parts

DAY = "2026-11-30"


@given(st.lists(st.floats(-50, 500), min_size=1, max_size=9))
def test_the_cells_of_the_picture_are_shared_out_to_the_last_and_nobody_is_off_by_more_than_one(
    values: list[float],
) -> None:
    given, total = parts(values), sum(max(0.0, value) for value in values)
    assert sum(given) == (CELLS if total else 0)
    for value, cells in zip(values, given, strict=True):
        assert cells >= 0
        assert abs(cells - (CELLS * max(0.0, value) / total if total else 0)) <= 1


def test_a_duel_is_told_by_its_result_and_the_shares_of_both() -> None:
    text = shared("HexaFuse", DAY, Worth(1, 12, 40), [40, 28], alone=False, beaten=83, streak=4)
    head, how, *picture = text.splitlines()
    assert head == f"Hexagora · HexaFuse · {DAY}"
    assert how == "Won by 12 · better than 83 % · day 4 in a row"
    assert [len(line.strip()) for line in picture] == [3, 4, 5, 4, 3]
    assert "".join(picture).count(MINE) == 11
    assert "".join(picture).count(THEIRS) == 8


def test_other_results_have_other_words() -> None:
    def how(worth: Worth, *, alone: bool = False) -> str:
        return shared("G", DAY, worth, [1, 1], alone=alone, beaten=None, streak=1).splitlines()[1]

    assert how(Worth(0, -3, 10)) == "Lost by 3"
    assert how(Worth(0.5, 0, 10)) == "A draw at 10 points"
    assert how(Worth(-1, 0, 10)) == "Gave up"
    assert how(Worth(1, 77, 77), alone=True) == "77 points"


def test_a_game_without_points_is_an_empty_board() -> None:
    text = shared("G", DAY, Worth(-1, 0, 0), [0, 0], alone=False, beaten=50, streak=0)
    assert text.count(NOBODYS) == CELLS
    assert "better" not in text
