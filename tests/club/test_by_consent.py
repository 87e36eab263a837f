"""What players may do beside the rules: take moves back, break a game off, claim it, play again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hexagora.club.domain import (
    GONE,
    Abort,
    Accepted,
    Act,
    Claim,
    Play,
    Presence,
    Refused,
    Rematch,
    Repeated,
    Request,
    Resign,
    Room,
    TakeBack,
    Terms,
    TimeControl,
    decide,
)
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.duel import ANNE, BERT, SPARK, START, again, done
from tests.club.house import HEXAFUSE

CARLA = replace(BERT, name="Bold Wren", guest="carla")


def room(*seats: object, rated: bool = False) -> Room:
    return Room.opened("r", seats or (ANNE, BERT), HEXAFUSE.start(seed=3), START, Terms(rated=rated))  # type: ignore[arg-type]


def together(*seats: object) -> Room:
    state = EDITIONS[0].start(seed=3, players=len(seats))
    return Room.opened("r", seats, state, START)  # type: ignore[arg-type]


def played(now: Room, moves: int) -> Room:
    for _ in range(moves):
        player = now.state.awaiting[0]
        now = done(now, Play(player, now.state.ply(player), now.state.legal_moves(player)[-1]))
    return now


def refusal(now: Room, request: Request) -> str:
    decision = decide(now, request, START + 5)
    assert isinstance(decision, Refused), decision
    assert decision.code == "illegal"
    return decision.reason


def takeback(now: Room, player: int, answer: str = "offer", id: str | None = None) -> TakeBack:
    return TakeBack(player, now.state.ply(player), answer, id)  # type: ignore[arg-type]


# Taking back ------------------------------------------------------------------------------------------------


def test_with_the_others_consent_one_is_back_before_ones_last_move() -> None:
    before = played(room(), 3)
    now = played(before, 1)
    state = before.state
    assert [now.may_take_back(who) for who in (0, 1, None)] == [True, True, False]
    now = done(now, takeback(now, 1))
    assert now.takeback.by == 1
    assert not now.may_take_back(0)
    assert now.state.ply(0) == 4, "nothing is taken back before the other one has agreed"
    now = done(now, takeback(now, 0, "accept"))
    assert now.state == state
    assert now.takeback.by is None
    assert now.version == 6
    assert now.mover() == 0, "the last move that counts is Anne's"
    assert again(now) == now


def test_what_the_other_one_has_played_since_is_taken_back_as_well() -> None:
    now = played(room(), 5)
    mover = now.mover()
    assert mover is not None
    now = done(now, takeback(now, 1 - mover))
    now = done(now, takeback(now, mover, "accept"))
    assert now.state.ply(0) == 3
    assert now.state.to_act == 1 - mover
    assert now.deadline is not None
    assert now.deadline.player == 1 - mover


def test_a_wish_may_be_declined_and_is_not_repeated_before_the_next_move() -> None:
    now = played(room(), 3)
    now = done(now, takeback(now, 0), takeback(now, 1, "decline"))
    assert now.takeback.by is None
    assert refusal(now, takeback(now, 0)) == "your wish has been declined; you may ask again after the next move"
    assert played(now, 1).may_take_back(0)
    assert again(now) == now


def test_answers_need_a_wish_and_wishes_a_move() -> None:
    start = room()
    assert refusal(start, takeback(start, 0)) == "you have made no move that may be taken back"
    now = played(start, 3)
    assert refusal(now, takeback(now, 0, "accept")) == "nobody wishes to take a move back"
    now = done(now, takeback(now, 0))
    assert refusal(now, takeback(now, 0, "accept")) == "the wish is your own; the other player answers it"
    assert refusal(now, takeback(now, 0)) == "your wish is waiting for its answer"
    assert "accept or decline" in refusal(now, takeback(now, 1))


def test_a_bot_agrees_at_once_and_thinks_anew() -> None:
    now = played(room(ANNE, SPARK), 2)
    state = now.state
    now = played(now, 1)
    assert now.awaited(bots=True) or now.state.to_act == 0
    back = done(now, takeback(now, 0))
    assert back.log[-1].act is Act.BACK_ACCEPT
    assert back.state.to_act == 0
    assert back.state.history == state.history[: len(back.state.history)]
    assert back.standing.rewinds == 1
    assert again(back) == back


def test_in_a_rated_game_and_where_all_choose_together_nothing_is_taken_back() -> None:
    now = played(room(rated=True), 3)
    assert refusal(now, takeback(now, 0)) == "in a rated game no move is taken back"
    now = played(together(ANNE, BERT), 3)
    assert refusal(now, takeback(now, 0)) == "no move is taken back in this game"


# Breaking off --------------------------------------------------------------------------------------------------


def test_a_game_may_be_broken_off_before_the_second_move_by_either() -> None:
    for player in (0, 1):
        now = played(room(), 1)
        over = done(now, Abort(player, now.state.ply(player)))
        assert over.state.winners == []
        assert over.state.record()["result"]["end"] == "aborted"
        assert over.state.record()["result"]["by"] == player
        assert over.deadline is None
        assert again(over) == over
    now = played(room(), 2)
    assert refusal(now, Abort(0, 2)) == "the game is under way; it can be resigned, but not be broken off"


def test_where_all_choose_together_a_game_may_be_broken_off_before_the_first_card_counts() -> None:
    now = played(together(ANNE, BERT), 1)
    assert now.may_abort(0)
    assert now.may_abort(1)
    assert not played(now, 1).may_abort(0)


# Claiming --------------------------------------------------------------------------------------------------------


def test_who_waits_for_somebody_who_has_gone_may_claim_the_game() -> None:
    now = played(room(), 3)
    mover = now.state.to_act
    assert mover is not None
    waits = 1 - mover
    ply = now.state.ply(waits)
    assert "long enough" in refusal(now, Claim(waits, ply, frozenset()))
    assert "not waiting" in refusal(now, Claim(mover, ply, frozenset({waits})))
    won = done(now, Claim(waits, ply, frozenset({mover})))
    assert won.state.winners == [waits]
    assert won.state.record()["result"] == {
        "scores": won.state.scores,
        "winners": [waits],
        "end": "timeout",
        "by": mover,
    }
    assert again(won) == won


def test_nobody_claims_a_game_from_a_bot_or_from_several() -> None:
    assert played(room(ANNE, SPARK), 1).claimable(0) is None
    assert together(ANNE, BERT, CARLA).claimable(0) is None
    days = Room.opened("r", (ANNE, BERT), HEXAFUSE.start(seed=3), START, Terms(TimeControl("days", 86400.0)))
    assert days.claimable(1) is None


def test_who_is_away_for_a_minute_counts_as_gone_and_who_comes_back_does_not() -> None:
    presence = Presence((0, 1), START)
    presence.came(0)
    presence.came(None)
    assert (presence.here(0), presence.here(1), presence.here(2), presence.watching) == (True, False, True, 1)
    assert presence.claim_in(0, START + 10) is None
    assert presence.claim_in(1, START + 10) == GONE - 10
    assert presence.gone(START + GONE) == {1}
    presence.came(1)
    presence.came(1)
    presence.went(1, START + 100)
    assert presence.gone(START + 1000) == frozenset(), "one of two connections is left"
    presence.went(1, START + 1000)
    assert presence.gone(START + 1000 + GONE / 2) == frozenset()
    assert presence.gone(START + 1000 + GONE) == {1}


# Again -----------------------------------------------------------------------------------------------------------


def test_a_rematch_needs_the_wish_of_everybody_and_a_wish_is_told_once() -> None:
    over = done(room(), Resign(0, 0))
    assert refusal(room(), Rematch(0)) == "the game is not over yet"
    one = done(over, Rematch(1))
    assert one.wishes == {1}
    repeated = decide(one, Rematch(1), START)
    assert isinstance(repeated, Repeated)
    both = done(one, Rematch(0))
    assert both.wishes == {0, 1}
    assert both.state == over.state
    assert again(both) == both
    assert done(room(ANNE, SPARK), Resign(0, 0)).wishes == {1}, "a bot always likes to play again"


def test_spectators_may_do_none_of_it() -> None:
    now = played(room(), 1)
    for request in (
        TakeBack(None, 1, "offer"),
        Abort(None, 1),
        Claim(None, 1, frozenset({0, 1})),
        Rematch(None),
    ):
        decision = decide(now, request, START)
        assert isinstance(decision, Refused)
        assert decision.code == "watching"


@pytest.mark.parametrize("player", [0, 1])
def test_when_the_game_is_over_none_of_it_is_possible(player: int) -> None:
    over = done(played(room(), 3), Resign(0, 3))
    for request in (takeback(over, player), Abort(player, 3), Claim(player, 3, frozenset({0, 1}))):
        decision = decide(over, request, START)
        assert isinstance(decision, Refused)
        assert decision.code == "over"


def test_a_repeated_message_gets_the_answer_that_it_had() -> None:
    now = played(room(), 3)
    asked = TakeBack(0, 3, "offer", "client-id-1")
    now = done(now, asked)
    decision = decide(now, asked, START)
    assert isinstance(decision, Repeated)
    assert decision.entry == now.log[-1]
    assert isinstance(decide(now, replace(asked, client_id="client-id-2"), START), Refused)
    accepted = decide(now, TakeBack(1, 3, "accept", "client-id-3"), START)
    assert isinstance(accepted, Accepted)
