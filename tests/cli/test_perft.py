"""hexagora perft."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexagora
from hexagora.records import save
from tests.cli.run import golden, good, program, refused


def test_the_figures_are_those_of_the_golden_games(setup: Path) -> None:
    for depth, count in enumerate(golden(1)["perft"], 1):
        assert good("perft", "hexafuse", "--depth", depth, "--setup", setup) == f"{count}\n"


def test_a_record_gives_its_setup_too(record: Path, setup: Path) -> None:
    given = good("perft", "hexafuse", "--depth", 2, "--setup", record)
    assert given == good("perft", "hexafuse", "--depth", 2, "--setup", setup)


def test_divide_shows_every_first_move_and_the_sum(setup: Path) -> None:
    lines = good("perft", "hexafuse", "--depth", 2, "--setup", setup, "--divide").splitlines()
    *parts, total = (line.split() for line in lines)
    start = hexagora.game("hexafuse").start(setup=golden(1)["record"]["setup"])
    assert [move for move, _ in parts] == start.legal_moves()
    assert total == ["total", str(golden(1)["perft"][1])]
    assert sum(int(count) for _, count in parts) == golden(1)["perft"][1]
    assert len(parts) == golden(1)["perft"][0]


def test_depth_0_counts_the_one_empty_sequence() -> None:
    assert good("perft", "hexafuse", "--depth", 0) == "1\n"


def test_the_same_seed_counts_the_same_and_options_count() -> None:
    one = good("perft", "hexafuse", "--depth", 1, "--seed", "x", "--divide")
    assert one == good("perft", "hexafuse", "--depth", 1, "--seed", "x", "--divide")
    assert one != good("perft", "hexafuse", "--depth", 1, "--seed", "x", "--divide", "-o", "anchors=facing")


def test_nothing_but_the_figure_comes_to_stdout() -> None:
    done = program("perft", "hexafuse", "--depth", "1")
    assert done.stdout.strip().isdecimal()
    assert done.stderr == ""


@pytest.mark.parametrize("content", ["", "[]", "{", '"text"', "{}", '{"setup": []}', '{"setup": {"anchors": 3}}', "\0"])
def test_a_file_that_holds_no_setup_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "setup.json"
    file.write_text(content)
    assert "setup.json" in refused("perft", "hexafuse", "--depth", 1, "--setup", file)


def test_the_setup_of_a_game_with_other_options_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "facing.json"
    save(hexagora.game("hexafuse", anchors="facing").start(seed=1), file)
    assert "anchors" in refused("perft", "hexafuse", "--depth", 1, "--setup", file)
    assert good("perft", "hexafuse", "--depth", 1, "--setup", file, "-o", "anchors=FACING")
