"""Hex, the example of a plug-in, and the slow engine agree on every state of random games."""

import random

import numpy as np
import pytest
from hexagora_hex import HEX, connection, opened

from hexagora.contract import kernels
from hexagora.contract.rng import new_rng
from hexagora.search import perft
from tests.oracle import perft as slow
from tests.oracle.hex import BLUE, RED, HexOracle, connects

SETUP: dict[str, list[str]] = {"red": [], "blue": []}


@pytest.mark.parametrize("swap", [True, False])
@pytest.mark.parametrize(("size", "games"), [(3, 60), (4, 40), (5, 25), (8, 5), (11, 2), (19, 1)])
def test_both_engines_agree_on_every_state_of_random_games(size: int, games: int, swap: bool) -> None:
    game = HEX.with_options(size=size, swap=swap)
    ends, swaps = set(), 0
    for seed in range(games):
        rng = random.Random(f"{size} {swap} {seed}")
        state, oracle = game.start(), HexOracle(SETUP, {"size": size, "swap": swap})
        while True:
            where = f"seed {seed}, ply {len(state.history)}"
            legal = state.legal_moves()
            assert legal == oracle.legal_moves(), where
            assert state.to_act == oracle.to_act, where
            assert state.winners == oracle.winners, where
            assert state.scores == oracle.scores, where
            assert state.detail == oracle.detail, where
            if state.is_over:
                break
            often = "swap" in legal and rng.random() < 0.5
            move = "timeout" if rng.random() < 0.1 / size**2 else "swap" if often else rng.choice(legal)
            swaps += move == "swap"
            state, oracle = state.play(move), oracle.play(move)
        ends.add((state.winners[0], "swap" in state.history))
    if games >= 20:  # they must have met what they are to compare
        assert len({winner for winner, _ in ends}) == 2
        assert bool(swaps) == swap


def test_a_full_board_connects_exactly_one_side() -> None:
    rng = random.Random(1)
    for size in (3, 6, 10):
        names = list(HexOracle(SETUP, {"size": size}).cells)
        for _ in range(20):
            rng.shuffle(names)
            red, blue = names[::2], names[1::2]
            cells = HexOracle(SETUP, {"size": size}).cells
            won = [connects((cells[n] for n in own), side, size) for side, own in ((RED, red), (BLUE, blue))]
            assert sum(won) == 1
            assert [bool(connection(size, side, own)) for side, own in ((RED, red), (BLUE, blue))] == won


@pytest.mark.parametrize(("size", "swap", "depth"), [(3, False, 6), (3, True, 6), (4, True, 4)])
def test_both_engines_count_the_same_sequences(size: int, swap: bool, depth: int) -> None:
    state = HEX.with_options(size=size, swap=swap).start()
    oracle = HexOracle(SETUP, {"size": size, "swap": swap})
    for plies in range(1, depth + 1):
        assert perft(state.position(), plies) == slow.perft(oracle, plies)


def test_random_moves_are_uniform_the_swap_among_them() -> None:
    pos, rng, moves = opened(3, swap=True), new_rng(5), np.zeros(10, dtype=np.int32)
    kernels.apply(pos, kernels.random_move(pos, rng, moves))
    legal = moves[: kernels.legal(pos, moves)].tolist()
    drawn = [kernels.random_move(pos, rng, moves) for _ in range(9000)]
    assert set(drawn) == set(legal)
    assert all(850 < drawn.count(move) < 1150 for move in legal)  # five standard deviations
