"""The golden files of the rules pages, and the form in which they tell the legal moves of a ply."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Any:
    return json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))


def fingerprint(moves: list[str]) -> list[object]:
    """How many moves there are, and the beginning of the hash of their sorted list."""
    return [len(moves), sha256(" ".join(moves).encode()).hexdigest()[:12]]
