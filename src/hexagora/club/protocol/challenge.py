"""How a challenge is told."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from hexagora.club.domain import Challenge
from hexagora.club.protocol.outgoing import ControlInfo, GameInfo
from hexagora.club.protocol.telling import control_info


class Chair(msgspec.Struct, frozen=True):
    """Who has sat down; ``level`` is null for a person, ``here``: whether they look at the challenge now.

    bot: a program sits there, of the house (then it has a level) or of somebody else.
    """

    name: str
    level: str | None
    here: bool
    bot: bool


class ChallengeMessage(msgspec.Struct, frozen=True, tag="challenge"):
    """A challenge as it is now.

    you: your chair, null for who has not sat down; the host has chair 0. by_host: the host says when it begins.
    commitment: the SHA-256 of the seed from which everything will be dealt, sides included. to: the bot that it is for,
    and that alone may join; declined: it did not wish to.
    """

    id: str
    you: int | None
    game: GameInfo
    players: tuple[int, int]
    control: ControlInfo
    rated: bool
    listed: bool
    side: str
    commitment: str | None
    seats: list[Chair | None]
    by_host: bool
    startable: bool
    room: str | None
    closed: bool
    to: str | None
    declined: bool


def challenge_message(challenge: Challenge, guest: str | None, here: Callable[[str | None], bool]) -> ChallengeMessage:
    """A challenge, told to a guest. ``here`` says whether somebody is there."""
    facts, terms = challenge.game.facts, challenge.terms
    chairs = [
        None if seat is None else Chair(seat.name, seat.level, seat.program or here(seat.guest), seat.program)
        for seat in challenge.chairs
    ]
    mine = (n for n, seat in enumerate(challenge.chairs) if seat and guest is not None and seat.guest == guest)
    return ChallengeMessage(
        challenge.id,
        next(mine, None),
        GameInfo(facts.id, facts.title, challenge.game.options),
        facts.players,
        control_info(terms.control),
        terms.rated,
        challenge.listed,
        challenge.side,
        terms.commitment,
        chairs,
        challenge.by_host,
        challenge.startable,
        challenge.room,
        challenge.closed,
        None if challenge.invited is None else challenge.invited.name,
        challenge.declined,
    )
