"""Move sequences counted the slow way, for every oracle alike."""

from typing import Protocol, Self


class Position(Protocol):
    @property
    def is_over(self) -> bool: ...

    def legal_moves(self) -> list[str]: ...

    def play(self, move: str) -> Self: ...


def perft(state: Position, depth: int) -> int:
    """Counts the sequences of `depth` plies from here; a game that ends earlier counts once."""
    if depth == 0 or state.is_over:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(move), depth - 1) for move in moves)
