"""What can be wrong with input. Every message is one line that a player or a host can act on."""

from __future__ import annotations


class IllegalMove(ValueError):
    """A move that the rules do not allow; ``reason`` says why in a player's words.

    ``cells`` are the labels of the cells that forbid it (may be empty), for the board to show.
    """

    def __init__(self, reason: str, cells: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.cells = cells

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, tuple[str, ...]]]:
        return type(self), (self.reason, self.cells)


class BadRecord(ValueError):
    """A game record that is malformed, too large, of an unknown game, or holds an illegal move."""
