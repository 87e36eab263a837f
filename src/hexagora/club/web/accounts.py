"""Accounts on the network, as docs/protocol.md tells it: signing up, logging in and out, and the owner's own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hexagora.club.people import Entrance, People, Signed, shown
from hexagora.club.protocol import answers as told
from hexagora.club.storage import Session
from hexagora.club.web.answers import Rejected, address, answer
from hexagora.club.web.asking import club_of, signed_of, wanted
from hexagora.club.web.described import Described
from hexagora.club.web.export import exported
from hexagora.club.web.visitors import Visitors
from hexagora.words import say


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: str
    password: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The password until now, and the one from now on."""

    old: str
    new: str


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """The password, to show that it is they."""

    password: str


def people_of(request: Request) -> People:
    """The accounts of the club that is asked."""
    people: People = request.app.state.people
    return people


def _entrance(request: Request) -> Entrance:
    return Entrance(address(request), request.headers.get("user-agent"))


def owner_of(request: Request) -> Signed:
    """Who is logged in; Rejected when nobody is."""
    signed = signed_of(request)
    if signed is None:
        raise Rejected(401, say("web-log-in"))
    return signed


async def look(request: Request) -> None:
    """What has just been written is heard at once by everything in this process."""
    await club_of(request).noticeboard.look()


def _with_session(request: Request, token: str, name: str, status: int) -> Response:
    visitors: Visitors = request.app.state.visitors
    response = answer(told.NameInfo(name), status)
    response.headers.append("Set-Cookie", visitors.sessions.cookie(token, secure=request.url.scheme == "https"))
    return response


def _without_session(request: Request) -> Response:
    visitors: Visitors = request.app.state.visitors
    response = answer(told.Nothing())
    response.headers.append("Set-Cookie", visitors.sessions.none(secure=request.url.scheme == "https"))
    return response


async def sign_up(request: Request) -> Response:
    """A guest becomes an account, and is logged in."""
    if signed_of(request) is not None:
        raise Rejected(409, say("web-has-account"))
    wish = await wanted(request, Credentials)
    token = await people_of(request).sign_up(request.state.guest, wish.name, wish.password, _entrance(request))
    await look(request)
    request.state.forget_guest = True
    signed = await people_of(request).who(token)
    return _with_session(request, token, wish.name if signed is None else signed.account.name, 201)


async def log_in(request: Request) -> Response:
    """Somebody who has an account is let in."""
    wish = await wanted(request, Credentials)
    people = people_of(request)
    token = await people.log_in(wish.name, wish.password, _entrance(request))
    before = signed_of(request)
    if before is not None:  # this browser has a new session; the one until now is nobody's
        await people.log_out(before)
        await look(request)
    signed = await people.who(token)
    return _with_session(request, token, wish.name if signed is None else signed.account.name, 200)


async def log_out(request: Request) -> Response:
    """The session ends; the guest of before is there again."""
    signed = signed_of(request)
    if signed is not None:
        await people_of(request).log_out(signed)
        await look(request)
    return _without_session(request)


async def set_password(request: Request) -> Response:
    """Another password; all other sessions end."""
    signed = owner_of(request)
    wish = await wanted(request, NewPassword)
    await people_of(request).change_password(signed, wish.old, wish.new)
    await look(request)
    return answer(told.Nothing())


async def sessions(request: Request) -> Response:
    """Where the owner is logged in."""
    signed = owner_of(request)
    return answer(told.SessionsInfo([_told(one, signed) for one in await people_of(request).sessions(signed)]))


def _told(session: Session, signed: Signed) -> told.SessionInfo:
    current = session.id == signed.session.id
    return told.SessionInfo(session.id, shown(session.agent), session.created, session.seen, current)


async def end_session(request: Request) -> Response:
    """One session ends."""
    signed = owner_of(request)
    await people_of(request).end(signed, request.path_params["id"])
    await look(request)
    own = request.path_params["id"] == signed.session.id
    return _without_session(request) if own else answer(told.Nothing())


async def end_others(request: Request) -> Response:
    """All sessions end but this one."""
    await people_of(request).end_others(owner_of(request))
    await look(request)
    return answer(told.Nothing())


async def export(request: Request) -> Response:
    """Everything that is kept about the owner, as one file."""
    signed = owner_of(request)
    people = people_of(request)
    await people.may_export(signed)
    parts = exported(club_of(request), people, signed)
    first = await anext(parts)  # what cannot be read at all is told by the status

    async def all_parts() -> AsyncIterator[bytes]:
        yield first
        async for part in parts:
            yield part

    return StreamingResponse(
        all_parts(),
        media_type="application/json",
        headers={"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="hexagora-account.json"'},
    )


async def delete(request: Request) -> Response:
    """The account is deleted; its games stay, its name goes."""
    signed = owner_of(request)
    proof = await wanted(request, Proof)
    await people_of(request).delete(signed, proof.password)
    await look(request)
    return _without_session(request)


ROUTES = [
    Described("POST", "/api/account", sign_up, {201: told.NameInfo}, body=Credentials, owners=True),
    Described("POST", "/api/account/login", log_in, {200: told.NameInfo}, body=Credentials, owners=True),
    Described("POST", "/api/account/logout", log_out, {200: told.Nothing}, owners=True),
    Described("POST", "/api/account/password", set_password, {200: told.Nothing}, body=NewPassword, owners=True),
    Described("GET", "/api/account/sessions", sessions, {200: told.SessionsInfo}, owners=True),
    Described("DELETE", "/api/account/sessions", end_others, {200: told.Nothing}, owners=True),
    Described("DELETE", "/api/account/sessions/{id}", end_session, {200: told.Nothing}, owners=True),
    Described("GET", "/api/account/export", export, {200: dict[str, Any]}, owners=True),
    Described("POST", "/api/account/delete", delete, {200: told.Nothing}, body=Proof, owners=True),
]
