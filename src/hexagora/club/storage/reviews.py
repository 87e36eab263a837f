"""Where reviews are kept: the game, what the bot makes of it, and what people do."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from sqlalchemy import Row, bindparam, delete, func, insert, select, update

from hexagora.club.domain import Estimate, Rated, Study
from hexagora.club.storage import schema_reviews
from hexagora.club.storage.errors import Conflict
from hexagora.club.storage.store import Store

REVIEWS, ANALYSES, STUDIES = schema_reviews.reviews, schema_reviews.analyses, schema_reviews.studies
Status = Literal["waiting", "running", "stopped", "done"]

_ANALYSIS = update(ANALYSES).where(ANALYSES.c.review == bindparam("of"))
BEGINS = _ANALYSIS.where(ANALYSES.c.status != "done").values(
    status="waiting", asked_by=bindparam("by"), beat=bindparam("at")
)
GOES_ON = _ANALYSIS.where(ANALYSES.c.status.in_(("waiting", "running"))).values(
    status=bindparam("now"), plies=bindparam("count"), found=bindparam("estimates"), beat=bindparam("at")
)
STOPS = _ANALYSIS.where(ANALYSES.c.status.in_(("waiting", "running"))).values(status="stopped")
BEATS = _ANALYSIS.where(ANALYSES.c.status.in_(("waiting", "running"))).values(beat=bindparam("at"))
BELONGS = update(REVIEWS).where(REVIEWS.c.id == bindparam("of"), REVIEWS.c.room.is_(None)).values(room=bindparam("to"))
CHANGES = (
    update(STUDIES)
    .where(STUDIES.c.owner == bindparam("whose"), STUDIES.c.review == bindparam("of"))
    .values(tree=bindparam("now"), changed=bindparam("at"))
)


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A game that is looked at: where it was played, or else its record as JSON."""

    id: str
    room: str | None
    record: str | None


@dataclass(frozen=True, slots=True)
class Analysis:
    """What the bot makes of a game so far: an estimate for each of its first moves; ``beat``: when it last went on."""

    status: Status
    asked_by: str
    found: tuple[Estimate, ...]
    beat: float


@dataclass(frozen=True, slots=True)
class KeptStudy:
    """A study: by which id it is shared, of which review, and whose it is."""

    id: str
    review: str
    owner: str
    study: Study


