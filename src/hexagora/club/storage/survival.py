"""Where runs up the ladder are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import Row, and_, bindparam, case, func, insert, select, update

from hexagora.club.domain import Result, Room
from hexagora.club.storage import schema, schema_survival
from hexagora.club.storage.store import Store
from hexagora.club.storage.writer import Statement

SEATS = schema.seats
RUNS, BOUTS = schema_survival.runs, schema_survival.bouts


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of a run; ``result``: None while it goes on."""

    number: int
    rung: int
    room: str
    result: Result | None


@dataclass(frozen=True, slots=True)
class Run:
    """A run of somebody. ``number``: which of theirs it is; ``passed``: how many rungs; ``ended``: when, if it is."""

    id: str
    guest: str
    game: str
    number: int
    passed: int
    ended: float | None
    bouts: tuple[Bout, ...]

    @property
    def rung(self) -> int:
        """The one that is to be passed now."""
        return self.passed + 1

    @property
    def draws(self) -> int:
        """How often this rung has been drawn."""
        return sum(bout.rung == self.rung and bout.result == "drawn" for bout in self.bouts)

    @property
    def room(self) -> str | None:
        """Where a game of it goes on; None between two."""
        last = self.bouts[-1] if self.bouts else None
        return last.room if last is not None and last.result is None else None


@dataclass(frozen=True, slots=True)
class Climbed:
    """A line of a table: somebody's run."""

    guest: str
    name: str
    passed: int
    goes_on: bool


@dataclass(frozen=True, slots=True)
class Passing:
    """How many bouts at a rung came to a decision, and how many of them the person won."""

    faced: int
    passed: int


class SurvivalStore:
    """The runs of a club, in the database of its rooms. Errors are those of ``Store``."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def latest(self, guest: str, game: str) -> Run | None:
        """Somebody's latest run at a game."""
        async with self._store.reading() as connection:
            row = (
                await connection.execute(
                    select(RUNS)
                    .where(RUNS.c.guest == guest, RUNS.c.game == game)
                    .order_by(RUNS.c.number.desc())
                    .limit(1)
                )
            ).first()
            if row is None:
                return None
            bouts = (
                await connection.execute(select(BOUTS).where(BOUTS.c.run == row.id).order_by(BOUTS.c.number))
            ).all()
        return _run(row, bouts)

    async def best(self, guest: str, game: str) -> int:
        """The most rungs that somebody has passed in a run."""
        async with self._store.reading() as connection:
            most = select(func.max(RUNS.c.passed)).where(RUNS.c.guest == guest, RUNS.c.game == game)
            return await connection.scalar(most) or 0

    async def begin(self, run: Run, started: float, room: Room) -> None:
        """Keep a new run with its first bout; Conflict when somebody has begun one meanwhile."""
        row = {"guest": run.guest, "game": run.game, "number": run.number, "id": run.id}
        opened = insert(RUNS), row | {"started": started, "passed": 0}
        await self._store.writer.write(*self._store.creation(room), opened, _bout(run, room))

    async def go_on(self, run: Run, room: Room) -> None:
        """Keep the next bout of a run; Conflict when there is one already."""
        await self._store.writer.write(*self._store.creation(room), _bout(run, room))

    async def give_up(self, run: Run, at: float) -> None:
        """End a run between two bouts."""
        await self._store.writer.write(_ended(run.id, at))

    @staticmethod
    def decided(run: str, room: str, rung: int, result: Result, at: float) -> list[Statement]:
        """What is to be written with the move that ends a bout."""
        kept = update(BOUTS).where(BOUTS.c.room == bindparam("of"), BOUTS.c.result.is_(None))
        found: list[Statement] = [(kept.values(result=bindparam("how")), {"of": room, "how": result})]
        if result == "passed":
            climbed = update(RUNS).where(RUNS.c.id == bindparam("of"), RUNS.c.passed < bindparam("now"))
            higher = climbed.values(passed=bindparam("now"), reached=bindparam("at"))
            found.append((higher, {"of": run, "now": rung, "at": at}))
        elif result == "lost":
            found.append(_ended(run, at))
        return found

    async def passing(self, game: str) -> dict[int, Passing]:
        """By rung, how often people got past it."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(
                    BOUTS.c.rung,
                    func.count().label("faced"),
                    func.sum(case((BOUTS.c.result == "passed", 1), else_=0)).label("won"),
                )
                .where(BOUTS.c.game == game, BOUTS.c.result.in_(("passed", "lost")))
                .group_by(BOUTS.c.rung)
            )
            return {row.rung: Passing(row.faced, row.won) for row in rows}

    async def table(self, game: str, since: float, limit: int) -> list[Climbed]:
        """Everybody's best run whose last rung was passed since then; of equal ones who got there first is first."""
        best = (
            select(
                RUNS.c.id,
                func.row_number()
                .over(partition_by=RUNS.c.guest, order_by=(RUNS.c.passed.desc(), RUNS.c.reached, RUNS.c.number))
                .label("place"),
            )
            .where(RUNS.c.game == game, RUNS.c.reached >= since)
            .subquery()
        )
        first = select(func.min(BOUTS.c.room)).where(BOUTS.c.run == RUNS.c.id).correlate(RUNS).scalar_subquery()
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(RUNS, SEATS.c.name)
                .join(best, and_(best.c.id == RUNS.c.id, best.c.place == 1))
                .join(SEATS, and_(SEATS.c.room == first, SEATS.c.guest == RUNS.c.guest))
                .order_by(RUNS.c.passed.desc(), RUNS.c.reached, RUNS.c.id)
                .limit(limit)
            )
            return [Climbed(row.guest, row.name, row.passed, row.ended is None) for row in rows]


def _bout(run: Run, room: Room) -> Statement:
    number = len(run.bouts) + 1
    return insert(BOUTS), {"run": run.id, "number": number, "game": run.game, "rung": run.rung, "room": room.id}


def _ended(run: str, at: float) -> Statement:
    return (
        update(RUNS).where(RUNS.c.id == bindparam("of"), RUNS.c.ended.is_(None)).values(ended=bindparam("at")),
        {"of": run, "at": at},
    )


def _run(row: Row[Any], bouts: Sequence[Row[Any]]) -> Run:
    known = tuple(Bout(bout.number, bout.rung, bout.room, cast("Result | None", bout.result)) for bout in bouts)
    return Run(row.id, row.guest, row.game, row.number, row.passed, row.ended, known)
