"""Where all choose at the same time: nobody waits for a turn order, and nobody sees a choice before it counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import hexagora
from hexagora.club.domain import LAG, Deadline, Play, Resign, Room, Seat, Timeout, decide
from hexagora.club.domain import Refused as No
from hexagora.club.protocol import draw, encode, state_message
from hexagora.club.protocol.frame import encoded
from hexagora.contract import Game, State
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.duel import ANNE, BERT, SPARK, START, again, done
from tests.club.house import FakeTime, Player, open_club, settings

SECOND, FIRST = EDITIONS
CARLA = Seat("Bold Wren", guest="carla")
EVERYTHING = settings(games={game.id: game for game in EDITIONS})
both_editions = pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.id)


def room(game: Game, *seats: Seat, seed: int = 3) -> Room:
    seated = seats or (ANNE, BERT)
    return Room.opened("r", seated, game.start(seed=seed, players=len(seated)), START)


def choice(now: Room, player: int, which: int = 0) -> Play:
    """One of the moves that a player may choose."""
    legal = now.state.legal_moves(player)
    return Play(player, now.state.ply(player), legal[which % len(legal)])


def chosen(now: Room, player: int, which: int = 0, at: float = START + 1) -> Room:
    """The room after a player has chosen all that the card asks for."""
    card = now.state.shared_history
    while player in now.state.awaiting and now.state.shared_history == card:
        now = done(now, choice(now, player, which), now=at)
    return now


def places(game: Game) -> int:
    return 1 if game is SECOND else 2


def first_by_label(state: State, player: int) -> str:
    return min(move.partition(":")[2] for move in state.legal_moves(player))


def message(now: Room, who: int | None) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(str(encode(state_message(now, draw(now, who), START + 1))))
    return told


# In any order ----------------------------------------------------------------------------------------------


@both_editions
def test_players_choose_in_any_order_and_the_card_is_flipped_when_all_have(game: Game) -> None:
    start = room(game, ANNE, BERT, CARLA)
    now = start
    for player in (2, 0, 1):
        assert message(now, player)["offers"]
        assert now.state.shared_history == ()
        now = chosen(now, player)
    assert len(now.state.shared_history) == 3 * places(game)
    for player in range(3):
        told = message(now, player)
        assert told["offers"]
        assert told["ply"] == 3 * places(game)
        assert told["view"]["turn"] == 2
        assert told["view"]["awaiting"] == [0, 1, 2]
        assert told["last"]["player"] is None
    assert again(now) == now


@both_editions
def test_who_has_chosen_waits_and_may_not_choose_again(game: Game) -> None:
    now = chosen(room(game), 1)
    told = message(now, 1)
    assert (told["offers"], told["view"]["chosen"], told["view"]["awaiting"]) == ([], [False, True], [0])
    assert told["ply"] == places(game), "who has chosen has seen it"
    decision = decide(now, Play(1, told["ply"], "D:d5"), START + 1)
    assert isinstance(decision, No)
    assert decision.code == "turn"


def test_a_choice_may_not_be_the_word_with_which_the_clock_chooses() -> None:
    decision = decide(room(SECOND), Play(0, 0, " Timeout "), START)
    assert decision == No("illegal", "only the clock can say that your time is up")


# Nothing is shown ---------------------------------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(("chooser", "others"), [(1, (0, None)), (0, (1, None))])
def test_whatever_somebody_chooses_looks_the_same_to_all_others(
    game: Game, chooser: int, others: tuple[int | None, ...]
) -> None:
    """For each of the first legal moves: every byte of every state, but for who has chosen."""
    start = room(game)
    for card in range(2):
        seen: dict[int | None, set[bytes]] = {who: set() for who in others}
        for which in range(len(start.state.legal_moves(chooser))):
            now = chosen(start, chooser, which)
            for who in others:
                told, before = message(now, who), message(start, who)
                seen[who].add(msgspec.json.encode(told))
                for same in ("ply", "offers", "last", "clock"):
                    assert told[same] == before[same], same
                for same in ("displays", "scores", "detail", "lit", "history", "card", "to_come"):
                    assert told["view"][same] == before["view"][same], same
                assert told["scene"]["boards"] == before["scene"]["boards"]
                assert told["scene"]["scores"] == before["scene"]["scores"]
        assert all(len(looks) == 1 for looks in seen.values())
        start = chosen(chosen(start, 0, card), 1, card + 3)


@both_editions
async def test_two_people_play_at_the_same_time_and_no_frame_shows_a_choice_too_early(
    tmp_path: Path, game: Game
) -> None:
    """Whole games, in which sometimes the one and sometimes the other chooses first, over real sockets."""
    async with (
        open_club(tmp_path / "club.sqlite3", EVERYTHING) as club,
        club.guest() as bert,
        club.guest() as stranger,
    ):
        id = await club.open_for(game, club.http, bert)
        async with club.sit(id) as anne, club.sit(id, bert) as other, club.sit(id, stranger) as watcher:
            players = (anne, other)
            for player in players:
                await player.my_turn()
            cards = 0
            while not anne.state["view"]["over"]:
                order = players if cards % 3 else players[::-1]
                for player in order:
                    for _ in range(places(game)):
                        state = await player.my_turn()
                        offer = state["offers"][(7 * cards + 3) % len(state["offers"])]
                        id_of_move = f"{player.welcome['you']}-{state['ply']:08}"
                        await player.say("move", id=id_of_move, ply=state["ply"], move=offer["move"])
                        assert (await player.until_answer())["type"] == "accepted"
                        player.moved = state["ply"]
                cards += 1
                for player in players:
                    await player.my_turn()
            await watcher.until("state", version=anne.state["version"])
        room = (await club.table(id)).room
        assert cards == (30 if game is SECOND else 15)
        early = [frames_with_a_choice_too_early(room, player) for player in (anne, other, watcher)]
        assert early == [[], [], []]
        assert hexagora.load(room.state.record()).winners == anne.state["view"]["winners"]


def frames_with_a_choice_too_early(room: Room, player: Player) -> list[str]:
    """States whose displays or scores of others are not those that whole cards give."""
    moves, per_card = room.state.history, 2 * places(room.state.game)
    known: dict[int, dict[str, Any]] = {}
    state = room.state.game.start(setup=room.state.setup, players=2)
    for count in range(len(moves) + 1):
        if count % per_card == 0:
            known[count] = msgspec.json.decode(encoded(state.view(None)))
        if count < len(moves):
            state = state.play(moves[count])
    wrong, states = [], 0
    for frame in player.seen:
        told = msgspec.json.decode(frame)
        if told["type"] != "state":
            continue
        states += 1
        view = told["view"]
        right = known.get(len(view["history"]))
        others = [other for other in range(2) if other != view["me"]]
        fields = ("displays", "scores", "detail", "lit")
        if right is None or any(view[name][other] != right[name][other] for name in fields for other in others):
            wrong.append(frame)
    assert states > len(known)
    return wrong


# The clock ----------------------------------------------------------------------------------------------------


@both_editions
def test_all_have_the_same_time_and_the_clock_names_nobody(game: Game) -> None:
    start = room(game)
    assert start.deadline == Deadline(0, 0, START, START + 30)
    early = done(start, choice(start, 0), now=START + 9)
    for who in (0, 1, None):
        assert message(early, who)["clock"] == {"player": None, "left": 29.0, "of": 30.0}
    now = chosen(start, 0, at=START + 9)
    assert now.deadline == Deadline(1, places(game), START, START + 30)
    now = chosen(now, 1, at=START + 29)
    assert now.deadline == Deadline(0, 2 * places(game), START + 29, START + 59), "the next card has its own time"


@both_editions
def test_for_who_is_out_of_time_the_first_legal_cell_by_label_is_chosen(game: Game) -> None:
    now = chosen(room(game, ANNE, BERT, CARLA), 1)
    history = now.state.history
    expected: dict[int, list[str]] = {0: [], 2: []}
    for player in [late for late in expected for _ in range(places(game))]:
        assert now.state.shared_history == history
        assert now.deadline is not None
        assert now.deadline.player == player, "who has chosen is left alone"
        expected[player].append(first_by_label(now.state, player))
        now = done(now, Timeout(now.deadline.number), now=START + 30)
    assert len(now.state.shared_history) == 3 * places(game)
    moves = now.state.history
    for player, labels in expected.items():
        theirs = moves[player * places(game) :][: places(game)]
        assert [move.partition(":")[2] for move in theirs] == labels
    assert "timeout" not in now.state.record()["moves"]
    assert again(now) == now
    assert now.deadline == Deadline(0, len(now.log), START + 30, START + 60)


def test_who_is_out_of_time_and_stuck_crosses_out_the_first_empty_cell_by_label() -> None:
    """In a game that only the clock plays, some card can be placed nowhere in the end."""
    now = room(SECOND, ANNE, seed=31)
    crossed = 0
    while not now.state.is_over:
        assert now.deadline is not None
        legal = now.state.legal_moves(0)
        label = first_by_label(now.state, 0)
        now = done(now, Timeout(now.deadline.number), now=now.deadline.due)
        assert now.state.history[-1] in legal
        assert now.state.history[-1].endswith(f":{label}")
        crossed += now.state.history[-1].startswith("x:")
    assert crossed
    assert len(now.state.history) == 30


async def test_a_room_that_everybody_has_left_plays_itself_to_the_end(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", EVERYTHING, time=FakeTime()) as club, club.guest() as bert:
        id = await club.open_for(FIRST, club.http, bert)
        table = await club.table(id)
        async with club.sit(id, bert) as player:
            await player.my_turn()
            while not table.room.state.is_over:
                version = table.room.version
                club.wait(30 + LAG)
                await player.until("state", version=version + 4)
        record = (await club.http.get(f"/api/rooms/{id}/record")).json()
        assert record["result"]["end"] == "rules"
        assert len(record["moves"]) == 60
        assert hexagora.load(record).is_over


# Bots and restarts ------------------------------------------------------------------------------------------------


def test_all_bots_are_to_choose_at_once() -> None:
    now = room(SECOND, ANNE, SPARK, SPARK)
    assert (now.awaited(bots=True), now.awaited(bots=False)) == ((1, 2), (0,))
    assert chosen(now, 2).awaited(bots=True) == (1,)
    assert chosen(now, 0).deadline is None, "people have chosen, and bots have no clock"


def test_who_resigns_in_the_middle_of_a_card_ends_the_game_with_what_counts() -> None:
    now = done(chosen(room(SECOND), 1), Resign(0, 0))
    assert now.state.winners == [1]
    record = now.state.record()
    assert record["moves"] == []
    assert hexagora.load(record).winners == [1]


@both_editions
async def test_a_restart_in_the_middle_of_a_card_loses_no_choice_that_waits_for_the_others(
    tmp_path: Path, game: Game
) -> None:
    database = tmp_path / "club.sqlite3"
    async with open_club(database, EVERYTHING) as club, club.guest() as bert:
        id = await club.open_for(game, club.http, bert)
        cookies = club.http.cookies, bert.cookies
        async with club.sit(id, bert) as player:
            answer = await player.play("chosen-early", choice=5)
            assert (answer["type"], answer["ply"]) == ("accepted", 0)
            before = await player.until("state", version=1)
    async with open_club(database, EVERYTHING) as club, club.guest() as bert:
        club.http.cookies, bert.cookies = cookies
        async with club.sit(id) as anne, club.sit(id, bert) as other:
            after = await other.until("state")
            assert {**after, "clock": None} == {**before, "clock": None}
            await other.say("move", id="chosen-early", ply=0, move="whatever")
            assert await other.until("accepted") == answer, "a repeat gets the stored answer"
            for turn in range(2 * places(game) - 1):
                who = anne if turn < places(game) else other
                assert (await who.play(f"and-on-{turn:04}"))["type"] == "accepted"
            history = (await anne.until("state", version=2 * places(game)))["view"]["history"]
            assert history[places(game)] == answer["move"]
