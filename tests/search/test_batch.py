"""A batch plays whole games by the rules, each from its own seed, and the same ones on any number of threads."""

import numpy as np
import pytest

from hexagora.contract import kernels
from hexagora.contract.rng import new_rng
from hexagora.search import batch
from tests.toys import PETALS

GAMES = 12


def replayed(moves: list[int], seed: int) -> list[float]:
    """The scores after some moves, played one by one."""
    pos = PETALS.start(seed=3).position()
    kernels.shuffle(pos, new_rng(seed))
    legal = np.zeros(PETALS.facts.max_legal, dtype=np.int32)
    for move in moves:
        count = kernels.legal(pos, legal)
        assert move in legal[:count]
        kernels.apply(pos, move)
    assert kernels.to_act(pos) < 0
    scores = np.zeros(2)
    kernels.points(pos, scores)
    return [float(score) for score in scores]


@pytest.mark.parametrize("simulations", [0, 8])
def test_every_game_is_played_to_its_end_by_legal_moves(simulations: int) -> None:
    done = batch(PETALS.start(seed=3), GAMES, simulations=simulations, keep=20)
    for game in range(GAMES):
        moves = [int(move) for move in done.moves[game] if move >= 0]
        assert len(moves) == done.plies[game]
        assert replayed(moves, int(done.seeds[game])) == list(done.scores[game])
    assert np.allclose(done.shares.sum(axis=1), 1.0)


@pytest.mark.parametrize("simulations", [0, 8])
def test_a_batch_is_the_same_on_any_number_of_threads_and_another_for_another_seed(simulations: int) -> None:
    one, two, other = (
        batch(PETALS.start(seed=3), GAMES, seed=seed, simulations=simulations, keep=20, workers=workers)
        for seed, workers in (("a", 1), ("a", 2), ("b", 2))
    )
    assert np.array_equal(one.moves, two.moves)
    assert np.array_equal(one.scores, two.scores)
    assert not np.array_equal(one.moves, other.moves)


def test_games_of_one_batch_differ() -> None:
    assert len({tuple(row) for row in batch(PETALS.start(seed=3), GAMES, keep=20).moves.tolist()}) > 1


def test_no_moves_are_kept_unless_wanted() -> None:
    assert batch(PETALS.start(seed=3), 2).moves.shape == (2, 0)


@pytest.mark.parametrize("wrong", [{"games": 0}, {"simulations": -1}, {"keep": -1}, {"workers": 0}])
def test_numbers_that_are_none_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="a batch needs"):
        batch(PETALS.start(seed=3), **{"games": 1, **wrong})  # type: ignore[arg-type]
