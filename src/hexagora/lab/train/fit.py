"""Fitting the weights: softmax regression, by Newton's method.

The chance that a search tries a move is taken to be exp(sum of weight x count), among the legal moves; the weights are
the most likely ones, drawn a little towards 0. Source: Bishop, "Pattern recognition and machine learning", 4.3.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hexagora.lab.train.positions import Example, Floats

RIDGE = 2.0  # as if so many examples said that a weight is 0, give or take 1
MOST_STEPS = 50
CLOSE = 1e-9


def fit(found: Sequence[Example], length: int) -> Floats:
    """The weights, float64[length]. What is never counted weighs 0."""
    weights = np.zeros(length)
    for _ in range(MOST_STEPS):
        slope, bend = -RIDGE * weights, RIDGE * np.eye(length)
        for example in found:
            chances = chance(example, weights)
            mean = chances @ example.counts
            slope += example.tried @ example.counts - mean
            bend += (example.counts * chances[:, None]).T @ example.counts - np.outer(mean, mean)
        step = np.linalg.solve(bend, slope)
        weights += step
        if float(np.abs(step).max()) < CLOSE:
            break
    return weights


def chance(example: Example, weights: Floats) -> Floats:
    """The chance of each move under some weights, float64[moves]."""
    logarithms = example.counts @ weights
    chances: Floats = np.exp(logarithms - logarithms.max())
    chances /= chances.sum()
    return chances


def surprise(found: Sequence[Example], weights: Floats) -> float:
    """How badly weights predict what was tried, in nats a position; with weights of 0 every move is as likely."""
    total = sum(float(-(example.tried @ np.log(chance(example, weights)))) for example in found)
    return total / len(found)
