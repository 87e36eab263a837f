"""The fast engine and the slow one, written from the rules alone, agree on every state of random games."""

import random

import pytest

import hexagora
from tests.oracle.hexafuse import HexaFuseOracle

GAMES = 260  # for each place of the anchors, so 520 in all
TIMEOUT_RATE = 0.03  # the clock plays now and then, or the rulings about it would never be met


@pytest.mark.parametrize("anchors", ["opposed", "facing"])
def test_both_engines_agree_on_every_state_of_random_games(anchors: str) -> None:
    game = hexagora.game("hexafuse", anchors=anchors)
    plies = timeouts = swaps = locks = forced = 0
    for seed in range(GAMES):
        rng = random.Random(f"{anchors} {seed}")
        state = game.start(seed=seed)
        oracle = HexaFuseOracle(state.setup, {"anchors": anchors})
        while True:
            where = f"{anchors}, seed {seed}, ply {len(state.history)}"
            legal = state.legal_moves()
            assert legal == oracle.legal_moves(), where
            assert state.to_act == oracle.to_act, where
            assert state.scores == oracle.scores, where
            assert state.detail == oracle.detail, where
            assert state.winners == oracle.winners, where
            assert state.is_over == oracle.is_over, where
            view = state.view()
            assert [sorted(filter(None, hand)) for hand in view["hands"]] == [sorted(h) for h in oracle.hands], where
            assert [queue["count"] for queue in view["queues"]] == [len(queue) for queue in oracle.queues], where
            if state.is_over:
                break
            move = "timeout" if rng.random() < TIMEOUT_RATE else rng.choice(legal)
            timeouts += move == "timeout"
            swaps += move == "swap"
            forced += move == "pass"
            plies += 1
            state, oracle = state.play(move), oracle.play(move)
        locks += sum(heading["lock"] > 0 for heading in state.detail)
    # The games must have met what they are to compare.
    assert min(timeouts, swaps, locks, forced) > 50
    assert plies > 12 * GAMES
