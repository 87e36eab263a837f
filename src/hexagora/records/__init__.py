"""hexagora-record/1: one game as one JSON object. Read, check by playing every move, write."""

from hexagora.records.check import checked
from hexagora.records.deal import Deal, commitment, seat_by_lot, verified
from hexagora.records.parse import LIMIT, parsed
from hexagora.records.read import load
from hexagora.records.write import save, text

__all__ = [
    "LIMIT",
    "Deal",
    "checked",
    "commitment",
    "load",
    "parsed",
    "save",
    "seat_by_lot",
    "text",
    "verified",
]
