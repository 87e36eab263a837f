"""Compiled kernels are kept for the games of the house and of plug-ins, and for no others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
from hexagora.contract.jit import cache_folder
from hexagora.search import perft
{imports}
print(perft({game}.start(seed=1).position(), {depth}), len(list(cache_folder().rglob("*.nbc"))))
"""


def perft(cache: Path, folder: Path, imports: str, game: str, depth: int) -> tuple[int, int]:
    """A program of its own counts; with how many compiled functions are kept afterwards."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(imports=imports, game=game, depth=depth)],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env={**os.environ, "HEXAGORA_CACHE": str(cache), "PYTHONPATH": str(folder)},
    )
    count, kept = done.stdout.split()
    return int(count), int(kept)


def test_a_game_from_elsewhere_is_compiled_anew_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """What was kept of it would be used when it has changed, and could not be read when it is gone."""
    toys = (Path(__file__).parent.parent / "toys.py").read_text()
    with_it, without_it, cache = tmp_path / "with", tmp_path / "without", tmp_path / "cache"
    for folder in (with_it, without_it):
        folder.mkdir()
    (with_it / "petals_of_mine.py").write_text(toys)
    mine = "from petals_of_mine import PETALS"
    assert perft(cache, with_it, mine, "PETALS", 2) == (42, 0)

    # The same game with another rule: no sequence has more than one ply.
    changed = toys.replace("if pos.turn[0] == TILES:\n        return -1", "if pos.turn[0] >= 1:\n        return -1")
    assert changed != toys
    (with_it / "petals_of_mine.py").write_text(changed)
    assert perft(cache, with_it, mine, "PETALS", 2) == (7, 0)

    house = "import hexagora"
    count, kept = perft(cache, without_it, house, "hexagora.game('hexafuse')", 1)
    assert kept > 0
    assert perft(cache, without_it, house, "hexagora.game('hexafuse')", 1) == (count, kept)
