"""Whether a game was dealt from the seed to which its club had committed before it began.

The field ``deal`` of a record holds ``seed``, its SHA-256 in hex (``sha256``), which was shown before the game, and
``lot``: the seat that the host, or who had sought longer, got by lot; null where no lot was drawn.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexagora.contract import BadRecord, Dice, State
from hexagora.records.check import checked
from hexagora.records.parse import line
from hexagora.records.read import data_of

FIELDS = ("seed", "sha256", "lot")
SEED = re.compile(r"[0-9]{1,64}")
DIGEST = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Deal:
    """The seed of a game, what was shown of it before, and which seat was drawn by lot (None: none was)."""

    seed: str
    sha256: str
    lot: int | None


def seat_by_lot(seed: str, players: int) -> int:
    """The seat that the lot gives to the host, or to who has sought longer."""
    return Dice(f"{seed}:sides").below(players)


def commitment(seed: str) -> str:
    """What may be shown of a seed before the game: its SHA-256, in hex."""
    return hashlib.sha256(seed.encode()).hexdigest()


def verified(record: dict[str, Any] | str | Path, shown: str | None = None) -> tuple[State, Deal]:
    """The game of a record and its deal, when everything random in it came from the seed.

    shown: the SHA-256 that was shown before the game, if it was noted. BadRecord, one line, for a record that is not
    right, has no deal, or was not dealt so.
    """
    data = data_of(record)
    state = checked(data)
    deal = _read(data, state.players)
    if commitment(deal.seed) != deal.sha256:
        raise BadRecord("the seed is not the one that was committed to: its SHA-256 is another one")
    if shown is not None and shown.strip().lower() != deal.sha256:
        raise BadRecord("this is not the SHA-256 that was shown before the game")
    try:
        setup = state.game.start(seed=deal.seed, players=state.players).setup
    except ValueError as error:
        raise BadRecord(f"such a game is not dealt from a seed: {line(error)}") from None
    if setup != state.setup:
        raise BadRecord("the game was not dealt from this seed: its setup is another one")
    if deal.lot is not None and deal.lot != seat_by_lot(deal.seed, state.players):
        raise BadRecord("the sides were not drawn from this seed")
    return state, deal


def _read(data: Mapping[str, Any], players: int) -> Deal:
    deal = data.get("deal")
    if not isinstance(deal, dict):
        raise BadRecord("the record does not say from which seed the game was dealt")
    if sorted(deal) != sorted(FIELDS):
        raise BadRecord(f"a deal has the fields {', '.join(FIELDS)}, not {line(', '.join(map(str, deal)), 60)}")
    seed, digest, lot = deal["seed"], deal["sha256"], deal["lot"]
    if not isinstance(seed, str) or not SEED.fullmatch(seed):
        raise BadRecord("the seed of a deal is a number in decimal digits, as text")
    if not isinstance(digest, str) or not DIGEST.fullmatch(digest):
        raise BadRecord("the sha256 of a deal has 64 hex digits")
    if lot is not None and (type(lot) is not int or not 0 <= lot < players):
        raise BadRecord("the lot of a deal is the number of a player, or null")
    return Deal(seed, digest, lot)
