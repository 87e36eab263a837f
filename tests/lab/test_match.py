"""Matches: fair, reproducible, and nothing that was played is lost."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import hexagora
from hexagora.lab.budget import Budget
from hexagora.lab.match import play_match
from hexagora.lab.result import Match
from hexagora.lab.store import SUMMARY
from hexagora.rating import Sprt
from hexagora.search.searcher import OWN, WALL

HEXAFUSE = hexagora.game("hexafuse")


def small(games: int = 2, **options: Any) -> Match:
    chosen: dict[str, Any] = {"seed": 1, "budget": Budget(simulations=10), "workers": 1} | options
    return play_match(HEXAFUSE, ["spark", "random"], games, **chosen)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Match, Path, list[int]]:
    """A match of HexaFuse with its folder and what was told of its progress."""
    out = tmp_path_factory.mktemp("match") / "new" / "folder"
    told: list[int] = []
    match = play_match(
        HEXAFUSE,
        ("pulse", "random"),
        5,
        seed="match",
        out=out,
        on_progress=lambda match: told.append(len(match.played)),
        budget=Budget(simulations=40),
    )
    return match, out, told


def test_every_game_of_a_match_is_played_and_told(played: tuple[Match, Path, list[int]]) -> None:
    match, _, told = played
    assert told == [0, 1, 2, 3, 4, 5]
    assert sorted(game.number for game in match.played) == [0, 1, 2, 3, 4]
    assert match.tally.games == 5
    assert match.tally_as(0) + match.tally_as(1) == match.tally
    assert not match.interrupted


def test_a_match_leaves_a_record_of_each_game(played: tuple[Match, Path, list[int]]) -> None:
    match, out, _ = played
    assert sorted(path.name for path in out.iterdir()) == [*(f"game-00{n}.json" for n in range(1, 6)), SUMMARY]
    for game in match.played:
        state = hexagora.load(out / f"game-00{game.number + 1}.json")
        assert state.is_over
        assert tuple(state.scores) == game.scores
        points = [0.5 if len(state.winners) == 2 else float(p in state.winners) for p in range(2)]
        assert points[game.seats.index(0)] == game.points


def test_games_come_in_pairs_of_one_deal_with_seats_exchanged(played: tuple[Match, Path, list[int]]) -> None:
    match, out, _ = played
    setups = [hexagora.load(out / f"game-00{n}.json").setup for n in range(1, 6)]
    assert setups[0] == setups[1] != setups[2] == setups[3] != setups[4]
    assert [match.seats(n) for n in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_the_summary_says_what_happened(played: tuple[Match, Path, list[int]]) -> None:
    match, out, _ = played
    summary = json.loads((out / SUMMARY).read_text())
    assert summary == json.loads(json.dumps(match.summary()))
    assert summary["bots"] == ["pulse", "random"]
    assert summary["result"]["wins"] + summary["result"]["draws"] + summary["result"]["losses"] == 5
    assert [game["first"] for game in summary["games"]] == ["pulse", "random", "pulse", "random", "pulse"]


def test_a_match_can_be_repeated_from_its_seed_and_simulations() -> None:
    first = small(seed=None)
    again, other = small(seed=first.seed, workers=2), small(seed="another")
    assert sorted(first.played, key=lambda game: game.number) == sorted(again.played, key=lambda game: game.number)
    assert sorted(first.played, key=lambda game: game.number) != sorted(other.played, key=lambda game: game.number)


def test_an_interrupted_match_keeps_what_was_played(tmp_path: Path) -> None:
    def enough(match: Match) -> None:
        if len(match.played) == 2:
            signal.raise_signal(signal.SIGINT)

    match = small(games=50, out=tmp_path, on_progress=enough)
    assert match.interrupted
    assert len(match.played) == 2
    summary = json.loads((tmp_path / SUMMARY).read_text())
    assert summary["interrupted"] is True
    assert len(summary["games"]) == len(list(tmp_path.glob("game-*.json"))) == 2


LONG = """
import sys
import hexagora
from hexagora.lab.match import play_match
if __name__ == "__main__":
    match = play_match(hexagora.game("hexafuse"), ("random", "random"), 100000, seed=1, out=sys.argv[1], workers=2)
    print(match.interrupted, len(match.played))
