"""What goes wrong ends in one line and the right status, never in a traceback."""

from __future__ import annotations

import _thread
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from hexagora.cli.screen import interruptible
from tests.cli.run import golden, program, refused

BAD: dict[str, tuple[list[str], str]] = {
    "an unknown command": (["explode"], "No such command 'explode'"),
    "a command misspelt": (["replya", "x"], "'replay'"),
    "an unknown option": (["perft", "hexafuse", "--deep", "3"], "No such option: --deep"),
    "an argument too few": (["replay"], "Missing argument 'FILE' (try: hexagora replay --help)"),
    "an argument too many": (["replay", "a", "b"], "unexpected extra argument(s) (b)"),
    "an option too few": (["perft", "hexafuse"], "Missing option '--depth'"),
    "a depth that is no number": (["perft", "hexafuse", "--depth", "deep"], "--depth"),
    "a depth below 0": (["perft", "hexafuse", "--depth", "-1"], "--depth"),
    "an unknown game": (["perft", "chess", "--depth", "1"], "there is no game 'chess'"),
    "an unknown game to play": (["play", "chess"], "there is no game 'chess'"),
    "an unknown option of the game": (["perft", "hexafuse", "-d1", "-o", "wind=south"], "no option 'wind'"),
    "an unknown value of an option": (["perft", "hexafuse", "-d1", "-o", "anchors=up"], "one of opposed, facing"),
    "an option without a value": (["perft", "hexafuse", "-d1", "-o", "anchors"], "name=value, not 'anchors'"),
    "too many players": (["perft", "hexafuse", "-d1", "--players", "7"], "takes 2 players, not 7"),
    "a setup that is not there": (
        ["perft", "hexafuse", "-d1", "--setup", "nowhere.json"],
        "nowhere.json: No such file",
    ),
    "a record that is not there": (["replay", "nowhere.json"], "nowhere.json: No such file"),
    "a folder as a record": (["replay", "."], "Is a directory"),
    "a picture of an unknown kind": (["draw", "x.json", "x.bmp"], "draw writes .svg and .png"),
    "an unknown side": (["play", "hexafuse", "--side", "left"], "--side"),
    "an unknown level": (["play", "hexafuse", "--bot", "oracle"], "oracle"),
    "a bot without time": (["play", "hexafuse", "--seconds", "0"], "--seconds"),
    "a bot without simulations": (["play", "hexafuse", "--simulations", "0"], "--simulations"),
    "a port that is none": (["serve", "--port", "99999"], "--port"),
    "a database of an unknown kind": (["serve", "--no-open", "--database", "cloud://nine"], "cloud"),
    "something that nobody measures": (["bench", "moon"], "moon"),
    "one bot": (["match", "hexafuse", "--bots", "random"], "--bots"),
    "an unknown bot": (["match", "hexafuse", "--bots", "random", "oracle", "--games", "1"], "oracle"),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_gets_one_clear_line_and_status_2(what: str) -> None:
    args, reason = BAD[what]
    assert reason in refused(*args)


@pytest.mark.parametrize("command", ["replay", "draw", "play"])
def test_a_bad_record_is_refused_with_ply_and_reason(command: str, tmp_path: Path) -> None:
    record = golden(1)["record"]
    record["moves"][6] = "a1"
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(record))
    picture = tmp_path / "x.svg"
    args: dict[str, list[object]] = {
        "replay": [file],
        "draw": [file, picture],
        "play": ["hexafuse", "--resume", file],
    }
    assert "ply 7: a1 is not allowed: " in refused(command, *args[command])
    assert not picture.exists()


def test_control_characters_never_reach_the_terminal() -> None:
    assert "\x1b" not in refused("perft", "\x1b[31mchess\n", "--depth", "1")


@pytest.mark.parametrize("args", [["explode"], ["replay", "nowhere.json"], ["perft", "chess", "--depth", "1"]])
def test_the_program_says_the_same_as_the_tests_see(args: list[str]) -> None:
    done = program(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.strip() == refused(*args)


def test_a_mistake_of_ours_is_one_line_too_and_shows_more_on_request(tmp_path: Path) -> None:
    package = tmp_path / "broken"
    package.mkdir()
    (package / "sitecustomize.py").write_text(
        "import sys, types\n"
        "class Broken(types.ModuleType):\n"
        "    def __getattr__(self, name):\n"
        "        if name.startswith('__'):\n"
        "            raise AttributeError(name)\n"
        "        raise KeyError('a bug\\nin two lines')\n"
        "sys.modules['hexagora.records'] = Broken('hexagora.records')\n"
    )
    env = {"PYTHONPATH": str(package)}
    done = program("replay", "x.json", env=env)
    assert done.returncode == 1
    assert done.stderr.startswith("hexagora: internal error: KeyError")
    assert done.stderr.count("\n") == 1
    assert "Traceback" in program("replay", "x.json", env={**env, "HEXAGORA_DEBUG": "1"}).stderr


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m hexagora perft hexafuse --depth 1 --divide | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, timeout=120)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_ctrl_c_ends_a_game_with_one_line_and_status_130() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "hexagora", "play", "hexafuse", "--bot", "none", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "TERM": "dumb"},
    ) as playing:
        assert playing.stdout is not None
        seen = b""
        while not seen.endswith(b"\n> "):
            byte = playing.stdout.read(1)
            assert byte, "the game ended before it asked for a move"
            seen += byte
        playing.send_signal(signal.SIGINT)
        _, said = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert said.decode().strip() == "hexagora: interrupted"


def test_ctrl_c_does_not_wait_for_compiled_work() -> None:
    done = threading.Event()

    def work() -> None:
        _thread.interrupt_main()
        done.wait(60)

    with pytest.raises(KeyboardInterrupt):
        interruptible(work)
    assert not done.is_set()
    done.set()


def test_what_fails_in_the_work_fails_here() -> None:
    def work() -> int:
        raise ZeroDivisionError("nothing to divide by")

    with pytest.raises(ZeroDivisionError, match="nothing to divide by"):
        interruptible(work)
    assert interruptible(lambda: 7) == 7
