"""Passwords: what may be one, and what argon2 makes of it."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hexagora.club.people.denied import Denied
from hexagora.words import say

T = TypeVar("T")
SHORTEST, LONGEST = 10, 128
# A word of ten letters that are three different ones is no secret.
FEWEST_LETTERS = 4
# A thread works for tens of milliseconds and takes 64 MiB. Who comes when so many wait is told to come again.
THREADS, WAITING = 2, 16


def prepared(password: str) -> str:
    """A password as it is compared: keyboards write the same letter in different ways (NIST SP 800-63B, 3.1.1.2)."""
    return unicodedata.normalize("NFKC", password)


def checked_password(password: str, name: str) -> str:
    """A password that somebody wishes for; Denied when it is none."""
    found = prepared(password)
    if not SHORTEST <= len(found) <= LONGEST:
        raise Denied(say("people-password-length", shortest=SHORTEST, longest=LONGEST))
    if len(set(found.casefold())) < FEWEST_LETTERS:
        raise Denied(say("people-password-few"))
    if name.casefold() in found.casefold() and len(found) < len(name) + SHORTEST - 2:
        raise Denied(say("people-password-name"))
    return found


class Hasher:
    """argon2id in threads of its own, with the parameters of RFC 9106 for little memory unless others are given."""

    def __init__(self, argon2: PasswordHasher | None = None) -> None:
        self._argon2 = PasswordHasher() if argon2 is None else argon2
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")
        self._waiting = 0
        # Who gives a name that nobody has waits for as long as who gives a wrong password.
        self._nobody = self._argon2.hash(secrets.token_hex())

    async def hash(self, password: str) -> str:
        """What is kept instead of a password."""
        return await self._work(lambda: self._argon2.hash(prepared(password)))

    async def verify(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one of which ``kept`` is left; for None it takes as long, and is not."""

        def check() -> bool:
            try:
                self._argon2.verify(self._nobody if kept is None else kept, prepared(password))
            except (VerificationError, InvalidHashError):
                return False
            return kept is not None

        return await self._work(check)

    def outdated(self, kept: str) -> bool:
        """Whether it was made with other parameters than today's."""
        return self._argon2.check_needs_rehash(kept)

    def close(self) -> None:
        """Take no more work."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self, function: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise Denied(say("people-crowded"), 503)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, function)
        finally:
            self._waiting -= 1
