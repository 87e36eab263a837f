"""What a bot makes of a position that somebody looks at."""

from __future__ import annotations

import pytest

import hexagora
from hexagora.bots.review import opinion
from hexagora.contract import State
from hexagora.contract.kernels import points_for, points_reward
from tests.toys import PETALS


def played_out(state: State, left: int) -> State:
    """A game up to so many moves before its end."""
    states = [state]
    while not states[-1].is_over:
        states.append(states[-1].play(states[-1].legal_moves()[0]))
    return states[-1 - left]


@pytest.mark.parametrize("game", ["hexafuse", "hexano-duel", "hexpertise"])
def test_the_best_moves_and_the_one_that_was_played_get_values(game: str) -> None:
    state = hexagora.game(game).start(seed=5, players=None)
    worst = state.legal_moves()[-1]
    found = opinion(state, 0, worst)
    assert len(found.best) == 3
    assert all(0.0 <= one.value <= 1.0 for one in found.best)
    assert found.played is not None
    assert found.played.move == worst
    assert found.played.visits >= 1
    assert opinion(state, 0, worst) == found, "the same position is judged in the same way"


def test_what_is_hidden_changes_nothing() -> None:
    game = hexagora.game("hexafuse")
    state = game.start(seed=3)
    setup = state.setup
    queue = setup["queues"][0]
    other = game.start(setup=setup | {"queues": [[*queue[:5], *reversed(queue[5:])], setup["queues"][1]]})
    assert other.view(0) == state.view(0)
    assert opinion(other, 0) == opinion(state, 0)


def test_the_end_of_a_game_is_searched_out() -> None:
    state = played_out(PETALS.start(seed=1, players=2), left=3)
    found = opinion(state, state.to_act or 0)
    assert found.exact
    values = [one.value for one in found.best]
    assert values == sorted(values, reverse=True)


def test_who_plays_alone_is_told_in_points_also_where_it_is_searched_out() -> None:
    state = played_out(PETALS.start(seed=1, players=1), left=2)
    found = opinion(state, 0)
    assert found.exact
    best = max(state.play(move).play(state.play(move).legal_moves()[0]).scores[0] for move in state.legal_moves())
    assert points_for(found.best[0].value) == pytest.approx(best)


def test_where_there_is_no_choice_there_is_nothing_to_say() -> None:
    state = played_out(PETALS.start(seed=1, players=2), left=1)
    assert opinion(state, state.to_act or 0, state.legal_moves()[0]).best == ()


@pytest.mark.parametrize("points", [0.0, 12.5, 100.0, 240.0])
def test_points_and_rewards_are_inverse(points: float) -> None:
    assert points_for(float(points_reward(points))) == pytest.approx(points)
