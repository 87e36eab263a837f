"""Two players may agree to end a game and to score it as it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexagora
from hexagora.club.domain import (
    Accepted,
    Act,
    Agree,
    Agreement,
    Consider,
    Deadline,
    Play,
    Refused,
    Repeated,
    Request,
    Resign,
    Room,
    Timeout,
    Undo,
    decide,
)
from hexagora.club.protocol import draw, state_message
from hexagora.club.storage import Store, place
from hexagora.contract import Game
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.duel import ANNE, ANSWER, BERT, ERUPTION, SMALL, SPARK, START, again, done, room
from tests.club.house import HEXAFUSE, open_club, settings

# White has captured a piece, Black nothing; it is White's turn again.
LEAD = (Play(0, 0, ERUPTION), Play(1, 1, ANSWER))


def refused(room: Room, request: Request) -> str:
    decision = decide(room, request, START + 1)
    assert isinstance(decision, Refused)
    assert decision.code == "illegal"
    return decision.reason


def told(room: Room, who: int | None) -> tuple[bool, int | None] | None:
    """The agreement as a state tells it: who may offer, and who has."""
    agreement = state_message(room, draw(room, who), START).agreement
    return None if agreement is None else (agreement.can_offer, agreement.by)


@pytest.mark.parametrize("by", [0, 1])
def test_an_accepted_offer_ends_the_game_which_is_scored_as_it_stands(by: int) -> None:
    over = done(room(), *LEAD, Agree(by, 2, "offer"), Agree(1 - by, 2, "accept"))
    assert over.state.winners == [0]
    assert over.state.record()["result"] == {"scores": [1, 0], "winners": [0], "end": "agreement", "by": by}
    assert over.state.view()["ending"] == {"end": "agreement", "by": by}
    assert hexagora.load(over.state.record()).winners == [0]
    assert over.deadline is None
    assert told(over, 0) == (False, None)
    assert again(over) == over


def test_everybody_sees_who_has_offered_and_who_may() -> None:
    start = room()
    assert [told(start, who) for who in (0, 1, None)] == [(True, None), (True, None), (False, None)]
    offered = done(start, Agree(1, 0, "offer"))
    assert [told(offered, who) for who in (0, 1, None)] == [(False, 1)] * 3
    declined = done(offered, Agree(0, 0, "decline"))
    assert [told(declined, who) for who in (0, 1, None)] == [(True, None), (False, None), (False, None)]
    assert [now.version for now in (start, offered, declined)] == [0, 1, 2]


@pytest.mark.parametrize("move", ["a4-a3", ERUPTION])
def test_an_offer_lapses_with_the_next_move(move: str) -> None:
    moved = done(room(), Agree(1, 0, "offer"), Play(0, 0, move))
    assert told(moved, 1) == (True, None)
    assert refused(moved, Agree(0, 1, "accept")) == "there is no offer to end the game"
    assert isinstance(decide(moved, Agree(0, 0, "accept"), START), Refused), "it was about another position"


def test_an_offer_lapses_with_a_move_that_is_taken_back_and_with_the_clock() -> None:
    offered = done(room(), Play(0, 0, "a4-a3"), Agree(1, 1, "offer"))
    assert done(offered, Undo(0, 1)).agreement == Agreement()
    assert done(offered, Timeout(2), now=START + 60).agreement == Agreement()


def test_whose_offer_was_declined_offers_again_after_the_next_move_at_the_earliest() -> None:
    declined = done(room(), Agree(0, 0, "offer"), Agree(1, 0, "decline"))
    assert "has been declined" in refused(declined, Agree(0, 0, "offer"))
    assert done(declined, Agree(1, 0, "offer")).agreement.by == 1, "the other player may"
    assert done(declined, Play(0, 0, "a4-a3"), Agree(0, 1, "offer")).agreement.by == 0


def test_an_answer_needs_an_offer_of_the_other_player() -> None:
    start = room()
    assert refused(start, Agree(0, 0, "accept")) == refused(start, Agree(0, 0, "decline"))
    offered = done(start, Agree(0, 0, "offer"))
    assert "your own" in refused(offered, Agree(0, 0, "accept"))
    assert "your own" in refused(offered, Agree(0, 0, "decline"))
    assert "waiting" in refused(offered, Agree(0, 0, "offer"))
    assert "accept or decline" in refused(offered, Agree(1, 0, "offer"))


def test_spectators_have_no_say_and_neither_has_anybody_after_the_end() -> None:
    offered = done(room(), Agree(0, 0, "offer"))
    over = done(offered, Resign(0, 0))
    codes = [decide(now, Agree(who, 0, "accept"), START) for now, who in ((offered, None), (over, 1))]
    assert [decision.code for decision in codes if isinstance(decision, Refused)] == ["watching", "over"]


def test_a_repeated_offer_or_answer_gets_the_same_answer() -> None:
    once = decide(room(), Agree(0, 0, "offer", "id-of-offer"), START)
    assert isinstance(once, Accepted)
    assert (once.entry.act, once.entry.ply, once.entry.move) == (Act.OFFER, 0, None)
    over = done(once.room, Agree(1, 0, "accept", "id-of-answer"))
    assert decide(over, Agree(0, 0, "offer", "id-of-offer"), START) == Repeated(once.entry)
    assert decide(over, Agree(1, 0, "accept", "id-of-answer"), START) == Repeated(over.log[1])


def test_the_clock_runs_on_while_players_talk() -> None:
    talked = done(room(), Agree(0, 0, "offer"), Agree(1, 0, "decline"), now=START + 20)
    assert talked.deadline == Deadline(0, 2, START, START + 60)


@pytest.mark.parametrize("game", [HEXAFUSE, *EDITIONS], ids=lambda game: game.id)
def test_the_other_games_have_no_agreed_end(game: Game) -> None:
    start = Room.opened("r", (ANNE, BERT), game.start(seed=3, players=2), START)
    assert told(start, 0) is None
    assert refused(start, Agree(0, 0, "offer")) == "this game has no agreed end"


# Bots -----------------------------------------------------------------------------------------------------


def test_a_bot_accepts_exactly_when_it_would_not_lose() -> None:
    """Whoever is to move: a draw it accepts, a lost game it plays on, a won one it takes."""
    answers = {}
    for title, seats, requests, by in (
        ("draw", (ANNE, SPARK), (), 0),
        ("behind", (ANNE, SPARK), LEAD, 0),
        ("behind, on its turn", (ANNE, SPARK), LEAD[:1], 0),
        ("ahead", (SPARK, ANNE), LEAD, 1),
    ):
        offered = done(room(*seats), *requests, Agree(by, len(requests), "offer"))
        answered = done(offered, Consider(1 - by))
        answers[title] = answered.log[-1].act
        assert answered.state.is_over == (answered.log[-1].act is Act.ACCEPT)
    assert answers == {
        "draw": Act.ACCEPT,
        "behind": Act.DECLINE,
        "behind, on its turn": Act.DECLINE,
        "ahead": Act.ACCEPT,
    }


def test_a_bot_that_comes_too_late_with_its_answer_says_nothing() -> None:
    offered = done(room(ANNE, SPARK), Agree(0, 0, "offer"))
    for late in (done(offered, Play(0, 0, "a4-a3")), done(offered, Consider(1)), room(ANNE, SPARK)):
        assert decide(late, Consider(1), START) == Refused("stale", "the offer has lapsed")


SLOW = settings(games={"hexano-duel": SMALL}, pause=(600.0, 600.0))


async def test_a_bot_answers_at_once_even_while_it_is_its_turn(tmp_path: Path) -> None:
    async with (
        open_club(tmp_path / "club.sqlite3", SLOW) as club,
        club.sit(await club.open(game="hexano-duel")) as player,
    ):
        await player.my_turn()
        await player.say("move", id="i-capture-one", ply=0, move=ERUPTION)
        await player.until("state", ply=1)
        await player.say("agree", id="shall-we-stop", ply=1, answer="offer")
        offered = {"type": "accepted", "id": "shall-we-stop", "ply": 1, "move": None}
        assert await player.until("accepted") == offered
        declined = await player.until("state", version=3)
        assert declined["agreement"] == {"can_offer": False, "by": None}
        assert declined["view"]["over"] is False
        await player.say("agree", id="shall-we-stop", ply=1, answer="offer")
        assert await player.until("accepted") == offered
        await player.say("agree", id="come-on-let-us", ply=1, answer="offer")
        assert (await player.until("refused"))["code"] == "illegal"


async def test_the_end_of_an_agreed_game_reaches_the_page(tmp_path: Path) -> None:
    async with (
        open_club(tmp_path / "club.sqlite3", SLOW) as club,
        club.sit(await club.open(game="hexano-duel")) as player,
    ):
        await player.my_turn()
        assert player.state["agreement"] == {"can_offer": True, "by": None}
        await player.say("agree", id="shall-we-stop", ply=0, answer="offer")
        over = await player.until("state", version=2)
        assert over["view"]["ending"] == {"end": "agreement", "by": 0}
        assert over["view"]["winners"] == [0, 1]
        assert over["agreement"] == {"can_offer": False, "by": None}
        record = (await club.http.get(f"/api/rooms/{player.welcome['room']}/record")).json()
        assert record["result"] == {"scores": [0, 0], "winners": [0, 1], "end": "agreement", "by": 0}


async def test_an_offer_that_a_bot_had_not_answered_is_answered_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    async with open_club(database, SLOW) as club:
        room, cookies = await club.open(game="hexano-duel"), club.http.cookies
    store = await Store.open(place(f"sqlite:///{database}"))
    row = await store.load(room)
    assert row is not None
    offered = decide(row.room(SLOW.games), Agree(0, 0, "offer"), START)
    assert isinstance(offered, Accepted)
    await store.append(offered.room, offered.entry)  # and then the power went
    await store.close()
    async with open_club(database, SLOW) as club:
        club.http.cookies = cookies
        async with club.sit(room) as player:
            assert (await player.until("state", version=2))["view"]["over"] is True


async def test_two_people_agree(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", SLOW) as club, club.guest() as bert:
        room = await club.open_for(SMALL, club.http, bert)
        async with club.sit(room) as white, club.sit(room, bert) as black:
            await black.until("state")
            await black.say("agree", id="shall-we-stop", ply=0, answer="offer")
            assert (await white.until("state", version=1))["agreement"] == {"can_offer": False, "by": 1}
            await white.say("agree", id="no-we-go-on", ply=0, answer="decline")
            assert (await black.until("state", version=2))["agreement"] == {"can_offer": False, "by": None}
            assert (await white.until("state", version=2))["agreement"] == {"can_offer": True, "by": None}
            await white.say("agree", id="now-we-may", ply=0, answer="offer")
            await black.until("state", version=3)
            await black.say("agree", id="so-be-it", ply=0, answer="accept")
            for player in (white, black):
                assert (await player.until("state", version=4))["view"]["winners"] == [0, 1]
