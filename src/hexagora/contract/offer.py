"""An offer: a legal move with the gesture that makes it and what it will do.

The client matches what a hand does on the board to the gestures of the offers, and knows nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from hexagora.contract.scene import Flight, Mark, Scene


@dataclass(frozen=True, slots=True)
class Put:
    """Put a token on a cell. ``item`` is the id of an item in a tray, empty when there is only one kind."""

    cell: str
    item: str = ""
    board: str = "board"
    kind: Literal["put"] = "put"


@dataclass(frozen=True, slots=True)
class Drag:
    """Drag from a cell to a cell."""

    start: str
    end: str
    board: str = "board"
    kind: Literal["drag"] = "drag"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a shape: item ``item`` so that it covers exactly ``cells`` (labels, sorted), in some rotation.

    ``turns`` is that rotation, clockwise by 60 degrees from the shape in the tray.
    """

    item: str
    cells: tuple[str, ...]
    turns: int = 0
    board: str = "board"
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Button:
    """Press a named button."""

    name: str
    label: str
    explain: str = ""
    kind: Literal["button"] = "button"


Gesture = Put | Drag | Lay | Button


@dataclass(frozen=True, slots=True)
class Effect:
    """What the move does, shown before it is made: points by heading, a sentence, cells to emphasise.

    ``label`` is what a button says that makes the move ("Erupt"); empty where the gesture says it.
    ``preview`` is the scene after the move, for decisions that change more than a few cells (only what the player
    may know; never for a move that reveals something).
    """

    gains: tuple[tuple[str, float], ...] = ()
    said: str = ""
    marks: tuple[Mark, ...] = ()
    preview: Scene | None = None
    flights: tuple[Flight, ...] = ()
    label: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal move in canonical notation, its gesture, and its effect."""

    move: str
    gesture: Gesture
    effect: Effect = field(default_factory=Effect)
