"""hexagora-record/1: one game as one JSON object. Read, check by playing every move, write."""

from hexagora.records.check import checked
from hexagora.records.day import Day, DayGame, day_key, deal_seed, dealt, dice_seed, key_commitment, published, read_day
from hexagora.records.deal import Deal, commitment, seat_by_lot, verified
from hexagora.records.parse import LIMIT, parsed
from hexagora.records.read import load
from hexagora.records.write import save, text

__all__ = [
    "LIMIT",
    "Day",
    "DayGame",
    "Deal",
    "checked",
    "commitment",
    "day_key",
    "deal_seed",
    "dealt",
    "dice_seed",
    "key_commitment",
    "load",
    "parsed",
    "published",
    "read_day",
    "save",
    "seat_by_lot",
    "text",
    "verified",
]
