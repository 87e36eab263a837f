"""Answers of the HTTP interface: JSON of some value, or an error in one line."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Any

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from hexagora.club.protocol import encoded
from hexagora.club.web.language import LANGUAGE
from hexagora.words import into, say

# A request says which game against whom; nothing that the club reads is longer.
MAX_BODY = 16 * 1024


class Rejected(Exception):
    """A request that cannot be served; the message is one line for whoever sent it."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON, in the language of who asked; never kept by anybody on the way."""
    language = LANGUAGE.get()
    headers = {"Cache-Control": "no-store", "Content-Language": language}
    return Response(encoded(value, language), status, media_type="application/json", headers=headers)


def error(status: int, reason: str) -> Response:
    """``{"error": …}``."""
    return answer({"error": " ".join(into(LANGUAGE.get(), reason).split())}, status)


async def body(request: Request) -> bytes:
    """The body of a request; Rejected when it is too long, or no JSON by its own account."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Rejected(415, say("web-json"))
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > MAX_BODY:
                raise Rejected(413, say("web-long", most=MAX_BODY))
    except ClientDisconnect:  # nobody hears the answer
        raise Rejected(400, say("web-gone")) from None
    return bytes(data)


def address(request: HTTPConnection) -> str:
    """Where a request comes from, for limits: with IPv6 its network, since one machine has a whole one to itself."""
    host = "" if request.client is None else request.client.host
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:  # a socket of the machine itself has none
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or found.exploded[:19])
    return str(found)
