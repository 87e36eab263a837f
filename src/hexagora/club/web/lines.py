"""The open sockets and streams of everybody, so that the end of a session or of a token ends them at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from hexagora.club.storage import Notice, SessionsEnded

SESSION_ENDED = 4401


class Held(Protocol):
    """An open socket, or an answer that goes on."""

    def push(self, text: str) -> None:
        """Send a message; never waits."""
        ...

    def end(self, code: int, reason: str) -> None:
        """Close it."""
        ...


class Lines:
    """All open sockets and streams, by whose they are and by the session or token that opened them."""

    def __init__(self) -> None:
        self._open: dict[str, dict[Held, str | None]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))

    def count(self, person: str | None) -> int:
        """How many are open of one person."""
        return len(self._open.get(person or "", ()))

    @contextmanager
    def held(self, line: Held, person: str | None, key: str | None) -> Iterator[None]:
        """Within, the socket is open. Both are None for who is nobody, whom nobody can log out."""
        lines = self._open.setdefault(person or "", {})
        lines[line] = key
        try:
            yield
        finally:
            del lines[line]
            if not lines and self._open.get(person or "") is lines:
                del self._open[person or ""]

    def say(self, text: str) -> None:
        """Send one message to everybody."""
        for lines in self._open.values():
            for line in lines:
                line.push(text)

    def end(self, code: int, reason: str) -> None:
        """End them all."""
        for lines in self._open.values():
            for line in list(lines):
                line.end(code, reason)

    def heard(self, notice: Notice) -> None:
        """End what was opened by sessions and tokens that have ended."""
        if isinstance(notice, SessionsEnded):
            for line, key in list(self._open.get(notice.person, {}).items()):
                if notice.sessions is None or key in notice.sessions:
                    line.end(SESSION_ENDED, "this session has ended")
