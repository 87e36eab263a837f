"""Points before the game begins."""

import pytest

import hexagora
from hexagora.bots import bot
from hexagora.bots.head_start import winners
from hexagora.contract import State


def played(seed: int) -> State:
    state = hexagora.game("hexafuse").start(seed=seed)
    mover = bot("random", seed)
    while state.to_act is not None:
        state = state.play(mover.choose(state))
    return state


@pytest.mark.parametrize("seed", range(4))
def test_a_head_start_counts_as_points(seed: int) -> None:
    state = played(seed)
    first, second = state.scores
    lead = int(first - second)
    assert winners(state, [0, 0]) == state.winners
    assert winners(state, [0, lead]) == [0, 1]
    assert winners(state, [0, lead + 1]) == [1]
    assert winners(state, [1, lead]) == [0]


def test_who_resigns_has_lost_all_the_same() -> None:
    state = hexagora.game("hexafuse").start(seed=1).finish("resign", 1)
    assert winners(state, [0, 1000]) == [0]


def test_a_tie_that_the_rules_have_broken_stays_broken() -> None:
    state = hexagora.game("hexpertise").start(seed=1, players=2)
    while state.to_act is not None:  # both play the same, so that the elements do not differ either
        move = state.legal_moves()[0]
        state = state.play(move).play(move)
    assert winners(state, [7, 7]) == winners(state, [0, 0]) == state.winners
    assert winners(state, [7, 0]) == [0]
