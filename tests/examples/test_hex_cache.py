"""Compiled kernels of a plug-in are kept, until its file changes."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.examples.plugged import HEX, install, python

COUNT = """
import hexagora
from hexagora.contract.jit import cache_folder
from hexagora.search import perft
pos = hexagora.game("hex", size=3, swap=False).start().position()
print(perft(pos, 2), len(list(cache_folder().rglob("*.nbc"))), cache_folder().name)
"""


def count(plugins: Path, cache: Path) -> tuple[int, int, str]:
    """A program of its own counts; with how many compiled functions are kept then, and in which folder."""
    done = python(plugins, "-W", "error", "-c", COUNT, HEXAGORA_CACHE=str(cache))
    assert done.returncode == 0, done.stderr
    sequences, kept, folder = done.stdout.split()
    return int(sequences), int(kept), folder


def test_what_is_compiled_for_a_plugin_is_kept_until_its_file_changes(tmp_path: Path) -> None:
    source, plugins, cache = tmp_path / "hexagora-hex", tmp_path / "plugins", tmp_path / "cache"
    shutil.copytree(HEX, source, ignore=shutil.ignore_patterns("__pycache__"))
    install(source, plugins)
    sequences, kept, folder = count(plugins, cache)
    assert sequences == 9 * 8
    assert kept > 0
    assert count(plugins, cache) == (sequences, kept, folder), "the second time nothing is compiled"

    # Another rule, in a helper that is compiled into a kernel: whoever puts a stone has won.
    code = (plugins / "hexagora_hex.py").read_text()
    changed = code.replace("if root < EDGES and other < EDGES and root != other:", "if True:")
    assert changed != code
    changed = changed.replace("        if own and not before:", "        if True:")
    (plugins / "hexagora_hex.py").write_text(changed)
    fewer, _, other = count(plugins, cache)
    assert other != folder
    assert fewer == 9, "a game that is over counts once"
