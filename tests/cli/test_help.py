"""Help: complete, with examples, and quick because nothing is loaded for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

import hexagora
from tests.cli.run import good, program, run

COMMANDS = (
    "serve",
    "play",
    "perft",
    "replay",
    "verify",
    "match",
    "lab",
    "draw",
    "bench",
    "warm",
    "backup",
    "restore",
    "admin",
)


def test_help_names_every_command_and_nothing_that_is_not_there() -> None:
    lines = good("--help").split("Commands:\n")[1].split("\n\n")[0].splitlines()
    assert {line.split()[0] for line in lines} == set(COMMANDS)
    assert not any(line.endswith("...") for line in lines), "every command is told in whole sentences"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    said = good(command, "--help")
    assert said == good(command, "-h")
    assert f"Example: hexagora {command}" in " ".join(said.split())


def test_the_version_is_that_of_the_package() -> None:
    assert good("--version") == f"hexagora {hexagora.__version__}\n"


def test_python_m_hexagora_is_the_same_command() -> None:
    assert program("--version").stdout == good("--version")


def test_help_does_not_wait_for_the_engine_or_the_server() -> None:
    code = (
        "import sys\n"
        "from typer.testing import CliRunner\n"
        "from hexagora.cli import app\n"
        "assert CliRunner().invoke(app, ['play', '--help']).exit_code == 0\n"
        "print([name for name in ('numba', 'numpy', 'starlette', 'sqlalchemy', 'cairosvg') if name in sys.modules])\n"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_help_of_a_command_that_is_not_there_is_bad_input() -> None:
    assert run("explode", "--help").exit_code == 2
