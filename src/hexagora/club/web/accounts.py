"""Accounts on the network, as docs/protocol.md tells it: signing up, logging in and out, and the owner's own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from hexagora.club.people import Entrance, People, Signed
from hexagora.club.storage import Session
from hexagora.club.web.answers import Rejected, address, answer
from hexagora.club.web.asking import club_of, signed_of, wanted
from hexagora.club.web.export import exported
from hexagora.club.web.visitors import Visitors


class Credentials(msgspec.Struct):
    """A name and a password."""

    name: str
    password: str


class NewPassword(msgspec.Struct):
    """The password until now, and the one from now on."""

    old: str
    new: str


class Proof(msgspec.Struct):
    """The password, to show that it is they."""

    password: str


def _people(request: Request) -> People:
    people: People = request.app.state.people
    return people


def _entrance(request: Request) -> Entrance:
    return Entrance(address(request), request.headers.get("user-agent"))


def _signed(request: Request) -> Signed:
    signed = signed_of(request)
    if signed is None:
        raise Rejected(401, "this is for who is logged in")
    return signed


async def _look(request: Request) -> None:
    """What has just been written is heard at once by everything in this process."""
    await club_of(request).noticeboard.look()


def _with_session(request: Request, token: str, name: str, status: int) -> Response:
    visitors: Visitors = request.app.state.visitors
    response = answer({"name": name}, status)
    response.headers.append("Set-Cookie", visitors.sessions.cookie(token, secure=request.url.scheme == "https"))
    return response


def _without_session(request: Request) -> Response:
    visitors: Visitors = request.app.state.visitors
    response = answer({})
    response.headers.append("Set-Cookie", visitors.sessions.none(secure=request.url.scheme == "https"))
    return response


async def sign_up(request: Request) -> Response:
    """A guest becomes an account, and is logged in."""
    if signed_of(request) is not None:
        raise Rejected(409, "you have an account already")
    wish = await wanted(request, Credentials)
    token = await _people(request).sign_up(request.state.guest, wish.name, wish.password, _entrance(request))
    await _look(request)
    request.state.forget_guest = True
    signed = await _people(request).who(token)
    return _with_session(request, token, wish.name if signed is None else signed.account.name, 201)


async def log_in(request: Request) -> Response:
    """Somebody who has an account is let in."""
    wish = await wanted(request, Credentials)
    people = _people(request)
    token = await people.log_in(wish.name, wish.password, _entrance(request))
    before = signed_of(request)
    if before is not None:  # this browser has a new session; the one until now is nobody's
        await people.log_out(before)
        await _look(request)
    signed = await people.who(token)
    return _with_session(request, token, wish.name if signed is None else signed.account.name, 200)


async def log_out(request: Request) -> Response:
    """The session ends; the guest of before is there again."""
    signed = signed_of(request)
    if signed is not None:
        await _people(request).log_out(signed)
        await _look(request)
    return _without_session(request)


async def set_password(request: Request) -> Response:
    """Another password; all other sessions end."""
    signed = _signed(request)
    wish = await wanted(request, NewPassword)
    await _people(request).change_password(signed, wish.old, wish.new)
    await _look(request)
    return answer({})


async def sessions(request: Request) -> Response:
    """Where the owner is logged in."""
    signed = _signed(request)
    return answer({"sessions": [_told(one, signed) for one in await _people(request).sessions(signed)]})


def _told(session: Session, signed: Signed) -> dict[str, object]:
    return {
        "id": session.id,
        "agent": session.agent,
        "created": session.created,
        "seen": session.seen,
        "current": session.id == signed.session.id,
    }


async def end_session(request: Request) -> Response:
    """One session ends."""
    signed = _signed(request)
    await _people(request).end(signed, request.path_params["id"])
    await _look(request)
    own = request.path_params["id"] == signed.session.id
    return _without_session(request) if own else answer({})


async def end_others(request: Request) -> Response:
    """All sessions end but this one."""
    await _people(request).end_others(_signed(request))
    await _look(request)
    return answer({})


async def export(request: Request) -> Response:
    """Everything that is kept about the owner, as one file."""
    signed = _signed(request)
    people = _people(request)
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
    signed = _signed(request)
    proof = await wanted(request, Proof)
    await _people(request).delete(signed, proof.password)
    await _look(request)
    return _without_session(request)


ROUTES = [
    Route("/api/account", sign_up, methods=["POST"]),
    Route("/api/account/login", log_in, methods=["POST"]),
    Route("/api/account/logout", log_out, methods=["POST"]),
    Route("/api/account/password", set_password, methods=["POST"]),
    Route("/api/account/sessions", sessions, methods=["GET"]),
    Route("/api/account/sessions", end_others, methods=["DELETE"]),
    Route("/api/account/sessions/{id}", end_session, methods=["DELETE"]),
    Route("/api/account/export", export, methods=["GET"]),
    Route("/api/account/delete", delete, methods=["POST"]),
]
