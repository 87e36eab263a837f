"""What was learned about a game: data files that are read whole or refused in one line."""

import json
from pathlib import Path
from typing import Any

import pytest

from hexagora.contract import learned
from hexagora.contract.knowledge import FORMAT


def written(path: Path, data: Any) -> Path:
    path.write_text(data if isinstance(data, str) else json.dumps(data))
    return path


def test_weights_are_read(tmp_path: Path) -> None:
    path = written(tmp_path / "k.json", {"format": FORMAT, "game": "x", "weights": [0, -1.5]})
    assert learned(path) == (0.0, -1.5)
    assert learned(path, 2) == (0.0, -1.5)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("{", "is no JSON"),
        ([], "is not in the format"),
        ({"format": "other/1", "weights": []}, "is not in the format"),
        ({"format": FORMAT}, "has no list of weights"),
        ({"format": FORMAT, "weights": ["1"]}, "has no list of weights"),
        ({"format": FORMAT, "weights": [True]}, "has no list of weights"),
        ('{"format": "hexagora-knowledge/1", "weights": [NaN]}', "has no list of weights"),
        ({"format": FORMAT, "weights": [1.0]}, "has 1 weights, and the game counts 2 things"),
    ],
)
def test_other_files_are_refused_in_one_line(tmp_path: Path, data: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why) as refusal:
        learned(written(tmp_path / "k.json", data), 2)
    assert "\n" not in str(refusal.value)
