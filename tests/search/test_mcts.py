"""What the tree search promises, on games that it does not know by name."""

import json
import os
import subprocess
import sys
import threading
from itertools import count
from math import log, sqrt
from typing import Any

import pytest

import hexagora
from hexagora.contract import Game, State
from hexagora.search import tree as trees
from hexagora.search.mcts import LOOKED_UP, SPARSE, Settings, upper_bound
from hexagora.search.searcher import FIRST_BATCH, Candidate, Searcher
from tests.toys import PETALS


def search(state: State, seed: int = 1, simulations: int = 300, **options: Any) -> list[Candidate]:
    searcher = Searcher(state.game.facts, state.players, **options)
    root = state.position()
    assert searcher.simulate(root, seed, simulations) == simulations
    return searcher.candidates(root)


GAMES = [PETALS.start(seed=5, players=2).play("b2"), hexagora.game("hexafuse").start(seed=5)]


@pytest.mark.parametrize("state", GAMES, ids=lambda state: state.game.id)
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_simulations_and_threads_give_the_same_search(state: State, threads: int) -> None:
    assert search(state, threads=threads) == search(state, threads=threads)


@pytest.mark.parametrize("state", GAMES, ids=lambda state: state.game.id)
def test_another_seed_gives_another_search(state: State) -> None:
    assert search(state, seed=1) != search(state, seed=2)


def test_what_threads_find_is_added_up() -> None:
    state = PETALS.start(seed=5)
    together = Searcher(PETALS.facts, 2, threads=3)
    together.simulate(state.position(), 1, 100)
    visits = sum(candidate.visits for candidate in together.candidates(state.position()))
    assert visits == 100
    assert [int(worker.tree.visits[0]) for worker in together._workers] == [34, 33, 33]


def test_simulations_go_on_in_batches_without_changing_the_result() -> None:
    state = PETALS.start(seed=5)
    whole = Searcher(PETALS.facts, 2)
    whole.simulate(state.position(), 1, 5000)
    assert sum(candidate.visits for candidate in whole.candidates(state.position())) == 5000
    assert whole.candidates(state.position()) == search(state, simulations=5000)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_any_number_of_players_can_be_searched_for(players: int) -> None:
    candidates = search(PETALS.start(seed=3, players=players))
    assert all(0 <= candidate.value <= 1 for candidate in candidates)
    assert {candidate.move for candidate in candidates} <= set(range(7))


def test_the_best_move_is_found_where_it_is_obvious() -> None:
    # Tile 7 is open, 6 lies in the middle: only beside it anything is scored, and the more the better.
    state = PETALS.start(setup={"tiles": [6, 1, 7, 5, 4, 3, 2]}).play("b2").play("b3")
    move = state.game.text(state.position(), search(state, simulations=2000)[0].move)
    gains = {move: state.play(move).scores[0] for move in state.legal_moves()}
    assert gains[move] == max(gains.values())


