"""The oracle of HexaFuse is itself held to the golden files and to laws that hold in every game."""

import copy
import random
from hashlib import sha256
from typing import Any

import pytest

from tests.oracle import hexafuse
from tests.oracle.hexafuse import BOARD, PIECES, PLACEMENTS, RADIUS, HexaFuseOracle, perft
from tests.oracle.hexes import label
from tests.oracle.positions import BRIDGES, GAMES, ORDER, SETUP, after_with

after = after_with(HexaFuseOracle)


def fingerprint(moves: list[str]) -> list[object]:
    return [len(moves), sha256(" ".join(moves).encode()).hexdigest()[:12]]


# Golden files


@pytest.mark.parametrize("golden", GAMES)
def test_golden_game_has_the_same_legal_moves_at_every_ply(golden: dict[str, Any]) -> None:
    state = HexaFuseOracle(golden["record"]["setup"])
    seen = []
    for move in golden["record"]["moves"]:
        seen.append(fingerprint(state.legal_moves()))
        state = state.play(move)
    assert seen == golden["legal"]


@pytest.mark.parametrize("golden", GAMES)
def test_golden_game_ends_with_its_last_move_and_its_result(golden: dict[str, Any]) -> None:
    *moves, last = golden["record"]["moves"]
    state = after(*moves, setup=golden["record"]["setup"])
    assert not state.is_over
    assert state.winners == []
    state = state.play(last)
    assert state.is_over
    assert state.to_act is None
    assert state.legal_moves() == []
    assert {"scores": state.scores, "winners": state.winners} == golden["record"]["result"]


@pytest.mark.parametrize("golden", GAMES)
def test_golden_perft_is_counted_at_every_depth(golden: dict[str, Any]) -> None:
    state = HexaFuseOracle(golden["record"]["setup"])
    assert [perft(state, depth) for depth in (1, 2, 3)] == golden["perft"]


@pytest.mark.parametrize("golden", BRIDGES)
def test_golden_bridges_are_legal_and_only_by_the_bridge(
    golden: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    position = after(*golden["record"]["moves"], setup=golden["record"]["setup"])
    strict = copy.copy(position)  # before it has worked out its legal moves
    assert position.legal_moves() == golden["legal"]
    monkeypatch.setattr(hexafuse, "bridged", lambda *_: False)
    needed = set(golden["legal"]) - set(strict.legal_moves())
    assert sorted(needed) == golden["only by the bridge"]


# Pieces


def test_the_fifteen_pieces_have_2355_placements_on_the_empty_board() -> None:
    assert sum(len(places) for places in PLACEMENTS.values()) == 2355
    assert PLACEMENTS.keys() == set(ORDER)


def test_placements_of_all_pieces_differ_so_that_the_cells_name_the_piece() -> None:
    assert len({place.notation for places in PLACEMENTS.values() for place in places}) == 2355


def test_pieces_are_rotated_but_never_turned_over() -> None:
    waves = {place.notation for place in PLACEMENTS["S4"]}
    assert "e4,e5,f2,f3" in waves  # as on the rules page
    assert "c2,d3,d4,e5" in waves  # the same, turned by 60 degrees
    assert "d2,d3,e4,e5" not in waves  # its mirror image


# Laws that hold in every game


def random_setup(dice: random.Random) -> dict[str, Any]:
    blocked = dice.choice([["c5", "g5"], ["d1", "f1"], ["d5", "f5"], ["b3", "h3"], ["c6", "g6"]])
    return SETUP | {"blocked": blocked, "queues": [dice.sample(ORDER, 15), dice.sample(ORDER, 15)]}


def half_turned(move: str) -> str:
    if move in {"pass", "stay", "swap"}:
        return move
    return ",".join(sorted(label((-q, -r), RADIUS) for q, r in (BOARD[name] for name in move.split(","))))


@pytest.mark.parametrize("seed", range(20))
def test_a_half_turn_of_the_board_changes_nothing(seed: int) -> None:
    # It takes both anchors of a side to each other. (A mirror would need the pieces turned over.)
    dice = random.Random(seed)
    setup = random_setup(dice)
    state = HexaFuseOracle(setup)
    turned = HexaFuseOracle(setup | {"blocked": [half_turned(name) for name in setup["blocked"]]})
    while not state.is_over:
        assert sorted(map(half_turned, state.legal_moves())) == turned.legal_moves()
        move = dice.choice(state.legal_moves())
        state, turned = state.play(move), turned.play(half_turned(move))
        assert (state.to_act, state.detail) == (turned.to_act, turned.detail)
    assert turned.is_over


@pytest.mark.parametrize("seed", range(20))
def test_every_game_ends_with_hexes_for_all_pieces_laid_and_nobody_laying_all(seed: int) -> None:
    dice = random.Random(seed)
    state = HexaFuseOracle(random_setup(dice))
    while not state.is_over:
        state = state.play(dice.choice(state.legal_moves()))
    for player in (0, 1):
        left = state.hands[player] + state.queues[player]
        assert left
        assert state.detail[player]["hexes"] == sum(len(PIECES[piece]) for piece in set(PIECES) - set(left))
        assert state.scores[player] == sum(state.detail[player].values())
    best = max(state.scores)
    assert state.winners == [player for player in (0, 1) if state.scores[player] == best]
