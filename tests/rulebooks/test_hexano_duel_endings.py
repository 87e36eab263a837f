"""How a game of Hexano-Duel may end, and what its record, its view and the bots learn of it."""

from itertools import pairwise

import numpy as np
import pytest

from hexagora import State
from hexagora.contract import Clock, kernels
from hexagora.rulebooks.hexano_duel import GAMES
from tests.oracle.volcanoes import setup

GAME = GAMES[0]


def played(*moves: str, white: str = "d1 a4 g4", black: str = "d7 a1 g1", **stacks: str) -> State:
    state = GAME.start(setup=setup(white, black, **stacks))
    for move in moves:
        state = state.play(move)
    return state


def rewards(state: State) -> list[float]:
    """How good the end is for each player, as the search sees it."""
    out = np.zeros(2)
    kernels.reward(state.position(), out)
    return [float(share) for share in out]


# White has captured a piece; Black, whose turn it is, nothing.
LEAD = ("d1-d2",)
STACKS = {"d1": "R1", "d3": "O1", "d7": "G2"}


def test_ruling_2_a_game_that_is_over_before_its_first_ply_is_a_whole_game() -> None:
    walls = dict.fromkeys(("a3", "b3", "b2", "c2", "c1"), "K3")
    state = played(white="a1 a2 b1", black="d7 g1 g4", a1="R1", d1="O1", **walls)
    assert (state.is_over, state.to_act, state.history) == (True, None, ())
    assert (state.legal_moves(), state.offers()) == ([], [])
    assert state.record()["result"] == {"scores": [0, 0], "winners": [0, 1], "end": "rules"}
    assert state.view()["end"] == "no eruption possible"
    with pytest.raises(ValueError, match="the game is over"):
        state.finish("resign", 0)


def test_ruling_2_the_layouts_of_the_game_always_begin() -> None:
    for seed in range(20):
        for layout in ("rosette", "shuffled"):
            assert not GAME.with_options(layout=layout).start(seed=seed).is_over


def test_ruling_3_a_forfeit_is_an_end_by_the_rules_and_lost_whatever_the_score() -> None:
    # White captures a piece. Then he could go to the one on b1, but walks about on empty cells until he may no more.
    way = "a4 a3 a2 b3 b4 b5 c6 c5 c4 c3 d4 d5 e4 e5 d6 e6 f5 f4 g3 g2 f3 e3 f2 e2 d3"
    quiet = [f"{start}-{target}" for start, target in pairwise(way.split())]
    state = played("d1-c1", "g1-f1", *quiet[:-1], d1="R1", b1="O1", g1="G2")
    assert not state.is_over
    state = state.play(quiet[-1])
    assert state.scores == [1, 0]
    assert state.view()["end"] == "forfeit"
    assert state.winners == [1]
    assert state.record()["result"] == {"scores": [1, 0], "winners": [1], "end": "rules"}
    assert rewards(state)[0] < 0.5 < rewards(state)[1]


def test_ruling_4_players_may_agree_to_end_the_game_which_is_scored() -> None:
    state = played(*LEAD, **STACKS).finish("agreement", 1)
    assert (state.is_over, state.scores, state.winners) == (True, [1, 0], [0])
    assert state.record()["result"] == {"scores": [1, 0], "winners": [0], "end": "agreement", "by": 1}


def test_ruling_4_players_are_told_how_many_turns_are_left_without_a_capture() -> None:
    state = played(*LEAD, **STACKS)
    assert state.view()["dry"] == 0
    assert state.play("d7-d6").view()["dry"] == 1


def test_ruling_7_a_player_has_sixty_seconds_for_a_whole_turn() -> None:
    assert GAME.facts.clock == Clock(60.0, per="turn")


def test_ruling_7_a_record_tells_who_was_out_of_time() -> None:
    state = played(*LEAD, "d7-d6", "timeout", **STACKS)
    assert state.history == ("d1-d2", "d7-d6", "timeout")
    assert state.record()["result"] == {"scores": [1, 0], "winners": [1], "end": "timeout", "by": 0}
    assert state.view()["ending"] == {"end": "timeout", "by": 0}
    assert rewards(state)[0] < 0.5 < rewards(state)[1]


def test_ruling_7_in_the_middle_of_a_turn_it_is_still_its_player_who_is_out_of_time() -> None:
    state = played("a4-a3", "timeout", **STACKS)
    assert state.winners == [1]
    assert state.record()["result"]["by"] == 0


def test_a_bot_is_told_the_winner_by_score_and_that_a_draw_is_worth_half() -> None:
    assert rewards(played(*LEAD, **STACKS))[0] > 0.9
    assert rewards(played(**STACKS)) == [0.5, 0.5]
