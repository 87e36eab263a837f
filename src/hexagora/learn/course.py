"""All there is to learn about a game, read from the folders that it names (``Game.lessons``).

``lessons.json`` has the steps of the tutorial, the live boards of the page of rules, and what stands on that page in
which order; ``puzzles.json`` has the puzzles. Every text is in a catalogue of its language (``learn.words``), under the
name of what it belongs to: a step ``grow`` has ``grow-title``, ``grow-ask``, ``grow-done`` and ``grow-wrong``, and for
a mistake ``far`` also ``grow-wrong-far``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeVar

import msgspec

from hexagora.contract import Game, registered
from hexagora.learn.exercise import Exercise
from hexagora.learn.puzzle import FORMAT, Puzzle, Puzzles
from hexagora.learn.words import Words, words_of

T = TypeVar("T")

LESSONS, PUZZLES = "lessons.json", "puzzles.json"


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the page of rules: a title, a text, live boards, and the rulings that belong to it, by number."""

    id: str
    boards: tuple[str, ...] = ()
    rulings: tuple[int, ...] = ()


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of lessons holds."""

    steps: tuple[Exercise, ...] = ()
    boards: tuple[Exercise, ...] = ()
    rules: tuple[Section, ...] = ()


@dataclass(frozen=True)
class Course:
    """A game with its lessons."""

    game: Game
    lessons: Lessons
    puzzles: tuple[Puzzle, ...]

    def exercise(self, id: str) -> Exercise | None:
        """A step, a board or a puzzle by its id."""
        every = (*self.lessons.steps, *self.lessons.boards, *(puzzle.exercise for puzzle in self.puzzles))
        return next((one for one in every if one.id == id), None)

    def puzzle(self, id: str) -> Puzzle | None:
        """A puzzle by its id."""
        return next((one for one in self.puzzles if one.id == id), None)

    def words(self, language: str) -> Words:
        """Its texts in a language."""
        return words_of(self.game.lessons(), language)


@cache
def course(id: str) -> Course | None:
    """What there is to learn about a game; None where there is no such game, or nothing.

    ValueError when its files are not what they should be.
    """
    game = registered().get(id)
    if game is None or not game.lessons():
        return None
    lessons = _read(game, LESSONS, Lessons) or Lessons()
    file = _read(game, PUZZLES, Puzzles)
    if file is not None and (file.format, file.game) != (FORMAT, id):
        raise ValueError(f"the puzzles of {id} are not in the format {FORMAT}, or those of another game")
    return Course(game, lessons, file.puzzles if file else ())


def _read(game: Game, name: str, kind: type[T]) -> T | None:
    found = game.lessons()[0] / name
    if not found.is_file():
        return None
    try:
        return msgspec.json.decode(found.read_bytes(), type=kind)
    except msgspec.DecodeError as problem:
        raise ValueError(f"{found}: {problem}") from None
