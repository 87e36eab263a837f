"""HexaFuse against games and counts of an independent engine."""

from typing import Any

import pytest

import hexagora
from tests.rulebooks.golden import check_game, check_perft, golden

GAMES = ["hexafuse-1", "hexafuse-2"]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_has_the_same_legal_moves_at_every_ply_and_the_same_end(name: str) -> None:
    check_game(hexagora.game("hexafuse"), golden(name))


@pytest.mark.parametrize("name", GAMES)
def test_perft_agrees_with_the_golden_counts(name: str) -> None:
    check_perft(hexagora.game("hexafuse"), golden(name))


@pytest.mark.parametrize("data", golden("hexafuse-bridges"))
def test_bridges_allow_what_the_corner_rule_would_forbid(data: Any) -> None:
    state = hexagora.load(data["record"])
    assert state.legal_moves() == data["legal"]
    assert set(data["only by the bridge"]) <= set(data["legal"])
