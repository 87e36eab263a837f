"""Writing records: readable, complete, and never half."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import hexagora
from hexagora import records


@pytest.fixture
def state() -> hexagora.State:
    state = hexagora.game("hexafuse").start(seed=3)
    for _ in range(4):
        state = state.play(state.legal_moves()[0])
    return state


def test_a_saved_game_loads_as_it_was(state: hexagora.State, tmp_path: Path) -> None:
    records.save(state, tmp_path / "a.json")
    records.save(state, str(tmp_path / "b.json"))
    assert hexagora.load(tmp_path / "a.json") == hexagora.load(tmp_path / "b.json") == state


def test_the_text_is_the_record_with_a_field_on_each_line(state: hexagora.State) -> None:
    text = records.text(state)
    assert json.loads(text) == state.record()
    assert [line.split(":")[0].strip(' {"') for line in text.splitlines()] == list(state.record())
    assert text.endswith("}\n")


def test_an_older_file_is_replaced_whole(state: hexagora.State, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("x" * 100_000)
    records.save(state, file)
    assert hexagora.load(file) == state
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"], "nothing is left lying about"


def test_when_the_disk_refuses_the_old_file_stays(
    state: hexagora.State, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    records.save(state, file)
    before = file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        records.save(state.play(state.legal_moves()[0]), file)
    assert file.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_link_stays_a_link(state: hexagora.State, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    target = tmp_path / "elsewhere" / "game.json"
    target.write_text("old")
    link = tmp_path / "latest.json"
    link.symlink_to(target)
    records.save(state, link)
    assert link.is_symlink()
    assert hexagora.load(target) == state


def test_a_folder_that_is_not_there_is_an_error_of_the_system(state: hexagora.State, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        records.save(state, tmp_path / "missing" / "game.json")
