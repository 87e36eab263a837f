"""Where reviews are kept, on every database."""

from __future__ import annotations

import pytest_asyncio

from hexagora.club.domain import Estimate, Rated, Room, Seat, Study
from hexagora.club.storage import KeptStudy, ReviewRow, ReviewStore, Store
from tests.club.house import HEXAFUSE

GAME = ReviewRow("a" * 32, None, '{"format": "hexagora-record/1"}')
FOUND = (Estimate(0, (Rated("e5,e6", 0.625), Rated("e5,f5", 0.5)), 0.25), Estimate(1), Estimate(0, exact=True))


@pytest_asyncio.fixture
async def reviews(store: Store) -> ReviewStore:
    reviews = ReviewStore(store)
    await reviews.keep(GAME, 1.0)
    return reviews


async def test_a_game_is_kept_once_and_may_learn_where_it_was_played(store: Store, reviews: ReviewStore) -> None:
    seats = Seat("Anne", guest="anne"), Seat("Bert", guest="bert")
    await store.create(Room.opened("room", seats, HEXAFUSE.start(seed=1), 0.0))
    await reviews.keep(GAME, 2.0)
    assert await reviews.load(GAME.id) == GAME
    await reviews.keep(ReviewRow(GAME.id, "room", None), 3.0)
    assert await reviews.load(GAME.id) == ReviewRow(GAME.id, "room", GAME.record)
    assert await reviews.load("b" * 32) is None


async def test_an_analysis_is_told_as_far_as_it_is_and_goes_on_where_it_was_stopped(reviews: ReviewStore) -> None:
    assert await reviews.analysis(GAME.id) is None
    await reviews.begin(GAME.id, "anne", 10.0)
    await reviews.go_on(GAME.id, "running", FOUND[:1], 11.0)
    assert await reviews.asked("anne", 5.0) == [GAME.id]
    assert await reviews.asked("anne", 12.0) == []
    await reviews.beat(GAME.id, 12.0)
    assert await reviews.asked("anne", 12.0) == [GAME.id]
    assert await reviews.asked("bert", 5.0) == []
    await reviews.stop(GAME.id)
    await reviews.go_on(GAME.id, "running", FOUND[:2], 13.0)
    await reviews.beat(GAME.id, 13.0)
    stopped = await reviews.analysis(GAME.id)
    assert stopped is not None
    written = stopped.status, stopped.found, stopped.beat
    assert written == ("stopped", FOUND[:1], 12.0), "who was stopped writes nothing any more"
    await reviews.begin(GAME.id, "bert", 13.0)
    await reviews.go_on(GAME.id, "done", FOUND, 14.0)
    done = await reviews.analysis(GAME.id)
    assert done is not None
    assert (done.status, done.asked_by, done.found, done.beat) == ("done", "bert", FOUND, 14.0)
    await reviews.stop(GAME.id)
    await reviews.begin(GAME.id, "anne", 15.0)
    assert await reviews.analysis(GAME.id) == done, "what is done stays done"


async def test_everybody_has_one_study_of_a_game_and_it_keeps_its_id(reviews: ReviewStore) -> None:
    first = Study(((0, "e5,e6"), (1, "f5,f6")), ((0, "Anfänge sind schwer"), (1, 'with "quotes"\nand lines')))
    assert await reviews.write(KeptStudy("one", GAME.id, "anne", first), 1.0) == "one"
    assert await reviews.write(KeptStudy("two", GAME.id, "anne", Study(((0, "x"),))), 2.0) == "one"
    await reviews.write(KeptStudy("three", GAME.id, "bert", first), 3.0)
    assert await reviews.study("one") == KeptStudy("one", GAME.id, "anne", Study(((0, "x"),)))
    assert await reviews.study_of("bert", GAME.id) == KeptStudy("three", GAME.id, "bert", first)
    assert await reviews.study("two") is None
    assert (await reviews.studies("anne"), await reviews.studies("carl")) == (1, 0)
    assert await reviews.all_of("bert") == [(KeptStudy("three", GAME.id, "bert", first), GAME)]
    await reviews.drop("one")
    assert await reviews.study_of("anne", GAME.id) is None
