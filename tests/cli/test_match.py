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


def test_a_match_that_was_kept_goes_on_when_told_to(tmp_path: Path) -> None:
    args = ("match", "hexafuse", "--bots", "random", "spark", *QUICK, "--seed", 1, "--out", tmp_path)
    good(*args, "--games", 1)
    said = good(*args, "--games", 3, "--resume")
    assert "3 games, seed 1" in said
    assert said.split("\nTime:")[0] == good(*args[:-2], "--games", 3).split("\nTime:")[0]


def test_the_game_may_stand_before_or_behind_its_bots() -> None:
    rest = ("--games", 1, "--seed", 1, *QUICK)
    before = good("match", "hexafuse", "--bots", "random", "spark", *rest)
    behind = good("match", *rest, "--bots", "random", "spark", "hexafuse")
    assert before.split("\nTime:")[0] == behind.split("\nTime:")[0]


def test_a_tested_match_stops_by_itself_and_says_what_was_decided() -> None:
    claims = ("--elo0", -100, "--elo1", 100)
    args = ("match", "hexafuse", "--bots", "spark", "random", "--sprt", *claims, "--seed", 1, *QUICK)
    said = good(*args)
    assert re.search(r"^Pairs with 0, ½, 1, 1½, 2 points: \d+, \d+, \d+, \d+, \d+$", said, flags=re.MULTILINE)
    assert re.search(
        r"^Test of −100 against \+100 Elo: LLR \+\d\.\d\d \(−2\.94 to \+2\.94\)$", said, flags=re.MULTILINE
    )
    assert "H1 accepted: spark is rather +100 than −100 Elo." in said
    assert "Not decided yet." in good(*args, "--games", 2)


def test_bots_that_play_alone_are_compared_on_the_same_deals() -> None:
    bots = ("random", "spark", "pulse:simulations=3,exact=0")
    said = good("match", "hexpertise", "--solo", "--bots", *bots, "--games", 3, "--seed", 1, *QUICK)
    assert "3 deals, seed 1" in said
    for name in bots:
        assert re.search(rf"^{re.escape(name)} +[\d.]+ ± [\d.]+ points$", said, flags=re.MULTILINE)
    assert re.search(
        r"^spark over random: [+−][\d.]+ ± [\d.]+, [\d.]+ ± [\d.]+ times as much$", said, flags=re.MULTILINE
    )
    assert said.count(" over ") == 3


def test_what_makes_no_match_is_refused() -> None:
    bots = ("--bots", "random", "random")
    assert "--games" in refused("match", "hexafuse", *bots, "--games", 0)
    assert "not both" in refused("match", "hexafuse", *bots, "--seconds", 1, "--simulations", 1)
    assert "is not for one" in refused("match", "hexafuse", *bots[:2], "--solo")
    assert "does not go with --solo" in refused("match", "hexpertise", *bots, "--solo", "--sprt")
    assert "elo0 must be less" in refused("match", "hexafuse", *bots, "--sprt", "--elo0", 5, "--elo1", 5)
    assert "--bots of a match are two, not 3" in refused("match", "hexafuse", *bots, "spark")
    assert "needs a game and its bots" in refused("match", "hexafuse")
    assert "needs a game and its bots" in refused("match", "--bots", "spark")
    assert "no parameter 'depth'" in refused("match", "hexafuse", "--bots", "spark", "pulse:depth=3")
    assert "folder of --out" in refused("match", "hexafuse", *bots, "--resume")
