"""The measures are of something, and say what. (How fast it is, no test asks.)"""

import json
import sys
import time

import numpy as np
import pytest

import hexagora
from hexagora.contract import kernels
from hexagora.lab.bench import ROUNDS, Contestant, Goal, engine, judged, ours, peers


def test_the_engine_is_measured_beside_its_peer() -> None:
    told: list[float] = []
    figures = json.loads(json.dumps(engine([hexagora.game("hexafuse")], 0.002, told.append)))
    measured = figures["per_second"]["hexafuse"]
    assert {"playouts", "plies", "simulations", "legal move lists", "copies"} <= set(measured)
    for rates in figures["per_second"].values():
        for rate in rates.values():
            assert 0 < rate["low"] <= rate["median"] <= rate["high"]
            assert min(rate["wall"], rate["processor"]) > 0
    assert figures["nanoseconds"]["hexafuse"]["copy"] == pytest.approx(
        1e9 / measured["copies"]["median"], rel=0.01, abs=0.1
    )
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_openspiel_is_asked_for_the_same_when_it_is_there() -> None:
    pytest.importorskip("pyspiel")
    figures = engine([], 0.002)
    assert list(figures["per_second"]) == [peers.name_of(game) for game in peers.GAMES]
    for rates in figures["per_second"].values():
        assert set(rates) == {"playouts", "plies", "simulations", "legal move lists", "copies"}


def test_without_openspiel_our_own_figures_stand_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert list(engine([hexagora.game("hexafuse")], 0.0005)["per_second"]) == ["hexafuse"]


def test_a_contestant_runs_more_until_a_round_is_long_enough() -> None:
    sizes: list[int] = []

    def run(count: int) -> dict[str, float]:
        sizes.append(count)
        return {"sums": sum(1 for _ in range(count * 1000))}

    contestant = Contestant("sums", run, size=1)
    for _ in range(ROUNDS):
        contestant.round(0.01)
    assert len(contestant.rates["sums"]) == ROUNDS
    assert sizes[:2] == sorted(sizes[:2])
    assert sizes[-1] > sizes[0]


def test_a_ratio_is_taken_round_by_round_so_that_what_slows_both_does_not_count() -> None:
    a, b = Contestant("a", lambda _: {}), Contestant("b", lambda _: {})
    a.rates["playouts"] = [(300.0, 3.0), (30.0, 3.0), (310.0, 3.0)]
    b.rates["playouts"] = [(100.0, 3.0), (10.0, 3.0), (100.0, 3.0)]  # the second round was a slow one for both
    goals = [Goal("a", "playouts", 3.0, "b", "playouts"), Goal("a", "playouts", 1.0, "nobody", "playouts")]
    verdicts = judged([a, b], goals)
    assert len(verdicts) == 1, "a goal beside who is not there is no goal"
    assert (verdicts[0].ratio, verdicts[0].low, verdicts[0].high, verdicts[0].met) == (3.0, 3.0, 3.1, True)
    best = judged([a, b], [Goal("a", "playouts", 3.2, "b", "playouts", best=True)])[0]
    assert (best.ratio, best.met) == (3.1, False)


def test_a_round_is_not_short_because_it_had_to_wait() -> None:
    def run(count: int) -> dict[str, float]:
        time.sleep(0.02)  # something else runs
        return {"sums": sum(1 for _ in range(count * 1000))}

    contestant = Contestant("sums", run, size=1, wall=True)
    contestant.round(0.01)
    assert contestant.size > 1


def test_where_threads_share_the_work_the_time_that_passes_counts() -> None:
    contestant = Contestant("two", lambda _: {}, wall=True)
    contestant.rates["simulations"] = [(10.0, 20.0), (11.0, 18.0)]
    assert contestant.of("simulations") == [20.0, 18.0]


def test_moves_are_listed_all_over_a_game_and_copies_are_copies() -> None:
    state = hexagora.game("hexafuse").start(seed=1)
    positions = ours.spread(state, 8)
    assert all(np.array_equal(a, b) for a, b in zip(positions[0], state.position(), strict=True))
    counts = {kernels.legal(kernels.duplicate(pos), np.zeros(3000, dtype=np.int32)) for pos in positions}
    assert len(counts) > 1
    assert all(kernels.to_act(pos) >= 0 for pos in positions)
    moves = np.zeros(state.game.facts.max_legal, dtype=np.int32)
    assert ours.list_moves(kernels.duplicate(positions[0]), 3, moves) == 3 * len(state.legal_moves())
    one, other = positions[0], positions[4]
    ours.copy_back_and_forth(one, other, 1)
    assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
