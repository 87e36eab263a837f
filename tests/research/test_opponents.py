"""OpenSpiel's tree search as an opponent."""

from __future__ import annotations

import time

import pytest

import hexagora
from hexagora.contract import State
from hexagora.research import opponents
from hexagora.research.opponents import bot
from tests.cli.run import good, refused

NAME = "openspiel-mcts"


@pytest.fixture
def spiel() -> None:
    pytest.importorskip("pyspiel")


def hexafuse(plies: int) -> State:
    state = hexagora.game("hexafuse").start(seed=3)
    mover = bot("random", 3)
    for _ in range(plies):
        state = state.play(mover.choose(state))
    return state


@pytest.mark.usefixtures("spiel")
@pytest.mark.parametrize("plies", [0, 1, 6])
def test_it_chooses_a_legal_move_and_the_same_again_from_its_seed(plies: int) -> None:
    state = hexafuse(plies)
    thought = bot(NAME, 1).think(state, simulations=40)
    assert thought.move in state.legal_moves()
    assert thought == bot(NAME, 1).think(state, simulations=40)
    if len(state.legal_moves()) > 1:
        assert thought.simulations == 40
        assert sum(considered.visits for considered in thought.considered) == 39, "the first one is the root's"


@pytest.mark.usefixtures("spiel")
def test_it_does_not_look_at_the_order_that_nobody_can_know() -> None:
    state = hexafuse(4)
    setup = state.setup
    for queue in setup["queues"]:
        queue[9:] = queue[:8:-1]
    other = state.game.start(setup=setup)
    for move in state.history:
        other = other.play(move)
    assert other.view() == state.view()
    assert bot(NAME, 1).think(other, simulations=60) == bot(NAME, 1).think(state, simulations=60)


@pytest.mark.usefixtures("spiel")
@pytest.mark.parametrize("game", ["hexano-duel", "hexpertise", "hexpertise-first"])
def test_it_plays_every_game(game: str) -> None:
    state = hexagora.game(game).start(seed=1)
    player = bot(NAME, 1)
    for _ in range(4):
        state = state.play(player.choose(state, simulations=10))
    assert len(state.history) == 4


@pytest.mark.usefixtures("spiel")
def test_it_plays_alone_for_points() -> None:
    state = hexagora.game("hexpertise").start(seed=1, players=1)
    assert bot(f"{NAME}:alone=30", 1).choose(state, simulations=10) in state.legal_moves()


@pytest.mark.usefixtures("spiel")
def test_given_a_time_it_searches_for_about_that_long() -> None:
    state = hexafuse(3)
    short, long = (bot(NAME, 1).think(state, seconds=seconds).simulations for seconds in (0.02, 0.4))
    assert 0 < short < long


@pytest.mark.usefixtures("spiel")
def test_where_the_result_is_proved_at_once_no_time_is_too_long() -> None:
    """The last card of a mage alone: a search ends as soon as it knows, so its speed seems to have no limit."""
    state = hexagora.game("hexpertise").start(seed=1, players=1)
    while len(state.history) < len(state.setup["deck"]) - 1:
        state = state.play(state.legal_moves()[0])
    assert bot(NAME, 1, clock=time.thread_time).choose(state, seconds=20.0) in state.legal_moves()


@pytest.mark.usefixtures("spiel")
def test_it_sits_down_in_a_match() -> None:
    args = ("match", "hexafuse", "--bots", "spark", f"{NAME}:c=1,rollouts=2", "--games", 1, "--seed", 1)
    said = good(*args, "--simulations", 5, "--workers", 1)
    assert f"spark against {NAME}:c=1,rollouts=2" in said


@pytest.mark.usefixtures("spiel")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("depth=3", "no parameter 'depth'"),
        ("c=x", "c of openspiel-mcts cannot be 'x'"),
        ("rollouts=0", "cannot be '0'"),
    ],
)
def test_a_name_that_makes_no_sense_is_refused(name: str, reason: str) -> None:
    assert reason in refused("match", "hexafuse", "--bots", "spark", f"{NAME}:{name}")


def test_without_openspiel_it_is_missed_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "find_spec", lambda _name: None)
    assert "is not installed (the extra research has it)" in refused("match", "hexafuse", "--bots", "spark", NAME)


def test_bots_of_the_house_are_as_they_are() -> None:
    state = hexafuse(2)
    thought = bot("spark", 1).think(state, simulations=20)
    assert thought == hexagora.bot("spark", 1).think(state, simulations=20)
