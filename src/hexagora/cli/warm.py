"""``hexagora warm``: compiles the engine ahead of time."""

from __future__ import annotations

from hexagora.cli.screen import Screen


def warm() -> None:
    """Compile the engine ahead of time. The first move of a bot then does not have to wait for it.

    Example: hexagora warm
    """
    screen = Screen()
    prepare(screen)
    screen.note("The engine is ready.")


def prepare(screen: Screen) -> None:
    """Compile, or load what was compiled, under a progress bar."""
    from hexagora.bots import warm as compiling

    with screen.progress("Preparing the engine", 1.0) as advance:
        compiling(advance)
