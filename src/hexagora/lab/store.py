"""The folder of a match: a record of each game, and a summary that is always up to date."""

from __future__ import annotations

import json
from pathlib import Path

from hexagora.contract import State
from hexagora.lab.result import Match
from hexagora.records import save

SUMMARY = "summary.json"


class Folder:
    """Written as the match goes on; whatever ends it, what is there is whole.

    ValueError when the folder already holds a match, OSError when it cannot be written.
    """

    def __init__(self, path: Path, match: Match) -> None:
        if (path / SUMMARY).exists():
            raise ValueError(f"{path} already holds a match")
        path.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._digits = max(3, len(str(match.planned)))
        self.summarise(match)

    def add(self, number: int, state: State, match: Match) -> None:
        """A game that has ended; games are counted from 1 in names of files."""
        save(state, self._path / f"game-{number + 1:0{self._digits}}.json")
        self.summarise(match)

    def summarise(self, match: Match) -> None:
        """Write the summary anew: the old one is replaced when the new one is complete."""
        beside = self._path / f".{SUMMARY}.part"
        beside.write_text(json.dumps(match.summary(), indent=1) + "\n", encoding="utf-8")
        beside.replace(self._path / SUMMARY)
