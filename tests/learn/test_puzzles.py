"""The puzzles that come with the games: each of them has one solution, and a search finds it again."""

from __future__ import annotations

import pytest

from hexagora.bots import bot
from hexagora.lab.puzzles import EFFORTS, MARGIN, MARGIN_ALONE, TRIED
from hexagora.learn import FORMAT, Puzzle, Puzzles, asked, course, judged, said, title, written
from hexagora.learn.exercise import start_of
from tests.learn.test_lessons import GAMES, LANGUAGES, lessons_of, only

EVERY = [(game, puzzle.id) for game in GAMES for puzzle in lessons_of(game).puzzles]
# Who looks again, and how deep: those who found them, with other random numbers. Alone a few points decide, so there
# the search keeps to what it has found good.
JUDGES = {1: ("overdrive:exploration=0.1", 1500), 2: ("overdrive", 5000)}


def found(game: str, id: str) -> Puzzle:
    puzzle = lessons_of(game).puzzle(id)
    assert puzzle is not None
    return puzzle


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_ten_puzzles_the_easiest_first(game: str) -> None:
    puzzles = lessons_of(game).puzzles
    assert len(puzzles) == 10
    assert [puzzle.hard for puzzle in puzzles] == sorted(puzzle.hard for puzzle in puzzles)
    assert {puzzle.hard for puzzle in puzzles} <= {0, *EFFORTS}
    assert len({puzzle.motif for puzzle in puzzles}) >= 3


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_puzzle_has_one_solution_and_says_what_it_is_about(game: str, id: str) -> None:
    of, puzzle = lessons_of(game), found(game, id)
    start = start_of(of.game, puzzle.position)
    exercise = puzzle.exercise
    assert puzzle.solution in start.legal_moves()
    for move in start.legal_moves():
        done = judged(exercise, start, (move,))
        assert done.verdict == ("right" if move == puzzle.solution else "wrong")
        for language in LANGUAGES:
            assert said(of, exercise, done, only(game, language))
    for language in LANGUAGES:
        assert title(of, id, only(game, language))
        assert asked(of, id, only(game, language))
    assert of.game.motif(start, puzzle.solution) == (puzzle.motif, puzzle.number)


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_the_solution_is_clearly_best_when_one_looks_again(game: str, id: str) -> None:
    puzzle = found(game, id)
    start = start_of(lessons_of(game).game, puzzle.position)
    judge, depth = JUDGES[start.players]
    thought = bot(judge, "look again").think(start, simulations=depth)
    assert thought.move == puzzle.solution
    best, *others = thought.considered
    margin = (MARGIN_ALONE if start.players == 1 else MARGIN) / 2
    assert all(best.value >= other.value + margin for other in others if thought.exact or other.visits >= TRIED)


def test_a_file_of_puzzles_reads_as_it_was_written() -> None:
    import msgspec

    of = course("hexafuse")
    assert of is not None
    file = Puzzles(FORMAT, "hexafuse", "hexagora lab puzzles", of.puzzles)
    assert msgspec.json.decode(written(file), type=Puzzles) == file
    empty = Puzzles(FORMAT, "hexafuse", "hexagora lab puzzles", ())
    assert msgspec.json.decode(written(empty), type=Puzzles) == empty
