"""The exact finish against a slow one, which uses fractions and nothing but the public side of the games."""

import random
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import hexagora
from hexagora.contract import State
from hexagora.search.solve import Solver, Valued, best
from tests.toys import PETALS

# (share of the win, lead) of each player
Value = tuple[tuple[Fraction, Fraction], ...]


def after(state: State, move: str) -> list[State]:
    """All states that a move may lead to, each equally likely: one for everything that may be drawn."""
    setup = state.setup
    if state.game.id == "petals":
        queue, drawn = setup["tiles"], len(state.history) + 1
    elif state.game.id.startswith("hexpertise"):
        # The next card is flipped when all have chosen; it is one of those left in its pass of fifteen.
        choices = state.players * (2 if state.game.id == "hexpertise-first" else 1)
        flipped, deck = (len(state.history) + 1) // choices, setup["deck"]
        flips = (len(state.history) + 1) % choices == 0 and flipped < len(deck)
        queue, drawn = (deck[: (flipped // 15 + 1) * 15], flipped) if flips else ([], 0)
    elif move not in ("pass", "stay", "swap"):
        assert state.to_act is not None
        side = state.to_act ^ ("swap" in state.history)
        queue, drawn = setup["queues"][side], 5 + laid(state, side)
    else:
        queue, drawn = [], 0
    states = []
    for place in range(drawn, len(queue)) or [None]:
        if place is not None:
            queue[drawn], queue[place] = queue[place], queue[drawn]
            if "deck" in setup:
                setup["deck"][: len(queue)] = queue
        states.append(replayed(state, setup).play(move))
        if place is not None:
            queue[drawn], queue[place] = queue[place], queue[drawn]
    return states


def laid(state: State, side: int) -> int:
    """Pieces on the board of a side: moves at the start belong to sides A and B in turn, whoever sits there."""
    turn, count = 0, 0
    for move in state.history:
        if move in ("stay", "swap"):
            continue
        if turn == side and move not in ("pass", "timeout"):
            count += 1
        turn = 1 - turn
    return count


def replayed(state: State, setup: dict[str, Any]) -> State:
    again = state.game.start(setup=setup, players=state.players)
    for move in state.history:
        again = again.play(move)
    return again


def final(state: State) -> Value:
    shares = [Fraction(int(p in state.winners), len(state.winners)) for p in range(state.players)]
    leads = []
    for p in range(state.players):
        others = [score for q, score in enumerate(state.scores) if q != p]
        leads.append(Fraction(state.scores[p]) - (Fraction(max(others)) if others else 0))
    return tuple(zip(shares, leads, strict=True))


def mean(values: list[Value]) -> Value:
    players = range(len(values[0]))
    return tuple(
        (
            sum((v[p][0] for v in values), Fraction()) / len(values),
            sum((v[p][1] for v in values), Fraction()) / len(values),
        )
        for p in players
    )


@cache
def value(state: State) -> Value:
    player = state.to_act
    if player is None:
        return final(state)
    return max((of_move(state, move) for move in state.legal_moves()), key=lambda v: v[player])


def of_move(state: State, move: str) -> Value:
    return mean([value(reached) for reached in after(state, move)])


def check(state: State, valued: list[Valued]) -> None:
    """Every move has the value that the slow search finds, and the best one is a best one."""
    root = state.position()
    assert state.to_act is not None
    assert sorted(state.game.text(root, v.move) for v in valued) == state.legal_moves()
    exact = {move: of_move(state, move) for move in state.legal_moves()}
    for found in valued:
        known = exact[state.game.text(root, found.move)]
        assert found.share == pytest.approx([float(v[0]) for v in known], abs=1e-9)
        assert found.lead == pytest.approx([float(v[1]) for v in known], abs=1e-9)
    chosen = state.game.text(root, best(valued, state.to_act).move)
    assert exact[chosen][state.to_act] == max(v[state.to_act] for v in exact.values())


def petals_ending(seed: int, players: int, left: int) -> State:
    state = PETALS.start(seed=seed, players=players)
    dice = random.Random(seed)
    while len(state.history) < 7 - left:
        state = state.play(dice.choice(state.legal_moves()))
    return state


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("seed", [1, 2])
def test_endings_of_petals_are_searched_out(players: int, seed: int) -> None:
    state = petals_ending(seed, players, left=4)
    valued = Solver(PETALS.facts, players).solve(state.position(), 10_000)
    assert valued is not None
    check(state, valued)


def hexafuse_endings(count: int, smallest: int, largest: int) -> list[State]:
    """Random positions whose rest takes between so many nodes to search out, at most one of a game."""
    game = hexagora.game("hexafuse")
    solver = Solver(game.facts, 2)
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        dice, state = random.Random(seed), game.start(seed=seed)
        while not state.is_over:
            root = state.position()
            if len(state.legal_moves()) > 1 and solver.solve(root, largest) is not None:
                if solver.solve(root, smallest) is None:
                    found.append(state)
                break
            state = state.play(dice.choice(state.legal_moves()))
    return found


def test_random_endings_of_hexafuse_are_searched_out() -> None:
    solver = Solver(hexagora.game("hexafuse").facts, 2)
    for state in hexafuse_endings(4, 30, 250):
        valued = solver.solve(state.position(), 250)
        assert valued is not None
        check(state, valued)


def test_a_certain_win_is_worth_more_than_any_lead() -> None:
    moves = [
        Valued(1, (0.9, 0.1), (30.0, -30.0)),
        Valued(2, (1.0, 0.0), (1.0, -1.0)),
        Valued(3, (1.0, 0.0), (2.0, -2.0)),
    ]
    assert best(moves, 0).move == 3
    assert best(moves, 1).move == 1


def test_what_is_too_large_is_left_alone() -> None:
    state = hexagora.game("hexafuse").start(seed=1)
    assert Solver(state.game.facts, 2).solve(state.position(), 10_000) is None


def test_a_budget_that_runs_out_on_the_way_ends_the_search() -> None:
    all_ways = 4 * 3 * (1 + 3 * 2 * (1 + 2 * 1 * (1 + 1)))
    for players in (2, 3):
        state = petals_ending(1, players, left=4)
        solver = Solver(PETALS.facts, players)
        needed = next(nodes for nodes in range(1, 10_000) if solver.solve(state.position(), nodes))
        assert solver.nodes == needed
        assert needed < all_ways if players == 2 else needed == all_ways
        assert solver.solve(state.position(), needed - 1) is None


def test_an_ending_is_worth_the_same_in_whatever_order_the_draws_lie() -> None:
    state = petals_ending(3, 2, left=4)
    setup = state.setup
    setup["tiles"][4:] = setup["tiles"][4:][::-1]
    other = replayed(state, setup)
    assert other != state
    solver = Solver(PETALS.facts, 2)
    assert solver.solve(other.position(), 10_000) == solver.solve(state.position(), 10_000)
