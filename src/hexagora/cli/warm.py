"""``hexagora warm``: compiles the engine ahead of time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hexagora.cli.screen import Screen, interruptible

if TYPE_CHECKING:
    from hexagora.contract import Game


def warm() -> None:
    """Compile the engine ahead of time. The first move of a bot then does not have to wait for it.

    Example: hexagora warm
    """
    screen = Screen()
    prepare(screen)
    screen.note("The engine is ready.")


def prepare(screen: Screen, games: Iterable[Game] | None = None) -> None:
    """Compile, or load what was compiled, for some games or for all, under a progress bar."""
    from hexagora.bots import warm as compiling

    with screen.progress("Preparing the engine", 1.0) as advance:
        interruptible(lambda: compiling(advance, games))
