"""Puzzles: positions of bot games in which one move is clearly best, as ``hexagora lab puzzles`` finds them."""

from __future__ import annotations

from typing import Any

import msgspec

from hexagora.learn.exercise import Condition, Exercise, Position

FORMAT = "hexagora-puzzles/1"


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move is asked for.

    motif, number: what the move is about, such as ("contacts", 3). exact: the rest of the game was searched out, so the
    values are no estimates. hard: how many simulations a search needs before it keeps to the move. values: what the
    best moves are worth to who makes them, in [0, 1], the solution first.
    """

    id: str
    position: Position
    motif: str
    number: int
    solution: str
    exact: bool
    hard: int
    values: dict[str, float]

    @property
    def exercise(self) -> Exercise:
        """The same as an exercise."""
        return Exercise(self.id, self.position, (self.solution,), Condition(lines=((self.solution,),)))

    def value(self, move: str) -> float:
        """What a move is worth; of one that the search found no good in, as much as of the last that it did."""
        return self.values.get(move, min(self.values.values()))


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of puzzles: the game, the command that made it, and the puzzles, the easiest first."""

    format: str
    game: str
    command: str
    puzzles: tuple[Puzzle, ...]


def written(file: Puzzles) -> str:
    """The file as text: a line for each puzzle."""
    head: dict[str, Any] = {"format": file.format, "game": file.game, "command": file.command}
    lines = ",\n  ".join(msgspec.json.encode(puzzle).decode() for puzzle in file.puzzles)
    first = ",\n ".join(f'"{key}": {msgspec.json.encode(value).decode()}' for key, value in head.items())
    return f'{{{first},\n "puzzles": [\n  {lines}\n ]}}\n' if file.puzzles else f'{{{first},\n "puzzles": []}}\n'
