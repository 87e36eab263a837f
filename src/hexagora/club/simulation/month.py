"""Days on which people play: rooms, logs and results as the club itself writes them, many games at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

import numpy as np
from sqlalchemy import bindparam, insert, update

from hexagora.club.domain import (
    Act,
    Entry,
    Event,
    Room,
    Seat,
    Standing,
    Terms,
    TimeControl,
    bot_name,
    bot_of,
    closes,
    guest_name,
    midnight,
    players_of,
    worth,
)
from hexagora.club.play.ids import ALPHABET, LENGTH
from hexagora.club.simulation.people import FATES, Fate, Person, people
from hexagora.club.storage import DailyStore, Store, schema, schema_daily
from hexagora.club.storage.rows import entry_values
from hexagora.club.storage.writer import Statement
from hexagora.contract import Dice, Game, State, kernels
from hexagora.records import day_key, deal_seed

# So many tries are written together.
BATCH = 200
CLOCK = TimeControl("none")
OnProgress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Month:
    """What is to be played: a game, by so many people, on so many days from the first on."""

    game: Game
    players: int
    days: int
    first: date = date(2026, 1, 1)
    seed: str = "club"

    @property
    def dates(self) -> list[date]:
        """All days."""
        return [self.first + timedelta(days=number) for number in range(self.days)]


@dataclass
class Played:
    """What was played. tries: how many; fates: how they ended; people: everybody, also who never came."""

    month: Month
    people: list[Person]
    tries: int = 0
    fates: dict[Fate, int] = field(default_factory=dict)


async def play(month: Month, store: Store, progress: OnProgress | None = None) -> Played:
    """Play a month and write it into a store; ``progress`` is told how many days are done."""
    dice = Dice(f"{month.seed}:people")
    played = Played(month, people(month.players, dice))
    daily = DailyStore(store)
    for number, day in enumerate(month.dates, start=1):
        key = await daily.key(day, day_key(month.seed.encode(), day))
        start = month.game.start(seed=deal_seed(key, month.game.id), players=players_of(month.game))
        of_day = Dice(f"{month.seed}:{day}")
        coming = [person for person in played.people if person.comes(of_day)]
        for at in range(0, len(coming), BATCH):
            tries = [_try(month.game, start, day, person, of_day) for person in coming[at : at + BATCH]]
            await asyncio.gather(*(store.writer.write(*_written(store, day, one)) for one, _ in tries))
            for _, fate in tries:
                played.tries += 1
                played.fates[fate] = played.fates.get(fate, 0) + 1
        if progress is not None:
            progress(number)
    return played


def _try(game: Game, start: State, day: date, person: Person, dice: Dice) -> tuple[Room, Fate]:
    """One try of somebody, as it stands at the end of the simulation."""
    bot, fate = bot_of(game, day), dice.choice(FATES)
    seats = [Seat(guest_name(person.guest), guest=person.guest)]
    if bot is not None:
        seats.append(Seat(str(bot_name(bot)), level=bot))
    begun = midnight(day) + dice.below(86_000)
    ends = closes(day) + 1 + dice.below(3600) if fate == "late" else begun + 1 + dice.below(300)
    terms = Terms(CLOCK, event=Event("daily", day.isoformat()))
    state, movers = _random_game(start, dice, None if fate in ("finished", "late") else 4)
    log = tuple(Entry(n, n, movers[n], ends, move=move) for n, move in enumerate(state.history))
    if fate == "gave up" and not state.is_over:
        log = (*log, Entry(len(log), len(log), 0, ends, act=Act.RESIGN))
        state = state.finish("resign", 0)
    id = "".join(dice.choice(ALPHABET) for _ in range(LENGTH))
    return Room(id, tuple(seats), Standing(state, movers), begun, log, terms=terms), fate


def _random_game(start: State, dice: Dice, most: int | None) -> tuple[State, tuple[int, ...]]:
    """Random moves from a start, ``most`` at the most, and who made them. The position goes along with the state."""
    game, pos = start.game, start.position()
    legal = np.zeros(game.facts.max_legal, dtype=np.int32)
    moves: list[str] = []
    movers: list[int] = []
    while (player := int(kernels.to_act(pos))) >= 0 and (most is None or len(moves) < most):
        code = int(legal[dice.below(int(kernels.legal(pos, legal)))])
        moves.append(game.text(pos, code))
        movers.append(player)
        kernels.apply(pos, code)
    return State(game, start.setup, start.players, tuple(moves), None, pos), tuple(movers)


def _written(store: Store, day: date, room: Room) -> Iterable[Statement]:
    """All that the club writes for a try, from its first to its last moment."""
    guest = room.seats[room.people[0]].guest
    row = {"day": day.isoformat(), "game": room.state.game.id, "guest": guest, "room": room.id}
    empty = replace(room, standing=Standing(room.state.game.start(setup=room.state.setup, players=room.state.players)))
    yield from store.creation(replace(empty, log=()))
    yield insert(schema_daily.entries), row
    if room.log:
        yield insert(schema.log), [entry_values(room, entry) for entry in room.log]
    if room.state.is_over:
        at = room.log[-1].at
        ended = update(schema.rooms).where(schema.rooms.c.id == bindparam("of")).values(ended=bindparam("at"))
        yield ended, {"of": room.id, "at": at}
        yield DailyStore.finished(room.id, at, worth(room, room.people[0]), counts=at < closes(day))
