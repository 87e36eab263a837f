"""hexagora draw."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.run import good, refused


def test_a_picture_shows_the_last_position_with_the_result(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.svg"
    assert good("draw", record, out) == ""
    picture = out.read_text()
    assert picture.startswith("<svg")
    assert "Player 1 wins after 16 plies." in picture
    assert ">47</text>" in picture


def test_ply_k_is_the_position_after_k_moves(record: Path, tmp_path: Path) -> None:
    pictures = []
    for ply in (0, 1, 3, 16):
        good("draw", record, "--ply", ply, tmp_path / f"{ply}.svg")
        pictures.append((tmp_path / f"{ply}.svg").read_text())
    assert len(set(pictures)) == 4
    assert "After ply 0<" in pictures[0]
    assert "After ply 1: Player 1 laid the " in pictures[1]
    good("draw", record, tmp_path / "last.svg")
    assert pictures[3] == (tmp_path / "last.svg").read_text()


def test_a_png_is_a_png(record: Path, tmp_path: Path) -> None:
    good("draw", record, tmp_path / "game.PNG")
    assert (tmp_path / "game.PNG").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


def test_without_cairosvg_svg_is_drawn_and_png_is_refused(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    good("draw", record, tmp_path / "game.svg")
    assert "pip install 'hexagora[pictures]'" in refused("draw", record, tmp_path / "game.png")
    assert not (tmp_path / "game.png").exists()


def test_a_ply_after_the_end_is_refused(record: Path, tmp_path: Path) -> None:
    assert "there are only 16 plies, not 17" in refused("draw", record, "--ply", 17, tmp_path / "x.svg")


def test_a_folder_that_is_not_there_is_refused(record: Path, tmp_path: Path) -> None:
    assert "No such file or directory" in refused("draw", record, tmp_path / "nowhere" / "x.svg")
