"""hexagora match."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import hexagora
from tests.cli.run import good, refused

QUICK = ("--simulations", 5, "--workers", 1)


def test_the_score_and_the_elo_difference_are_told_and_records_kept(tmp_path: Path) -> None:
    out = tmp_path / "match"
    said = good("match", "hexafuse", "--bots", "spark", "random", "--games", 4, "--seed", 1, *QUICK, "--out", out)
    won, drawn, lost = map(int, re.findall(r"^spark: (\d+) won, (\d+) drawn, (\d+) lost", said, flags=re.MULTILINE)[0])
    assert won + drawn + lost == 4
    assert re.search(r"^Difference: \S+ Elo \(95 %: \S+ to \S+\)$", said, flags=re.MULTILINE)
    states = [hexagora.load(file) for file in sorted(out.glob("game-*.json"))]
    assert len(states) == 4
    assert all(state.is_over for state in states)
    summary = json.loads((out / "summary.json").read_text())
    assert summary["result"]["wins"] == won


def test_with_a_seed_and_simulations_a_match_is_reproducible() -> None:
    args = ("match", "hexafuse", "--bots", "random", "spark", "--games", 2, "--seed", "x", *QUICK)
    first, second = (good(*args).split("\nTime:")[0] for _ in range(2))
    assert first == second
    assert "seed x" in first


def test_a_folder_with_a_match_is_never_written_over(tmp_path: Path) -> None:
    args = ("match", "hexafuse", "--bots", "random", "random", "--games", 1, *QUICK, "--out", tmp_path / "match")
    good(*args)
    assert "already holds a match" in refused(*args)


def test_ctrl_c_ends_early_and_keeps_what_was_played(tmp_path: Path) -> None:
    args = ["match", "hexafuse", "--bots", "random", "random", "--games", "100000", "--workers", "1", "--out", tmp_path]
    with subprocess.Popen(
        [sys.executable, "-m", "hexagora", *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TERM": "dumb"},
    ) as match:
        while not list(tmp_path.glob("game-*.json")):
            assert match.poll() is None, "the match ended before a game was played"
        match.send_signal(signal.SIGINT)
        said, complaint = match.communicate(timeout=60)
    assert match.returncode == 130
    assert complaint.strip() == "hexagora: interrupted"
    played = len(list(tmp_path.glob("game-*.json")))
    assert f"{played} of 100000 games" in said
    assert json.loads((tmp_path / "summary.json").read_text())["interrupted"] is True


def test_a_game_that_is_not_for_two_or_no_games_at_all_are_refused() -> None:
    assert "--games" in refused("match", "hexafuse", "--bots", "random", "random", "--games", 0)
    assert "not both" in refused("match", "hexafuse", "--bots", "random", "random", "--seconds", 1, "--simulations", 1)
