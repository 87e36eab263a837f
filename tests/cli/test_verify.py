"""hexagora verify."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hexagora
from hexagora.records import commitment
from tests.cli.run import good, refused

SEED = "98765432109876543210"


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    state = hexagora.game("hexafuse").start(seed=SEED).finish("resign", 1)
    deal = {"seed": SEED, "sha256": commitment(SEED), "lot": None}
    file = tmp_path / "dealt.json"
    file.write_text(json.dumps(state.record() | {"deal": deal}))
    return file


def test_a_fair_deal_is_said_to_be_one_with_its_seed(dealt: Path) -> None:
    told = good("verify", dealt)
    assert SEED in told
    assert commitment(SEED) in told
    assert "everything was dealt from the seed" in told
    assert "that was shown before the game: nobody could choose" in good("verify", dealt, "--sha256", commitment(SEED))


def test_another_commitment_is_refused_in_one_line(dealt: Path) -> None:
    assert "not the SHA-256 that was shown" in refused("verify", dealt, "--sha256", commitment("7"))


def test_a_record_that_was_not_dealt_so_is_refused_in_one_line(dealt: Path) -> None:
    data = json.loads(dealt.read_text())
    data["deal"] |= {"seed": "7", "sha256": commitment("7")}
    dealt.write_text(json.dumps(data))
    assert "was not dealt from this seed" in refused("verify", dealt)
