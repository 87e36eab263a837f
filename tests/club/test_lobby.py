"""In the lobby people find each other, and see what is going on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hexagora.club.domain import Terms, new_seed
from hexagora.club.play import Visitor
from hexagora.club.play.matchmaker import Matchmaker
from hexagora.club.storage import PoolStore, StorageError
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.house import HEXAFUSE, Doorway, FakeTime, Player, cookie_of, guest_id, open_club, settings

HOUSE = settings(games={"hexafuse": HEXAFUSE, **{game.id: game for game in EDITIONS}})


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pools are looked through more often than people would notice."""
    monkeypatch.setattr("hexagora.club.play.matchmaker.LOOK", 0.02)


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path / "club.sqlite3", HOUSE, time=FakeTime()) as club:
        yield club


@asynccontextmanager
async def lobby(club: Doorway, http: httpx.AsyncClient | None = None) -> AsyncIterator[Player]:
    """A connection to the lobby."""
    headers = {"Cookie": cookie_of(http or club.http)}
    address = f"{club.address.replace('http', 'ws', 1)}/ws/lobby"
    async with connect(address, additional_headers=headers, compression=None) as socket:
        yield Player(socket)


async def seek(player: Player, game: str = "hexafuse") -> dict[str, Any]:
    await player.say("seek", id="i-seek-a-game", game=game)
    return await player.until("seeking")


async def test_two_who_seek_the_same_game_are_paired_and_play_a_rated_game(club: Doorway) -> None:
    async with club.guest() as bert, lobby(club) as anne, lobby(club, bert) as other:
        told = await seek(anne)
        assert (told["game"], told["elo"], told["bot"]) == ("hexafuse", 1500, None)
        await seek(other)
        room = (await anne.until("paired"))["room"]
        assert (await other.until("paired"))["room"] == room
        table = await club.table(room)
        assert table.room.terms.rated
        assert {seat.guest for seat in table.room.seats} == {guest_id(http) for http in (club.http, bert)}
        assert [seat.elo for seat in table.room.seats] == [1500, 1500]
        assert await club.club.matchmaker.waiting() == {}


async def test_nobody_is_paired_with_themselves_and_two_pages_hear_the_same(club: Doorway) -> None:
    async with club.guest() as bert, lobby(club) as one, lobby(club) as two, lobby(club, bert) as other:
        await seek(one)
        await seek(two)
        assert await club.club.matchmaker.waiting() == {"hexafuse": 1}
        await seek(other)
        rooms = {(await player.until("paired"))["room"] for player in (one, two, other)}
        assert len(rooms) == 1


async def test_who_leaves_or_calls_it_off_is_not_paired(club: Doorway) -> None:
    async with club.guest() as bert, club.guest() as carla, lobby(club, carla) as third:
        async with lobby(club) as anne, lobby(club, bert) as other:
            await seek(anne, "hexpertise")
            await seek(other)
            await other.say("cancel", id="not-any-more")
            assert (await other.until("seeking"))["game"] is None
        await third.until("lobby", seeking={})
        await seek(third)
        assert await club.club.matchmaker.waiting() == {"hexafuse": 1}
        await third.say("ping", id="1")
        await third.until("pong")
        assert not any('"paired"' in text for text in third.seen)


async def test_different_games_have_different_pools_and_one_seeks_one_game(club: Doorway) -> None:
    async with club.guest() as bert, lobby(club) as anne, lobby(club, bert) as other:
        await seek(anne)
        await seek(other, "hexpertise")
        assert await club.club.matchmaker.waiting() == {"hexafuse": 1, "hexpertise": 1}
        await seek(anne, "hexpertise")
        room = (await anne.until("paired"))["room"]
        assert (await club.table(room)).room.state.game.id == "hexpertise"
        assert await club.club.matchmaker.waiting() == {}


