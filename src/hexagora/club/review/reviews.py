"""Reviews: which game is looked at, by whom, and what becomes of it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Literal, ParamSpec

from hexagora.club.domain import Allowance, BadStudy, Estimate, RateLimit, Room, Study, checked_study
from hexagora.club.play.ids import is_id, new_id
from hexagora.club.play.opening import NotAllowed, Visitor
from hexagora.club.review import pictures
from hexagora.club.review.analysis import Analyses
from hexagora.club.review.game import REVIEW_ID, Reviewed, finished, reached, review_id, start_of
from hexagora.club.storage import KeptStudy, ReviewRow, ReviewStore
from hexagora.club.thinking import ThoughtFailed
from hexagora.contract import State
from hexagora.records import text
from hexagora.scene import PicturesMissing
from hexagora.words import ENGLISH, say

if TYPE_CHECKING:
    from hexagora.club.play.club import Club

P = ParamSpec("P")
log = logging.getLogger("hexagora.club")

# Games that are kept at hand, and animations, of a megabyte at most, that were asked for last.
GAMES, ANIMATIONS = 64, 8
# Nobody writes about more games than this.
MOST_STUDIES = 500
# How often the bot is asked for a hint, and pictures are drawn: as often as somebody can look at them.
HINTS = Allowance(rate=0.5, burst=10)
PICTURES = Allowance(rate=0.5, burst=20)
# What somebody writes is saved while they write.
SAVES = Allowance(rate=1.0, burst=60)


class Reviews:
    """The reviews of a club."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.store = ReviewStore(club.store)
        self.analyses = Analyses(self.store, club.thinkers, club.rules, club.now)
        self._games: OrderedDict[str, Reviewed] = OrderedDict()
        self._animations: OrderedDict[str, bytes] = OrderedDict()
        self._limits = {name: RateLimit(of) for name, of in (("hint", HINTS), ("picture", PICTURES), ("save", SAVES))}
        self._asking: set[tuple[str, str]] = set()

    async def close(self) -> None:
        """Stop all analyses; what they have found is kept."""
        await self.analyses.close()

    # Games ------------------------------------------------------------------------------------------------

    async def drop(self, visitor: Visitor, record: bytes) -> str:
        """The review of the record of a finished game; NotAllowed, in one line, for anything else."""
        self._club.admit(visitor)
        state = await self._club.rules(finished, record, self._club.settings.games)
        reviewed = await self._club.rules(_stranger, state)
        if await self.store.load(reviewed.id) is None:
            await self.store.keep(ReviewRow(reviewed.id, None, text(state)), self._club.now())
        return reviewed.id

    async def of_room(self, room: Room) -> Reviewed:
        """The review of a game of the club that is over."""
        reviewed = await self._club.rules(_played, room)
        known = self._games.get(reviewed.id)
        if known is None or known.room is None:
            row = await self.store.load(reviewed.id)
            if row is None or row.room is None:
                await self.store.keep(ReviewRow(reviewed.id, room.id, None), self._club.now())
        return self._at_hand(reviewed)

    async def find(self, id: str) -> Reviewed:
        """A game that is looked at; NotAllowed when there is none."""
        known = self._games.get(id)
        if known is not None:
            self._games.move_to_end(id)
            return known
        row = await self.store.load(id) if REVIEW_ID.fullmatch(id) else None
        if row is None:
            raise NotAllowed(say("review-none"), 404)
        if row.room is not None:
            table = await self._club.table(row.room)
            if table is None:
                raise NotAllowed(say("review-none"), 404)
            return self._at_hand(await self._club.rules(_played, table.room))
        try:
            state = await self._club.rules(finished, row.record or "", self._club.settings.games)
        except NotAllowed as error:  # a plug-in that was removed, or whose rules are others now
            raise NotAllowed(say("review-unreadable", why=error.reason), 410) from None
        return self._at_hand(await self._club.rules(_stranger, state))

    def _at_hand(self, reviewed: Reviewed) -> Reviewed:
        self._games[reviewed.id] = reviewed
        self._games.move_to_end(reviewed.id)
        if len(self._games) > GAMES:
            self._games.popitem(last=False)
        return reviewed

    # The bot ----------------------------------------------------------------------------------------------

    async def hint(self, guest: str, state: State, player: int) -> Estimate:
        """What the bot thinks of the moves of a player, from what that player may see."""
        async with self._one_at_a_time("hint", guest):
            try:
                return await self._club.thinkers.weigh(state, player)
            except ThoughtFailed as error:
                log.warning("no hint: %s", error)
                raise NotAllowed(say("review-bot-silent"), 503) from None

    # What people make of it -------------------------------------------------------------------------------

    async def write(
        self, guest: str, reviewed: Reviewed, variations: Sequence[tuple[int, str]], comments: Sequence[tuple[int, str]]
    ) -> KeptStudy | None:
        """Keep what somebody makes of a game; with nothing in it there is none. NotAllowed for what cannot be."""
        self._paced("save", guest)
        study = await self._club.rules(_study, reviewed, variations, comments)
        before = await self.store.study_of(guest, reviewed.id)
        if study.empty:
            if before is not None:
                await self.store.drop(before.id)
            return None
        if before is None and await self.store.studies(guest) >= MOST_STUDIES:
            raise NotAllowed(say("review-most-studies", most=MOST_STUDIES), 409)
        kept = KeptStudy(new_id() if before is None else before.id, reviewed.id, guest, study)
        id = await self.store.write(kept, self._club.now())
        return KeptStudy(id, kept.review, guest, study)

    async def study(self, id: str) -> KeptStudy:
        """A study that is shared; NotAllowed when there is none."""
        found = await self.store.study(id) if is_id(id) else None
        if found is None:
            raise NotAllowed(say("review-no-study"), 404)
        return found

    # Pictures ---------------------------------------------------------------------------------------------

    async def picture(
        self,
        guest: str,
        reviewed: Reviewed,
        kind: Literal["svg", "png"],
        ply: int,
        further: Sequence[str],
        language: str = ENGLISH,
    ) -> bytes:
        """The position after so many moves of a game, and some further ones."""
        moves = [*reviewed.state.history[:ply], *further]
        if kind == "svg":
            self._paced("picture", guest)
            return await self._club.rules(pictures.picture, reviewed, moves, kind, language)
        await self._club.rules(reached, reviewed.state, moves)  # says what is wrong with them
        async with self._one_at_a_time("picture", guest):
            return await self._drawn(reviewed, pictures.picture, reviewed, moves, kind, language)

    async def animation(self, guest: str, reviewed: Reviewed, language: str = ENGLISH) -> bytes:
        """The whole game as a GIF."""
        key = f"{reviewed.id} {language}"
        known = self._animations.get(key)
        if known is not None:
            return known
        async with self._one_at_a_time("picture", guest):
            made = await self._drawn(reviewed, pictures.animation, reviewed, language)
        self._animations[key] = made
        if len(self._animations) > ANIMATIONS:
            self._animations.popitem(last=False)
        return made

    async def _drawn(
        self, reviewed: Reviewed, function: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs
    ) -> bytes:
        """A picture from a process of the bots: it takes longer than the event loop may stand still."""
        try:
            return await self._club.thinkers.spare(reviewed.state.game, function, *args, **kwargs)
        except ThoughtFailed as error:
            if isinstance(error.__cause__, PicturesMissing):
                raise NotAllowed(say("review-no-pictures"), 501) from None
            log.warning("no picture: %s", error)
            raise NotAllowed(say("review-no-picture"), 503) from None

    # Limits -----------------------------------------------------------------------------------------------

    def _paced(self, what: str, guest: str) -> None:
        if self._limits[what].admit(guest, self._club.now()) > 0:
            raise NotAllowed(say("review-fast"), 429)

    @asynccontextmanager
    async def _one_at_a_time(self, what: str, guest: str) -> AsyncIterator[None]:
        """Within, nobody is served twice at once."""
        if (what, guest) in self._asking:
            raise NotAllowed(say("review-one-at-a-time"), 429)
        self._paced(what, guest)
        self._asking.add((what, guest))
        try:
            yield
        finally:
            self._asking.discard((what, guest))


