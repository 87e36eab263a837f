"""The challenge of a day: everything random in it comes from a key that is secret until the day is over.

The key is ``HMAC-SHA256(secret of the club, "hexagora day 2026-11-30")``. Who knows the keys of all past days knows
nothing of tomorrow's. Its SHA-256 is shown on the day itself, the key the day after: then anybody can deal the games
again, and have the bots move again. From the key come, for each game, a seed of the deal and another one of the bot's
own random choices; the first 128 bits of an HMAC-SHA256 each, as decimal numbers.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from hexagora.contract import BadRecord, Game, Setup, game
from hexagora.records.deal import seat_by_lot
from hexagora.records.parse import line
from hexagora.records.read import data_of

FORMAT = "hexagora-day/1"
FIELDS = ("format", "day", "key", "sha256", "games")
GAME_FIELDS = ("game", "players", "setup", "seat", "bot")
KEY = re.compile(r"[0-9a-f]{64}")


def day_key(secret: bytes, day: date) -> str:
    """The key of a day, in hex."""
    return hmac.new(secret, f"hexagora day {day.isoformat()}".encode(), hashlib.sha256).hexdigest()


def key_commitment(key: str) -> str:
    """What may be shown of a key on its day: its SHA-256, in hex."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def deal_seed(key: str, game: str) -> str:
    """The seed from which a day's game is dealt."""
    return _seed(key, f"deal {game}")


def dice_seed(key: str, game: str) -> str:
    """The seed of the random choices that the bot of a day makes in a game."""
    return _seed(key, f"bot {game}")


def _seed(key: str, purpose: str) -> str:
    digest = hmac.new(bytes.fromhex(key), purpose.encode(), hashlib.sha256).digest()
    return str(int.from_bytes(digest[:16], "big"))


@dataclass(frozen=True)
class DayGame:
    """One game of a day. ``bot``: whom everybody played against; None where everybody played alone, for points.

    seat: where the person sat, which was drawn by lot from the seed of the deal.
    """

    game: str
    players: int
    setup: Setup
    seat: int
    bot: str | None


@dataclass(frozen=True)
class Day:
    """A day that is over."""

    day: date
    key: str
    games: tuple[DayGame, ...]

    def document(self) -> dict[str, Any]:
        """The day as JSON-ready data, format hexagora-day/1."""
        games = [{name: getattr(one, name) for name in GAME_FIELDS} for one in self.games]
        sha256 = key_commitment(self.key)
        return {"format": FORMAT, "day": self.day.isoformat(), "key": self.key, "sha256": sha256, "games": games}


def dealt(key: str, chosen: Game, players: int, bot: str | None) -> DayGame:
    """The game of a day, from its key."""
    seed = deal_seed(key, chosen.id)
    setup = chosen.start(seed=seed, players=players).setup
    return DayGame(chosen.id, players, setup, 0 if players == 1 else seat_by_lot(seed, players), bot)


def published(source: dict[str, Any] | str | Path) -> bool:
    """Whether data that can be read is that of a day, and no record."""
    try:
        data = data_of(source)
    except BadRecord:
        return False
    return isinstance(data, dict) and data.get("format") == FORMAT


def read_day(source: dict[str, Any] | str | Path, shown: str | None = None) -> Day:
    """A day from its published data, when every game of it was dealt from its key.

    shown: the SHA-256 that was shown on the day itself, if it was noted. BadRecord, one line, for whatever is not so.
    """
    data = data_of(source)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f"the format is not {FORMAT}")
    if sorted(data) != sorted(FIELDS):
        raise BadRecord(f"a day has the fields {', '.join(FIELDS)}, not {line(', '.join(map(str, data)), 60)}")
    try:
        day = date.fromisoformat(data["day"])
    except (TypeError, ValueError):
        raise BadRecord(f"day is a date like 2026-11-30, not {line(repr(data['day']), 40)}") from None
    key, digest = data["key"], data["sha256"]
    if not isinstance(key, str) or not KEY.fullmatch(key):
        raise BadRecord("the key of a day has 64 hex digits")
    if key_commitment(key) != digest:
        raise BadRecord("the key is not the one that was committed to: its SHA-256 is another one")
    if shown is not None and shown.strip().lower() != digest:
        raise BadRecord("this is not the SHA-256 that was shown on the day")
    if not isinstance(data["games"], list):
        raise BadRecord("games is a list")
    return Day(day, key, tuple(_game(key, one) for one in data["games"]))


def _game(key: str, data: Any) -> DayGame:
    if not isinstance(data, dict) or sorted(data) != sorted(GAME_FIELDS):
        raise BadRecord(f"a game of a day has the fields {', '.join(GAME_FIELDS)}")
    bot, players = data["bot"], data["players"]
    if not (bot is None or isinstance(bot, str)) or type(players) is not int:
        raise BadRecord("the bot of a game is a name or null, players a whole number")
    try:
        right = dealt(key, game(str(data["game"])), players, bot)
    except ValueError as error:
        raise BadRecord(line(error)) from None
    if right.setup != data["setup"]:
        raise BadRecord(f"{right.game} was not dealt from this key: its setup is another one")
    if right.seat != data["seat"]:
        raise BadRecord(f"the sides of {right.game} were not drawn from this key")
    return right
