"""Training finds weights that were there, tells what it does, and goes on where it was broken off."""

import json
import xml.etree.ElementTree as ET
from math import inf
from pathlib import Path

import numpy as np
import pytest

import hexagora
from hexagora.contract import kernels
from hexagora.lab.train import Generation, Plan, train
from hexagora.lab.train.fit import chance, fit, surprise
from hexagora.lab.train.plot import plot
from hexagora.lab.train.positions import Example, Order, counted, examples, store, stored
from tests.toys import PETALS

GAMES = ["hexafuse", "hexano-duel", "hexpertise", "hexpertise-first"]


def test_the_weights_that_made_the_examples_are_found_again() -> None:
    rng = np.random.default_rng(1)
    true = np.array([1.0, -0.5, 0.0])
    found = []
    for _ in range(2000):
        counts = rng.normal(size=(6, 3))
        found.append(Example(counts, chance(Example(counts, np.zeros(6)), true)))
    weights = fit(found, 3)
    assert weights == pytest.approx(true, abs=0.02)
    assert surprise(found, weights) < surprise(found, np.zeros(3)) == pytest.approx(np.log(6))


@pytest.mark.parametrize("id_", GAMES)
def test_a_prior_is_a_sum_of_what_is_counted(id_: str) -> None:
    game = hexagora.game(id_)
    state, length = game.start(seed=4), len(game.facts.knowledge)
    pos = state.position()
    moves = np.zeros(game.facts.max_legal, dtype=np.int32)
    count = int(kernels.legal(pos, moves))
    weights, out = np.random.default_rng(2).normal(size=length), np.zeros(count)
    kernels.prior(pos, moves, count, weights, out)
    sums = counted(pos, moves, count, length) @ weights
    assert out - out[0] == pytest.approx(sums - sums[0], abs=1e-9)


def test_examples_are_positions_with_a_choice_and_survive_a_file(tmp_path: Path) -> None:
    game = hexagora.game("hexano-duel")
    found = examples(Order(game, game.facts.knowledge, 16, "a"))
    assert found
    assert all(len(example.tried) > 1 and example.tried.sum() == pytest.approx(1.0) for example in found)
    store(tmp_path / "p.npz", found)
    again = stored(tmp_path / "p.npz")
    assert all(
        np.array_equal(a.counts, b.counts) and np.array_equal(a.tried, b.tried)
        for a, b in zip(found, again, strict=True)
    )


def test_a_training_is_kept_and_goes_on(tmp_path: Path) -> None:
    game, told = hexagora.game("hexano-duel"), []
    plan = Plan(generations=1, positions=12, simulations=16, games=2, seed="t")
    first = train(game, plan, tmp_path, lambda what, done, total: told.append((what, done, total)), workers=1)
    assert ("Generation 1: positions", 12, 12) in told
    assert ("Generation 1: games", 2, 2) in told
    data = json.loads(first.path.read_text())
    assert (data["game"], len(data["weights"])) == ("hexano-duel", len(game.facts.knowledge))
    assert "hexagora lab train hexano-duel" in data["command"]
    told.clear()
    assert train(game, plan, tmp_path, lambda what, done, total: told.append((what, done, total))) == first
    assert not any(what.endswith("positions") for what, _, _ in told)  # nothing is done twice
    with pytest.raises(ValueError, match="holds another training"):
        train(game, Plan(1, 13, 16, 2, "t"), tmp_path)


def test_a_game_that_counts_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="petals has nothing to train"):
        train(PETALS, Plan(1, 1, 8, 2, "t"), tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_the_plot_shows_every_generation() -> None:
    drawn = ET.fromstring(plot("A < B", [Generation(1, 2.0, 100.0, 50.0, 150.0), Generation(2, 1.9, inf, 20.0, inf)]))  # noqa: S314 - we wrote it
    texts = [node.text for node in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["+0", "0", "+100", "1", "+100", "2"]
