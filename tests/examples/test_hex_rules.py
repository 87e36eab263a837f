"""The rules of Hex as a player meets them: refusals, setups, the swap, the end, and what is shown of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hexagora_hex import FREE, HEX, SWAP, TELLS, cell_of

import hexagora
from hexagora import State
from hexagora.contract import Button, Mark, Put, kernels
from hexagora.scene import text
from tests.rulebooks.refusals import refused

THREE = HEX.with_options(size=3)


def after(*moves: str, size: int = 3, swap: bool = True) -> State:
    state = HEX.with_options(size=size, swap=swap).start()
    for move in moves:
        state = state.play(move)
    return state


def test_moves_are_read_forgivingly_and_written_canonically() -> None:
    state = after(" B 2 ", "SWAP", "a,03", size=11)
    assert state.history == ("b2", "swap", "a3")


@pytest.mark.parametrize(
    ("moves", "move", "reason", "cells"),
    [
        (("b2",), "b2", "b2 is taken by a stone of Red", ("b2",)),
        (("b2",), "d1", "there is no cell d1 on this board", ()),
        (("b2",), "a4", "there is no cell a4 on this board", ()),
        (("b2",), "a1,a2", "write a move as a cell, such as a1", ()),
        ((), "swap", "there is nothing to swap now: only the second player may, right after the very first stone", ()),
        (("b2", "swap"), "swap", "there is nothing to swap now", ()),
        (("b2", "a1"), "swap", "there is nothing to swap now", ()),
    ],
)
def test_a_move_that_is_not_allowed_says_why(
    moves: tuple[str, ...], move: str, reason: str, cells: tuple[str, ...]
) -> None:
    told, shown = refused(after(*moves), move)
    assert told.startswith(reason)
    assert shown == cells


def test_where_the_swap_is_off_it_says_so() -> None:
    assert refused(after("b2", swap=False), "swap")[0] == "this game is played without the swap"


def test_after_a_swap_the_players_have_exchanged_sides_and_blue_is_to_move() -> None:
    state = after("b2", "swap")
    view = state.view()
    assert (state.to_act, view["sides"], view["stones"]) == (0, ["Blue", "Red"], {"red": ["b2"], "blue": []})
    assert state.scene().sides == ("side-1", "side-0")
    assert state.scene().said == "swapped sides"


def test_who_connects_both_edges_has_won_and_the_shortest_chain_is_shown() -> None:
    state = after("b1", "a1", "b2", "a2", "c1", "a3", "c2", "b3", "c3", swap=False)
    assert (state.is_over, state.winners, state.scores) == (True, [0], [1, 0])
    assert state.view()["chain"] == ["c3", "c2", "c1"]
    assert Mark("gain", ("c3", "c2", "c1")) in state.scene().marks
    assert state.scene().said == "put a stone on c3 and connected the edges"
    assert refused(state, "a2")[0] == "the game is over"


def test_a_move_that_wins_is_offered_as_such() -> None:
    state = after("b1", "a1", "b2", "a2", swap=False)
    offers = {offer.move: offer for offer in state.offers()}
    assert {move for move, offer in offers.items() if offer.effect.gains} == {"b3", "c3"}
    winning = offers["b3"]
    assert winning.gesture == Put("b3")
    assert winning.effect.said == "Connects north and south"
    assert winning.effect.marks == (Mark("gain", ("b3", "b2", "b1")),)


def test_the_swap_is_a_button_beside_the_cells() -> None:
    offers = after("b2").offers()
    assert [offer.move for offer in offers if isinstance(offer.gesture, Button)] == ["swap"]
    assert sum(isinstance(offer.gesture, Put) for offer in offers) == 8


def test_out_of_time_loses() -> None:
    state = after("b2", "swap", "timeout")
    assert (state.winners, state.scores) == ([1], [0, 1])
    assert state.record()["result"] == {"scores": [0, 1], "winners": [1], "end": "timeout", "by": 0}


def test_a_game_may_start_from_stones_that_lie_there() -> None:
    state = THREE.start(setup={"red": ["c1", "a1"], "blue": ["b2"]})
    assert state.setup == {"red": ["a1", "c1"], "blue": ["b2"]}
    assert (state.to_act, len(state.legal_moves())) == (1, 6)
    assert "swap" in THREE.start(setup={"red": ["b2"], "blue": []}).legal_moves()


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"red": []}, "has the stones of red and of blue"),
        ({"red": ["d1"], "blue": []}, "the stones of red are cells of a board of size 3"),
        ({"red": ["a1"], "blue": "a2"}, "the stones of blue are cells"),
        ({"red": ["a1"], "blue": [3]}, "the stones of blue are cells"),
        ({"red": ["a1"], "blue": ["a1"]}, "a cell holds at most one stone"),
        ({"red": ["a1", "a1"], "blue": ["a2"]}, "a cell holds at most one stone"),
        ({"red": ["a1", "a2"], "blue": []}, "red has as many stones as blue, or one more"),
        ({"red": [], "blue": ["a1"]}, "red has as many stones as blue, or one more"),
        ({"red": ["a1", "a2", "a3"], "blue": ["b1", "b2"]}, "nobody may have won"),
    ],
)
def test_a_setup_that_the_rules_do_not_know_is_refused(setup: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        THREE.start(setup=setup)


def test_an_option_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="option size of hex must be one of"):
        HEX.with_options(size=20)


def test_the_board_is_drawn_with_whose_the_edges_are() -> None:
    scene = after("b2", "c3").scene()
    rims = scene.boards[0].rims
    assert [rim.style for rim in rims] == ["side-0", "side-1", "side-0", "side-1"]
    edges = [edge for rim in rims for edge in rim.edges]
    # The rim of a rhombus has 8n - 2 edges; two of them, where sides meet at a blunt corner, are nobody's.
    assert len(edges) == len(set(edges)) == 8 * 3 - 2 - 2
    drawn = text(scene, unicode=False).plain
    assert "####" in drawn
    assert "(R)" in drawn
    assert "(B)" in drawn


def weights(state: State) -> dict[str, float]:
    pos, moves, out = state.position(), np.zeros(400, dtype=np.int32), np.zeros(400)
    count = kernels.legal(pos, moves)
    kernels.prior(pos, moves, count, np.zeros(0), out)
    return {state.game.text(pos, int(code)): float(out[i]) for i, code in enumerate(moves[:count])}


def test_cells_that_cannot_matter_look_worst() -> None:
    """Four neighbours in a row of one side: whatever lies in their middle joins nothing that was apart."""
    ring = {(3**6 - 1): 0.5, 0: 0.0}  # all free; all Red
    assert {number: TELLS[number] for number in ring} == ring
    four = sum(3**k * side for k, side in enumerate((0, 0, 0, 0, FREE, FREE)))
    split = sum(3**k * side for k, side in enumerate((0, 1, 0, 1, FREE, FREE)))
    assert (TELLS[four], TELLS[split]) == (0.0, 1.0)


def test_a_bridge_that_is_broken_into_is_mended_first() -> None:
    # Red's stones on c3 and d2 share the free cells c2 and d3.
    state = after("c3", "a1", "d2", "c2", size=5, swap=False)
    found = weights(state)
    assert max(found, key=found.__getitem__) == "d3"


def test_a_swap_is_looked_at_first_and_taken_after_a_stone_in_the_middle() -> None:
    state = after("c3", size=5)
    found = weights(state)
    assert max(found, key=found.__getitem__) == "swap"
    assert SWAP not in {cell_of(19, name) for name in after(size=19).legal_moves()}
    moves = {seed: hexagora.bot("pulse", seed=seed).choose(state, simulations=400) for seed in range(3)}
    assert set(moves.values()) == {"swap"}
    far = hexagora.bot("pulse", seed=1).choose(after("a5", size=5), simulations=400)
    assert far != "swap", "a stone in a sharp corner is worth nothing"
