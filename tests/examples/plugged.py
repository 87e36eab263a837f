"""The example plug-in, installed as its readers do it: by pip, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
HEX = ROOT / "examples" / "hexagora-hex"
# All that it needs to be built is installed already, and nothing is fetched.
OFFLINE = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")


def install(source: Path, folder: Path) -> None:
    """Put a plug-in into a folder."""
    command = [sys.executable, "-m", "pip", "install", *OFFLINE, "--target", str(folder), str(source)]
    subprocess.run(command, check=True, capture_output=True, text=True)


def with_plugins(folder: Path) -> dict[str, str]:
    """The environment of a program that finds what is installed in a folder.

    What pytest is told from outside is for the tests that run now, not for those that they run.
    """
    return {**os.environ, "PYTHONPATH": str(folder), "PYTEST_ADDOPTS": ""}


def python(folder: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python with what is installed in a folder."""
    environment: Mapping[str, str] = {**with_plugins(folder), "TERM": "dumb", "COLUMNS": "100", **more}
    return subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=environment,
    )
