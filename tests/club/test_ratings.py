"""Rated games: which count, that each counts once, and what is told of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from hexagora.club.domain import (
    ANCHORS,
    Abort,
    Change,
    Play,
    Resign,
    Room,
    Seat,
    Terms,
    Timeout,
    counts,
    new_seed,
    ratable,
    results,
)
from hexagora.club.play import Visitor
from hexagora.club.storage import Conflict, RatingStore, Store, place, unrated
from hexagora.contract import Game
from hexagora.rating import Rating, rated
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.duel import ANNE, BERT, SPARK, START, done
from tests.club.house import HEXAFUSE, Doorway, Player, guest_id, open_club, settings

RATED = Terms(rated=True, seed="7")
CARLA = Seat("Bold Wren", guest="carla")


def room(*seats: Seat, terms: Terms = RATED, game: Game = HEXAFUSE) -> Room:
    seated = seats or (ANNE, BERT)
    return Room.opened("r", seated, game.start(seed=3, players=len(seated)), START, terms)


def played(now: Room, moves: int) -> Room:
    for _ in range(moves):
        player = now.state.awaiting[0]
        now = done(now, Play(player, now.state.ply(player), now.state.legal_moves(player)[0]))
    return now


def resigned(now: Room, player: int = 0) -> Room:
    return done(now, Resign(player, now.state.ply(player)))


# Which games count -------------------------------------------------------------------------------------------


def test_a_rated_game_counts_when_everybody_has_moved() -> None:
    assert counts(resigned(played(room(), 2)))
    assert not counts(played(room(), 2)), "it is not over"
    assert not counts(resigned(played(room(terms=Terms()), 2))), "it is not rated"


def test_a_game_that_was_broken_off_does_not_count() -> None:
    now = played(room(), 1)
    assert not counts(done(now, Abort(0, 1)))


def test_a_game_to_which_somebody_never_came_does_not_count() -> None:
    now = played(room(), 1)
    assert not counts(resigned(now)), "Bert has not moved yet"
    while not now.state.is_over and len(now.log) < 200:
        if now.state.to_act == 0:
            now = played(now, 1)
        else:
            assert now.deadline is not None
            now = done(now, Timeout(now.deadline.number), now=now.deadline.due)
    assert now.state.is_over
    assert not counts(now), "only the clock has moved for Bert"


def test_nobody_plays_a_rated_game_twice_or_alone() -> None:
    assert ratable((ANNE, BERT))
    assert ratable((ANNE, SPARK))
    assert not ratable((ANNE,))
    assert not ratable((ANNE, SPARK, replace(SPARK, name="Spark 2")))


def test_between_two_only_winning_matters_and_among_several_the_points() -> None:
    assert results(resigned(played(room(), 2))) == [(0.0,), (1.0,)]
    three = played(room(ANNE, BERT, CARLA, game=EDITIONS[0]), 30)
    over = resigned(three, 1)
    scores = over.state.scores
    made = results(over)
    assert made[1] < min(made[0], made[2]), "who resigns loses to all others"
    assert [result[2] for result in made] == scores


def test_bots_begin_where_their_matches_put_them_and_people_at_1500() -> None:
    assert unrated("anne") == Rating(1500.0)
    assert unrated(":pulse") == Rating(ANCHORS["pulse"], anchor=True)
    assert ANCHORS["random"] < ANCHORS["spark"] < ANCHORS["pulse"] < ANCHORS["overdrive"]
    assert unrated(":of-another-house") == Rating(1500.0, anchor=True)


# In the database -----------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(place(f"sqlite:///{tmp_path / 'club.sqlite3'}"))
    yield store
    await store.close()


async def kept(store: Store, id: str, seats: Sequence[Seat] = (ANNE, BERT)) -> None:
    await store.create(replace(room(*seats), id=id))


async def test_a_game_is_rated_once_whoever_does_it(store: Store) -> None:
    ratings = RatingStore(store)
    await kept(store, "one")
    pairs = [(Rating(), Rating(1520.0, 1)), (Rating(), Rating(1480.0, 1))]
    twice = [ratings.settle("one", "hexafuse", ["anne", "bert"], pairs, 5.0) for _ in range(2)]
    outcome = await asyncio.gather(*twice, return_exceptions=True)
    assert sorted(type(o).__name__ for o in outcome) == ["Conflict", "NoneType"]
    assert await ratings.of(["anne", "bert", "carla"], "hexafuse") == [pairs[0][1], pairs[1][1], None]
    assert await ratings.of(["anne"], "hexpertise") == [None]
    loaded = await store.load("one")
    assert loaded is not None
    expected = (Change(1500, 1520, provisional=True), Change(1500, 1480, provisional=True))
    assert loaded.ratings == expected
    assert loaded.room({"hexafuse": HEXAFUSE}).ratings == expected


async def test_two_games_that_end_at_the_same_moment_are_rated_one_after_the_other(store: Store) -> None:
    ratings = RatingStore(store)
    await kept(store, "one")
    await kept(store, "two", (ANNE, CARLA))
    await ratings.settle("one", "hexafuse", ["anne", "bert"], [(Rating(), Rating(1520.0, 1))] * 2, 5.0)
    with pytest.raises(Conflict):  # it still believed that Anne had played no game
        await ratings.settle("two", "hexafuse", ["anne", "carla"], [(Rating(), Rating(1480.0, 1))] * 2, 6.0)
    assert await ratings.of(["anne", "carla"], "hexafuse") == [Rating(1520.0, 1), None]
    after = [(Rating(1520.0, 1), Rating(1499.0, 2)), (Rating(), Rating(1521.0, 1))]
    await ratings.settle("two", "hexafuse", ["anne", "carla"], after, 6.0)
    history = await ratings.history("anne", "hexafuse", 10)
    assert [(point.room, point.elo) for point in history] == [("one", 1520.0), ("two", 1499.0)]
    assert [line.subject for line in await ratings.best("hexafuse", 10)] == ["carla", "bert", "anne"]
    assert await ratings.all_of("anne") == {"hexafuse": Rating(1499.0, 2)}


# In the club -----------------------------------------------------------------------------------------------------


async def open_duel(club: Doorway, *guests: httpx.AsyncClient, game: Game = HEXAFUSE) -> str:
    seats = [Visitor(guest_id(http), "").seat for http in guests]
    return await club.club.open(game, seats, Terms(rated=True, seed=new_seed()))


async def deed(player: Player, kind: str, id: str) -> None:
    await player.say(kind, id=id, ply=player.state["ply"])
    assert (await player.until_answer())["type"] == "accepted"


async def short_game(anne: Player, bert: Player) -> None:
    """Each makes a move, then Bert gives up."""
    assert (await anne.play("first-move"))["type"] == "accepted"
    assert (await bert.play("second-move"))["type"] == "accepted"
    await bert.until("state", ply=2)
    await deed(bert, "resign", "i-give-up-")


async def settled(club: Doorway) -> None:
    """Wait until it is known of every game that is over whether it counts."""
    for _ in range(1000):
        if not await club.club.ratings.store.unsettled():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("a game that is over is not rated")


async def told(player: Player) -> Any:
    while player.state.get("ratings") is None:
        await player.until("state")
    return player.state["ratings"]


async def test_both_hear_what_a_rated_game_did_and_find_it_in_table_and_history(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3") as club, club.guest() as bert, club.guest() as stranger:
        id = await open_duel(club, club.http, bert)
        async with club.sit(id) as anne, club.sit(id, bert) as other, club.sit(id, stranger) as watcher:
            await short_game(anne, other)
            for player in (anne, other, watcher):
                assert await told(player) == [
                    {"before": 1500, "after": 1520, "provisional": True},
                    {"before": 1500, "after": 1480, "provisional": True},
                ]
            assert anne.welcome["seats"][0]["rating"] == {"elo": 1500, "provisional": True}
        table = (await bert.get("/api/leaderboard?game=hexafuse")).json()
        names = [(await http.get("/api/me")).json()["name"] for http in (club.http, bert)]
        assert [(p["name"], p["elo"], p["you"]) for p in table["players"]] == [
            (names[0], 1520, False),
            (names[1], 1480, True),
        ]
        assert {p["rank"] for p in table["players"]} == {None}, "twenty games make a rank"
        (mine,) = (await club.http.get("/api/ratings")).json()["ratings"]
        assert (mine["game"], mine["elo"], mine["games"], mine["provisional"]) == ("hexafuse", 1520, 1, True)
        assert [(point["room"], point["elo"]) for point in mine["history"]] == [(id, 1520)]
        assert (await stranger.get("/api/ratings")).json() == {"ratings": []}
        again = await open_duel(club, bert, club.http)
        assert [seat.elo for seat in (await club.table(again)).room.seats] == [1480, 1520]


async def test_a_game_that_does_not_count_changes_nobodys_rating(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3") as club, club.guest() as bert:
        id = await open_duel(club, club.http, bert)
        async with club.sit(id) as anne, club.sit(id, bert):
            await anne.my_turn()
            await deed(anne, "abort", "no-time-now")
        await settled(club)
        assert (await club.http.get("/api/leaderboard?game=hexafuse")).json()["players"] == []
        assert (await club.table(id)).room.ratings is None


async def test_what_was_over_when_the_club_was_stopped_is_rated_at_the_next_start(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    store = await Store.open(place(f"sqlite:///{database}"))
    now = replace(room(), id="abcdefghijkm")
    await store.create(now)
    while len(now.log) < 2:
        now = played(now, 1)
        await store.append(now, now.log[-1])
    now = resigned(now)
    await store.append(now, now.log[-1])
    assert await RatingStore(store).unsettled() == ["abcdefghijkm"]
    await store.close()
    for _ in range(2):
        async with open_club(database) as club:
            await settled(club)
            assert await club.club.ratings.store.all_of("anne") == {"hexafuse": Rating(1480.0, 1)}
            assert (await club.table("abcdefghijkm")).room.ratings is not None


async def test_several_mages_are_rated_against_each_other(tmp_path: Path) -> None:
    house = settings(games={game.id: game for game in EDITIONS})
    async with open_club(tmp_path / "club.sqlite3", house) as club, club.guest() as bert, club.guest() as carla:
        id = await open_duel(club, club.http, bert, carla, game=EDITIONS[0])
        async with club.sit(id) as anne, club.sit(id, bert) as other, club.sit(id, carla) as third:
            for number, player in enumerate((anne, other, third)):
                assert (await player.play(f"move-of-{number}-"))["type"] == "accepted"
            await third.until("state", ply=3)
            await deed(third, "resign", "i-give-up-")
            changes = await told(anne)
            expected = rated([Rating()] * 3, results((await club.table(id)).room))
            assert [change["after"] for change in changes] == [round(rating.elo) for rating in expected]
            assert changes[2]["after"] == 1480, "who gives up loses to both"


@pytest.mark.parametrize("game", ["", "chess"])
async def test_there_is_no_table_of_a_game_that_there_is_not(tmp_path: Path, game: str) -> None:
    async with open_club(tmp_path / "club.sqlite3") as club:
        answer = await club.http.get(f"/api/leaderboard?game={game}")
        assert answer.status_code == 400
        assert "there is no game" in answer.json()["error"]


async def test_whom_one_played_last_is_known_on_every_node(database: str) -> None:
    store = await Store.open(place(database))
    try:
        ratings = RatingStore(store)
        for number, other in enumerate(("bert", "carla", "dora")):
            seats = Seat("Anne", guest="anne"), Seat(other, guest=other)
            terms = Terms(rated=other != "dora", seed="1")
            room = Room.opened(f"r{number}", seats, HEXAFUSE.start(seed=number), 1000.0 + number, terms)
            await store.create(room)
        assert await ratings.last_opponent("anne", "hexafuse") == "carla", "the game with Dora is not rated"
        assert await ratings.last_opponent("bert", "hexafuse") == "anne"
        assert await ratings.last_opponent("anne", "hexano-duel") is None
        bot = Seat("Anne", guest="anne"), Seat("Spark", level="spark")
        await store.create(Room.opened("r9", bot, HEXAFUSE.start(seed=9), 2000.0, Terms(rated=True, seed="1")))
        assert await ratings.last_opponent("anne", "hexafuse") is None, "a bot is nobody to be avoided"
    finally:
        await store.close()
