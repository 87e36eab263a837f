"""What was learned about a game: numbers by which its ``prior`` weighs moves, in a data file beside its rules.

``hexagora-knowledge/1`` is JSON: the game, what is counted about a move and how much each count weighs, and how it was
made. ``hexagora lab train`` makes such files.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

FORMAT = "hexagora-knowledge/1"


def learned(path: Path, counts: int | None = None) -> tuple[float, ...]:
    """The weights in a file; ValueError, in one line, when it is no such file or has another number of counts.

    OSError when it cannot be read.
    """
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise ValueError(f"{path} is no JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError(f"{path} is not in the format {FORMAT}")
    weights = data.get("weights")
    if not isinstance(weights, list) or not all(_number(weight) for weight in weights):
        raise ValueError(f"{path} has no list of weights")
    if counts is not None and len(weights) != counts:
        raise ValueError(f"{path} has {len(weights)} weights, and the game counts {counts} things")
    return tuple(map(float, weights))


def _number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
