"""Runs commands: inside this process, or as a program of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from hexagora.cli import app

GOLDEN = Path(__file__).parent.parent / "golden"


def golden(n: int) -> dict[str, Any]:
    """A golden game of HexaFuse with its figures."""
    found: dict[str, Any] = json.loads((GOLDEN / f"hexafuse-{n}.json").read_text())
    return found


def run(*args: object, typed: str = "") -> Result:
    """A command in this process; ``typed`` is what comes from the keyboard."""
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed)


def good(*args: object, typed: str = "") -> str:
    """What a command prints that must do well."""
    result = run(*args, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*args: object, typed: str = "") -> str:
    """The one line with which a command refuses bad input."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("hexagora: ")
    assert result.stderr.endswith("\n")
    assert result.stderr.count("\n") == 1
    assert result.stderr.strip().isprintable()
    assert "Traceback" not in result.stderr
    return result.stderr.strip()


def program(*args: object, **more: Any) -> subprocess.CompletedProcess[str]:
    """A command as a program of its own, with the output of a terminal that can do little."""
    environment = {**os.environ, "TERM": "dumb", **more.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "hexagora", *map(str, args)],
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
        **more,
    )