class ReviewStore:
    """The reviews of a club, in the database of its rooms. Errors are those of ``Store``."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Games ------------------------------------------------------------------------------------------------

    async def keep(self, row: ReviewRow, at: float) -> None:
        """Keep a game; one that is there already may learn where it was played."""
        values = {"id": row.id, "room": row.room, "record": row.record, "opened": at}
        try:
            await self._store.writer.write((insert(REVIEWS), values))
        except Conflict:
            if row.room is not None:
                await self._store.writer.write((BELONGS, {"of": row.id, "to": row.room}))

    async def load(self, id: str) -> ReviewRow | None:
        """A game that is looked at."""
        async with self._store.reading() as connection:
            row = (await connection.execute(select(REVIEWS).where(REVIEWS.c.id == id))).first()
        return None if row is None else ReviewRow(row.id, row.room, row.record)

    # Analyses ---------------------------------------------------------------------------------------------

    async def begin(self, review: str, by: str, at: float) -> None:
        """Somebody asks for an analysis; what is there of it stays."""
        row = {"review": review, "status": "waiting", "asked_by": by, "plies": 0, "found": "[]", "beat": at}
        try:
            await self._store.writer.write((insert(ANALYSES), row))
        except Conflict:
            await self._store.writer.write((BEGINS, {"of": review, "by": by, "at": at}))

    async def go_on(self, review: str, status: Status, found: Sequence[Estimate], at: float) -> None:
        """How far an analysis is, unless it has been stopped meanwhile."""
        values = {"of": review, "now": status, "count": len(found), "estimates": _written(found), "at": at}
        await self._store.writer.write((GOES_ON, values))

    async def beat(self, review: str, at: float) -> None:
        """An analysis goes on, unless it has been stopped meanwhile."""
        await self._store.writer.write((BEATS, {"of": review, "at": at}))

    async def stop(self, review: str) -> None:
        """An analysis is to go on no more."""
        await self._store.writer.write((STOPS, {"of": review}))

    async def analysis(self, review: str) -> Analysis | None:
        """What there is of an analysis."""
        async with self._store.reading() as connection:
            row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.review == review))).first()
        return None if row is None else _analysis(row)

    async def asked(self, by: str, since: float) -> list[str]:
        """The games whose analyses somebody has asked for, that wait or have gone on since then."""
        async with self._store.reading() as connection:
            found = await connection.scalars(
                select(ANALYSES.c.review).where(
                    ANALYSES.c.asked_by == by,
                    ANALYSES.c.beat >= since,
                    ANALYSES.c.status.in_(("waiting", "running")),
                )
            )
            return list(found)

    # Studies ----------------------------------------------------------------------------------------------

    async def write(self, kept: KeptStudy, at: float) -> str:
        """Keep what somebody makes of a game, in the place of what they made of it before; its id."""
        tree = json.dumps([kept.study.variations, kept.study.comments])
        row = {"id": kept.id, "review": kept.review, "owner": kept.owner, "tree": tree, "changed": at}
        with contextlib.suppress(Conflict):
            await self._store.writer.write((insert(STUDIES), row))
            return kept.id
        values = {"whose": kept.owner, "of": kept.review, "now": tree, "at": at}
        await self._store.writer.write((CHANGES, values))
        found = await self.study_of(kept.owner, kept.review)
        return kept.id if found is None else found.id

    async def study_of(self, owner: str, review: str) -> KeptStudy | None:
        """What somebody makes of a game."""
        return await self._study(STUDIES.c.owner == owner, STUDIES.c.review == review)

    async def study(self, id: str) -> KeptStudy | None:
        """The study with an id."""
        return await self._study(STUDIES.c.id == id)

    async def studies(self, owner: str) -> int:
        """How many studies somebody has."""
        async with self._store.reading() as connection:
            counted = select(func.count()).select_from(STUDIES).where(STUDIES.c.owner == owner)
            return await connection.scalar(counted) or 0

    async def all_of(self, owner: str) -> list[tuple[KeptStudy, ReviewRow]]:
        """All studies of somebody with their games, the one changed last first."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(STUDIES, REVIEWS.c.room, REVIEWS.c.record)
                .join(REVIEWS, REVIEWS.c.id == STUDIES.c.review)
                .where(STUDIES.c.owner == owner)
                .order_by(STUDIES.c.changed.desc(), STUDIES.c.id)
            )
            return [(_kept(row), ReviewRow(row.review, row.room, row.record)) for row in rows]

    async def drop(self, id: str) -> None:
        """A study is no more."""
        await self._store.writer.write((delete(STUDIES).where(STUDIES.c.id == bindparam("of")), {"of": id}))

    async def _study(self, *conditions: Any) -> KeptStudy | None:
        async with self._store.reading() as connection:
            row = (await connection.execute(select(STUDIES).where(*conditions))).first()
        return None if row is None else _kept(row)


def _kept(row: Row[Any]) -> KeptStudy:
    variations, comments = json.loads(row.tree)
    study = Study(
        tuple((parent, move) for parent, move in variations), tuple((position, text) for position, text in comments)
    )
    return KeptStudy(row.id, row.review, row.owner, study)


def _written(found: Sequence[Estimate]) -> str:
    """Estimates as JSON, in lists: there is one for each move of a game."""
    rows = [
        [one.player, [[rated.move, round(rated.value, 4)] for rated in one.best], one.played, one.exact]
        for one in found
    ]
    return json.dumps(rows)


def _analysis(row: Row[Any]) -> Analysis:
    found = tuple(
        Estimate(player, tuple(Rated(move, value) for move, value in best), played, exact)
        for player, best, played, exact in json.loads(row.found)
    )
    return Analysis(cast("Status", row.status), row.asked_by, found, row.beat)
