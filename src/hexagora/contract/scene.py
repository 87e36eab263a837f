"""A scene: what a view looks like, said once for the browser, the terminal, pictures and screen readers.

Places are in units of the radius of a cell, y downwards (see ``geometry.pixels``). Everything that is told
apart by colour also has a ``mark`` (a letter or sign) or a ``style`` that is drawn with a pattern.
Scenes are plain frozen dataclasses; ``as_json`` gives JSON-ready data.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Token:
    """Something that lies on a cell. Tokens of a cell are listed from the bottom up.

    kind: ``tile`` (fills the cell; cells of equal ``group`` are drawn as one piece), ``anchor``, ``block``,
    ``cone``, ``cap``, ``stone``, ``element``. side: the player it belongs to, or None. style: a name that the renderer
    knows (``side-0``, ``side-1``, a colour, an element). mark: a letter or sign. said: how a screen reader says it.
    What is ``crossed`` out names in ``group`` the style that it had.
    """

    kind: str
    style: str
    said: str
    side: int | None = None
    group: str | None = None
    mark: str = ""
    size: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a board: its label, its centre, and what lies on it."""

    id: str
    q: int
    r: int
    x: float
    y: float
    tokens: tuple[Token, ...] = ()

    def holding(self, *tokens: Token) -> Cell:
        """The same cell with tokens on it."""
        return Cell(self.id, self.q, self.r, self.x, self.y, tokens)


@dataclass(frozen=True, slots=True)
class Rim:
    """A part of the rim of a board that means something, such as an edge that a side has to reach.

    edges: edges of cells, each as the label of its cell and the direction in which it lies, 0 to 5 clockwise from the
    north. style and mark: those of a token. said: a sentence for who does not see it.
    """

    style: str
    said: str
    edges: tuple[tuple[str, int], ...]
    mark: str = ""


@dataclass(frozen=True, slots=True)
class BoardScene:
    """A board. ``owner``: the player it belongs to, None for one that all share. ``title``: for several."""

    id: str
    title: str
    cells: tuple[Cell, ...]
    owner: int | None = None
    rims: tuple[Rim, ...] = ()


@dataclass(frozen=True, slots=True)
class Item:
    """Something in a tray that can be picked up, or is shown there.

    shape: axial cells for a polyhex, empty for anything else. count: how many of it (0 is drawn as spent).
    slot: the place in its tray, which stays when other items go. group: items of equal group belong together.
    kind and size: what it looks like as a ``Token``; ``card`` is a card that shows the styles named in ``style``, two
    or more of them separated by spaces. arrow: the direction that goes with it, 0 to 5 clockwise from the north.
    """

    id: str
    name: str
    style: str
    shape: tuple[tuple[int, int], ...] = ()
    mark: str = ""
    count: int = 1
    slot: int = 0
    group: str = ""
    kind: str = ""
    size: int = 0
    arrow: int | None = None


@dataclass(frozen=True, slots=True)
class Tray:
    """What a player holds in sight, plus how many more things are hidden and which (a set, its order unknown).

    ``note`` is a sentence to be shown with it. kind: ``hand`` (items to take up), ``haul`` (won, in groups;
    ``wanted`` is what is still to be won), ``readings`` (ways to use a card), ``deck``, ``nexus`` (six items around a
    compass, by slot clockwise from the north).
    """

    id: str
    title: str
    owner: int | None
    items: tuple[Item, ...]
    hidden: int = 0
    hidden_items: tuple[Item, ...] = ()
    note: str = ""
    kind: str = "hand"
    wanted: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """A player's score with its headings, in the order of the rules page: (heading, points).

    ``groups``: for a heading the groups of cells of ``board`` that are behind its points. ``styles``: for each heading
    the style of what it is about, where it has one.
    """

    player: int
    side: str
    total: float
    parts: tuple[tuple[str, float], ...]
    board: str = "board"
    groups: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...] = ()
    styles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """Cells to emphasise. kind: ``last``, ``gain`` (scores), ``contact``, ``lost``, ``path``, ``reason``."""

    kind: str
    cells: tuple[str, ...]
    board: str = "board"


@dataclass(frozen=True, slots=True)
class Flight:
    """A token that flies from a cell to a cell, one after the other; ``captured`` when it is taken where it lands."""

    token: Token
    start: str
    end: str
    captured: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """All there is to draw. ``sides[p]`` is the style of player p now (players may exchange sides).

    ``prompt`` says what the player to move has to do, in words; ``said`` tells the last move in words, and ``flights``
    what flew in it.
    """

    boards: tuple[BoardScene, ...]
    sides: tuple[str, ...]
    trays: tuple[Tray, ...] = ()
    scores: tuple[Score, ...] = ()
    marks: tuple[Mark, ...] = ()
    prompt: str = ""
    said: str = ""
    flights: tuple[Flight, ...] = ()


def as_json(thing: Any) -> dict[str, Any]:
    """A scene, offer or any part of them as JSON-ready data."""
    data: dict[str, Any] = asdict(thing)
    return data
