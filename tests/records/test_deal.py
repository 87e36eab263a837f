"""A club cannot choose a deal: the seed is committed to before, and shown after the game."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

import hexagora
from hexagora.contract import BadRecord
from hexagora.records import Deal, commitment, seat_by_lot, verified

SEED = "123456789012345678901234567890"


def record(seed: str = SEED, lot: int | None = None, **changes: Any) -> dict[str, Any]:
    """A game that was resigned, with its deal."""
    state = hexagora.game("hexafuse").start(seed=seed).finish("resign", 0)
    return state.record() | {"deal": {"seed": seed, "sha256": commitment(seed), "lot": lot} | changes}


def refusal(data: dict[str, Any], shown: str | None = None) -> str:
    with pytest.raises(BadRecord) as error:
        verified(data, shown)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_game_that_was_dealt_from_its_seed_is_verified() -> None:
    digest = hashlib.sha256(SEED.encode()).hexdigest()
    state, deal = verified(record(), digest.upper())
    assert deal == Deal(SEED, digest, None)
    assert state.winners == [1]


@pytest.mark.parametrize("game", ["hexafuse", "hexano-duel", "hexpertise", "hexpertise-first"])
def test_every_game_of_the_house_can_be_verified(game: str) -> None:
    options = {"layout": "shuffled"} if game == "hexano-duel" else {}
    state = hexagora.game(game, **options).start(seed=SEED).finish("resign", 0)
    deal = {"seed": SEED, "sha256": commitment(SEED), "lot": None}
    assert verified(state.record() | {"deal": deal})[0].setup == state.setup


def test_another_setup_another_seed_or_another_lot_is_found_out() -> None:
    other = record(seed="7")["setup"]
    assert refusal(record() | {"setup": other}) == "the game was not dealt from this seed: its setup is another one"
    assert "its SHA-256 is another one" in refusal(record(seed=SEED, sha256=commitment("7")))
    assert refusal(record(), commitment("7")) == "this is not the SHA-256 that was shown before the game"
    right = seat_by_lot(SEED, 2)
    assert verified(record(lot=right))[1].lot == right
    assert refusal(record(lot=1 - right)) == "the sides were not drawn from this seed"


def test_both_seats_are_drawn_by_lot() -> None:
    assert {seat_by_lot(str(seed), 2) for seed in range(30)} == {0, 1}


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        (None, "deal is an object, not null"),
        ({}, "a deal has the fields seed, sha256, lot"),
        ({"seed": 7, "sha256": "0" * 64, "lot": None}, "the seed of a deal is a number in decimal digits"),
        ({"seed": "x", "sha256": "0" * 64, "lot": None}, "the seed of a deal is a number in decimal digits"),
        ({"seed": "7", "sha256": "0", "lot": None}, "the sha256 of a deal has 64 hex digits"),
        ({"seed": "7", "sha256": "0" * 64, "lot": 2}, "the lot of a deal is the number of a player, or null"),
        ({"seed": "7", "sha256": "0" * 64, "lot": True}, "the lot of a deal is the number of a player, or null"),
    ],
)
def test_a_deal_that_is_none_is_one_clear_line(deal: Any, said: str) -> None:
    assert said in refusal(record() | {"deal": deal})


def test_a_record_without_a_deal_is_no_less_a_record_but_cannot_be_verified(tmp_path: Path) -> None:
    plain = {name: value for name, value in record().items() if name != "deal"}
    assert hexagora.load(plain).winners == [1]
    assert hexagora.load(record()).winners == [1]
    assert "does not say from which seed" in refusal(plain)
    with pytest.raises(BadRecord, match="cannot read"):
        verified(tmp_path / "nowhere.json")
