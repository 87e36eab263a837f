"""All that is kept about the owner of an account, as JSON, written piece by piece."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from hexagora.club.people import People, Signed
from hexagora.club.play import Club
from hexagora.club.storage import KeptStudy, LearnStore, ReviewRow, ReviewStore, RoomRow, TalkStore
from hexagora.contract import Game

FORMAT = "hexagora-account/1"


async def exported(club: Club, people: People, signed: Signed) -> AsyncIterator[bytes]:
    """The pieces of the file. A game that goes on is told without what is hidden in it."""
    account = {"name": signed.account.name, "created": signed.account.created, "bot": signed.account.bot}
    sessions = [{"agent": one.agent, "created": one.created, "seen": one.seen} for one in await people.sessions(signed)]
    tokens = [
        {"name": token.name, "scopes": sorted(token.scopes), "created": token.created, "seen": token.seen}
        for token in await people.tokens.of(signed)
    ]
    played = await club.ratings.store.all_of(signed.account.id)
    ratings = [await _rating(club, signed.account.id, game) for game in played]
    head = {"format": FORMAT, "account": account, "sessions": sessions, "tokens": tokens, "ratings": ratings}
    yield msgspec.json.encode(head)[:-1] + b',"games":['
    between = b""
    async for room, player in people.store.rooms(signed.account.id):
        row = await club.store.load(room)
        if row is not None:
            yield between + msgspec.json.encode(await club.rules(_game, row, player, dict(club.settings.games)))
            between = b","
    between = b'],"said":['
    async for told in TalkStore(club.store).said_by(signed.account.id):
        yield between + msgspec.json.encode(dict(zip(("room", "at", "text"), told, strict=True)))
        between = b","
    yield (b"" if between == b"," else between) + b'],"studies":['
    studies = [_study(*one) for one in await ReviewStore(club.store).all_of(signed.account.id)]
    yield b",".join(msgspec.json.encode(one) for one in studies) + b'],"solved":'
    solved = await LearnStore(club.store).all_of(signed.account.id)
    yield msgspec.json.encode([{"game": game, "exercise": exercise} for game, exercise in solved]) + b"}"


def _study(kept: KeptStudy, review: ReviewRow) -> dict[str, Any]:
    """Variations and comments on a finished game."""
    study = kept.study
    told = {"variations": study.variations, "comments": study.comments}
    return {"review": kept.review, "room": review.room} | told


async def _rating(club: Club, subject: str, game: str) -> dict[str, Any]:
    """The whole history of a rating in one game, the last step last."""
    steps = await club.ratings.store.history(subject, game, None)
    return {"game": game, "history": [{"room": one.room, "at": one.at, "elo": round(one.elo, 2)} for one in steps]}


def _game(row: RoomRow, player: int, games: dict[str, Game]) -> dict[str, Any]:
    """One game. Where its rules are not installed any more there is no record, but still the moves of the player."""
    told: dict[str, Any] = {
        "room": row.id,
        "game": row.game,
        "options": row.options,
        "created": row.created,
        "player": player,
        "seats": [{"name": seat.name, "level": seat.level} for seat in row.seats],
        "moves": [entry.move for entry in row.log if entry.player == player and entry.move is not None],
        "record": None,
    }
    try:
        state = row.room(games).state
    except (LookupError, ValueError):
        return told
    return told | {"record": state.record()} if state.is_over else told
