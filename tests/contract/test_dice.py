"""Deals from a seed: the same everywhere and for ever, and uniform."""

from collections import Counter

import pytest

import hexagora
from hexagora.contract import Dice

EXPECTED = [539, 50, 84, 939, 107, 867]
BLOCKED = ["d8", "f8"]
QUEUE = ["I3", "I2", "F5", "I5", "I4", "L4", "O4", "U4", "P4", "A3", "C5", "S4", "V3", "Y4", "I1"]


def test_a_seed_gives_these_numbers_for_ever() -> None:
    # SHA-256 of "7:0" begins with these words; anybody can check them with another program.
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(6)] == EXPECTED
    assert [Dice("7").below(1000)] == EXPECTED[:1]


def test_a_deal_never_changes_between_versions() -> None:
    setup = hexagora.game("hexafuse").start(seed=7).setup
    assert setup["blocked"] == BLOCKED
    assert setup["queues"][0] == QUEUE


def test_numbers_are_uniform() -> None:
    dice = Dice("uniform")
    counts = Counter(dice.below(7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert all(850 < count < 1150 for count in counts.values())  # five standard deviations


def test_shuffling_keeps_the_items_and_no_seed_means_another_deal() -> None:
    assert sorted(Dice(1).shuffled(range(50))) == list(range(50))
    assert Dice().shuffled(range(50)) != Dice().shuffled(range(50))
    with pytest.raises(ValueError, match="positive"):
        Dice(1).below(0)
