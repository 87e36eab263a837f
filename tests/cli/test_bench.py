"""hexagora bench and hexagora warm."""

from __future__ import annotations

import importlib.util
import json
import os

from tests.cli.run import good, run

QUICK = ("bench", "engine", "--game", "hexafuse", "--seconds", 0.01)


def test_json_holds_the_figures_of_the_game_and_of_the_peers_that_are_there() -> None:
    told = json.loads(good(*QUICK, "--json"))
    rates = told["per_second"]["hexafuse"]
    assert {"playouts", "plies", "simulations", "legal move lists", "copies"} <= set(rates)
    assert all(rate["low"] <= rate["median"] <= rate["high"] for rate in rates.values())
    assert all(rate["low"] > 0 for rate in rates.values())
    if os.cpu_count() != 1:
        assert {"simulations by 2 threads", "playouts in a batch"} <= set(rates)
    assert told["nanoseconds"]["hexafuse"]["copy"] > 0
    peers = [name for name in told["per_second"] if name.startswith("OpenSpiel")]
    assert bool(peers) == (importlib.util.find_spec("pyspiel") is not None)
    assert all(goal["met"] == (goal["ratio"] >= goal["times"]) for goal in told["goals"] if "ratio" in goal)


def test_the_table_has_a_line_for_the_game_the_goals_and_what_was_measured_on() -> None:
    said = good(*QUICK)
    assert "playouts" in said
    assert "hexafuse" in said
    assert "hexafuse, simulations : its playouts" in said
    assert "Medians of 5 rounds on one of " in said


def test_warm_says_when_it_is_done_and_prints_nothing_for_programs() -> None:
    done = run("warm")
    assert done.exit_code == 0
    assert done.stdout == ""
    assert done.stderr == "The engine is ready.\n"