def helped(room: Room, player: int | None) -> int:
    """The player whom a bot may help now; NotAllowed where it must not.

    A hint is for who plays against bots alone, at one screen, or for practice, when nothing is at stake.
    """
    if player is None:
        raise NotAllowed(say("club-watching"), 403)
    if room.state.is_over:
        raise NotAllowed(say("review-hints-over"), 409)
    if room.terms.counts or (len(room.people) > 1 and not room.hotseat):
        raise NotAllowed(say("review-no-hints"), 403)
    if player not in room.state.awaiting:
        raise NotAllowed(say("rules-not-your-turn"), 409)
    return player


def _played(room: Room) -> Reviewed:
    return Reviewed(
        review_id(room.state), room.state, tuple(seat.name for seat in room.seats), tuple(room.winners), room.id
    )


def _stranger(state: State) -> Reviewed:
    names = tuple(f"Player {player}" for player in range(1, state.players + 1))
    return Reviewed(review_id(state), state, names, tuple(state.winners))


def _study(reviewed: Reviewed, variations: Sequence[tuple[int, str]], comments: Sequence[tuple[int, str]]) -> Study:
    try:
        return checked_study(start_of(reviewed.state), reviewed.state.history, variations, comments)
    except BadStudy as error:
        raise NotAllowed(error.reason) from None