@pytest.mark.parametrize("seen", [1, 2, 500, LOOKED_UP, LOOKED_UP << SPARSE, (1 << 31) - 1])
@pytest.mark.parametrize("beside", [-1, 0, 255])
def test_bounds_are_those_of_ucb1_also_where_tables_end(seen: int, beside: int) -> None:
    seen = min(max(1, seen + beside), (1 << 31) - 1)
    for visits in {1, 1 + seen // 3, seen}:
        exact = 0.4 + 0.5 * sqrt(log(seen) / visits)
        digits = 1e-9 if seen < LOOKED_UP else 3e-4
        assert upper_bound(0.4 * visits, visits, seen, 0.5) == pytest.approx(exact, rel=digits)


@pytest.mark.parametrize("state", GAMES, ids=lambda state: state.game.id)
def test_a_full_tree_stays_as_it_is_and_the_search_goes_on(state: State) -> None:
    searcher = Searcher(state.game.facts, state.players, nodes=10)
    root = state.position()
    searcher.simulate(root, 1, 500)
    assert 5 <= searcher.nodes <= int(searcher._workers[0].tree.used[0]) <= 10
    assert sum(candidate.visits for candidate in searcher.candidates(root)) <= 500
    assert int(searcher._workers[0].tree.visits[0]) == 500


def test_a_search_for_a_time_makes_at_least_one_batch_and_at_most_what_it_may() -> None:
    state = PETALS.start(seed=5)
    searcher = Searcher(PETALS.facts, 2)
    assert searcher.simulate_for(state.position(), 1, 1e-9) > 0
    assert searcher.simulate_for(state.position(), 1, 60.0, at_most=70) == 70


@pytest.mark.parametrize("threads", [1, 2])
def test_time_is_that_of_the_clock_which_each_thread_reads_for_itself(threads: int) -> None:
    state = PETALS.start(seed=5)
    all_here = threading.Barrier(threads, timeout=60)
    readers: dict[int, float] = {}

    def clock() -> float:
        """A second passes whenever a thread looks."""
        me = threading.get_ident()
        if me not in readers:
            all_here.wait()
        readers[me] = readers.get(me, 100.0) + 1.0
        return readers[me]

    searcher = Searcher(PETALS.facts, 2, threads=threads)
    looks = 5
    assert searcher.simulate_for(state.position(), 1, looks, clock=clock) == (looks - 1) * FIRST_BATCH * threads
    assert len(readers) == threads


def reordered(state: State) -> State:
    """A state that differs only in what nobody can know."""
    setup = state.setup
    if state.game.id == "petals":
        hidden = len(state.history) + 1
        setup["tiles"][hidden:] = setup["tiles"][hidden:][::-1]
    else:
        for queue in setup["queues"]:
            hidden = 5 + sum(1 for move in state.history if move.count(","))
            queue[hidden:] = queue[hidden:][::-1]
    again = state.game.start(setup=setup)
    for move in state.history:
        again = again.play(move)
    return again


@pytest.mark.parametrize("state", GAMES, ids=lambda state: state.game.id)
def test_hidden_order_does_not_influence_a_search(state: State) -> None:
    other = reordered(state)
    assert other != state
    assert search(other) == search(state)


def test_a_tree_is_followed_to_the_position_after_some_moves() -> None:
    state = PETALS.start(seed=5)
    searcher = Searcher(PETALS.facts, 2)
    searcher.simulate(state.position(), 1, 3000)
    best = searcher.candidates(state.position())[0]
    tree = searcher._workers[0].tree
    row = trees.find(tree, 0, 0, best.move)
    below = {int(tree.move[r]): (int(tree.visits[r]), float(tree.total[r])) for r in trees.children(tree, row)}
    searcher.follow([(0, best.move)])
    tree = searcher._workers[0].tree
    assert {int(tree.move[r]): (int(tree.visits[r]), float(tree.total[r])) for r in trees.children(tree, 0)} == below
    assert int(tree.visits[0]) == best.visits
    after = state.play(state.game.text(state.position(), best.move))
    searcher.simulate(after.position(), 1, 100)
    assert int(tree.visits[0]) == best.visits + 100


def test_a_tree_that_does_not_know_the_moves_is_forgotten() -> None:
    state = PETALS.start(seed=5)
    searcher = Searcher(PETALS.facts, 2)
    searcher.simulate(state.position(), 1, 100)
    searcher.follow([(1, 0)])
    assert searcher.nodes == 1
    assert searcher.candidates(state.position()) == []


def test_moves_that_a_draw_has_made_impossible_are_no_candidates() -> None:
    state = hexagora.game("hexafuse").start(seed=5)
    searcher = Searcher(state.game.facts, 2)
    searcher.simulate(state.position(), 1, 2000)
    played = []
    for _ in range(3):
        move = state.legal_moves()[0]
        code = state.game.code(state.position(), move)
        assert state.to_act is not None
        played.append((state.to_act, code))
        state = state.play(move)
    searcher.follow(played)
    searcher.simulate(state.position(), 1, 200)
    root = state.position()
    assert {state.game.text(root, c.move) for c in searcher.candidates(root)} <= set(state.legal_moves())


def test_every_row_of_a_tree_that_was_followed_is_linked_as_before() -> None:
    state = hexagora.game("hexafuse").start(seed=7)
    searcher = Searcher(state.game.facts, 2)
    searcher.simulate(state.position(), 1, 3000)
    tree = searcher._workers[0].tree
    row = trees.children(tree, 0)[-1]

    def sketch(node: int) -> Any:
        return {
            (int(tree.actor[r]), int(tree.move[r])): (int(tree.visits[r]), int(tree.seen[r]), sketch(r))
            for r in trees.children(tree, node)
        }

    before = sketch(row)
    tree = trees.below(tree, row)
    assert sketch(0) == before
    assert int(tree.used[1]) == size(before)


def size(sketched: dict[Any, Any]) -> int:
    """The number of nodes of a sketch, the root included."""
    return 1 + sum(size(below) for _, _, below in sketched.values())


@pytest.mark.parametrize("rows", [2, 3, 5, 17, 100, 1000])
def test_nodes_never_share_a_row_however_little_memory_there_is(rows: int) -> None:
    """Blocks move when they grow, and what they leave is used again: every node is where its parent says."""
    state = hexagora.game("hexafuse").start(seed=7)
    searcher = Searcher(state.game.facts, 2, Settings(width=3.0), nodes=rows)
    searcher.simulate(state.position(), 1, 2000)
    tree = searcher._workers[0].tree
    found, waiting = [0], [0]
    while waiting:
        below = trees.children(tree, waiting.pop())
        moves = [(int(tree.actor[row]), int(tree.move[row])) for row in below]
        assert len(set(moves)) == len(moves)
        found += below
        waiting += below
    assert len(set(found)) == len(found) == searcher.nodes
    assert max(found) < int(tree.used[0]) <= rows
    assert all(int(tree.visits[row]) > 0 for row in found)


def test_memory_for_a_number_of_nodes_is_enough_for_them() -> None:
    state = hexagora.game("hexafuse").start(seed=7)
    for width in (1.0, 4.0, 1e9):
        searcher = Searcher(state.game.facts, 2, Settings(width=width), nodes=trees.rows_for(1500))
        searcher.simulate(state.position(), 1, 1499)
        assert searcher.nodes == 1500


@pytest.mark.parametrize(("threads", "nodes"), [(0, 100), (2, 3)])
def test_a_search_needs_a_thread_and_room(threads: int, nodes: int) -> None:
    with pytest.raises(ValueError, match="a search needs"):
        Searcher(PETALS.facts, 2, threads=threads, nodes=nodes)


PLAIN = """
import json, sys
import hexagora
from hexagora.search.mcts import Settings
from hexagora.search.searcher import Searcher
from hexagora.search.solve import Solver
state = hexagora.game("hexafuse").start(seed=5)
searcher = Searcher(state.game.facts, 2, Settings(candidates=2))
searcher.simulate(state.position(), 1, 12)
found = [[c.move, c.visits, c.value] for c in searcher.candidates(state.position())]
assert Solver(state.game.facts, 2).solve(state.position(), 20) is None
json.dump(found, sys.stdout)
"""


def test_the_search_runs_the_same_as_plain_python() -> None:
    plain = subprocess.run(
        [sys.executable, "-c", PLAIN],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )
    assert plain.returncode == 0, plain.stderr
    state = hexagora.game("hexafuse").start(seed=5)
    compiled = search(state, simulations=12, settings=Settings(candidates=2))
    assert json.loads(plain.stdout) == [[c.move, c.visits, c.value] for c in compiled]


def test_games_are_known_by_their_kernels_alone() -> None:
    game: Game = PETALS
    assert game.id not in hexagora.games()


def test_a_search_that_is_settled_ends_before_its_time() -> None:
    # Tile 7 is open, 6 lies in the middle, so all moves but one are soon behind.
    root = PETALS.start(setup={"tiles": [6, 1, 7, 5, 4, 3, 2]}).play("b2").play("b3").position()
    readings = count()
    searcher = Searcher(PETALS.facts, 2)
    made = searcher.simulate_for(root, 1, seconds=100.0, clock=lambda: next(readings) * 0.1)
    spent = next(readings) * 0.1
    first, second = searcher.candidates(root)[:2]
    assert 25.0 < spent < 100.0
    assert first.visits - second.visits > made * (100.0 - spent) / spent  # what is left could not change it
