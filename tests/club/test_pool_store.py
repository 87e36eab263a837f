"""One pool for all nodes: a search ends once, whoever ends it."""

from __future__ import annotations

import pytest

from hexagora.club.domain import Room, Terms, Ticket, new_seed
from hexagora.club.play.ids import new_id
from hexagora.club.storage import Conflict, PoolStore, Searched, Store
from hexagora.club.storage.pool import FRESH, KEPT
from tests.club.house import HEXAFUSE

ANNE = Searched("search-of-anne", "hexafuse", "Anne", Ticket("anne", 1500.0, 10.0))
BERT = Searched("search-of-bert", "hexafuse", "Bert", Ticket("bert", 1480.0, 11.0, last="anne"))


@pytest.fixture
async def pool(store: Store) -> PoolStore:
    pool = PoolStore(store)
    for search in (ANNE, BERT):
        await pool.enter(search, 11.0)
    return pool


def room() -> Room:
    terms = Terms(rated=True, seed=new_seed())
    return Room.opened(new_id(), [ANNE.seat, BERT.seat], HEXAFUSE.start(seed=terms.seed), 12.0, terms)


async def test_every_node_sees_who_seeks_what_and_since_when(pool: PoolStore) -> None:
    looked = await pool.look([ANNE.id], 12.0)
    assert looked.searches == {"anne": ANNE, "bert": BERT}
    assert looked.ends == {}
    assert await pool.waiting(12.0) == {"hexafuse": 2}
    assert await pool.of("anne", 12.0) == ANNE


async def test_two_are_paired_once_and_their_room_is_there_with_it(pool: PoolStore, store: Store) -> None:
    first, second = room(), room()
    await pool.meet([ANNE.id, BERT.id], first, 12.0)
    with pytest.raises(Conflict):
        await pool.meet([BERT.id, ANNE.id], second, 12.0)
    assert await store.load(first.id) is not None
    assert await store.load(second.id) is None, "a room in which nobody was told to sit down"
    looked = await pool.look([ANNE.id, BERT.id], 12.0)
    assert looked.ends == {ANNE.id: first.id, BERT.id: first.id}
    assert looked.searches == {}


async def test_who_has_gone_is_not_paired_and_who_is_paired_cannot_go(pool: PoolStore, store: Store) -> None:
    await pool.leave(ANNE.id, 12.0)
    missed = room()
    with pytest.raises(Conflict):
        await pool.meet([ANNE.id, BERT.id], missed, 12.0)
    assert await store.load(missed.id) is None
    assert (await pool.look([ANNE.id], 12.0)).ends == {ANNE.id: None}
    await pool.meet([BERT.id], room(), 12.0)
    with pytest.raises(Conflict):
        await pool.leave(BERT.id, 12.0)


async def test_who_seeks_another_game_does_not_seek_the_first_one_any_more(pool: PoolStore) -> None:
    other = Searched("another-search", "hexano-duel", "Anne", Ticket("anne", 1500.0, 12.0))
    await pool.enter(other, 12.0)
    assert await pool.waiting(12.0) == {"hexafuse": 1, "hexano-duel": 1}
    assert (await pool.look([], 12.0)).searches["anne"] == other


async def test_whom_no_node_names_any_more_has_gone_with_their_node(pool: PoolStore) -> None:
    at = 11.0 + FRESH + 1
    assert await pool.of("bert", at) is None
    assert await pool.waiting(at) == {}
    assert (await pool.look([], at)).searches == {}
    assert (await pool.look([ANNE.id], 12.0)).searches == {}, "it is not there any more, whatever the time"


async def test_how_a_search_ended_is_told_for_a_while(pool: PoolStore) -> None:
    await pool.leave(ANNE.id, 12.0)
    assert (await pool.look([ANNE.id], 12.0 + KEPT - 1)).ends == {ANNE.id: None}
    assert (await pool.look([ANNE.id], 12.0 + KEPT + 1)).ends == {}
