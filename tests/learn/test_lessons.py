"""What the lessons of the house say can be done, and is said in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from hexagora.contract import State
from hexagora.learn import Course, Exercise, Words, asked, course, judged, rule, said, title, words_of
from hexagora.learn.exercise import start_of
from hexagora.learn.words import HOUSE

GAMES = ("hexafuse", "hexano-duel", "hexpertise", "hexpertise-first")
LANGUAGES = ("de", "en")
# How many rulings each game has; the editions of one share them out.
RULINGS = {"hexafuse": range(1, 8), "hexano-duel": range(1, 8), "hexpertise": range(1, 14)}
# A second move of an exercise is tried after so many first ones.
FIRST_MOVES = 6


def lessons_of(game: str) -> Course:
    """What there is to learn about a game of the house."""
    found = course(game)
    assert found is not None
    return found


def exercises(of: Course) -> tuple[Exercise, ...]:
    """Steps and boards; puzzles have tests of their own."""
    return (*of.lessons.steps, *of.lessons.boards)


def only(game: str, language: str) -> Words:
    """The texts that a language itself has, without English behind it."""
    words = words_of(lessons_of(game).game.lessons(), language)
    return Words(words._bundles[:1])


EVERY = [(game, exercise.id) for game in GAMES for exercise in exercises(lessons_of(game))]


def opened(game: str, id: str) -> tuple[Course, Exercise, State]:
    of = lessons_of(game)
    exercise = of.exercise(id)
    assert exercise is not None
    return of, exercise, start_of(of.game.with_options(**exercise.position.options), exercise.position)


def tries(exercise: Exercise, start: State) -> Iterator[tuple[str, ...]]:
    """Every legal first move, and after some of those that lead on every second one."""
    going = []
    for move in start.legal_moves():
        yield (move,)
        if judged(exercise, start, (move,)).verdict == "on":
            going.append(move)
    for first in going[:FIRST_MOVES]:
        for second in start.play(first).legal_moves():
            yield first, second


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_has_6_to_12_steps(game: str) -> None:
    steps = lessons_of(game).lessons.steps
    assert 6 <= len(steps) <= 12


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_what_is_asked_for_can_be_done(game: str, id: str) -> None:
    of, exercise, start = opened(game, id)
    done = judged(exercise, start, exercise.solution)
    assert done.verdict == "right"
    for language in LANGUAGES:
        assert title(of, id, only(game, language))
        assert asked(of, id, only(game, language))
        assert said(of, exercise, done, only(game, language))


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_every_wrong_try_is_explained_in_every_language(game: str, id: str) -> None:
    of, exercise, start = opened(game, id)
    seen = set()
    for moves in tries(exercise, start):
        done = judged(exercise, start, moves)
        assert done.verdict in ("on", "right", "wrong")
        if (done.verdict, done.mistake) in seen:
            continue
        seen.add((done.verdict, done.mistake))
        for language in LANGUAGES:
            assert said(of, exercise, done, only(game, language)) or done.verdict == "on"


@pytest.mark.parametrize(("game", "id"), [(g, i) for g, i in EVERY if not i.startswith("board-")])
def test_a_step_can_also_be_done_wrongly_unless_anything_will_do(game: str, id: str) -> None:
    _, exercise, start = opened(game, id)
    verdicts = {judged(exercise, start, moves).verdict for moves in tries(exercise, start)}
    anything = exercise.goal in (type(exercise.goal)(), type(exercise.goal)(plies=exercise.plies))
    assert anything or "wrong" in verdicts


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_move_that_the_rules_forbid_is_explained_by_them(game: str, id: str) -> None:
    of, exercise, start = opened(game, id)
    done = judged(exercise, start, ("z99",))
    assert done.verdict == "illegal"
    assert done.state == start
    assert said(of, exercise, done, only(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_rules_is_whole(game: str) -> None:
    of = lessons_of(game)
    for language in LANGUAGES:
        for section in of.lessons.rules:
            told = rule(section, only(game, language))
            assert told.title
            assert told.text
            assert all(ruling.text and ruling.reason for ruling in told.rulings)
    boards = [board for section in of.lessons.rules for board in section.boards]
    assert len(boards) >= 4
    assert all(of.exercise(board) for board in boards)


@pytest.mark.parametrize("family", RULINGS)
def test_every_ruling_stands_on_a_page(family: str) -> None:
    editions = [lessons_of(game) for game in GAMES if game == family or game == f"{family}-first"]
    told = {number for of in editions for section in of.lessons.rules for number in section.rulings}
    assert told == set(RULINGS[family])


@pytest.mark.parametrize("game", GAMES)
def test_no_two_exercises_share_a_name(game: str) -> None:
    of = lessons_of(game)
    ids = [one.id for one in exercises(of)] + [puzzle.id for puzzle in of.puzzles]
    assert len(ids) == len(set(ids))


def sentences(language: str) -> set[tuple[str, str]]:
    """The names of all texts of lessons, with the file they are in."""
    found = set()
    for file in (HOUSE / language / "club" / "lessons").iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert type(entry).__name__ != "Junk", (file, entry)
            if isinstance(entry, Message):
                found.add((file.name, entry.id.name))
    return found


def test_lessons_say_the_same_in_every_language() -> None:
    assert sentences("de") == sentences("en")


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = lessons_of("hexafuse").words("tlh")
    assert words.say("grow-title") == lessons_of("hexafuse").words("en").say("grow-title")


def test_a_text_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="no text"):
        lessons_of("hexafuse").words("en").say("no-such-text")
