"""What a bot promises, whatever its strength."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import hexagora
from hexagora.bots import LEVELS, NAMES, bot, think, warm
from hexagora.bots.known import Known
from hexagora.bots.levels import Level, in_game
from hexagora.bots.player import LEAST_TRIED, SearchBot
from hexagora.contract import State
from hexagora.search import tree as trees
from hexagora.search.mcts import Settings
from tests.toys import PETALS

FEW = 60


def hexafuse(seed: int, plies: int) -> State:
    """A game some plies after its start; the moves are those of a seeded random bot."""
    state = hexagora.game("hexafuse").start(seed=seed)
    mover = bot("random", seed)
    for _ in range(plies):
        state = state.play(mover.choose(state))
    return state


def reordered(state: State) -> State:
    """A state of HexaFuse that differs only in the order of both queues beyond what has been drawn."""
    setup = state.setup
    seats = [1, 0] if "swap" in state.history else [0, 1]
    for side, queue in enumerate(setup["queues"]):
        hidden = state.view()["queues"][seats[side]]["count"]
        queue[15 - hidden :] = sorted(queue[15 - hidden :])
    again = state.game.start(setup=setup)
    for move in state.history:
        again = again.play(move)
    return again


def test_there_are_levels_that_people_can_choose_from() -> None:
    assert [level.id for level in LEVELS] == ["spark", "pulse", "overdrive"]
    assert NAMES == ("random", "greedy", "spark", "pulse", "overdrive")
    assert all(level.title and level.summary.endswith(".") for level in LEVELS)
    seconds = [level.seconds or 0.0 for level in LEVELS]
    assert seconds == sorted(set(seconds) - {0.0})


@pytest.mark.parametrize("name", ["", "Spark", "overdrives", "random "])
def test_an_unknown_bot_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(ValueError, match="there is no bot") as refusal:
        bot(name)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("plies", [0, 1, 2, 6])
def test_a_bot_chooses_a_legal_move(name: str, plies: int) -> None:
    state = hexafuse(3, plies)
    assert bot(name, 1).choose(state, simulations=FEW) in state.legal_moves()


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_with_a_seed_chooses_the_same_again(name: str) -> None:
    state = hexafuse(4, 4)
    assert len({bot(name, "seed").choose(state, simulations=FEW) for _ in range(2)}) == 1
    assert bot(name, "seed").think(state, simulations=FEW) == bot(name, "seed").think(state, simulations=FEW)


@pytest.mark.parametrize("name", ["random", "spark"])
def test_bots_without_a_seed_differ(name: str) -> None:
    state = hexafuse(4, 0)
    assert len({bot(name).choose(state, simulations=FEW) for _ in range(8)}) > 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("plies", [2, 5, 8])
def test_no_bot_looks_at_the_order_that_nobody_can_know(name: str, plies: int) -> None:
    state = hexafuse(5, plies)
    other = reordered(state)
    assert other != state
    assert other.view() == state.view()
    assert bot(name, 1).think(other, simulations=300) == bot(name, 1).think(state, simulations=300)


@pytest.mark.parametrize("name", NAMES)
def test_a_forced_move_is_returned_without_thinking(name: str) -> None:
    state = PETALS.start(seed=1)
    while len(state.legal_moves()) > 1:
        state = state.play(state.legal_moves()[0])
    thought = bot(name, 1).think(state, seconds=1000.0)
    assert (thought.move, thought.simulations, thought.considered) == (state.legal_moves()[0], 0, ())


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("name", NAMES)
def test_any_game_is_played_to_its_end(name: str, players: int) -> None:
    state = PETALS.start(seed=9, players=players)
    bots = [bot(name, seed) for seed in range(players)]
    while state.to_act is not None:
        state = state.play(bots[state.to_act].choose(state, simulations=FEW))
    assert state.winners


def test_the_greedy_bot_takes_what_scores_most() -> None:
    for plies in (3, 5, 7):
        state = hexafuse(3, plies)
        assert state.to_act is not None
        me = state.to_act

        def lead(move: str, state: State = state, me: int = me) -> float:
            scores = state.play(move).scores
            return scores[me] - scores[1 - me]

        assert lead(bot("greedy", 1).choose(state)) == max(map(lead, state.legal_moves()))


def test_the_last_moves_are_searched_out() -> None:
    state = PETALS.start(seed=2)
    for move in state.legal_moves()[:4]:
        state = state.play(move)
    thought = bot("overdrive", 1).think(state, simulations=1)
    assert thought.exact
    assert {c.move for c in thought.considered} == set(state.legal_moves())
    assert thought.value == max(c.value for c in thought.considered)


def test_a_bot_is_asked_with_a_budget_that_makes_sense() -> None:
    state = hexafuse(1, 0)
    player = bot("pulse", 1)
    with pytest.raises(ValueError, match="not both"):
        player.choose(state, seconds=1.0, simulations=10)
    for seconds in (0.0, -1.0, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="no time"):
            player.choose(state, seconds=seconds)
    with pytest.raises(ValueError, match="at least one simulation"):
        player.choose(state, simulations=0)
    with pytest.raises(ValueError, match="nothing to choose"):
        player.choose(state, 1, simulations=10)
    with pytest.raises(ValueError, match="the game is over"):
        player.choose(state.finish("resign", 0), simulations=10)


def test_a_level_makes_no_more_simulations_than_it_may_unless_told_to() -> None:
    state = hexafuse(1, 0)
    spark = in_game("spark", "hexafuse")
    assert spark.simulations is not None
    assert bot("spark", 1).think(state, seconds=30.0).simulations == spark.simulations
    assert bot("spark", 1).think(state, simulations=spark.simulations + 50).simulations == spark.simulations + 50


def test_a_bot_varies_among_moves_that_it_found_good_and_no_others() -> None:
    level = Level("test", "Test", "Varies.", 1.0, None, Settings(), temperature=2.0)
    state = hexafuse(6, 4)
    chosen = set()
    for seed in range(40):
        thought = SearchBot(level.id, lambda _: level, seed).think(state, simulations=200)
        tries = {considered.move: considered.visits for considered in thought.considered}
        assert tries[thought.move] >= LEAST_TRIED * max(tries.values())
        chosen.add(thought.move)
    assert len(chosen) > 1


def test_a_bot_varies_less_the_colder_it_is() -> None:
    state = hexafuse(6, 0)

    def best(temperature: float) -> int:
        """How often it takes the move that it tried most."""
        level = Level("test", "Test", "Varies.", 1.0, None, Settings(), temperature=temperature)
        thoughts = [SearchBot(level.id, lambda _: level, seed).think(state, simulations=60) for seed in range(40)]
        return sum(thought.move == thought.considered[0].move for thought in thoughts)

    assert best(0.0) == 40 > best(0.5) > best(20.0)


def test_a_bot_goes_on_in_its_tree_while_it_plays_one_game() -> None:
    state = hexafuse(7, 2)
    player = bot("overdrive", 1)
    assert isinstance(player, SearchBot)
    assert state.to_act is not None
    me = state.to_act
    move = player.choose(state, simulations=3000)
    searcher = player._searcher
    assert searcher is not None
    tree = searcher._workers[0].tree
    mine = trees.find(tree, 0, me, state.game.code(state.position(), move))
    reply = max(trees.children(tree, mine), key=lambda row: int(tree.visits[row]))
    known = int(tree.visits[reply])
    state = state.play(move)
    state = state.play(state.game.text(state.position(), int(tree.move[reply])))
    player.choose(state, simulations=100)
    assert player._searcher is searcher
    assert int(searcher._workers[0].tree.visits[0]) == known + 100


def test_a_bot_that_is_shown_another_game_starts_anew() -> None:
    player = bot("overdrive", 1)
    assert isinstance(player, SearchBot)
    player.choose(hexafuse(7, 2), simulations=200)
    before = player._searcher
    assert player.choose(hexafuse(8, 4), simulations=200) == bot("overdrive", 1).choose(hexafuse(8, 4), simulations=200)
    assert player._searcher is not before


def test_a_game_is_recognised_by_what_was_known_of_it() -> None:
    earlier, later = hexafuse(7, 2), hexafuse(7, 4)
    assert earlier.to_act is not None
    me = earlier.to_act
    known = Known.of(earlier, me)
    played = known.played_until(later, me)
    assert played is not None
    assert len(played) == 2
    assert known.played_until(reordered(earlier), me) == []
    assert known.played_until(hexafuse(8, 4), me) is None
    assert known.played_until(later, 1 - me) is None
    assert known.played_until(hexafuse(7, 1), me) is None


def test_a_bot_takes_a_timeout_of_the_clock_as_it_comes() -> None:
    player = bot("pulse", 1)
    state = hexafuse(7, 2)
    state = state.play(player.choose(state, simulations=200)).play("timeout")
    assert player.choose(state, simulations=200) in state.legal_moves()


def test_a_bot_can_search_with_several_threads() -> None:
    state = hexafuse(4, 3)
    moves = [bot("overdrive", 1, threads=2).think(state, simulations=501) for _ in range(2)]
    assert moves[0] == moves[1]
    assert moves[0].simulations == 501


def test_thinking_can_be_done_in_another_process() -> None:
    state = hexafuse(3, 3)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(think, state, "pulse", 1, simulations=100).result()
    assert there == think(state, "pulse", 1, simulations=100)


def test_getting_ready_tells_how_far_it_is() -> None:
    told: list[float] = []
    warm(told.append, [PETALS])
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 1
