"""What players and sides are called in pictures and terminals."""

from __future__ import annotations

from collections.abc import Sequence

from hexagora.contract import Scene
from hexagora.words import say


def names_for(scene: Scene, given: Sequence[str] = ()) -> tuple[str, ...]:
    """A name for every player: the given one, else "Player 1", "Player 2" and so on."""
    return tuple(given[p] if p < len(given) else say("picture-player", number=p + 1) for p in range(len(scene.sides)))


def letter(scene: Scene, player: int) -> str:
    """The mark that a player's things carry, so that the panel can show it too; empty when they carry none."""
    style = scene.sides[player]
    for board in scene.boards:
        for rim in board.rims:
            if rim.style == style and rim.mark:
                return rim.mark
        for cell in board.cells:
            for token in cell.tokens:
                if token.side == player and token.style == style and token.mark:
                    return token.mark
    return ""


def short(text: str, width: int) -> str:
    """Text that takes at most so many characters."""
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"
