"""For the owners of accounts whose programs come in: tokens, and the step to a bot account."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexagora.club.protocol import answers as told
from hexagora.club.storage import Token
from hexagora.club.web.accounts import Proof, look, owner_of, people_of
from hexagora.club.web.answers import answer
from hexagora.club.web.asking import club_of, wanted
from hexagora.club.web.described import Described


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What the token is called, and what it opens: read, play."""

    name: str
    scopes: list[str]


async def tokens(request: Request) -> Response:
    """All tokens of the owner, without their text."""
    found = await people_of(request).tokens.of(owner_of(request))
    return answer(told.TokensInfo([_told(token) for token in found]))


async def create_token(request: Request) -> Response:
    """A new token; its text is told this once."""
    signed = owner_of(request)
    wish = await wanted(request, NewToken)
    text, token = await people_of(request).tokens.create(signed, wish.name, wish.scopes)
    return answer(told.NewTokenInfo(text, _told(token)), 201)


async def revoke_token(request: Request) -> Response:
    """A token opens nothing any more; what it has opened is closed."""
    await people_of(request).tokens.revoke(owner_of(request), request.path_params["id"])
    await look(request)
    return answer(told.Nothing())


async def become_bot(request: Request) -> Response:
    """The account is a program's from now on, for good."""
    signed = owner_of(request)
    proof = await wanted(request, Proof)
    await people_of(request).become_bot(signed, proof.password)
    return answer(told.Nothing())


async def bots(request: Request) -> Response:
    """The bot accounts that listen now, and can be challenged."""
    return answer(told.BotsInfo([told.BotInfo(name) for name in (await club_of(request).bots()).values()]))


def _told(token: Token) -> told.TokenInfo:
    return told.TokenInfo(token.id, token.name, sorted(token.scopes), token.created, token.seen)


ROUTES = [
    Described("GET", "/api/account/tokens", tokens, {200: told.TokensInfo}, owners=True),
    Described("POST", "/api/account/tokens", create_token, {201: told.NewTokenInfo}, body=NewToken, owners=True),
    Described("DELETE", "/api/account/tokens/{id}", revoke_token, {200: told.Nothing}, owners=True),
    Described("POST", "/api/account/bot", become_bot, {200: told.Nothing}, body=Proof, owners=True),
    Described("GET", "/api/bots", bots, {200: told.BotsInfo}),
]
