"""Our games in OpenSpiel: its own checks, and that they are the same games there."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

import hexagora
from hexagora.bots import bot
from hexagora.contract import State

pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("hexagora.research.openspiel")

HEXAFUSE = "python_hexagora_hexafuse"
DUEL = "python_hexagora_hexano_duel"
EXPERTISE = "python_hexagora_hexpertise"


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    openspiel.register()


def played(name: str, seed: int, actions: int = 10_000) -> Any:
    """A state of OpenSpiel after random actions, chance among them."""
    dice = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and len(state.history()) < actions:
        if state.is_chance_node():
            state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def ours(state: Any) -> State:
    """The same state as one of ours."""
    game = state.get_game()
    deal, steps = state._story()
    found: State = openspiel.state.Drawn(game.house, game.dealt(deal), steps, game.players)
    return found


def test_every_game_of_the_house_is_registered() -> None:
    names = openspiel.register()
    assert names == [f"python_hexagora_{id.replace('-', '_')}" for id in hexagora.games()]
    assert set(names) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", [HEXAFUSE, DUEL, f"{EXPERTISE}(players=2)", f"{EXPERTISE}_first(players=1)"])
def test_the_checks_of_openspiel_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)  # noqa: FBT003 - serialized, and silent


@pytest.mark.parametrize(
    "name", [f"{HEXAFUSE}(anchors=facing)", DUEL, f"{EXPERTISE}(players=3)", f"{EXPERTISE}(advanced=False)"]
)
def test_actions_are_the_legal_moves_of_the_game(name: str) -> None:
    state = played(name, 1, actions=9)
    while not state.is_terminal():
        if not state.is_chance_node():
            mine = ours(state)
            told = [state.action_to_string(action) for action in state.legal_actions()]
            assert sorted(told) == mine.legal_moves()
            assert state.current_player() == mine.to_act
            assert json.loads(state.observation_string(0)) == json.loads(json.dumps(mine.view(0)))
            if len(state.history()) > 30:
                break
        action = state.chance_outcomes()[-1][0] if state.is_chance_node() else state.legal_actions()[0]
        state.apply_action(action)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_end_is_worth_what_the_rules_say(seed: int) -> None:
    state = played(HEXAFUSE, seed)
    mine = ours(state)
    assert mine.is_over
    assert state.returns() == [1.0 if p in mine.winners else -1.0 for p in range(2)] or mine.winners == [0, 1]
    alone = played(f"{EXPERTISE}(players=1)", seed)
    assert alone.returns() == [float(ours(alone).scores[0])]
    three = played(f"{EXPERTISE}(players=3,utility=win)", seed)
    assert sum(three.returns()) == pytest.approx(0.0)
    assert {p for p in range(3) if three.returns()[p] > 0} == set(ours(three).winners)


def test_what_is_drawn_is_chance_and_any_of_it_may_come() -> None:
    state = played(HEXAFUSE, 3, actions=1)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 10, "ten pieces are in the queue"
    assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
    mover = ours(state).to_act
    hands = set()
    for outcome, _ in outcomes:
        child = state.child(outcome)
        hands.add(json.dumps(json.loads(child.observation_string(0))["hands"][mover]))
    assert len(hands) == 10


def test_who_chooses_second_does_not_see_what_the_first_has_chosen() -> None:
    start = played(f"{EXPERTISE}(players=2)", 4, actions=1)
    first, second = (start.child(action) for action in start.legal_actions()[:2])
    for text in ("observation_string", "information_state_string"):
        assert getattr(first, text)(1) == getattr(second, text)(1) != ""
        assert getattr(first, text)(0) != getattr(second, text)(0)


def test_a_state_remembers_how_it_came_about() -> None:
    state = played(f"{HEXAFUSE}(deals=1)", 5, actions=6)
    copy = state.clone()
    assert copy.information_state_string(0) == state.information_state_string(0)
    assert state.information_state_string(0).startswith(state.observation_string(0))
    again = pyspiel.load_game(f"{HEXAFUSE}(deals=1)").new_initial_state()
    seen = set()
    for action in state.history():
        seen.add(again.information_state_string(0))
        again.apply_action(action)
    assert len(seen) > 3
    assert again.information_state_string(0) == state.information_state_string(0)


def test_a_position_of_the_engine_can_be_searched_from() -> None:
    state = hexagora.game("hexafuse").start(seed=6)
    game = openspiel.load(state.game, deals=1)
    there = game.state_at(state.position())
    assert sorted(map(there.action_to_string, there.legal_actions())) == state.legal_moves()
    before = [array.copy() for array in state.position()]
    there.apply_action(there.legal_actions()[0])
    assert all(np.array_equal(a, b) for a, b in zip(before, state.position(), strict=True)), "it works on a copy"


@pytest.mark.parametrize(
    ("parameters", "reason"),
    [
        ({"utility": "money"}, "utility is one of"),
        ({"deals": 0}, "at least one deal"),
        ({"players": 3}, "takes 2 players"),
    ],
)
def test_parameters_that_make_no_sense_are_refused(parameters: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        openspiel.load(hexagora.game("hexafuse"), **parameters)
    with pytest.raises(ValueError, match="one player wins nothing"):
        openspiel.load(hexagora.game("hexpertise"), players=1, utility="win")


def test_a_random_bot_of_the_house_agrees_on_who_moves() -> None:
    state = hexagora.game("hexano-duel").start(seed=1)
    mover, there = bot("random", 1), openspiel.load(state.game, deals=1).state_at(state.position())
    for _ in range(12):
        move = mover.choose(state)
        there.apply_action(state.game.code(state.position(), move))
        state = state.play(move)
        assert there.current_player() == state.to_act
