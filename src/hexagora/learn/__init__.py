"""Learning a game: tutorials, puzzles and pages of rules, all of them data, and how tries are judged."""

from hexagora.learn.course import Course, Lessons, Section, course
from hexagora.learn.exercise import Condition, Exercise, Mistake, Position
from hexagora.learn.judge import Try, Verdict, judged
from hexagora.learn.puzzle import FORMAT, Puzzle, Puzzles, written
from hexagora.learn.telling import Ruling, Told, asked, rule, said, title
from hexagora.learn.words import Words, languages, words_of

__all__ = [
    "FORMAT",
    "Condition",
    "Course",
    "Exercise",
    "Lessons",
    "Mistake",
    "Position",
    "Puzzle",
    "Puzzles",
    "Ruling",
    "Section",
    "Told",
    "Try",
    "Verdict",
    "Words",
    "asked",
    "course",
    "judged",
    "languages",
    "rule",
    "said",
    "title",
    "words_of",
    "written",
]
