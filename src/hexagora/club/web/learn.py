"""Lessons: what there is to learn about a game, what becomes of a try in an exercise, and the page of rules.

Of a try nothing is kept: who tries something says all that was done in the exercise so far. What is solved is
remembered by the page, and for the owner of an account by the club, so that other browsers know it as well.
"""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexagora.club.domain import Room, Seat
from hexagora.club.protocol import draw
from hexagora.club.storage import LearnStore
from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import club_of, signed_of, wanted
from hexagora.club.web.described import Described
from hexagora.club.web.language import LANGUAGE
from hexagora.learn import Course, Exercise, Told, Verdict, asked, course, judged, rule, said, title
from hexagora.learn.exercise import start_of
from hexagora.words import say


class ExerciseInfo(msgspec.Struct, frozen=True):
    """A step of the tutorial or a puzzle: how to ask for it, and what it is called."""

    id: str
    title: str


class CourseInfo(msgspec.Struct, frozen=True):
    """What there is to learn about a game. puzzles: the easiest first. rules: whether there is a page of rules.

    solved: what the owner of an account has solved of it.
    """

    game: str
    title: str
    steps: tuple[ExerciseInfo, ...]
    puzzles: tuple[ExerciseInfo, ...]
    rules: bool
    solved: tuple[str, ...]


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game; texts are Markdown without links, boards are the ids of exercises."""

    game: str
    title: str
    sections: tuple[Told, ...]


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """What was done in an exercise so far: the player's own moves. show: how is it done?"""

    moves: list[str] = []
    show: bool = False


class ExerciseTold(msgspec.Struct, frozen=True):
    """An exercise after some moves; view, scene and offers are those of a ``state``.

    verdict: ``start``, ``on`` (so far so good), ``right``, ``wrong``, or ``illegal`` (then the position is that before
    the move). said: what is said to it; cells: where that is. left: how many moves the player still has. solution:
    moves that solve it, only where they were asked for.
    """

    id: str
    title: str
    ask: str
    me: int
    verdict: Verdict
    said: str
    cells: tuple[str, ...]
    left: int
    solution: tuple[str, ...] | None
    view: Any
    scene: Any
    offers: Any


async def lessons(request: Request) -> Response:
    """What there is to learn about a game: the steps of its tutorial, and its puzzles."""
    found = await _course(request)
    words, taught = found.words(LANGUAGE.get()), found.lessons

    def infos(ids: list[str]) -> tuple[ExerciseInfo, ...]:
        return tuple(ExerciseInfo(id, title(found, id, words)) for id in ids)

    steps, puzzles = infos([step.id for step in taught.steps]), infos([puzzle.id for puzzle in found.puzzles])
    signed = signed_of(request)
    solved = () if signed is None else await _store(request).solved(signed.account.id, found.game.id)
    return answer(CourseInfo(found.game.id, found.game.facts.title, steps, puzzles, bool(taught.rules), tuple(solved)))


async def rules(request: Request) -> Response:
    """The page of rules of a game: its sections, the live boards in them, and every ruling with its reason."""
    found = await _course(request)
    if not found.lessons.rules:
        raise Rejected(404, say("learn-no-rules"))
    words = found.words(LANGUAGE.get())
    sections = tuple(rule(section, words) for section in found.lessons.rules)
    return answer(RulesPage(found.game.id, found.game.facts.title, sections))


async def attempt(request: Request) -> Response:
    """An exercise, and what becomes of the moves that somebody tries in it."""
    found = await _course(request)
    exercise = found.exercise(request.path_params["exercise"])
    if exercise is None:
        raise Rejected(404, say("learn-no-exercise"))
    tried = await wanted(request, Tried)
    if len(tried.moves) > exercise.plies + 1:
        raise Rejected(400, say("learn-many"))
    told = await club_of(request).rules(_told, found, exercise, tried, LANGUAGE.get())
    signed = signed_of(request)
    if told.verdict == "right" and signed is not None:
        await _store(request).solve(signed.account.id, found.game.id, exercise.id)
    return answer(told)


def _store(request: Request) -> LearnStore:
    return LearnStore(club_of(request).store)


async def _course(request: Request) -> Course:
    club = club_of(request)
    id = request.path_params["game"]
    found = await club.rules(course, id) if id in club.settings.games else None
    if found is None:
        raise Rejected(404, say("learn-nothing"))
    return found


def _told(found: Course, exercise: Exercise, tried: Tried, language: str) -> ExerciseTold:
    words = found.words(language)
    start = start_of(found.game.with_options(**exercise.position.options), exercise.position)
    done = judged(exercise, start, tuple(tried.moves))
    me = start.to_act or 0
    room = Room.opened("", [Seat(f"Player {number}") for number in range(1, start.players + 1)], done.state, 0.0)
    drawn = draw(room, me)
    made = len(done.state.history) - len(start.history)
    return ExerciseTold(
        id=exercise.id,
        title=title(found, exercise.id, words),
        ask=asked(found, exercise.id, words),
        me=me,
        verdict=done.verdict,
        said=said(found, exercise, done, words),
        cells=done.illegal.cells if done.illegal else (),
        left=exercise.plies - made,
        solution=exercise.solution if tried.show else None,
        view=drawn.view,
        scene=drawn.scene,
        offers=[] if done.verdict in ("right", "wrong") else drawn.offers,
    )


ROUTES = [
    Described("GET", "/api/learn/{game}", lessons, {200: CourseInfo}, packed=True),
    Described("GET", "/api/learn/{game}/rules", rules, {200: RulesPage}, packed=True),
    Described("POST", "/api/learn/{game}/{exercise}", attempt, {200: ExerciseTold}, body=Tried, packed=True),
]
