"""Signing up, logging in and out, and everything that the owner of an account may do with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hexagora.club.people.denied import Denied
from hexagora.club.people.house import HouseRules
from hexagora.club.people.limiter import Limiter
from hexagora.club.people.names import checked_name, folded
from hexagora.club.people.passwords import LONGEST, Hasher, checked_password
from hexagora.club.people.sessions import LIFETIME, MOST_SESSIONS, TOUCH, described, digest, new_id, new_token
from hexagora.club.people.signed import Signed
from hexagora.club.people.tokens import Tokens
from hexagora.club.play.now import Now
from hexagora.club.storage import Account, BotStore, Conflict, PeopleStore, Session, TokenStore
from hexagora.words import say

TAKEN = say("people-name-taken")
# One sentence for a name that nobody has and for a wrong password: who asks learns nothing about names.
WRONG = say("people-log-in-wrong")


@dataclass(frozen=True, slots=True)
class Entrance:
    """Where somebody comes from: the address, and what their browser says of itself."""

    address: str
    agent: str | None


class People:
    """The accounts of a club. reserved: names that nobody may take, as those of the bots."""

    def __init__(
        self,
        store: PeopleStore,
        now: Now,
        reserved: Sequence[str] = (),
        rules: HouseRules | None = None,
        limiter: Limiter | None = None,
    ) -> None:
        self.store = store
        self._now = now
        self._reserved = tuple(reserved)
        self._rules = HouseRules() if rules is None else rules
        self._hasher = Hasher(self._rules.argon2)
        self._limiter = Limiter() if limiter is None else limiter
        self.tokens = Tokens(TokenStore(store.store), BotStore(store.store), now, self._rules, self._limiter)

    def close(self) -> None:
        """End the threads that hash."""
        self._hasher.close()

    # Coming and going -------------------------------------------------------------------------------------

    async def who(self, token: str) -> Signed | None:
        """Who is logged in with a token; None when its session has ended or expired."""
        found = await self.store.session(digest(token))
        if found is None:
            return None
        session, account = found
        age = self._now() - session.seen
        if age > LIFETIME or account.banned is not None:
            return None
        if age > TOUCH:
            await self.store.seen(session.id, self._now())
        return Signed(account, session, renewed=age > TOUCH)

    async def sign_up(self, guest: str, name: str, password: str, entrance: Entrance) -> str:
        """Make a guest an account, which keeps all that the guest has; the token of the first session."""
        wished = checked_name(name, self._reserved)
        secret = checked_password(password, wished.shown)
        await self._limiter.admit(self._rules.from_address, "names", entrance.address)
        if await self.store.taken(wished.looks):
            raise Denied(TAKEN, 409)
        await self._limiter.admit(self._rules.sign_up, "sign-up", entrance.address)
        account = Account(guest, wished.shown, await self._hasher.hash(secret), self._now())
        try:
            await self.store.add(account, wished.folded, wished.looks)
        except Conflict:  # somebody was quicker, or this guest asked twice
            raise Denied(TAKEN, 409) from None
        return await self._begin(account, entrance)

    async def log_in(self, name: str, password: str, entrance: Entrance) -> str:
        """The token of a new session of whoever has this name and password."""
        wanted = folded(name)
        await self._limiter.admit(self._rules.from_address, "log-in", entrance.address)
        await self._limiter.admit(self._rules.log_in, "log-in", entrance.address, wanted)
        await self._limiter.admit(self._rules.of_name, "log-in of", wanted)
        account = await self.store.named(wanted)
        kept = None if account is None else account.password
        right = await self._hasher.verify(kept, password[: LONGEST + 1])
        if account is None or not right:
            raise Denied(WRONG, 401)
        if account.banned is not None:
            raise Denied(say("people-closed", why=account.ban_reason or say("people-ask-host")), 403)
        if self._hasher.outdated(account.password):
            await self.store.set_password(account.id, await self._hasher.hash(password))
        return await self._begin(account, entrance)

    async def log_out(self, signed: Signed) -> None:
        """End the session."""
        await self.end(signed, signed.session.id)

    async def _begin(self, account: Account, entrance: Entrance) -> str:
        token, now = new_token(), self._now()
        await self.store.begin(Session(new_id(), account.id, described(entrance.agent), now, now), digest(token))
        old = await self.store.sessions(account.id)
        expired = [session.id for session in old if now - session.seen > LIFETIME]
        kept = [session.id for session in old if session.id not in expired]
        await self.store.end(account.id, [*expired, *kept[MOST_SESSIONS:]], now)
        return token

    # The owner's own --------------------------------------------------------------------------------------

    async def sessions(self, signed: Signed) -> list[Session]:
        """All sessions of the owner that have not expired, the one used last first."""
        now = self._now()
        return [one for one in await self.store.sessions(signed.account.id) if now - one.seen <= LIFETIME]

    async def end(self, signed: Signed, session: str) -> None:
        """End one session of the owner; Denied when there is none with that id, or it is somebody else's."""
        if session not in {one.id for one in await self.store.sessions(signed.account.id)}:
            raise Denied(say("people-no-session"), 404)
        await self.store.end(signed.account.id, [session], self._now())

    async def end_others(self, signed: Signed) -> None:
        """End all sessions of the owner but this one."""
        all_of_them = await self.store.sessions(signed.account.id)
        others = [one.id for one in all_of_them if one.id != signed.session.id]
        await self.store.end(signed.account.id, others, self._now())

    async def change_password(self, signed: Signed, old: str, new: str) -> None:
        """Another password; all other sessions end, since whoever is in one may know the old one."""
        secret = checked_password(new, signed.account.name)
        await self._prove(signed, old)
        await self.store.set_password(signed.account.id, await self._hasher.hash(secret))
        await self.end_others(signed)

    async def delete(self, signed: Signed, password: str) -> None:
        """Delete the account: its games stay, its name goes."""
        await self._prove(signed, password)
        await self.store.forget(signed.account.id, self._now())

    async def become_bot(self, signed: Signed, password: str) -> None:
        """The account is a program's from now on, for good; Denied when a person has played rated games with it."""
        await self._prove(signed, password)
        await self.tokens.promote(signed)

    async def bot(self, name: str) -> Account:
        """The bot account of that name; Denied when there is none, whoever else may have the name."""
        found = await self.store.named(folded(name))
        if found is None or found.bot is None or found.banned is not None:
            raise Denied(say("people-no-bot"), 404)
        return found

    async def may_export(self, signed: Signed) -> None:
        """Count one more export; Denied when it is one too many."""
        await self._limiter.admit(self._rules.export, "export", signed.account.id)

    async def _prove(self, signed: Signed, password: str) -> None:
        """The owner proves by password that it is they; a browser that somebody left open is not enough."""
        await self._limiter.admit(self._rules.proof, "proof", signed.account.id)
        if not await self._hasher.verify(signed.account.password, password[: LONGEST + 1]):
            raise Denied(say("people-password-wrong"), 403)
