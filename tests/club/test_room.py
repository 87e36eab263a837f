"""What a room does with a request, without any server: pure values in, pure values out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hexagora.club.domain import (
    Accepted,
    Act,
    Ask,
    Deadline,
    Play,
    Refused,
    Repeated,
    Resign,
    Room,
    Seat,
    Timeout,
    TokenBucket,
    Verdict,
    decide,
    guest_name,
    judge,
    next_deadline,
)
from hexagora.contract import IllegalMove, State
from tests.club.house import HEXAFUSE

ANNE, BERT = Seat("Calm Heron", guest="anne"), Seat("Keen Otter", guest="bert")
SPARK = Seat("Spark", level="spark")
START = 1000.0


def room(*seats: Seat, state: State | None = None) -> Room:
    return Room.opened("r", seats or (ANNE, BERT), state or HEXAFUSE.start(seed=3), START)


def first(room: Room) -> str:
    return room.state.legal_moves()[0]


def played(room: Room, plies: int) -> Room:
    for _ in range(plies):
        decision = decide(room, Play(room.state.to_act, len(room.log), first(room)), START + 1)
        assert isinstance(decision, Accepted)
        room = decision.room
    return room


def refusal(room: Room, request: Play | Resign | Timeout, now: float = START + 1) -> str:
    decision = decide(room, request, now)
    assert isinstance(decision, Refused)
    return decision.code


def test_a_legal_move_is_entered_in_canonical_notation() -> None:
    before = room()
    move = first(before)
    decision = decide(before, Play(0, 0, f" {move.upper().replace(',', ' , ')} ", "id-of-move"), START + 2)
    assert isinstance(decision, Accepted)
    assert (decision.entry.move, decision.entry.ply, decision.entry.player) == (move, 0, 0)
    assert decision.room.state.history == (move,)
    assert before.log == (), "the room itself is a value"


def test_a_repeat_gets_the_stored_answer_even_after_the_game_went_on_or_ended() -> None:
    decision = decide(room(), Play(0, 0, first(room()), "id-of-move"), START)
    assert isinstance(decision, Accepted)
    later = played(decision.room, 2)
    assert decide(later, Play(0, 0, "another move", "id-of-move"), START + 9) == Repeated(decision.entry)
    over = decide(later, Resign(0, len(later.log), "id-of-resignation"), START + 9)
    assert isinstance(over, Accepted)
    assert decide(over.room, Resign(0, len(later.log), "id-of-resignation"), START + 9) == Repeated(over.entry)


def test_the_id_of_somebody_elses_message_is_refused() -> None:
    decision = decide(room(), Play(0, 0, first(room()), "id-of-move"), START)
    assert isinstance(decision, Accepted)
    assert refusal(decision.room, Play(1, 1, first(decision.room), "id-of-move")) == "bad"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (Play(None, 1, "stay"), "watching"),
        (Resign(None, 1), "watching"),
        (Play(1, 0, "stay"), "stale"),
        (Play(1, 2, "stay"), "stale"),
        (Resign(1, 0), "stale"),
        (Play(0, 1, "stay"), "turn"),
        (Play(1, 1, "nonsense"), "illegal"),
        (Play(1, 1, ""), "illegal"),
        (Play(1, 1, "pass"), "illegal"),
        (Play(1, 1, "timeout"), "illegal"),
    ],
)
def test_what_is_not_allowed_is_refused_with_its_code(request_: Play | Resign, code: str) -> None:
    assert refusal(played(room(), 1), request_) == code


def test_an_illegal_move_says_why_in_the_words_of_the_game() -> None:
    start = room()
    far = "e5"
    with pytest.raises(IllegalMove) as error:
        start.state.play(far)
    decision = decide(start, Play(0, 0, far), START)
    assert decision == Refused("illegal", error.value.reason, error.value.cells)
    assert judge(start, Ask(0, far)) == Verdict(far, legal=False, reason=error.value.reason, cells=error.value.cells)


def test_asking_judges_a_move_and_changes_nothing() -> None:
    start = room()
    move = first(start)
    assert judge(start, Ask(0, move.upper())) == Verdict(move, legal=True)
    assert judge(start, Ask(1, move)) == Verdict(move, legal=False, reason="it is not your turn")
    assert judge(start, Ask(None, move)) == Refused("watching", "you are watching this game")
    assert judge(start, Ask(0, "timeout")) == Verdict(
        "timeout", legal=False, reason="only the clock can say that your time is up"
    )


def test_after_the_end_nothing_is_accepted() -> None:
    over = decide(room(), Resign(1, 0), START)
    assert isinstance(over, Accepted)
    assert refusal(over.room, Play(0, 0, first(room()))) == "over"
    assert refusal(over.room, Resign(0, 0)) == "over"
    assert refusal(over.room, Timeout(0), START + 999) == "stale"
    assert judge(over.room, Ask(0, "stay")) == Verdict("stay", legal=False, reason="the game is over")


def test_one_may_resign_on_the_others_turn_and_the_other_wins() -> None:
    decision = decide(room(), Resign(1, 0), START)
    assert isinstance(decision, Accepted)
    assert decision.entry.act is Act.RESIGN
    assert decision.room.state.winners == [0]
    assert decision.room.state.record()["result"]["by"] == 1
    assert decision.room.deadline is None


def test_a_guests_clock_runs_and_a_bots_does_not() -> None:
    start = room(ANNE, SPARK)
    assert start.deadline == Deadline(0, 0, START, START + 30)
    after = played(start, 1)
    assert after.awaited(bots=True) == (1,)
    assert after.deadline is None
    assert played(after, 1).awaited(bots=True) == (1,), "it has kept its side, and is to move"
    assert played(after, 2).deadline == Deadline(0, 3, START + 1, START + 31)


def test_the_clock_plays_timeout_once_the_deadline_has_passed_and_only_then() -> None:
    start = room()
    assert refusal(start, Timeout(0), START + 29.9) == "stale"
    decision = decide(start, Timeout(0), START + 30)
    assert isinstance(decision, Accepted)
    assert (decision.entry.move, decision.entry.player) == ("timeout", 0)
    assert refusal(decision.room, Timeout(0), START + 99) == "stale"


def test_a_move_in_time_makes_the_timeout_stale() -> None:
    assert refusal(played(room(), 1), Timeout(0), START + 99) == "stale"


def test_a_clock_that_goes_on_gives_no_more_time_than_there_was() -> None:
    state = HEXAFUSE.start(seed=3)
    running = Deadline(0, 4, START, START + 30)
    assert next_deadline(state, 5, (0,), START + 31, running) == replace(running, number=5)
    assert next_deadline(state, 5, (1,), START + 10) == Deadline(1, 5, START + 10, START + 40)
    assert next_deadline(state, 5, (), START + 10, running) is None


def test_the_time_in_which_the_club_was_down_is_added_to_a_deadline() -> None:
    deadline = Deadline(0, 0, since=START, due=START + 30)
    assert deadline.resumed(alive=START + 10, now=START + 500).left(START + 500) == 20
    fresh = deadline.resumed(alive=START - 60, now=START + 500)  # set after the club last said that it was alive
    assert fresh.left(START + 500) == 30
    assert deadline.resumed(alive=START + 10, now=START + 5) == deadline, "a clock set back takes nothing away"
    twice = deadline.resumed(START + 10, START + 500).resumed(START + 500, START + 500)
    assert twice == deadline.resumed(START + 10, START + 500)


def test_a_room_rebuilt_from_its_log_equals_the_one_that_was_played() -> None:
    after = played(room(ANNE, SPARK), 5)
    game, setup = after.state.game, after.state.setup
    again = Room.rebuilt("r", after.seats, game, setup, START, after.log, after.deadline, None)
    assert again == after


def test_a_log_with_an_illegal_move_is_not_believed() -> None:
    after = played(room(), 2)
    forged = (replace(after.log[0], move="e5"), after.log[1])
    with pytest.raises(IllegalMove):
        Room.rebuilt("r", after.seats, HEXAFUSE, after.state.setup, START, forged, None, None)


def test_guests_have_pleasant_names_that_stay() -> None:
    names = {guest_name(str(n)) for n in range(2000)}
    assert len(names) > 1000
    assert all(len(name.split()) == 2 and len(name) <= 24 for name in names)
    assert guest_name("somebody") == guest_name("somebody")


def test_a_bucket_allows_a_burst_and_then_the_rate() -> None:
    bucket = TokenBucket(rate=20, burst=40, now=0.0)
    assert [bucket.take(0.0) for _ in range(41)] == [True] * 40 + [False]
    assert bucket.take(0.06)
    assert not bucket.take(0.06)
    assert sum(bucket.take(1000.0) for _ in range(50)) == 40
