"""Golden games of an independent engine: how every game is held against them."""

import hashlib
import json
from pathlib import Path
from typing import Any

from hexagora.contract import Game
from hexagora.search import perft

FOLDER = Path(__file__).parent.parent / "golden"


def golden(name: str) -> Any:
    """The data of a golden file."""
    return json.loads((FOLDER / f"{name}.json").read_text())


def check_game(game: Game, data: Any) -> None:
    """The same legal moves at every ply, and the same end."""
    record = data["record"]
    state = game.start(setup=record["setup"], players=record.get("players", 2))
    for move, (count, digest) in zip(record["moves"], data["legal"], strict=True):
        legal = state.legal_moves()
        assert len(legal) == count
        assert hashlib.sha256(" ".join(legal).encode()).hexdigest()[:12] == digest
        state = state.play(move)
    result = record["result"]
    assert state.is_over
    assert (state.scores, state.winners) == (result["scores"], result["winners"])
    assert "detail" not in result or state.detail == result["detail"]


def check_perft(game: Game, data: Any) -> None:
    """The same number of move sequences of each length."""
    state = game.start(setup=data["record"]["setup"], players=data["record"].get("players", 2))
    counts = [perft(state.position(), depth) for depth in range(1, len(data["perft"]) + 1)]
    assert counts == data["perft"]
