"""Games that are under way before the club opens, and the cookies of those who play them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from hexagora.club.domain import Room, Seat, Terms, TimeControl, guest_name, new_seed
from hexagora.club.domain.terms import DAY
from hexagora.club.play.ids import new_id
from hexagora.club.storage import Place, Secret, Store
from hexagora.club.web.guests import Guests
from hexagora.contract import Game

# What is measured is how fast the club is, not how fast the crowd: nobody runs out of time.
UNHURRIED = TimeControl("days", DAY)


@dataclass(frozen=True, slots=True)
class Deal:
    """A room with its people: the cookie of each player, as a header says it."""

    room: str
    cookies: tuple[str, ...]


async def deal(where: Place, games: Sequence[Game], tables: int, control: TimeControl = UNHURRIED) -> list[Deal]:
    """So many new rooms for two people each, the games in turn. The club must not be open, unless nodes share it."""
    store = await Store.open(where)
    try:
        secret = await _secret(where, store)
        return [await _room(store, games[n % len(games)], Guests(secret), control) for n in range(tables)]
    finally:
        await store.close()


async def _secret(where: Place, store: Store) -> bytes:
    if where.file is None:
        return await store.secret()
    with Secret(where.file) as secret:
        return secret.value


async def _room(store: Store, game: Game, guests: Guests, control: TimeControl) -> Deal:
    people = [guests.new() for _ in range(2)]
    terms = Terms(control, seed=new_seed())
    state = game.start(seed=terms.seed, players=2)
    seats = [Seat(guest_name(id), guest=id) for id in people]
    room = Room.opened(new_id(), seats, state, time.time(), terms)
    await store.create(room)
    return Deal(room.id, tuple(guests.cookie(id, secure=False).partition(";")[0] for id in people))
