"""Both engines of Hexano-Duel agree on every state of random games, in every layout."""

import random

import pytest

from hexagora import State
from hexagora.rulebooks.hexano_duel import GAMES
from hexagora.rulebooks.hexano_duel.show import flights
from tests.oracle.hexano_duel import HexanoDuelOracle

GAME = GAMES[0]
ERUPTS_AT_ONCE = 0.85  # how often a player erupts at once if possible, or games would be mostly quiet moves


def loud(state: State, rng: random.Random) -> str | None:
    """A move that erupts, if there is one."""
    pos = state.position()
    moves = state.legal_moves()
    return next((move for move in rng.sample(moves, len(moves)) if flights(pos, GAME.code(pos, move))), None)


def sparse(rng: random.Random) -> dict[str, dict[str, str]]:
    """An arrangement near its end: a third of the volcanoes is empty, the others are short."""
    setup = GAME.with_options(layout="shuffled").start(seed=rng.randrange(10**9)).setup
    for label, stack in setup["stacks"].items():
        if stack[-2:] not in ("W1", "K1"):
            setup["stacks"][label] = rng.choice(["", stack[:2], stack])
        elif rng.random() < 0.7:
            setup["stacks"][label] = stack[-2:]
    return setup


@pytest.mark.parametrize(("layout", "games"), [("rosette", 100), ("shuffled", 100), ("explicit", 30)])
def test_both_engines_agree_on_every_state_of_random_games(layout: str, games: int) -> None:
    ends: dict[str | None, int] = {}
    for seed in range(games):
        rng = random.Random(f"{layout} {seed}")
        if layout == "explicit":
            state = GAME.start(setup=sparse(rng))
        else:
            state = GAME.with_options(layout=layout).start(seed=seed)
        oracle = HexanoDuelOracle(state.setup)
        while True:
            where = f"{layout}, seed {seed}, ply {len(state.history)}"
            legal = state.legal_moves()
            assert legal == oracle.legal_moves(), where
            assert state.to_act == oracle.to_act, where
            assert state.scores == oracle.scores, where
            assert state.detail == oracle.detail, where
            assert state.winners == oracle.winners, where
            assert state.is_over == oracle.is_over, where
            if len(state.history) % 8 == 0 or state.is_over:
                view = state.view()
                assert view["stacks"] == oracle.stacks, where
                assert [sorted(haul) for haul in view["hauls"]] == [sorted(haul) for haul in oracle.hauls], where
                assert view["end"] == oracle.end, where
            if state.is_over:
                break
            move = rng.choice(legal)
            if rng.random() < ERUPTS_AT_ONCE:
                move = loud(state, rng) or move
            if rng.random() < 0.0005:
                move = "timeout"
            state, oracle = state.play(move), oracle.play(move)
        ends[state.view()["end"]] = ends.get(state.view()["end"], 0) + 1
    if layout == "explicit":
        # The games must have met the endings that they are to compare.
        assert {"collection", "no eruption possible", "dry"} <= set(ends) or len(ends) >= 3, ends
