"""hexagora play against bots, and every game of the house at the same table."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexagora
from hexagora.cli.play.menu import ranked
from tests.cli.run import good, run

QUICK = ("--simulations", 10)


@pytest.mark.parametrize("side", ["first", "second"])
def test_a_whole_game_against_spark_is_played_and_kept(side: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "moves all\n1\n\n" * 20  # the first move of the list, and Enter where there is only one
    output = good("play", "hexafuse", "--side", side, "--seed", 7, *QUICK, "--save", file, typed=typed)
    state = hexagora.load(file)
    assert state.is_over
    you, spark = (0, 1) if side == "first" else (1, 0)
    sheet = output[output.index("heading") :]
    assert ("You win" if state.winners == [you] else "Spark wins") in sheet
    names = sheet.split("\n")[0].split()
    assert names[1:] == (["You", "Spark"] if you < spark else ["Spark", "You"])
    assert "Spark laid the " in output


def test_with_a_seed_and_simulations_a_game_is_reproducible() -> None:
    typed = "moves all\n1\n\n" * 3 + "hint\nquit\n\n"
    first, second = (good("play", "hexafuse", "--bot", "pulse", "--seed", "x", *QUICK, typed=typed) for _ in range(2))
    assert first == second


def test_undo_goes_back_to_your_own_last_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "moves all\n1\nundo\nmoves all\n2\nquit\n"
    good("play", "hexafuse", "--seed", 7, *QUICK, "--save", file, typed=typed)
    listed = ranked(hexagora.game("hexafuse").start(seed=7).offers())
    history = hexagora.load(file).history
    assert history[0] == listed[1].move
    assert len(history) in (2, 3), "the bot has answered, and laid a piece too if it stayed"


@pytest.mark.parametrize("level", ["random", "spark", "pulse", "overdrive"])
def test_every_level_sits_down(level: str) -> None:
    output = good("play", "hexafuse", "--bot", level, "--side", "second", "--seed", 1, *QUICK, typed="stay\nquit\n\n")
    assert f"{level.capitalize()} laid the " in output


@pytest.mark.parametrize("game", hexagora.games())
def test_every_game_can_be_played_by_numbers_alone(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "moves all\nshow 1\n1\n" * 5 + "board\nhelp\nquit\n"
    output = good("play", game, "--bot", "random", "--seed", 3, *QUICK, "--save", file, typed=typed)
    state = hexagora.load(file)
    assert len(state.history) >= 9
    assert "nothing has been played" in output.lower()
    assert max(map(len, output.splitlines())) <= 80


@pytest.mark.parametrize("count", [1, 3])
def test_a_game_for_one_or_for_many_is_played_too(count: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    args = ("play", "hexpertise-first", "--players", count, "--bot", "random", "--seed", 3, "--save", file)
    output = good(*args, typed="moves all\n1\n" * 30)
    state = hexagora.load(file)
    assert state.is_over
    assert state.players == count
    assert ("You finished with" in output) == (count == 1)
    assert ("Random 2" in output) == (count == 3)


def test_there_is_no_second_seat_in_a_game_for_one() -> None:
    result = run("play", "hexpertise", "--players", 1, "--side", "second")
    assert result.exit_code == 2
    assert "there is no second seat" in result.stderr


def test_a_bot_gets_time_or_work_but_not_both() -> None:
    result = run("play", "hexafuse", "--seconds", 1, "--simulations", 10)
    assert result.exit_code == 2
    assert "--seconds or --simulations, not both" in result.stderr
