"""A route that tells what it takes and what it answers; the description of the interface is made of that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

JSON = "application/json"
LINES = "application/x-ndjson"
# A scene with its offers has some thirty thousand bytes, packed a tenth of it.
PACKING = [Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)]


@dataclass(frozen=True, slots=True)
class Query:
    """Something that stands behind the question mark of an address, as text."""

    name: str
    told: str
    required: bool = True


class Described(Route):
    """One method of one address.

    answers: what each status answers, as a type that msgspec knows; errors need not be told, they all look alike.
    body: what is to be sent. media: of what kind the answers are. owners: only for who is logged in, for no token.
    packed: long answers are compressed for who takes that; only where they hold nothing secret, as their length tells.
    """

    def __init__(
        self,
        method: str,
        path: str,
        endpoint: Any,
        answers: Mapping[int, Any],
        *,
        body: Any = None,
        query: Sequence[Query] = (),
        media: str = JSON,
        owners: bool = False,
        packed: bool = False,
    ) -> None:
        super().__init__(path, endpoint, methods=[method], middleware=PACKING if packed else None)
        self.method = method
        self.answers = dict(answers)
        self.body = body
        self.query = tuple(query)
        self.media = media
        self.owners = owners

    @property
    def summary(self) -> str:
        """What it does, in one sentence: the first line of what its function says of itself."""
        return (self.endpoint.__doc__ or "").strip().partition("\n")[0]
