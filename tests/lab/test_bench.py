"""The measures are of something, and say what. (How fast it is, no test asks.)"""

import json

import pytest

import hexagora
from hexagora.lab.bench import ROUNDS, Contestant, engine


def test_the_engine_is_measured_beside_its_peer() -> None:
    told: list[float] = []
    figures = json.loads(json.dumps(engine([hexagora.game("hexafuse")], 0.002, told.append)))
    assert {"playouts", "plies", "simulations"} <= set(figures["per_second"]["hexafuse"])
    for rates in figures["per_second"].values():
        for rate in rates.values():
            assert 0 < rate["low"] <= rate["median"] <= rate["high"]
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_openspiel_is_asked_for_the_same_when_it_is_there() -> None:
    pytest.importorskip("pyspiel")
    figures = engine([], 0.002)
    assert [set(rates) for rates in figures["per_second"].values()] == [
        {"playouts", "simulations"},
        {"playouts", "plies"},
    ]


def test_a_contestant_runs_more_until_a_round_is_long_enough() -> None:
    sizes: list[int] = []

    def run(count: int) -> dict[str, int]:
        sizes.append(count)
        return {"sums": sum(1 for _ in range(count * 1000))}

    contestant = Contestant("sums", "sums", run, size=1)
    for _ in range(ROUNDS):
        contestant.round(0.01)
    assert len(contestant.rates["sums"]) == ROUNDS
    assert sizes[:2] == sorted(sizes[:2])
    assert sizes[-1] > sizes[0]
