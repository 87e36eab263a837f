"""Calibrating a ladder."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

import hexagora
from hexagora.lab.ladder import Ladder, calibrate
from tests.cli.run import good, refused

HEXAFUSE = hexagora.game("hexafuse")
CHAIN = ["random", "spark:simulations=2", "spark:simulations=30"]


def small(games: int = 4, bots: list[str] = CHAIN, **options: Any) -> Ladder:
    chosen: dict[str, Any] = {"seed": 1, "workers": 1} | options
    return calibrate(HEXAFUSE, bots, games, **chosen)


def test_neighbours_play_and_all_are_rated() -> None:
    measured = small(games=6)
    assert [link.pairs.number for link in measured.measured()] == [3, 3]
    rated = measured.ratings()
    assert rated is not None
    assert (rated[0].elo, rated[0].error) == (0.0, 0.0)
    assert rated[1].elo > 100
    assert rated[2].error > rated[1].error > 0


def test_games_of_a_link_come_in_pairs_with_seats_exchanged_and_the_links_take_turns() -> None:
    ladder = small()
    assert [ladder.seats(number) for number in range(8)] == [(0, 1), (1, 0), (1, 2), (2, 1)] * 2
    assert [ladder.deal(number) for number in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_other_links_may_be_measured_too() -> None:
    measured = small(links=[(0, 1), (0, 2), (1, 2)], games=2)
    assert [link.pairs.number for link in measured.measured()] == [1, 1, 1]


def test_a_ladder_that_was_broken_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"

    def enough(ladder: Ladder) -> None:
        if len(ladder.points) == 3:
            signal.raise_signal(signal.SIGINT)

    broken = small(out=file, on_progress=enough)
    assert broken.interrupted
    assert len(json.loads(file.read_text())["links"][0]["games"]) == 2
    whole, resumed = small(), small(out=file)
    assert resumed.points == whole.points
    assert json.loads(file.read_text())["ratings"] == json.loads(json.dumps(whole.summary()["ratings"]))


def test_a_ladder_can_be_measured_better_later(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    small(games=2, out=file)
    assert small(games=4, out=file).points == small(games=4).points


def test_what_was_measured_is_not_forgotten_when_fewer_games_are_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    small(games=4, out=file)
    measured = json.loads(file.read_text())
    small(games=2, out=file)
    assert json.loads(file.read_text())["links"] == measured["links"]


def test_games_stay_with_those_who_played_them_when_others_are_to_meet(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    small(games=4, links=[(0, 1), (1, 2)], out=file)
    before = {(link["first"], link["second"]): link["games"] for link in json.loads(file.read_text())["links"]}
    small(games=6, links=[(0, 1), (0, 2)], out=file)
    after = {(link["first"], link["second"]): link["games"] for link in json.loads(file.read_text())["links"]}
    assert {pair: len(games) for pair, games in after.items()} == {
        (CHAIN[0], CHAIN[1]): 6,
        (CHAIN[0], CHAIN[2]): 6,
        (CHAIN[1], CHAIN[2]): 6,
    }
    assert all(after[pair].startswith(games) for pair, games in before.items())


def test_a_file_with_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    file.write_text("[1]")
    with pytest.raises(ValueError, match="holds no ladder"):
        small(out=file)
    assert file.read_text() == "[1]"
    file.unlink()
    small(games=2, out=file)
    before = file.read_text()
    with pytest.raises(ValueError, match="another ladder has been measured there: its bots"):
        small(games=2, out=file, bots=CHAIN[:2])
    assert file.read_text() == before


@pytest.mark.parametrize(
    ("bots", "reason"), [(["spark"], "two bots or more"), (["spark", "spark"], "each once"), (["x", "y"], "no bot 'x'")]
)
def test_what_is_no_ladder_is_refused(bots: list[str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        small(bots=bots)


def test_the_command_tells_every_rating(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    args = ("lab", "ladder", "hexafuse", "--bots", *CHAIN, "--seed", 1, "--workers", 1, "--out", file)
    said = good(*args, "--games", 2)
    for name in CHAIN:
        assert name in said
    assert "4 games" in said
    assert "8 games" in good(*args, "--games", 4)
    assert "even number" in refused(*args, "--games", 3)


def test_games_of_a_bot_can_be_left_for_later(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    first = small(out=file, without=[CHAIN[2]])
    assert [link.pairs.number for link in first.measured()] == [2, 0]
    assert not first.interrupted
    assert small(out=file).points == small().points
    with pytest.raises(ValueError, match="rung-99 does not stand on this ladder"):
        small(without=["rung-99"])
