"""Two people at one table, over real sockets: who is there, what they agree on, and how it ends between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

import hexagora
from hexagora.club.domain import GONE, Terms, guest_name, new_seed
from hexagora.club.play import Visitor
from tests.club.house import HEXAFUSE, Doorway, FakeTime, Player, guest_id, open_club

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path_factory.mktemp("club") / "club.sqlite3") as club:
        yield club


@pytest_asyncio.fixture(loop_scope="module")
async def bert(club: Doorway) -> AsyncIterator[httpx.AsyncClient]:
    async with club.guest() as guest:
        yield guest


async def duel(club: Doorway, bert: httpx.AsyncClient, *, rated: bool = False) -> str:
    seats = [Visitor(guest_id(http), "").seat for http in (club.http, bert)]
    return await club.club.open(HEXAFUSE, seats, Terms(rated=rated, seed=new_seed()))


async def alternately(moves: int, *players: Player) -> None:
    """So many moves, each of whoever is to move."""
    await asyncio.gather(*(player.until("state") for player in players if not player.state))
    done = players[0].state["ply"]
    for number in range(done, done + moves):
        mover = next(player for player in players if player.state["view"]["to_act"] == player.welcome["you"])
        assert (await mover.play(f"move-{number:08}", choice=number))["type"] == "accepted"
        for player in players:
            while player.state["ply"] <= number:
                await player.until("state")


async def deed(player: Player, kind: str, id: str, **fields: object) -> dict[str, object]:
    await player.say(kind, id=id, ply=player.state["ply"], **fields)
    return await player.until_answer()


async def test_everybody_hears_who_comes_and_goes(club: Doorway, bert: httpx.AsyncClient) -> None:
    id = await duel(club, bert)
    async with club.sit(id) as anne:
        assert (await anne.until("presence"))["here"] == [True, False]
        async with club.sit(id, bert), club.guest() as stranger, club.sit(id, stranger) as watcher:
            assert (await watcher.until("presence"))["claim_in"] is None
            await anne.until("presence", here=[True, True], watching=1, claim_in=None)
        await anne.until("presence", here=[True, False], watching=0)


async def test_moves_are_taken_back_when_the_other_one_agrees_and_all_see_it(
    club: Doorway, bert: httpx.AsyncClient
) -> None:
    id = await duel(club, bert)
    async with (
        club.guest() as stranger,
        club.sit(id) as anne,
        club.sit(id, bert) as other,
        club.sit(id, stranger) as watcher,
    ):
        await alternately(3, anne, other)
        before = anne.state["view"]["history"]
        assert anne.state["takeback"] == {"can_offer": True, "by": None}
        await watcher.until("state", ply=3)
        assert watcher.state["takeback"] == {"can_offer": False, "by": None}
        assert (await deed(anne, "takeback", "may-i-take-back", answer="offer"))["type"] == "accepted"
        assert (await other.until("state", version=4))["takeback"] == {"can_offer": False, "by": 0}
        assert (await deed(other, "takeback", "yes-you-may", answer="accept"))["type"] == "accepted"
        for player in (anne, other, watcher):
            state = await player.until("state", version=5)
            assert state["view"]["history"] == before[: state["ply"]]
            assert state["ply"] < 3
        assert anne.state["offers"]
        for message in ("takeback", "abort", "claim"):
            answer = await deed(watcher, message, f"i-only-watch-{message}", answer="offer")
            assert answer["code"] == "watching"


async def test_a_wish_to_take_back_may_be_declined(club: Doorway, bert: httpx.AsyncClient) -> None:
    id = await duel(club, bert)
    async with club.sit(id) as anne, club.sit(id, bert) as other:
        await alternately(3, anne, other)
        await deed(anne, "takeback", "may-i-take-back", answer="offer")
        await other.until("state", version=4)
        await deed(other, "takeback", "no-you-may-not", answer="decline")
        state = await anne.until("state", version=5)
        assert (state["ply"], state["takeback"]) == (3, {"can_offer": False, "by": None})
        answer = await deed(anne, "takeback", "please-please", answer="offer")
        assert (answer["code"], "declined" in str(answer["reason"])) == ("illegal", True)


async def test_in_a_rated_game_nothing_is_taken_back(club: Doorway, bert: httpx.AsyncClient) -> None:
    id = await duel(club, bert, rated=True)
    async with club.sit(id) as anne, club.sit(id, bert) as other:
        await alternately(3, anne, other)
        assert anne.welcome["rated"] is True
        assert anne.state["takeback"] is None
        answer = await deed(anne, "takeback", "may-i-take-back", answer="offer")
        assert answer["reason"] == "in a rated game no move is taken back"


async def test_a_bot_lets_one_take_back_and_answers_the_new_move(club: Doorway) -> None:
    room = await club.open()
    async with club.sit(room) as player:
        await player.play("first-move-")
        history = (await player.my_turn())["view"]["history"]
        answer = await deed(player, "takeback", "may-i-take-back", answer="offer")
        assert answer["type"] == "accepted"
        player.moved = -1
        while player.state["ply"] > 0:
            await player.until("state")
        assert player.state["offers"]
        assert (await player.play("second-try-", choice=7))["type"] == "accepted"
        after = (await player.my_turn())["view"]["history"]
        assert after[0] != history[0]
        assert len(after) >= 2


async def test_a_game_is_broken_off_before_it_has_begun(club: Doorway, bert: httpx.AsyncClient) -> None:
    id = await duel(club, bert)
    async with club.sit(id) as anne, club.sit(id, bert) as other:
        await alternately(1, anne, other)
        assert anne.state["abort"] is True
        assert (await deed(other, "abort", "no-time-now"))["type"] == "accepted"
        view = (await anne.until("state", version=2))["view"]
        assert (view["over"], view["winners"], view["ending"]) == (True, [], {"end": "aborted", "by": 1})
        record = (await club.http.get(f"/api/rooms/{id}/record")).json()
        assert hexagora.load(record).ending is not None
    id = await duel(club, bert)
    async with club.sit(id) as anne, club.sit(id, bert) as other:
        await alternately(2, anne, other)
        assert anne.state["abort"] is False
        assert (await deed(anne, "abort", "no-time-now"))["code"] == "illegal"


async def test_the_game_is_claimed_from_who_has_gone_and_not_from_who_is_there(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", time=FakeTime()) as club, club.guest() as bert:
        terms = {"kind": "fischer", "seconds": 600.0}
        wish = {"game": "hexafuse", "side": "first", "control": terms}
        challenge = (await club.http.post("/api/challenges", json=wish)).json()["id"]
        await bert.post(f"/api/challenges/{challenge}/join", json={})
        table = await club.club.challenges.find(challenge)
        assert table is not None
        assert table.room is None, "nobody is there yet"
        id = await duel(club, bert)
        async with club.sit(id) as anne:
            async with club.sit(id, bert) as other:
                await alternately(1, anne, other)
                assert (await deed(anne, "claim", "too-early-1"))["code"] == "illegal"
            await anne.until("presence", here=[True, False])
            answer = await deed(anne, "claim", "too-early-2")
            assert "long enough" in str(answer["reason"])
            # Time passes for presence only: the clock of the pie question must not run out first.
            assert club.time is not None
            club.time.at += GONE
            assert (await deed(anne, "claim", "they-have-gone"))["type"] == "accepted"
            view = (await anne.until("state", ply=1))["view"]
            while not view["over"]:
                view = (await anne.until("state"))["view"]
            assert (view["winners"], view["ending"]) == ([0], {"end": "timeout", "by": 1})


async def test_a_rematch_is_played_when_both_wish_for_it_with_sides_exchanged(
    club: Doorway, bert: httpx.AsyncClient
) -> None:
    id = await duel(club, bert)
    path = f"/api/rooms/{id}/rematch"
    async with club.sit(id) as anne, club.sit(id, bert) as other:
        await alternately(1, anne, other)
        assert (await club.http.post(path)).status_code == 409
        await deed(other, "resign", "i-give-up-")
        await anne.until("state", version=2)
        asked = await club.http.post(path)
        assert (asked.status_code, asked.json()) == (202, {"room": None})
        assert (await other.until("state", version=3))["wishes"] == [0]
        async with club.guest() as stranger:
            assert (await stranger.post(path)).status_code == 403
        again = await club.http.post(path)
        assert (again.status_code, again.json()) == (202, {"room": None})
        agreed = await asyncio.gather(*(bert.post(path) for _ in range(3)))
        (room,) = {answer.json()["room"] for answer in agreed}
        assert {answer.status_code for answer in agreed} == {201}
        while anne.state["rematch"] is None:
            await anne.until("state")
        assert anne.state["rematch"] == room
    seats = (await club.table(room)).room.seats
    assert [seat.name for seat in seats] == [guest_name(guest_id(http)) for http in (bert, club.http)]
    assert (await club.table(room)).room.terms.seed != (await club.table(id)).room.terms.seed


async def test_a_wish_for_a_rematch_outlives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    async with open_club(database) as club, club.guest() as bert:
        id = await duel(club, bert)
        async with club.sit(id) as anne:
            await anne.until("state")
            await deed(anne, "resign", "i-give-up-")
        assert (await club.http.post(f"/api/rooms/{id}/rematch")).status_code == 202
        cookies = bert.cookies
    async with open_club(database) as club, club.guest() as bert:
        bert.cookies = cookies
        assert (await club.table(id)).room.wishes == {0}
        assert (await bert.post(f"/api/rooms/{id}/rematch")).status_code == 201


async def test_a_player_who_lost_the_connection_comes_back_to_the_same_game(
    club: Doorway, bert: httpx.AsyncClient
) -> None:
    id = await duel(club, bert)
    async with club.sit(id) as anne:
        async with club.sit(id, bert) as other:
            await alternately(1, anne, other)
            move = (await other.my_turn())["offers"][0]["move"]
            await other.say("move", id="sent-and-gone", ply=1, move=move)
        # The connection is gone, and with it perhaps the answer; the move is not.
        await anne.until("state", ply=2)
        async with club.sit(id, bert) as back:
            await back.until("state", ply=2)
            await back.until("presence", here=[True, True])
            await back.say("move", id="sent-and-gone", ply=1, move=move)
            assert await back.until_answer() == {"type": "accepted", "id": "sent-and-gone", "ply": 1, "move": move}
