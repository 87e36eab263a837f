"""Hexpertise against games, counts and displays of an independent engine."""

from typing import Any

import numpy as np
import pytest

from hexagora.rulebooks.hexpertise import GAMES
from hexagora.rulebooks.hexpertise.editions import EDITIONS, ELEMENTS, HEADINGS
from hexagora.rulebooks.hexpertise.position import values
from hexagora.rulebooks.hexpertise.scoring import score
from hexagora.rulebooks.shifts import BIT, BOARD
from tests.rulebooks.golden import check_game, check_perft, golden

SECOND, FIRST = GAMES
CASES = [
    (SECOND, "hexpertise-1"),
    (SECOND, "hexpertise-2"),
    (FIRST, "hexpertise-first-1"),
    (FIRST, "hexpertise-first-2"),
]


@pytest.mark.parametrize(("game", "name"), CASES, ids=lambda case: str(getattr(case, "id", case)))
def test_a_golden_game_has_the_same_legal_moves_at_every_ply_and_the_same_end(game: Any, name: str) -> None:
    check_game(game, golden(name))


@pytest.mark.parametrize(("game", "name"), CASES, ids=lambda case: str(getattr(case, "id", case)))
def test_perft_agrees_with_the_golden_counts(game: Any, name: str) -> None:
    check_perft(game, golden(name))


def test_the_golden_displays_score_by_heading_in_both_editions() -> None:
    out = np.zeros(len(HEADINGS), dtype=np.int32)
    for case in golden("hexpertise-displays"):
        elements, crossed = np.zeros(6, dtype=np.uint64), np.uint64(0)
        for label, held in case["display"].items():
            bit = BIT[BOARD.index[label]]
            if held == "x":
                crossed |= bit
            else:
                elements[ELEMENTS.index(held)] |= bit
        for edition, key in zip(EDITIONS, ("second", "first"), strict=True):
            score(elements, crossed, values(edition, advanced=True), out)
            assert dict(zip(HEADINGS, out.tolist(), strict=True)) == case[key]
