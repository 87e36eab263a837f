"""Training in generations: play and search with what is known, fit it anew, and see what that is worth in games.

Everything is on disk as it is made, so the same command goes on where it was broken off.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hexagora.bots import warm
from hexagora.contract import Game, learned
from hexagora.contract.knowledge import FORMAT
from hexagora.lab.match import play_match
from hexagora.lab.train.fit import fit, surprise
from hexagora.lab.train.generation import Generation
from hexagora.lab.train.plot import plot
from hexagora.lab.train.positions import Example, gather, store, stored

DIGITS = 3


@dataclass(frozen=True)
class Plan:
    """What is to be done: generations, positions and simulations of each, games between neighbours, the seed."""

    generations: int
    positions: int
    simulations: int
    games: int
    seed: str


@dataclass(frozen=True)
class Training:
    """All generations so far; the weights of the last one lie in ``path``."""

    path: Path
    generations: tuple[Generation, ...]


def train(
    game: Game,
    plan: Plan,
    out: Path,
    on_progress: Callable[[str, int, int], None] | None = None,
    workers: int | None = None,
) -> Training:
    """Train what a game's ``prior`` knows, in a folder, from knowing nothing on.

    ``on_progress(what, done, total)``: what is being done, and how far it is. ValueError for a game that counts nothing
    about its moves, and for a folder that holds another training; OSError when it cannot be written.
    """
    length = len(game.facts.knowledge)
    if not length:
        raise ValueError(f"{game.id} has nothing to train: its prior uses no knowledge")
    tell = on_progress or _silence
    out.mkdir(parents=True, exist_ok=True)
    _check_plan(out / "plan.json", game, plan)
    warm(games=[game])
    _write(out / "knowledge-0.json", game, plan, [0.0] * length)
    done = []
    for number in range(1, plan.generations + 1):
        before, now = (out / f"knowledge-{n}.json" for n in (number - 1, number))
        found = _positions(game, plan, out, number, tell, workers)
        if not now.exists():
            weights = fit(found, length)
            _write(now, game, plan, [round(float(weight), DIGITS) for weight in weights])
        weights = np.array(learned(now, length))
        done.append(_judged(game, plan, out, number, (before, now), surprise(found, weights), tell, workers))
        (out / "elo.svg").write_text(plot(game.facts.title, done), encoding="utf-8")
    return Training(out / f"knowledge-{plan.generations}.json", tuple(done))


def _silence(what: str, done: int, total: int) -> None:
    """Nobody wants to know."""


def _positions(
    game: Game,
    plan: Plan,
    out: Path,
    number: int,
    tell: Callable[[str, int, int], None],
    workers: int | None,
) -> list[Example]:
    """The positions of a generation: those that lie there, or new ones."""
    path = out / f"positions-{number}.npz"
    if path.exists():
        return stored(path)
    knowledge = learned(out / f"knowledge-{number - 1}.json", len(game.facts.knowledge))
    found: list[Example] = []
    seed = f"{plan.seed}:{number}"
    for new in gather(game, knowledge, plan.positions, plan.simulations, seed, workers):
        found += new
        tell(f"Generation {number}: positions", len(found), plan.positions)
    part = path.with_name(f"part-{path.name}")
    store(part, found)
    part.replace(path)
    return found


def _judged(
    game: Game,
    plan: Plan,
    out: Path,
    number: int,
    files: tuple[Path, Path],
    missed: float,
    tell: Callable[[str, int, int], None],
    workers: int | None,
) -> Generation:
    """A match of a generation against the one before, at equal work."""
    before, now = (f"pulse:simulations={plan.simulations // 4},exact=0,knowledge={file}" for file in files)
    match = play_match(
        game,
        (now, before),
        plan.games,
        plan.seed,
        out / f"match-{number}",
        lambda so_far: tell(f"Generation {number}: games", len(so_far.numbers), plan.games),
        resume=(out / f"match-{number}").exists(),
        workers=workers,
    )
    difference = match.difference
    return Generation(number, missed, difference.elo, difference.low, difference.high)


def _check_plan(path: Path, game: Game, plan: Plan) -> None:
    """A folder holds one training: the same plan, or one with more generations."""
    mine: dict[str, Any] = {"game": game.id, "options": game.options} | {
        key: value for key, value in vars(plan).items() if key != "generations"
    }
    if path.exists() and json.loads(path.read_text(encoding="utf-8")) != mine:
        raise ValueError(f"{path.parent} holds another training")
    path.write_text(json.dumps(mine, indent=1) + "\n", encoding="utf-8")


def _write(path: Path, game: Game, plan: Plan, weights: list[float]) -> None:
    command = (
        f"hexagora lab train {game.id} --generations {plan.generations} --positions {plan.positions} "
        f"--simulations {plan.simulations} --games {plan.games} --seed {plan.seed}"
    )
    data = {"format": FORMAT, "game": game.id, "command": command, "weights": weights}
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
