"""Hex, installed as a plug-in, is a game like the built-in ones."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.examples.plugged import python

# A whole game on a board of 3: Red goes straight from the south to the north, after the sides were exchanged.
GAME = ("b1", "swap", "a1", "b2", "a2", "b3")


def test_it_keeps_every_promise_that_the_built_in_games_keep(plugins: Path) -> None:
    suite = "tests/contract/test_every_game.py"
    done = python(plugins, "-m", "pytest", "-q", "-p", "no:cacheprovider", suite, "-k", "hex]")
    assert done.returncode == 0, done.stdout
    assert re.search(r"^1[5-9] passed|^2\d passed", done.stdout, re.MULTILINE), done.stdout


def test_it_comes_after_the_built_in_games(plugins: Path) -> None:
    done = python(plugins, "-W", "error", "-c", "import hexagora; print(*hexagora.games())")
    assert done.stdout.split() == ["hexafuse", "hexano-duel", "hexpertise", "hexpertise-first", "hex"]


def test_a_game_in_the_terminal_is_a_record_that_replays(plugins: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "".join(f"{move}\n" for move in GAME)
    command = ("-m", "hexagora", "play", "hex", "-o", "size=3", "--bot", "none", "--ascii", "--save", str(file))
    played = python(plugins, *command, typed=typed)
    assert played.returncode == 0, played.stderr
    assert "You are Blue: connect west and east, or swap sides" in played.stdout
    assert "Player 2 wins after 6 plies." in played.stdout
    record = json.loads(file.read_text())
    assert (record["moves"], record["options"]) == (list(GAME), {"size": 3, "swap": True})
    assert record["result"] == {"scores": [0, 1], "winners": [1], "end": "rules"}

    replayed = json.loads(python(plugins, "-m", "hexagora", "replay", str(file), "--json").stdout)
    assert (replayed["winners"], replayed["plies"]) == ([1], 6)
    without = python(tmp_path, "-m", "hexagora", "replay", str(file))
    assert (without.returncode, without.stderr.count("\n")) == (2, 1)
    assert "hex" in without.stderr


def test_a_record_with_a_move_that_is_not_legal_is_refused_with_its_ply(plugins: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = {
        "format": "hexagora-record/1",
        "game": "hex",
        "options": {"size": 3},
        "players": 2,
        "setup": {"red": [], "blue": []},
        "moves": ["b1", "a1", "b1"],
    }
    file.write_text(json.dumps(record))
    refused = python(plugins, "-m", "hexagora", "replay", str(file))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "b1 is taken by a stone of Red" in refused.stderr
    assert re.search(r"\b[23]\b", refused.stderr), "it says at which ply"


def test_bots_of_every_level_play_it(plugins: Path) -> None:
    command = ("-m", "hexagora", "match", "hex", "-o", "size=4", "--games", "2", "--seed", "1", "--simulations", "30")
    for bots in (("pulse", "random"), ("overdrive", "spark")):
        played = python(plugins, *command, "--workers", "1", "--bots", *bots)
        assert played.returncode == 0, played.stderr
        assert f"{bots[0]} against {bots[1]}" in played.stdout


def test_perft_counts_it(plugins: Path) -> None:
    def perft(*more: str) -> int:
        done = python(plugins, "-m", "hexagora", "perft", "hex", "--depth", "3", *more)
        return int(done.stdout.split()[-1].replace(",", ""))

    assert perft("-o", "size=4", "-o", "swap=false") == 16 * 15 * 14
    # After a swap there are as many cells left as there were, and no second one.
    assert perft("-o", "size=4") == 16 * (15 * 14 + 15)
