"""What is said in lessons: the title and the task of an exercise, what a try is called, and the rules in sections."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.learn.course import Course, Section
from hexagora.learn.exercise import Exercise
from hexagora.learn.judge import Try
from hexagora.learn.puzzle import Puzzle
from hexagora.learn.words import Words


@dataclass(frozen=True)
class Ruling:
    """A house ruling: what it decides, and why."""

    number: int
    text: str
    reason: str


@dataclass(frozen=True)
class Told:
    """A part of a page of rules in words. The text is paragraphs, lists and tables as in Markdown, with *emphasis*."""

    id: str
    title: str
    text: str
    boards: tuple[str, ...]
    rulings: tuple[Ruling, ...]


def title(course: Course, id: str, words: Words) -> str:
    """What an exercise is called; KeyError when nobody has named it."""
    puzzle = course.puzzle(id)
    return words.say(f"{id}-title") if puzzle is None else words.say(f"motif-{puzzle.motif}-title", n=puzzle.number)


def asked(course: Course, id: str, words: Words) -> str:
    """What is to be done in an exercise."""
    puzzle = course.puzzle(id)
    return words.say(f"{id}-ask") if puzzle is None else words.say(f"motif-{puzzle.motif}", n=puzzle.number)


def said(course: Course, exercise: Exercise, tried: Try, words: Words) -> str:
    """What is said to a try; empty where there is nothing to say."""
    puzzle = course.puzzle(exercise.id)
    match tried.verdict:
        case "start":
            return ""
        case "illegal":
            return tried.illegal.reason if tried.illegal else ""
        case "on":
            return words.find(f"{exercise.id}-on") or ""
        case "right":
            return words.say(f"{exercise.id}-done") if puzzle is None else words.say("puzzle-done")
        case "wrong":
            if puzzle is not None:
                return _worse(puzzle, tried, words)
            return words.say(f"{exercise.id}-wrong-{tried.mistake}" if tried.mistake else f"{exercise.id}-wrong")


def _worse(puzzle: Puzzle, tried: Try, words: Words) -> str:
    """Why a move does not solve a puzzle: what it is worth, and what the solution is."""
    if tried.state.players == 1:
        return words.say("puzzle-wrong-alone")
    best, mine = (round(100 * puzzle.value(move)) for move in (puzzle.solution, tried.state.history[-1]))
    return words.say("puzzle-wrong-exact" if puzzle.exact else "puzzle-wrong", best=best, mine=mine)


def rule(section: Section, words: Words) -> Told:
    """A part of the page of rules."""
    rulings = tuple(
        Ruling(number, words.say(f"ruling-{number}"), words.say(f"ruling-{number}-reason"))
        for number in section.rulings
    )
    name = f"rules-{section.id}"
    return Told(section.id, words.say(f"{name}-title"), words.say(name), section.boards, rulings)
