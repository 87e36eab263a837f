"""Perft counts what is there, on a game small enough to count by hand or by plain play."""

import pytest

from hexagora.contract import State
from hexagora.search import divide, perft, playouts
from tests.toys import PETALS


def counted(state: State, depth: int) -> int:
    if depth == 0 or state.is_over:
        return 1
    return sum(counted(state.play(move), depth - 1) for move in state.legal_moves())


def test_perft_counts_sequences_of_moves() -> None:
    pos = PETALS.start(seed=1).position()
    assert [perft(pos, depth) for depth in range(5)] == [1, 7, 42, 210, 840]


def test_perft_agrees_with_plain_play_in_the_middle_of_a_game() -> None:
    state = PETALS.start(seed=2, players=3).play("b2").play("timeout").play("a1")
    assert perft(state.position(), 3) == counted(state, 3)


def test_a_game_that_ends_earlier_counts_once() -> None:
    state = PETALS.start(seed=1)
    for move in state.legal_moves()[:5]:
        state = state.play(move)
    assert perft(state.position(), 2) == perft(state.position(), 9) == 2


def test_perft_leaves_the_position_as_it_is() -> None:
    pos = PETALS.start(seed=1).position()
    before = [array.copy() for array in pos]
    perft(pos, 3)
    assert all((a == b).all() for a, b in zip(pos, before, strict=True))


def test_divide_adds_up_and_tells_how_far_it_is() -> None:
    state = PETALS.start(seed=1)
    told: list[tuple[str, int, int]] = []
    parts = divide(state, 3, lambda *step: told.append(step))
    assert list(parts) == state.legal_moves()
    assert sum(parts.values()) == perft(state.position(), 3)
    assert told == [(move, done, 7) for done, move in enumerate(parts, start=1)]


def test_depths_that_are_none_are_refused() -> None:
    state = PETALS.start(seed=1)
    with pytest.raises(ValueError, match="not -1"):
        perft(state.position(), -1)
    with pytest.raises(ValueError, match="1 or more"):
        divide(state, 0)


def test_playouts_go_on_to_the_end_of_every_game() -> None:
    state = PETALS.start(seed=1).play("b2")
    assert playouts(state, 10) == 10 * 6
