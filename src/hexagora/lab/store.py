"""Where a contest is kept while it is played: a record of each game, and a summary that is always whole."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Protocol

from hexagora.lab.contest import Contest
from hexagora.lab.play import Ended
from hexagora.records import load, save

SUMMARY = "summary.json"
# The summary of many games is long; it is written anew when the last one is this old, in seconds, and at the end.
FRESH = 1.0


class Store(Protocol):
    """Keeps games as they end."""

    def add(self, game: Ended, contest: Contest) -> None:
        """Keep a game that has been added to the contest."""

    def summarise(self, contest: Contest) -> None:
        """Bring what is told of all games up to date."""


class Folder:
    """Written as the contest goes on; whatever ends it, what is there is whole, and it can be gone on with."""

    def __init__(self, path: Path, contest: Contest, *, resume: bool = False) -> None:
        """Make the folder, or read the games of a contest that is to be resumed into it.

        ValueError when the folder already holds a contest that is not to be, or cannot be, resumed; OSError when it
        cannot be written.
        """
        self._path = path
        self._written = -FRESH
        self._digits = max(3, len(str(contest.planned)))
        if (path / SUMMARY).exists():
            if not resume:
                raise ValueError(f"{path} already holds a match (with --resume it goes on)")
            self._resume(contest)
        path.mkdir(parents=True, exist_ok=True)
        self.summarise(contest)

    def _resume(self, contest: Contest) -> None:
        stored = stored_summary(self._path)
        for key, value in contest.identity().items():
            if stored.get(key) != value:
                raise ValueError(f"{self._path} holds another match: its {key} is {stored.get(key)}, not {value}")
        contest.took = float(stored.get("took", 0.0))
        thinking = stored.get("thinking") or []
        for number, file in sorted(_records(self._path).items()):
            if number < contest.planned and not contest.decided:
                state = load(file)
                if state.game != contest.game or not state.is_over or state.players != len(contest.seats(number)):
                    raise ValueError(f"{file} is no game of this match")
                nothing = (0,) * state.players
                contest.add(Ended(number, state, nothing, nothing), contest.took)
        contest.spent = [float(bot["seconds"]) for bot in thinking] or contest.spent
        contest.chosen = [int(bot["moves"]) for bot in thinking] or contest.chosen

    def add(self, game: Ended, contest: Contest) -> None:
        """A game that has ended; games are counted from 1 in names of files."""
        save(game.state, self._path / f"game-{game.number + 1:0{self._digits}}.json")
        if time.monotonic() - self._written >= FRESH:
            self.summarise(contest)

    def summarise(self, contest: Contest) -> None:
        """Write the summary anew."""
        replace(self._path / SUMMARY, json.dumps(contest.summary(), indent=1) + "\n")
        self._written = time.monotonic()


def replace(file: Path, text: str) -> None:
    """Write a file anew: the old one is replaced when the new one is complete."""
    beside = file.with_name(f".{file.name}.part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


def _records(path: Path) -> dict[int, Path]:
    """The records in a folder, by the numbers of their games, counted from 0."""
    found = {file.stem.removeprefix("game-"): file for file in path.glob("game-*.json")}
    return {int(number) - 1: file for number, file in found.items() if number.isdecimal()}


def stored_summary(path: Path) -> dict[str, Any]:
    """The summary in a folder; ValueError when it is not one, OSError when there is none."""
    try:
        return dict(json.loads((path / SUMMARY).read_bytes()))
    except (TypeError, ValueError):
        raise ValueError(f"{path / SUMMARY} is not the summary of a match") from None


def resumed_seed(path: Path | None) -> str | None:
    """The seed of the contest in a folder, None where there is none yet."""
    if path is None or not (path / SUMMARY).exists():
        return None
    return str(stored_summary(path).get("seed"))
