"""docs/commands.md shows what really comes out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.run import program

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "commands.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"(<!-- not run again: .*? -->\n)?```console\n\$ hexagora(.*?)\n(.*?)```", PAGE, flags=re.DOTALL)
RUN = [(arguments.split(), shown) for skipped, arguments, shown in BLOCKS if not skipped]
TERMINAL = {"TERM": "xterm", "COLUMNS": "80", "PYTHONUTF8": "1"}


def lines(text: str) -> list[str]:
    """The lines of an output, as an editor would keep them."""
    return [line.rstrip() for line in text.strip("\n").split("\n")]


def agrees(shown: list[str], came: list[str]) -> bool:
    """Whether an output is what the page shows; ``…`` on a line of its own stands for any lines."""
    pattern = "\n".join("(?:.*\n)*?.*" if line == "…" else re.escape(line) for line in shown)
    return re.fullmatch(pattern, "\n".join(came)) is not None


@pytest.mark.parametrize(("arguments", "shown"), RUN, ids=[" ".join(arguments) for arguments, _ in RUN])
def test_a_command_on_the_page_does_what_is_shown(
    arguments: list[str], shown: str, record: Path, setup: Path, tmp_path: Path
) -> None:
    typed = "".join(f"{line[2:]}\n" for line in shown.split("\n") if line.startswith("> "))
    done = program(*arguments, cwd=tmp_path, input=typed, env=TERMINAL)
    assert agrees(lines(shown), lines(done.stdout + done.stderr)), done.stdout + done.stderr


def test_every_command_has_its_chapter() -> None:
    for command in (
        "serve",
        "play",
        "perft",
        "replay",
        "match",
        "lab",
        "draw",
        "bench",
        "warm",
        "backup",
        "restore",
        "admin",
    ):
        assert re.search(rf"^## .*`hexagora {command}", PAGE, flags=re.MULTILINE)
    assert len(RUN) >= 7


def test_the_picture_on_the_page_is_what_draw_draws(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "hexafuse.svg"
    assert program("draw", record, "--ply", 9, picture).returncode == 0
    assert picture.read_text() == (DOCS / "images" / "hexafuse.svg").read_text()
