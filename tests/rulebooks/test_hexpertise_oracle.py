"""Both engines of Hexpertise agree on every state of random games: both editions, 1, 2, 3 and 6 mages."""

import random

import pytest

from hexagora.contract import Game
from hexagora.rulebooks.hexpertise import GAMES
from tests.oracle.hexpertise import HexpertiseOracle

EDITIONS = {"hexpertise": "second", "hexpertise-first": "first"}


@pytest.mark.parametrize(("mages", "games"), [(1, 260), (2, 150), (3, 70), (6, 30)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_both_engines_agree_on_every_state_of_random_games(game: Game, mages: int, games: int) -> None:
    crossings = 0
    for seed in range(games):
        rng = random.Random(f"{game.id} {mages} {seed}")
        options = {"advanced": seed % 5 != 0} if game.facts.options else {}
        state = game.with_options(**options).start(seed=seed, players=mages)
        oracle = HexpertiseOracle(state.setup, EDITIONS[game.id], mages, options or None)
        while True:
            where = f"{game.id}, {mages} mages, seed {seed}, ply {len(state.history)}"
            legal = state.legal_moves()
            assert legal == oracle.legal_moves(), where
            assert state.to_act == oracle.to_act, where
            assert state.detail == oracle.detail, where
            assert state.scores == oracle.scores, where
            assert state.winners == oracle.winners, where
            assert state.is_over == oracle.is_over, where
            if state.is_over:
                break
            move = rng.choice(legal)
            crossings += move.startswith("x")
            state, oracle = state.play(move), oracle.play(move)
    assert crossings > 0 or game.id == "hexpertise-first"
