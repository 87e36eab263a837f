"""Variations, comments and turning points: pure values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora.club.domain import BadStudy, Estimate, Rated, Study, checked_study, verdicts
from hexagora.club.domain.estimate import TURN, TURN_ALONE
from hexagora.club.domain.study import LONGEST_COMMENT, MOST_COMMENTS, MOST_VARIATIONS
from hexagora.contract import State
from tests.toys import PETALS

START = PETALS.start(seed=4, players=2)


def line(state: State, *choices: int) -> list[str]:
    """Moves of a game, by which of the legal ones they are."""
    moves = []
    for choice in choices:
        legal = state.legal_moves()
        moves.append(legal[choice % len(legal)])
        state = state.play(moves[-1])
    return moves


GAME = line(START, 0, 1, 2)


def test_variations_are_played_by_the_rules_and_may_branch_again() -> None:
    other = START.legal_moves()[3]
    then = START.play(other).legal_moves()
    study = checked_study(START, GAME, [(0, f" {other} "), (4, then[0]), (4, then[1])], [(0, "why?"), (5, " so \x07")])
    assert study == Study(((0, other), (4, then[0]), (4, then[1])), ((0, "why?"), (5, "so")))
    assert checked_study(START, GAME, study.variations, study.comments) == study


@pytest.mark.parametrize(
    ("variations", "comments", "reason"),
    [
        ([(0, "nowhere")], [], "variation 1: nowhere is not allowed"),
        ([(9, "a1")], [], "begins in a position that is not there"),
        ([(-1, "a1")], [], "begins in a position that is not there"),
        ([(0, GAME[0])], [], "is there already"),
        ([], [(4, "beyond the end")], "on a position that is not there"),
        ([], [(1, "one"), (1, "two")], "two comments on one position"),
        ([], [(1, "x" * (LONGEST_COMMENT + 1))], "letters at most"),
        ([], [(n, "x") for n in range(MOST_COMMENTS + 1)], "comments at most"),
        ([(0, "a1")] * (MOST_VARIATIONS + 1), [], "moves of variations at most"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    variations: list[tuple[int, str]], comments: list[tuple[int, str]], reason: str
) -> None:
    with pytest.raises(BadStudy, match=reason) as refused:
        checked_study(START, GAME, variations, comments)
    assert "\n" not in str(refused.value)


@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 6)), max_size=12))
def test_whatever_is_accepted_is_accepted_again_and_stays_the_same(tries: list[tuple[int, int]]) -> None:
    states = [START]
    for move in GAME:
        states.append(states[-1].play(move))
    variations: list[tuple[int, str]] = []
    known = set(enumerate(GAME))
    for parent, choice in tries:
        if parent >= len(states) or states[parent].is_over:
            continue
        legal = states[parent].legal_moves()
        step = parent, legal[choice % len(legal)]
        if step not in known:
            known.add(step)
            variations.append(step)
            states.append(states[parent].play(step[1]))
    study = checked_study(START, GAME, variations, [])
    assert list(study.variations) == variations


def estimate(player: int, value: float, played: float | None) -> Estimate:
    return Estimate(player, (Rated("best", value), Rated("second", 0.1)), played)


def turning(found: list[Estimate], moves: list[str], ends: list[float | None], *, in_turn: bool = True) -> list[bool]:
    return [one.turning for one in verdicts(found, moves, ends, in_turn=in_turn)]


def test_a_game_turns_where_search_and_next_estimate_say_that_much_was_given_away() -> None:
    much = TURN + 0.01
    found = [estimate(0, 0.6, 0.6 - much), estimate(1, 0.4 + much, 0.5), estimate(0, 0.5, 0.5)]
    assert turning(found, ["other", "best", "best"], [0.5, 0.5]) == [True, False, False]
    luck = [found[0], estimate(1, 0.4, 0.4), found[2]]
    assert turning(luck, ["other", "best", "best"], [0.5, 0.5]) == [False, False, False], (
        "the curve knows nothing of it"
    )
    drawn = [estimate(0, 0.6, 0.58), estimate(1, 0.4 + much, 0.5), found[2]]
    assert turning(drawn, ["other", "best", "best"], [0.5, 0.5])[0] is False, "what was drawn is nobody's mistake"
    assert turning(found, ["best", "best", "best"], [0.5, 0.5])[0] is False
    assert turning([estimate(0, 0.6, None), found[1]], ["timeout", "best"], [0.5, 0.5]) == [False, False]


def test_the_last_move_is_measured_by_how_the_game_ended_and_not_before_that_is_known() -> None:
    last = [estimate(0, 0.9, 0.2)]
    assert turning(last, ["other"], [0.0, 1.0]) == [True]
    assert turning(last, ["other", "another"], [0.0, 1.0]) == [False], "the bot has not come so far"
    assert turning(last, ["other"], [None, None]) == [False], "it was broken off"


def test_where_all_choose_at_once_everybody_is_measured_by_their_own_estimates() -> None:
    found = [estimate(0, 0.6, 0.3), estimate(1, 0.9, 0.9), estimate(0, 0.35, 0.35), estimate(1, 0.9, 0.9)]
    moves = ["other", "best", "best", "best"]
    assert turning(found, moves, [0.35, 0.9], in_turn=False) == [True, False, False, False]


def test_who_plays_alone_loses_points_and_no_game() -> None:
    few = TURN_ALONE + 0.001
    found = [estimate(0, 0.5, 0.5 - few), estimate(0, 0.5 - few, 0.5)]
    assert turning(found, ["other", "best"], [0.5], in_turn=False) == [True, False]
    assert turning(found, ["other", "best"], [0.5, 0.5], in_turn=False) == [False, False]
