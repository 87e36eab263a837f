"""What is said in the lobby, by both sides."""

from __future__ import annotations

import msgspec

from hexagora.club.protocol.answers import LiveInfo
from hexagora.club.protocol.challenge import ChallengeMessage
from hexagora.club.protocol.incoming import Id, Malformed, Ping, UniqueId, named
from hexagora.club.protocol.outgoing import SeatInfo
from hexagora.words import say


class Seek(msgspec.Struct, frozen=True, tag="seek"):
    """I seek a rated game; the same again changes nothing."""

    id: UniqueId
    game: str


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """I do not seek any more."""

    id: Id


class TakeBot(msgspec.Struct, frozen=True, tag="bot"):
    """I take the bot that I was offered."""

    id: Id


LobbyIncoming = Seek | Cancel | TakeBot | Ping


class LobbyMessage(msgspec.Struct, frozen=True, tag="lobby"):
    """What there is to join and to watch, and how many seek each game."""

    challenges: list[ChallengeMessage]
    live: list[LiveInfo]
    seeking: dict[str, int]


class Seeking(msgspec.Struct, frozen=True, tag="seeking"):
    """You seek a game of this kind at this rating; null: you do not seek. bot: the bot that you may have instead."""

    game: str | None
    elo: int | None
    waited: float
    bot: SeatInfo | None


class Paired(msgspec.Struct, frozen=True, tag="paired"):
    """There is a game for you, in this room."""

    room: str


_decoder = msgspec.json.Decoder(LobbyIncoming)


def parse_lobby(text: str) -> LobbyIncoming:
    """A message of somebody in the lobby; Malformed, with one line that says what is wrong, otherwise."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Malformed(say("club-not-understood", why=str(error)), named(text)) from None
