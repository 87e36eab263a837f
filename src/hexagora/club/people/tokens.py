"""Tokens of programs: made by the owner of an account, shown once, kept as a digest, revoked at any time."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from hexagora.club.people.denied import Denied
from hexagora.club.people.house import HouseRules
from hexagora.club.people.limiter import Limiter
from hexagora.club.people.sessions import TOUCH, digest, new_id, new_token
from hexagora.club.people.signed import Signed
from hexagora.club.play.now import Now
from hexagora.club.storage import Account, BotStore, Token, TokenStore
from hexagora.words import say, typed

# read: look at everything that the account may see. play: everything that changes something in games.
READ, PLAY = "read", "play"
SCOPES = (READ, PLAY)
# What a token begins with, so that those who look for secrets in published code find it.
PREFIX = "hexagora_"
MOST_TOKENS = 20
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Program:
    """Somebody's program, known by its token."""

    account: Account
    token: Token


class Tokens:
    """The tokens of a club's accounts, and the accounts that are bots."""

    def __init__(self, tokens: TokenStore, bots: BotStore, now: Now, rules: HouseRules, limiter: Limiter) -> None:
        self._tokens = tokens
        self._bots = bots
        self._now = now
        self._rules = rules
        self._limiter = limiter

    async def who(self, text: str) -> Program | None:
        """Whose program comes with a token; None when it opens nothing."""
        found = await self._tokens.found(digest(text)) if text.startswith(PREFIX) else None
        if found is None:
            return None
        token, account = found
        if account.banned is not None:
            return None
        if self._now() - (token.seen or 0.0) > TOUCH:
            await self._tokens.used(token.id, self._now())
        return Program(account, token)

    async def create(self, signed: Signed, name: str, scopes: Iterable[str]) -> tuple[str, Token]:
        """A new token of the owner: its text, which nobody ever sees again, and what is kept of it."""
        shown = _shown(name)
        wanted = frozenset(scopes)
        if unknown := wanted - set(SCOPES):
            raise Denied(say("people-token-scope", scope=typed(min(unknown)), scopes=", ".join(SCOPES)))
        if not wanted:
            raise Denied(say("people-token-scopeless", scopes=", ".join(SCOPES)))
        if PLAY in wanted and signed.account.bot is None:
            raise Denied(say("people-token-play"), 409)
        await self._limiter.admit(self._rules.tokens, "tokens", signed.account.id)
        text = PREFIX + new_token()
        token = Token(new_id(), signed.account.id, shown, wanted, self._now())
        if not await self._tokens.add(token, digest(text), MOST_TOKENS):
            raise Denied(say("people-token-most", most=MOST_TOKENS), 409)
        return text, token

    async def of(self, signed: Signed) -> list[Token]:
        """All tokens of the owner, the newest first."""
        return await self._tokens.of(signed.account.id)

    async def revoke(self, signed: Signed, token: str) -> None:
        """A token of the owner opens nothing any more; Denied when there is none, or it is somebody else's."""
        if token not in {one.id for one in await self._tokens.of(signed.account.id)}:
            raise Denied(say("people-no-token"), 404)
        await self._tokens.revoke(signed.account.id, [token], self._now())

    async def promote(self, signed: Signed) -> None:
        """The owner's account is a program's from now on, for good. Who has played rated games stays a person."""
        if not await self._bots.promote(signed.account.id, self._now()):
            raise Denied(say("people-bot-too-late"), 409)


def _shown(name: str) -> str:
    """What a token is called, in one line of signs that are seen."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise Denied(say("people-token-length", longest=LONGEST_NAME))
    if not shown.isprintable():
        raise Denied(say("people-token-unseen"))
    return shown
