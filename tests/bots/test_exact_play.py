"""At the end of a game Overdrive's moves are optimal: held against an exhaustive expectation in fractions."""

from typing import Any

import pytest

import hexagora
from hexagora.contract import Dice, State
from tests.search.test_solve import of_move, replayed, value

NO_PLACEMENT = ("pass", "stay", "swap")


def most_placements(state: State, limit: int) -> int:
    """The most placements that can still be made, whatever is played and drawn; looks no further than the limit."""
    if state.is_over or limit < 0:
        return 0
    most = 0
    for move in state.legal_moves():
        placed = int(move not in NO_PLACEMENT)
        for hidden in orders(state, move):
            most = max(most, placed + most_placements(hidden.play(move), limit - placed))
            if most > limit:
                return most
    return most


def orders(state: State, move: str) -> list[State]:
    """The state with each piece of the queue in front that a placement may draw."""
    if move in NO_PLACEMENT or state.to_act is None:
        return [state]
    side = state.view()["sides"][state.to_act]
    count = state.view()["queues"][state.to_act]["count"]
    states = []
    for place in range(count) or [0]:
        setup = state.setup
        queue = setup["queues"]["AB".index(side)]
        if count:
            at = len(queue) - count
            queue[at], queue[at + place] = queue[at + place], queue[at]
        states.append(replayed(state, setup))
    return states


def endings_of_hexafuse(count: int) -> list[State]:
    """The first positions of random games in which at most four placements can follow, and there is a choice."""
    found: list[State] = []
    number = 0
    while len(found) < count:
        number += 1
        dice, state = Dice(f"ending:{number}"), hexagora.game("hexafuse").start(seed=f"ending:{number}")
        states = []
        while not state.is_over:
            states.append(state)
            state = state.play(dice.choice(state.legal_moves()))
        choices = [state for state in states[-5:] if 1 < len(state.legal_moves()) < 9]
        found += [state for state in choices if most_placements(state, 4) <= 4][:1]
    return found[:count]


def check_optimal(state: State) -> None:
    """The move leads to the best expected share of the win, and among those to the best lead."""
    thought = hexagora.bot("overdrive", seed=1).think(state, simulations=1)
    assert thought.exact
    player = state.to_act
    assert player is not None
    assert of_move(state, thought.move)[player] == value(state)[player]


def test_with_at_most_four_placements_to_come_overdrive_is_optimal() -> None:
    for state in endings_of_hexafuse(3):
        check_optimal(state)


@pytest.mark.parametrize("game", ["hexpertise", "hexpertise-first"])
@pytest.mark.parametrize("players", [1, 2])
def test_overdrive_is_optimal_in_the_last_cards(game: str, players: int) -> None:
    state = hexagora.game(game).start(seed=7, players=players)
    cards = len(state.setup["deck"])
    dice = Dice(7)
    left: dict[Any, int] = {("hexpertise", 1): 3, ("hexpertise", 2): 2, ("hexpertise-first", 1): 2}
    while len(state.history) < moves_before(game, players, cards - left.get((game, players), 1)):
        state = state.play(dice.choice(state.legal_moves()))
    check_optimal(state)


def moves_before(game: str, players: int, card: int) -> int:
    """The moves that all make before a card is flipped."""
    return card * players * (2 if game == "hexpertise-first" else 1)
