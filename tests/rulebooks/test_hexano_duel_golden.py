"""Hexano-Duel against games, counts and hauls of an independent engine."""

from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexagora.rulebooks.hexano_duel import GAMES, scoring
from hexagora.rulebooks.hexano_duel.haul import arranged
from hexagora.rulebooks.hexano_duel.pieces import CLEAR, SIZES, kind
from tests.rulebooks.golden import check_game, check_perft, golden

NAMES = ["hexano-duel-1", "hexano-duel-2", "hexano-duel-shuffled-1", "hexano-duel-shuffled-2"]
GAME = GAMES[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_has_the_same_legal_moves_at_every_ply_and_the_same_end(name: str) -> None:
    check_game(GAME, golden(name))


@pytest.mark.parametrize("name", NAMES)
def test_perft_agrees_with_the_golden_counts(name: str) -> None:
    check_perft(GAME, golden(name))


def counted(haul: list[str]) -> Any:
    counts = np.zeros(SIZES * (CLEAR + 1), dtype=np.int8)
    for piece in haul:
        counts[kind(piece)] += 1
    return counts


def points(haul: list[str]) -> int:
    solid, mixed, loose = scoring.trees(counted(haul))
    return int(scoring.SOLID_TREE * solid + scoring.MIXED_TREE * mixed + scoring.LOOSE * loose)


def test_the_golden_hauls_have_their_best_score() -> None:
    for case in golden("hexano-duel-hauls"):
        assert points(case["haul"]) == case["score"], case


COLOURED_PIECES = [f"{colour}{size}" for colour in "ROYGBP" for size in "123"]


def test_ten_thousand_random_hauls_score_as_brute_force_says() -> None:
    rng = np.random.default_rng(1)
    for _ in range(10_000):
        haul = [COLOURED_PIECES[i] for i in rng.integers(len(COLOURED_PIECES), size=rng.integers(0, 9))]
        haul += [f"C{size}" for size in (1, 2, 3) if rng.random() < 0.5]
        by_size = [tuple(sorted(piece[0] for piece in haul if piece[1] == size)) for size in "123"]
        assert points(haul) == brute_force(by_size[0], by_size[1], by_size[2]), haul


@cache
def brute_force(small: tuple[str, ...], medium: tuple[str, ...], large: tuple[str, ...]) -> int:
    """The best score of all ways to use the pieces: the first small one is left over, or in a tree with any others."""
    if not small:
        return len(medium) + len(large)
    best = 1 + brute_force(small[1:], medium, large)
    for m in set(medium):
        for x in set(large):
            worth = 7 if len({small[0], m, x} - {"C"}) <= 1 else 5
            best = max(best, worth + brute_force(small[1:], without(medium, m), without(large, x)))
    return best


def without(colours: tuple[str, ...], colour: str) -> tuple[str, ...]:
    at = colours.index(colour)
    return colours[:at] + colours[at + 1 :]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(COLOURED_PIECES), max_size=24), st.sets(st.sampled_from(["C1", "C2", "C3"])))
def test_a_haul_is_laid_out_in_the_trees_that_it_is_scored_for(pieces: list[str], clear: set[str]) -> None:
    haul = pieces + sorted(clear)
    groups = arranged(counted(haul))
    assert sorted(piece for group in groups for piece in group) == sorted(haul)
    trees = [group for group in groups if len(group) == SIZES]
    assert all([piece[1] for piece in tree] == ["1", "2", "3"] for tree in trees)
    solid = [tree for tree in trees if len({piece[0] for piece in tree} - {"C"}) <= 1]
    loose = len(haul) - SIZES * len(trees)
    assert 7 * len(solid) + 5 * (len(trees) - len(solid)) + loose == points(haul)
