"""HexaFuse against games and counts of an independent engine."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import hexagora
from hexagora.search import perft

GOLDEN = Path(__file__).parent.parent / "golden"
GAMES = [json.loads((GOLDEN / f"hexafuse-{n}.json").read_text()) for n in (1, 2)]
BRIDGES = json.loads((GOLDEN / "hexafuse-bridges.json").read_text())


@pytest.mark.parametrize("golden", GAMES)
def test_a_golden_game_has_the_same_legal_moves_at_every_ply_and_the_same_end(golden: Any) -> None:
    record = golden["record"]
    state = hexagora.game("hexafuse").start(setup=record["setup"])
    for move, (count, digest) in zip(record["moves"], golden["legal"], strict=True):
        legal = state.legal_moves()
        assert len(legal) == count
        assert hashlib.sha256(" ".join(legal).encode()).hexdigest()[:12] == digest
        state = state.play(move)
    assert state.is_over
    assert state.scores == record["result"]["scores"]
    assert state.winners == record["result"]["winners"]


@pytest.mark.parametrize("golden", GAMES)
def test_perft_agrees_with_the_golden_counts(golden: Any) -> None:
    state = hexagora.game("hexafuse").start(setup=golden["record"]["setup"])
    counts = [perft(state.position(), depth) for depth in range(1, len(golden["perft"]) + 1)]
    assert counts == golden["perft"]


@pytest.mark.parametrize("golden", BRIDGES)
def test_bridges_allow_what_the_corner_rule_would_forbid(golden: Any) -> None:
    state = hexagora.load(golden["record"])
    assert state.legal_moves() == golden["legal"]
    assert set(golden["only by the bridge"]) <= set(golden["legal"])
