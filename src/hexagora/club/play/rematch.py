"""Playing again: the same people in a new room, with sides exchanged."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hexagora.club.domain import Refused, Rematch, new_seed
from hexagora.club.play.opening import NotAllowed, Visitor, exchanged
from hexagora.club.storage import Conflict, StorageError
from hexagora.words import say

if TYPE_CHECKING:
    from hexagora.club.play.club import Club
    from hexagora.club.play.table import Table


async def play_again(club: Club, visitor: Visitor, id: str) -> str | None:
    """The room in which the players of a finished one play again with sides exchanged; always the same one.

    None as long as not everybody wishes for it: then the wish is kept.
    """
    table = await _seated(club, visitor.guest, id)
    if not table.room.state.is_over:
        raise NotAllowed(say("club-not-over"), 409)
    event = table.room.terms.event
    if event is not None and event.kind != "hotseat":
        raise NotAllowed(say("club-again-from-page"), 409)
    if table.room.rematch is not None:
        return table.room.rematch
    if len(table.room.people) > 1 and not table.room.hotseat:
        decision = await table.submit(Rematch(table.room.player(visitor.guest)))
        if isinstance(decision, Refused):
            raise StorageError(decision.reason)
        if len(table.room.wishes) < len(table.room.seats):
            return None
    club.admit(visitor)
    terms = replace(table.room.terms, seed=new_seed(), challenge=None, lot=None)
    game = table.room.state.game
    try:
        room = await club.open(game, exchanged(game, table.room.seats), terms, rematch_of=id)
    except Conflict:  # the other player asked at the same time
        found = await club.store.rematch_of(id)
        if found is None:
            raise StorageError("the rematch is not there") from None
        room = found
    await table.rematched(room)
    return room


async def _seated(club: Club, guest: str, id: str) -> Table:
    """The table of a room in which a guest plays; NotAllowed for all others."""
    table = await club.table(id)
    if table is None:
        raise NotAllowed(say("club-no-room"), 404)
    if table.room.player(guest) is None:
        raise NotAllowed(say("club-only-players"), 403)
    return table