async def test_who_seeks_another_game_while_the_pool_is_looked_through_is_not_forgotten(
    club: Doorway, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = club.club.matchmaker._store
    look, read, go_on = store.look, asyncio.Event(), asyncio.Event()

    async def slowly(ids: set[str], now: float) -> object:
        looked = await look(ids, now)
        read.set()
        await go_on.wait()
        return looked

    async with club.guest() as bert, lobby(club) as anne, lobby(club, bert) as other:
        await seek(anne)
        monkeypatch.setattr(store, "look", slowly)
        await read.wait()
        await seek(anne, "hexpertise")
        go_on.set()
        await seek(other, "hexpertise")
        assert (await anne.until("paired"))["room"] == (await other.until("paired"))["room"]


async def test_far_ratings_are_paired_only_after_a_while(club: Doorway) -> None:
    from hexagora.rating import Rating

    async with club.guest() as bert, lobby(club) as anne, lobby(club, bert) as other:
        store = club.club.ratings.store
        room = await club.open_for(HEXAFUSE, club.http, bert, terms=Terms(rated=True, seed=new_seed()))
        subjects = [guest_id(http) for http in (club.http, bert)]
        pairs = [(Rating(), Rating(1800.0, 1)), (Rating(), Rating(1500.0, 1))]
        await store.settle(room, "hexafuse", subjects, pairs, 0.0)
        assert (await seek(anne))["elo"] == 1800
        assert (await seek(other))["elo"] == 1500
        await club.club.matchmaker.look()
        assert await club.club.matchmaker.waiting() == {"hexafuse": 2}
        assert club.time is not None
        club.time.at += 14
        assert (await anne.until("paired"))["room"] == (await other.until("paired"))["room"]


async def test_a_bot_is_offered_after_twenty_seconds_and_rated_as_well(club: Doorway) -> None:
    async with lobby(club) as anne:
        await seek(anne)
        await anne.say("bot", id="too-early")
        assert "after a while" in (await anne.until("refused"))["reason"]
        assert club.time is not None
        club.time.at += 20
        offered = await anne.until("seeking")
        assert offered["bot"] == {
            "name": "Pulse",
            "level": "pulse",
            "rating": {"elo": 1500, "provisional": False},
            "head_start": 0,
            "bot": True,
        }
        await anne.say("bot", id="yes-please")
        room = (await anne.until("paired"))["room"]
        async with club.sit(room) as player:
            for number in range(2):
                await player.play(f"my-move-{number:04}")
            await player.until("state")
            await player.say("resign", id="i-give-up-", ply=player.state["ply"])
            while player.state.get("ratings") is None:
                message = await player.next()
                if message["type"] == "refused":
                    await player.say("resign", id=f"i-give-up-{player.state['ply']}", ply=player.state["ply"])
            you = player.welcome["you"]
            assert player.state["ratings"][you] == {"before": 1500, "after": 1480, "provisional": True}
            assert player.state["ratings"][1 - you] == {"before": 1500, "after": 1505, "provisional": False}
        table = (await club.http.get("/api/leaderboard?game=hexafuse")).json()["players"]
        assert (table[0]["name"], table[0]["bot"], table[0]["rank"]) == ("Pulse", True, 1)


async def test_the_lobby_shows_challenges_of_hosts_who_are_there_and_rated_games(club: Doorway) -> None:
    async with club.guest() as bert, lobby(club, bert) as player:
        assert (await player.until("lobby"))["challenges"] == []
        wish = {"game": "hexafuse", "listed": True}
        told = (await club.http.post("/api/challenges", json=wish)).json()
        address = f"{club.address.replace('http', 'ws', 1)}/ws/challenges/{told['id']}"
        async with connect(address, additional_headers={"Cookie": cookie_of(club.http)}, compression=None):
            while not (now := await player.until("lobby"))["challenges"]:
                pass
            assert [challenge["id"] for challenge in now["challenges"]] == [told["id"]]
            assert now["challenges"][0]["you"] is None
        while (await player.until("lobby"))["challenges"]:
            pass
        private = await club.open_for(HEXAFUSE, club.http, bert, terms=Terms(seed=new_seed()))
        public = await club.open_for(HEXAFUSE, club.http, bert, terms=Terms(rated=True, seed=new_seed()))
        while not (now := await player.until("lobby"))["live"]:
            pass
        assert [game["room"] for game in now["live"]] == [public]
        assert now["live"][0]["title"] == "HexaFuse Snap Duels"
        assert private not in str(player.seen), "a game that is not rated is for those who have the link"
        async with club.sit(public) as anne:
            await anne.until("state")
            await anne.say("abort", id="no-time-now", ply=0)
        while (await player.until("lobby"))["live"]:
            pass


async def test_what_cannot_be_sought_is_refused_in_one_line(club: Doorway) -> None:
    async with lobby(club) as anne:
        await anne.say("seek", id="i-seek-chess", game="chess")
        assert "there is no game 'chess'" in (await anne.until("refused", id="i-seek-chess"))["reason"]
        await anne.say("bot", id="a-bot-please")
        assert (await anne.until("refused"))["reason"] == "you do not seek a game"
        for text in ("nonsense", "{}", '{"type": "move", "id": "12345678"}', '{"type": "seek", "id": "x", "game": 1}'):
            await anne.socket.send(text)
            assert (await anne.until("refused"))["code"] == "bad"
        await anne.say("cancel", id="nothing-to-cancel")
        assert (await anne.until("seeking"))["game"] is None


async def test_who_has_no_cookie_looks_on_and_does_not_seek(club: Doorway) -> None:
    address = f"{club.address.replace('http', 'ws', 1)}/ws/lobby"
    async with connect(address, compression=None) as socket:
        player = Player(socket)
        await player.until("lobby")
        await player.say("seek", id="i-seek-a-game", game="hexafuse")
        assert "cookie" in (await player.until("refused"))["reason"]
    headers = {"Cookie": cookie_of(club.http), "Origin": "https://elsewhere.example"}
    with pytest.raises(InvalidStatus):
        async with connect(address, additional_headers=headers, compression=None):
            pass


async def test_a_pair_waits_while_the_database_does_not_answer(club: Doorway, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club.guest() as bert, lobby(club) as anne, lobby(club, bert) as other:
        with monkeypatch.context() as broken:
            broken.setattr(PoolStore, "meet", _fail)
            await seek(anne)
            await seek(other)
            for _ in range(3):
                await club.club.matchmaker.look()
            assert await club.club.matchmaker.waiting() == {"hexafuse": 2}
        assert (await anne.until("paired")) == (await other.until("paired"))


async def _fail(*_: Any) -> None:
    raise StorageError("the database does not answer")


class _Deaf:
    def push(self, text: str) -> None:
        """Hear nothing."""


async def test_closing_the_club_ends_the_search(club: Doorway) -> None:
    matchmaker = Matchmaker(club.club)
    matchmaker.start()
    await matchmaker.seek(Visitor(guest_id(club.http), ""), "hexafuse", _Deaf())
    await asyncio.wait_for(matchmaker.close(), 10)
