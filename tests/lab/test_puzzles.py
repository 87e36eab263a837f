"""Finding puzzles in bot games."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hexagora.bots import Considered, Thought
from hexagora.contract import game
from hexagora.lab.puzzles import FROM_ONE, Judge, Plan, chosen, clearly_best, puzzles
from hexagora.learn import Position, Puzzle, Puzzles
from tests.cli.run import program

# Shallow on purpose: what is found here is no good puzzle, but it is found in the same way.
PLAN = Plan(game("hexafuse"), 2, "spark", 20, Judge("overdrive:exact=0", 200), 1, 3, "c")


def thought(*tried: tuple[int, float], exact: bool = False) -> Thought:
    """A thought about moves with so many visits and such values."""
    considered = tuple(Considered(f"m{i}", visits, value) for i, (visits, value) in enumerate(tried))
    return Thought("m0", tried[0][1], considered, exact)


def puzzle(number: int, motif: str, hard: int = 0, lead: float = 0.2, source: int | None = None) -> Puzzle:
    values = {"a": 0.5 + lead, "b": 0.5}
    at = number if source is None else source
    return Puzzle(f"puzzle-{at}-{number}", Position({}), motif, 1, "a", exact=False, hard=hard, values=values)


def test_one_move_stands_out_when_it_is_worth_more_and_was_tried_most() -> None:
    assert clearly_best(thought((900, 0.7), (100, 0.5)), alone=False)
    assert not clearly_best(thought((900, 0.55), (100, 0.5)), alone=False)
    assert not clearly_best(thought((400, 0.7), (300, 0.5), (300, 0.5)), alone=False)


def test_who_plays_alone_may_be_ahead_by_less() -> None:
    assert clearly_best(thought((900, 0.55), (100, 0.5)), alone=True)


def test_a_move_that_was_hardly_tried_says_nothing_unless_all_was_searched_out() -> None:
    assert clearly_best(thought((900, 0.7), (2, 0.9)), alone=False)
    assert not clearly_best(thought((1, 0.7), (1, 0.7), exact=True), alone=False)
    assert clearly_best(thought((1, 0.7), (1, 0.5), exact=True), alone=False)


def test_nothing_stands_out_where_nothing_was_considered() -> None:
    assert not clearly_best(Thought("only"), alone=False)


def test_of_many_puzzles_those_of_all_motifs_are_kept_the_easiest_first() -> None:
    found = [puzzle(n, "common", hard=10, lead=0.4) for n in range(8)] + [puzzle(9, "rare", hard=300, lead=0.1)]
    kept = chosen(found, 4)
    assert len(kept) == 4
    assert "rare" in {one.motif for one in kept}
    assert [one.hard for one in kept] == sorted(one.hard for one in kept)


def test_one_game_gives_few() -> None:
    found = [puzzle(n, f"motif {n}", source=1) for n in range(5)]
    assert len(chosen(found, 5)) == FROM_ONE


def test_the_same_plan_finds_the_same_puzzles_and_each_has_a_clear_solution() -> None:
    found = puzzles(PLAN, lambda: False)
    assert found == puzzles(PLAN, lambda: False)
    assert found
    for one in found:
        start = PLAN.game.start(setup=one.position.setup)
        for move in one.position.moves:
            start = start.play(move)
        assert one.solution in start.legal_moves()
        assert max(one.values, key=one.values.__getitem__) == one.solution


def test_an_interrupt_keeps_what_was_found() -> None:
    seen: list[int] = []
    many = Plan(PLAN.game, 2, PLAN.bot, PLAN.simulations, PLAN.judge, 5, 3, "c")
    puzzles(many, lambda: True, lambda done, _: seen.append(done))
    assert seen == [1]


def test_the_command_writes_a_file_that_says_how_it_was_made(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    done = program(
        "lab", "puzzles", "hexafuse", "--games", 1, "--count", 2, "--seed", "c", "--bot", "spark",
        "--simulations", 20, "--judge", "overdrive:exact=0", "--depth", 200, "--out", out,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    file = msgspec.json.decode(out.read_bytes(), type=Puzzles)
    assert file.game == "hexafuse"
    assert "--seed c" in file.command
    assert 1 <= len(file.puzzles) <= 2
    again = tmp_path / "again.json"
    assert program(*file.command.split()[1:], "--out", again).returncode == 0
    assert again.read_text() == out.read_text()


def test_what_cannot_be_done_is_refused_in_one_line(tmp_path: Path) -> None:
    for wrong in (["--judge", "nobody"], ["--players", "9"], ["--out", tmp_path]):
        done = program("lab", "puzzles", "hexano-duel", "--out", tmp_path / "p.json", *wrong)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
