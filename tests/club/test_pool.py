"""Who is paired with whom, and after how long."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hexagora.club.domain import Ticket, bot_due, paired, rival

TICKETS = st.lists(
    st.builds(Ticket, st.sampled_from("abcdefgh"), st.floats(800, 2200), st.floats(0, 60), st.sampled_from("abcdefgh")),
    max_size=8,
    unique_by=lambda ticket: ticket.guest,
)


def names(tickets: list[Ticket], now: float) -> list[tuple[str, str]]:
    return [(one.guest, other.guest) for one, other in paired(tickets, now)]


def test_two_of_about_the_same_rating_are_paired_at_once() -> None:
    assert names([Ticket("a", 1500, 0.0), Ticket("b", 1590, 0.5)], 0.5) == [("a", "b")]


def test_the_window_widens_with_the_wait_of_both() -> None:
    far = [Ticket("a", 1500, 0.0), Ticket("b", 1800, 0.0)]
    assert names(far, 13.0) == []
    assert names(far, 14.0) == [("a", "b")]
    fresh = [Ticket("a", 1500, 0.0), Ticket("b", 1800, 100.0)]
    assert names(fresh, 100.0) == [], "whoever has just come need not play anybody who has waited long"
    assert names(fresh, 114.0) == [("a", "b")]


def test_who_has_waited_longest_gets_the_nearest() -> None:
    tickets = [
        Ticket("late", 1500, 3.0),
        Ticket("first", 1500, 0.0),
        Ticket("far", 1580, 1.0),
        Ticket("near", 1520, 2.0),
    ]
    assert names(tickets, 3.0) == [("first", "late"), ("far", "near")]


def test_nobody_meets_the_last_opponent_while_others_wait() -> None:
    again = [Ticket("a", 1500, 0.0, "b"), Ticket("b", 1500, 0.0, "a")]
    assert names(again, 0.0) == [("a", "b")], "nobody else is there"
    assert names([*again, Ticket("c", 1530, 0.0)], 0.0) == [("a", "c")]
    far = Ticket("c", 2200, 0.0)
    assert names([*again, far], 5.0) == [], "somebody else may still fit"
    assert names([*again, far], 15.0) == [("a", "b")], "but nobody waits for that for ever"


def test_nobody_is_paired_with_themselves() -> None:
    assert names([Ticket("a", 1500, 0.0), Ticket("a", 1500, 1.0)], 500.0) == []


@given(TICKETS, st.floats(60, 120))
def test_everybody_is_paired_at_most_once_and_only_within_both_windows(tickets: list[Ticket], now: float) -> None:
    pairs = paired(tickets, now)
    together = [ticket.guest for pair in pairs for ticket in pair]
    assert len(set(together)) == len(together)
    for one, other in pairs:
        assert abs(one.elo - other.elo) <= min(one.window(now), other.window(now))


@given(TICKETS, st.floats(60, 120))
def test_nobody_is_left_waiting_beside_somebody_who_fits(tickets: list[Ticket], now: float) -> None:
    together = {ticket.guest for pair in paired(tickets, now) for ticket in pair}
    left = [ticket for ticket in tickets if ticket.guest not in together]
    for number, one in enumerate(left):
        for other in left[number + 1 :]:
            assert not one.fits(other, now) or one.met(other)


def test_a_bot_is_offered_after_twenty_seconds() -> None:
    ticket = Ticket("a", 1500, 100.0)
    assert [bot_due(ticket, at) for at in (100.0, 119.9, 120.0)] == [False, False, True]


def test_the_bot_that_is_nearest_in_rating_is_offered() -> None:
    bots = {"spark": 1295.0, "pulse": 1500.0, "overdrive": 1720.0}
    assert [rival(elo, bots) for elo in (900, 1390, 1420, 1600, 1650, 2500)] == [
        "spark",
        "spark",
        "pulse",
        "pulse",
        "overdrive",
        "overdrive",
    ]
