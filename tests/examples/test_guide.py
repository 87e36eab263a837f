"""docs/adding-a-game.md is followed: its commands run, its code is that of the example, and nothing is missing."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import FunctionType

import pytest

from hexagora.contract import Game, kernels
from tests.examples.plugged import HEX, ROOT, with_plugins

GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
CODE = (HEX / "hexagora_hex.py").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """What is shown in a language, in order."""
    return re.findall(rf"```{language}\n(.*?)```", GUIDE, flags=re.DOTALL)


def steps() -> list[tuple[str, list[str]]]:
    """Every command of the guide, with the lines that are shown below it."""
    found = []
    for block in blocks("console"):
        for part in block.removeprefix("$ ").split("\n$ "):
            command, *shown = part.rstrip("\n").split("\n")
            found.append((command, shown))
    return found


def agrees(shown: list[str], came: str) -> bool:
    """Whether an output is what the guide shows; ``…`` on a line of its own stands for any lines."""
    pattern = "\n".join("(?:.*\n)*?.*" if line == "…" else re.escape(line) for line in shown)
    lines = "\n".join(line.rstrip() for line in came.strip("\n").split("\n"))
    return re.fullmatch(pattern, lines) is not None


@pytest.fixture
def desk(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """A folder with the plug-in beside it, and a shell in which pip installs without a network, apart from all else."""
    shutil.copytree(HEX, tmp_path / "hexagora-hex", ignore=shutil.ignore_patterns("__pycache__"))
    plugins = tmp_path / "plugins"
    offline = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_QUIET": "1"}
    environment = {
        **with_plugins(plugins),
        **offline,
        "PIP_TARGET": str(plugins),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "TERM": "dumb",
        "COLUMNS": "100",
        "PYTHONUTF8": "1",
    }
    return tmp_path, environment


def test_who_follows_the_guide_comes_to_a_game_that_can_be_played(desk: tuple[Path, dict[str, str]]) -> None:
    folder, environment = desk
    followed = 0
    for command, shown in steps():
        typed = "".join(f"{line[2:]}\n" for line in shown if line.startswith("> "))
        done = subprocess.run(
            shlex.split(command), cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert agrees(shown, done.stdout), f"{command}:\n{done.stdout}"
        followed += 1
    assert followed >= 7
    assert (folder / "game.svg").read_text().startswith("<svg")


def test_the_code_on_the_page_is_that_of_the_example() -> None:
    shown = blocks("python")
    assert len(shown) >= 5
    for block in shown:
        assert block.rstrip() in CODE
    assert tomllib.loads(blocks("toml")[0]) == tomllib.loads((HEX / "pyproject.toml").read_text())


def test_the_page_names_every_kernel_and_every_method_that_a_game_has_to_write() -> None:
    own = [name for name, thing in vars(kernels).items() if "register" in getattr(thing, "__dict__", {})]
    own = [name for name in own if name != "copy" and isinstance(getattr(kernels, name), FunctionType)]
    assert {"legal", "prior"} <= set(own)
    for name in (*own, *Game.__abstractmethods__):
        assert re.search(rf"`{name}\b", GUIDE), name


def test_the_suite_that_the_page_names_finds_the_game(desk: tuple[Path, dict[str, str]]) -> None:
    """How many promises there are is not told there; that there are any is what is held to here."""
    _, environment = desk
    command = next(block.strip() for block in blocks("sh") if block.startswith("pytest"))
    install = [sys.executable, "-m", "pip", "install", "./hexagora-hex"]
    subprocess.run(install, cwd=desk[0], env=environment, check=True)
    done = subprocess.run(
        [sys.executable, "-m", *shlex.split(command), "--collect-only", "-q", "-p", "no:cacheprovider"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("[hex]") >= 10
    assert "hexafuse]" not in done.stdout
