"""New rooms, as pure functions: a fresh deal, a game that goes on from a position, and a rehearsal of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hexagora.club.domain import Entry, Room, Seat, Terms
from hexagora.club.play.now import Now
from hexagora.club.play.opening import NotAllowed
from hexagora.club.protocol import draw
from hexagora.club.storage import RoomRow
from hexagora.contract import Game, State


def fresh(id: str, game: Game, seats: Sequence[Seat], now: Now, terms: Terms) -> Room:
    """A new room. Its clock starts when its position is there."""
    try:
        state = game.start(seed=terms.seed, players=len(seats))
    except ValueError as error:  # with these options it needs a setup
        raise NotAllowed(str(error)) from None
    state.legal_moves()
    return Room.opened(id, seats, state, now(), terms)


def first(id: str, game: Game, seats: Sequence[Seat], now: Now, terms: Terms) -> Room:
    """A new room, drawn before its clock starts: compiling must not cost a player the time."""
    room = fresh(id, game, seats, now, terms)
    for who in (*room.people, None):
        draw(room, who)
    return Room.opened(id, seats, room.state, now(), terms)


def read(row: RoomRow, games: Mapping[str, Game]) -> Room:
    """A room from the database with its position, for which the engine may have to be compiled.

    LookupError or ValueError when its game cannot be played here.
    """
    room = row.room(games)
    room.state.legal_moves()
    return room


def continued(id: str, seats: Sequence[Seat], state: State, now: float, terms: Terms) -> Room:
    """A new room in which a game goes on from a position; the moves up to there stand in its log."""
    start = state.game.start(setup=state.setup, players=state.players)
    room = Room.opened(id, seats, start, now, terms)
    for number, move in enumerate(state.history):
        player = room.state.to_act
        room = room.after(Entry(number, room.state.ply(player), player or 0, now, move))
    return room


def rehearse(game: Game) -> None:
    """Play a few moves and look at them."""
    state = game.start(seed=0)
    for _ in range(3):
        for who in (*range(state.players), None):
            draw(Room.opened("", [Seat("") for _ in range(state.players)], state, 0.0), who)
        if state.is_over:
            return
        state = state.play(state.legal_moves()[0])
