"""A move that is not allowed: it says why in one line, and changes nothing."""

import pytest

from hexagora import IllegalMove, State


def refused(state: State, move: str, player: int | None = None) -> tuple[str, tuple[str, ...]]:
    """The reason why a move is refused, and the cells that forbid it."""
    before = (state.record(), state.legal_moves(), state.pending)
    with pytest.raises(IllegalMove) as caught:
        state.play(move, player)
    assert (state.record(), state.legal_moves(), state.pending) == before
    assert caught.value.reason == str(caught.value)
    assert "\n" not in caught.value.reason
    return caught.value.reason, caught.value.cells