"""


def test_ctrl_c_ends_a_match_at_once_with_all_that_was_played(tmp_path: Path) -> None:
    script, out = tmp_path / "long.py", tmp_path / "out"
    script.write_text(LONG)
    process = subprocess.Popen(
        [sys.executable, str(script), str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while not list(out.glob("game-*.json")):
            assert process.poll() is None
            time.sleep(0.05)
        # As a terminal does it: to the workers too.
        subprocess.run(["kill", "-INT", "--", f"-{process.pid}"], check=True)
        told, errors = process.communicate(timeout=60)
    finally:
        process.send_signal(signal.SIGKILL)
    assert process.returncode == 0, errors
    assert errors == ""
    interrupted, count = told.split()
    assert interrupted == "True"
    assert int(count) == len(list(out.glob("game-*.json")))
    assert len(json.loads((out / SUMMARY).read_text())["games"]) == int(count)


def test_a_folder_with_a_match_is_left_alone(tmp_path: Path) -> None:
    small(games=1, out=tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(ValueError, match="already holds a match"):
        small(games=1, out=tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_that_cannot_be_made_is_told_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told: list[Match] = []
    with pytest.raises(OSError, match="file"):
        small(out=tmp_path / "file" / "match", on_progress=told.append)
    assert told == []


@pytest.mark.parametrize(
    ("bots", "games", "options", "reason"),
    [
        (["spark"], 1, {}, "two bots"),
        (["spark", "sparks"], 1, {}, "there is no bot"),
        (["spark", "random"], 0, {}, "at least one game"),
        (["spark", "pulse:depth=3"], 1, {}, "no parameter 'depth'"),
    ],
)
def test_a_match_that_makes_no_sense_is_refused(
    bots: list[str], games: int, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        play_match(HEXAFUSE, bots, games, seed=1, **options)


@pytest.mark.parametrize(
    ("budget", "reason"),
    [
        ({"seconds": 1.0, "simulations": 1}, "not both"),
        ({"seconds": 0.0}, "positive"),
        ({"seconds": float("inf")}, "positive"),
        ({"simulations": 0}, "positive"),
    ],
)
def test_a_budget_that_is_none_is_refused(budget: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Budget(**budget)


def test_bots_think_by_the_time_of_the_processor_unless_told_otherwise() -> None:
    assert Budget(seconds=1.0).clock is OWN
    assert Budget(seconds=1.0, wall=True).clock is WALL
    match = small(games=1, budget=Budget(seconds=0.01))
    assert match.summary()["clock"] == "processor"
    first, second = match.thinking()
    assert first["moves"] > 0
    assert first["seconds_a_move"] > second["seconds_a_move"]


# Going on ---------------------------------------------------------------------------------------------------


def result(match: Match) -> dict[str, Any]:
    """What the match came to, without how long it took."""
    return {key: value for key, value in match.summary().items() if key not in ("took", "thinking", "interrupted")}


def test_a_match_that_was_broken_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    def enough(match: Match) -> None:
        if len(match.played) == 2:
            signal.raise_signal(signal.SIGINT)

    assert small(games=5, out=tmp_path, on_progress=enough).interrupted
    resumed = small(games=5, seed=None, out=tmp_path, resume=True)
    assert not resumed.interrupted
    assert result(resumed) == result(small(games=5))
    assert resumed.thinking()[0]["moves"] == small(games=5).thinking()[0]["moves"]


def test_a_match_goes_on_even_if_its_summary_is_behind_its_records(tmp_path: Path) -> None:
    small(games=2, out=tmp_path)
    summary = json.loads((tmp_path / SUMMARY).read_text())
    (tmp_path / SUMMARY).write_text(json.dumps(summary | {"games": [], "result": {}}))
    assert result(small(games=3, out=tmp_path, resume=True)) == result(small(games=3))


@pytest.mark.parametrize(
    ("change", "said"),
    [({"seed": 2}, "its seed is 1, not 2"), ({"budget": Budget(simulations=11)}, "its simulations is 10, not 11")],
)
def test_a_match_is_not_resumed_as_another_one(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    small(games=1, out=tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(ValueError, match=said):
        small(games=1, out=tmp_path, resume=True, **change)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_summary_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / SUMMARY).write_text("[1, 2]")
    with pytest.raises(ValueError, match="is not the summary of a match"):
        small(games=1, out=tmp_path, resume=True)


# The sequential test ----------------------------------------------------------------------------------------

CLEAR = Sprt(-100.0, 100.0)


def test_a_tested_match_ends_when_the_test_has_decided(tmp_path: Path) -> None:
    match = small(games=400, sprt=CLEAR, out=tmp_path)
    assert match.verdict == "H1"
    assert not match.interrupted
    assert len(match.played) == 2 * match.pairs.number < 400
    before = Match(match.game, match.bots, match.seed, 400, match.budget, sprt=CLEAR, played=match.played[:-2])
    assert before.verdict is None, "it would have been decided sooner"
    told = json.loads((tmp_path / SUMMARY).read_text())["sprt"]
    assert told["verdict"] == "H1"
    assert told["llr"] >= told["bounds"][1]
    assert len(list(tmp_path.glob("game-*.json"))) == len(match.played)


def test_a_tested_match_is_the_same_on_any_number_of_processes() -> None:
    one, two = small(games=400, sprt=CLEAR), small(games=400, sprt=CLEAR, workers=2)
    assert one.played == two.played


def test_a_match_that_is_decided_plays_no_more_when_it_is_resumed(tmp_path: Path) -> None:
    match = small(games=400, sprt=CLEAR, out=tmp_path)
    again = small(games=400, sprt=CLEAR, out=tmp_path, resume=True)
    assert again.played == match.played


def test_bots_in_other_settings_can_be_told_apart() -> None:
    names = ["pulse:simulations=60", "pulse:simulations=60,temperature=1"]
    match = play_match(HEXAFUSE, names, 2, seed=1, workers=1)
    assert match.summary()["bots"] == names
    assert match.played == play_match(HEXAFUSE, names, 2, seed=1, workers=1).played


def test_a_head_start_counts_when_the_winner_is_named() -> None:
    even = play_match(HEXAFUSE, ["random", "spark:simulations=20"], 2, seed=1, workers=1)
    ahead = play_match(HEXAFUSE, ["random", "spark:simulations=20,head_start=1000"], 2, seed=1, workers=1)
    assert [game.scores for game in ahead.played] == [game.scores for game in even.played]
    assert [game.points for game in ahead.played] == [0.0, 0.0]
    behind = play_match(HEXAFUSE, ["spark:simulations=20,head_start=1000", "random"], 2, seed=1, workers=1)
    assert [game.points for game in behind.played] == [1.0, 1.0]
