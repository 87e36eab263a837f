"""Files that commands are given."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import golden


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of HexaFuse."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(golden(1)["record"]))
    return file


@pytest.fixture
def setup(tmp_path: Path) -> Path:
    """The setup of that game."""
    file = tmp_path / "setup.json"
    file.write_text(json.dumps(golden(1)["record"]["setup"]))
    return file
