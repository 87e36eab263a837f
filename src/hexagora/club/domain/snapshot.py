"""What somebody may see of a game. This one function feeds sockets, pages and replays alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from hexagora.club.domain.room import Room
from hexagora.club.domain.standing import retractable
from hexagora.contract import Offer, Scene, View
from hexagora.words import say


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
    view["names"] = [seat.shown for seat in room.seats]
    view["winners"] = room.winners
    if not state.game.facts.simultaneous:
        view["movers"] = list(room.standing.movers)
    scene = state.game.scene(view)
    last = None
    if view["history"]:
        mover = room.mover()
        said = scene.said if mover is None else say("rules-did", name=room.seats[mover].shown, said=scene.said)
        last = Last(view["history"][-1], mover, said)
    return Snapshot(state.ply(who), view, scene, _offers(room, who), retractable(state, who), last)


def snapshots(room: Room, eyes: Iterable[int | None]) -> Iterator[tuple[int | None, Snapshot]]:
    """The same for several, one after the other. What everybody sees in a public game is worked out once."""
    shown: Snapshot | None = None
    for who in eyes:
        if shown is None or not room.state.game.facts.public:
            shown = snapshot(room, who)
            yield who, shown
        else:
            view = shown.view | {"me": who}
            yield who, replace(shown, view=view, offers=_offers(room, who), undo=retractable(room.state, who))


def _offers(room: Room, who: int | None) -> tuple[Offer, ...]:
    return () if who is None else tuple(room.state.offers(who))
