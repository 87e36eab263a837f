"""The run: everybody in turn, several rounds, and the figures."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from hexagora.contract import Game, registered
from hexagora.lab.bench import ours, peers
from hexagora.lab.bench.contestant import ROUNDS, Contestant
from hexagora.lab.bench.goals import judged

FORMAT = "hexagora-bench/2"
PACKAGES = ("hexagora", "numba", "numpy", "open_spiel")


def engine(
    games: Iterable[Game] | None = None,
    seconds: float = 1.0,
    on_progress: Callable[[float], None] | None = None,
) -> dict[str, Any]:
    """Rates of some games (None: all that are installed) and of OpenSpiel, where that is installed, on one core.

    ``seconds``: about how long a round of each measure takes; there are ROUNDS of them. ``on_progress`` is told how far
    the work is, in [0, 1]. The result is JSON-ready: ``per_second`` by contestant and unit, ``nanoseconds`` for what is
    short, ``goals`` with their ratios.
    """
    chosen = [ours.as_measured(game) for game in (registered().values() if games is None else games)]
    alone = [*(one for game in chosen for one in ours.contestants(game)), *peers.contestants()]
    together = [one for game in chosen for one in _together(game)] if _cores() > 1 else []
    contestants = [*alone, *together]
    for contestant in contestants:
        contestant.run(1)  # compile, load
    for number in range(ROUNDS):
        for at, contestant in enumerate(contestants):
            contestant.round(seconds)
            if on_progress is not None:
                on_progress((number + (at + 1) / len(contestants)) / ROUNDS)
    figures = _figures(contestants)
    return {
        "format": FORMAT,
        "rounds": ROUNDS,
        "seconds": seconds,
        "machine": {"cpu": _cpu(), "cores": _cores(), "python": platform.python_version()},
        "versions": _versions(),
        "per_second": figures,
        "nanoseconds": {
            name: {"copy": round(1e9 / rates["copies"]["median"], 1)}
            for name, rates in figures.items()
            if rates.get("copies", {}).get("median")
        },
        "goals": [verdict.as_json() for verdict in judged(contestants)],
    }


def _together(game: Game) -> list[Contestant]:
    return [ours.threaded(game, 1), ours.threaded(game, 2), ours.batched(game)]


def _figures(contestants: Iterable[Contestant]) -> dict[str, dict[str, dict[str, float]]]:
    figures: dict[str, dict[str, dict[str, float]]] = {}
    for contestant in contestants:
        figures.setdefault(contestant.name, {}).update(contestant.figures())
    return figures


def _versions() -> dict[str, str]:
    found = {}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()
