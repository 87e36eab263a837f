"""A challenge: who may sit down, who begins, and who gets which side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hexagora.club.domain import Challenge, Seat, Side, Terms, Unwelcome
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.duel import ANNE, BERT, SPARK, START
from tests.club.house import HEXAFUSE

CARLA = Seat("Bold Wren", guest="carla")


def duel(side: Side = "first", seed: str = "7", rated: bool = False) -> Challenge:
    return Challenge("c", HEXAFUSE, (ANNE, None), Terms(seed=seed, rated=rated), side, listed=False, created=START)


def festival(chairs: int = 4) -> Challenge:
    return Challenge(
        "c", EDITIONS[0], (ANNE, *[None] * (chairs - 1)), Terms(seed="7"), "first", listed=False, created=START
    )


def refused(act: Callable[[], Challenge]) -> tuple[int, str]:
    with pytest.raises(Unwelcome) as error:
        act()
    return error.value.status, error.value.reason


def test_whoever_has_the_link_sits_down_until_all_seats_are_taken() -> None:
    now = duel()
    assert (now.open, now.full, now.startable, now.by_host) == (True, False, False, False)
    both = now.joined(BERT)
    assert (both.chairs, both.version) == ((ANNE, BERT), 1)
    assert (both.full, both.startable) == (True, True)
    assert both.joined(BERT) == both, "asked twice it is the same"
    assert now.joined(ANNE) == now, "nobody plays against oneself"
    assert refused(lambda: both.joined(CARLA)) == (409, "all seats are taken")


def test_who_stands_up_makes_room_and_the_host_takes_the_challenge_back() -> None:
    assert duel().joined(BERT).left("bert").chairs == (ANNE, None)
    gone = duel().joined(BERT).left("anne")
    assert (gone.closed, gone.open) == (True, False)
    assert refused(lambda: gone.joined(CARLA)) == (410, "this challenge has been taken back")
    assert refused(lambda: duel().left("bert")) == (403, "you have not sat down there")


def test_only_the_host_invites_dismisses_and_begins() -> None:
    now = festival().joined(BERT)
    for act in (lambda: now.with_bot("bert", SPARK), lambda: now.without("bert", 1)):
        assert refused(act) == (403, "only the host may do that")
    with pytest.raises(Unwelcome, match="only the host"):
        now.expect_startable_by("bert")
    now = now.with_bot("anne", SPARK)
    assert now.chairs == (ANNE, BERT, SPARK, None)
    assert now.without("anne", 1).chairs == (ANNE, None, SPARK, None)
    assert refused(lambda: now.without("anne", 0)) == (400, "nobody sits there")
    assert refused(lambda: now.without("anne", 3)) == (400, "nobody sits there")
    assert refused(lambda: now.without("anne", -1)) == (400, "nobody sits there")
    now.expect_startable_by("anne")


def test_no_bot_sits_down_at_a_rated_game() -> None:
    assert refused(lambda: duel(rated=True).with_bot("anne", SPARK)) == (409, "no bot is invited to a rated game")


def test_a_game_for_several_begins_with_those_who_are_there_two_at_least() -> None:
    now = festival()
    assert now.by_host
    assert refused(lambda: now.begun("room")) == (409, "it takes two at least")
    begun = now.joined(BERT).begun("room")
    assert (begun.room, begun.open) == ("room", False)
    assert begun.arranged()[0] == (ANNE, BERT)
    for act in (lambda: begun.joined(CARLA), lambda: begun.left("bert"), lambda: begun.begun("other")):
        assert refused(act) == (410, "the game has begun")


def test_the_host_gets_the_side_that_was_wished_for_and_a_lot_comes_from_the_seed() -> None:
    assert duel("first").joined(BERT).arranged()[0] == (ANNE, BERT)
    assert duel("second").joined(BERT).arranged()[0] == (BERT, ANNE)
    drawn = {seed: duel("random", seed).joined(BERT).arranged()[0] for seed in map(str, range(40))}
    assert set(drawn.values()) == {(ANNE, BERT), (BERT, ANNE)}
    assert duel("random", "3").joined(BERT).arranged()[0] == drawn["3"]


def test_changes_are_counted_so_that_the_second_of_two_is_noticed() -> None:
    now = duel()
    assert now.joined(BERT).version == now.joined(CARLA).version == 1
    assert replace(now, version=5).joined(BERT).begun("room").version == 7
