"""What somebody may see of a game. This one function feeds sockets, pages and replays alike."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.contract import Offer, Scene, State, View


@dataclass(frozen=True, slots=True)
class Last:
    """The last move: its notation, who made it, and how it is told."""

    move: str
    player: int
    said: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position as one player (or a spectator) may see it; ``offers`` only for the player to move."""

    ply: int
    view: View
    scene: Scene
    offers: tuple[Offer, ...]
    last: Last | None


def snapshot(state: State, who: int | None, names: tuple[str, ...], mover: int | None) -> Snapshot:
    """A state as ``who`` (None: a spectator) may see it. ``names``: of the players; ``mover``: who made the last move.

    Everything comes from the game's ``view``, which knows nothing hidden.
    """
    view = state.view(who)
    scene = state.game.scene(view)
    offers = tuple(state.offers()) if who is not None and who == state.to_act else ()
    last = None
    if state.history and mover is not None:
        last = Last(state.history[-1], mover, f"{names[mover]} {scene.said}")
    return Snapshot(len(state.history), view, scene, offers, last)
