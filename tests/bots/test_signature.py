"""What every bot plays is known: a change of behaviour is never an accident."""

import json
from pathlib import Path
from typing import Any

import pytest

import hexagora
from hexagora.lab.signature import BOTS, PARTS, positions, signature

KNOWN: dict[str, dict[str, list[list[Any]]]] = json.loads((Path(__file__).parent / "signatures.json").read_text())


@pytest.mark.parametrize("game", ["hexafuse", "hexano-duel", "hexpertise", "hexpertise-first"])
def test_every_bot_plays_as_it_did(game: str) -> None:
    told = json.loads(json.dumps(signature(hexagora.game(game))))
    assert set(told) == set(BOTS) == set(KNOWN[game])
    changed = {bot: (told[bot], KNOWN[game][bot]) for bot in BOTS if told[bot] != KNOWN[game][bot]}
    assert not changed, "if that is meant, run scripts/signatures.py"


@pytest.mark.parametrize("game", KNOWN)
def test_bots_are_asked_where_there_is_a_choice(game: str) -> None:
    asked = positions(hexagora.game(game))
    assert len(asked) == len(PARTS)
    assert len({len(state.history) for state in asked}) == len(PARTS)
    assert all(len(state.legal_moves()) > 1 for state in asked)
