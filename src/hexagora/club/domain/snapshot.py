"""What somebody may see of a game. This one function feeds sockets, pages and replays alike."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.club.domain.room import Room
from hexagora.club.domain.standing import retractable
from hexagora.contract import Offer, Scene, View


@dataclass(frozen=True, slots=True)
class Last:
    """The last move: its notation, who made it (None where all move at the same time), and how it is told."""

    move: str
    player: int | None
    said: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position as one player (or a spectator) may see it; ``offers`` only for who is to move.

    undo: whether they may take back their last move.
    """

    ply: int
    view: View
    scene: Scene
    offers: tuple[Offer, ...]
    undo: bool
    last: Last | None


def snapshot(room: Room, who: int | None) -> Snapshot:
    """The state of a room as ``who`` (None: a spectator) may see it.

    Everything comes from the game's ``view``, which knows nothing hidden, and from the log, which everybody has seen:
    who made each move. Where all choose at the same time, the game itself says in which order it lists their choices.
    """
    state = room.state
    view = state.view(who)
    view["names"] = [seat.name for seat in room.seats]
    view["winners"] = room.winners
    if not state.game.facts.simultaneous:
        view["movers"] = list(room.standing.movers)
    scene = state.game.scene(view)
    offers = tuple(state.offers(who)) if who is not None and who in state.awaiting else ()
    last = None
    if view["history"]:
        mover = room.mover()
        said = scene.said if mover is None else f"{room.seats[mover].name} {scene.said}"
        last = Last(view["history"][-1], mover, said)
    return Snapshot(state.ply(who), view, scene, offers, retractable(state, who), last)
