"""In which order the engine is compiled for the games when the club opens: first what somebody waits for."""

from __future__ import annotations

from collections.abc import Iterable


class WarmUp:
    """The ids of the games that are still to be made ready."""

    def __init__(self, games: Iterable[str]) -> None:
        self._left = dict.fromkeys(games)

    def wanted(self, game: str) -> bool:
        """Somebody plays this one: it comes next, if it is still to be made ready; whether it is."""
        if game not in self._left:
            return False
        self._left = {game: None} | self._left
        return True

    def next(self) -> str | None:
        """The game to make ready now; None when all are."""
        game = next(iter(self._left), None)
        if game is not None:
            del self._left[game]
        return game
