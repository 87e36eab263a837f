"""The panels beside the boards as SVG: whose side is which, points by heading, what lies in the trays.

One unit is the radius of a cell of the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap

from hexagora.contract import Cell, Item, Scene, Score, Tray
from hexagora.geometry import place
from hexagora.scene.look import FAINT, TEXT, look
from hexagora.scene.naming import letter, short
from hexagora.scene.outline import corner
from hexagora.scene.shapes import flattest
from hexagora.scene.tokens import piece, sign
from hexagora.scene.xml import element, number, words
from hexagora.words import ENGLISH, say

WIDTH = 8.4
_SMALL = 0.26  # the radius of a cell in a tray
_GAP = 0.4
_LONG = 16  # a name with more letters stands beside its thing, not below


@dataclass
class Drawn:
    """A part of a picture, drawn from (0, 0) on, and how much room it takes."""

    svg: str
    width: float
    height: float


def panels(scene: Scene, names: tuple[str, ...], language: str = ENGLISH) -> list[Drawn]:
    """A panel for each player (score and own trays), then one for the trays that belong to nobody."""
    made = []
    for player in range(len(scene.sides)):
        scores = [score for score in scene.scores if score.player == player]
        trays = [tray for tray in scene.trays if tray.owner == player]
        made.append(_stacked([_head(scene, player, names[player], scores), *(_tray(t, language) for t in trays)]))
    shared = [_tray(tray, language) for tray in scene.trays if tray.owner is None]
    return [*made, _stacked(shared)] if shared else made


def _head(scene: Scene, player: int, name: str, scores: list[Score]) -> Drawn:
    """The colour and pattern of the side, the player's name, the score and its headings."""
    style = scene.sides[player]
    face = look(style)
    badge = element("g", piece([Cell("", 0, 0, 0, 0)], style), transform="translate(0.6 0.6) scale(0.6)")
    drawn = [badge, sign(letter(scene, player), 0.6, 0.6, face.ink, 0.55, halo=face.fill)]
    drawn.append(_text(short(name, 16), 1.4, 0.78, 0.62, weight="bold"))
    total = number(scores[0].total) if scores else ""
    drawn.append(_text(total, WIDTH, 0.8, 0.8, weight="bold", anchor="end"))
    parts = " · ".join(f"{heading}\xa0{number(points)}" for heading, points in scores[0].parts) if scores else ""
    y = 1.45
    for line in wrap(parts, 31):
        drawn.append(_text(line.replace("\xa0", " "), 1.4, y, 0.42, colour=FAINT))
        y += 0.55
    return Drawn("".join(drawn), WIDTH, y + 0.35 - 0.55 * bool(parts))


def _tray(tray: Tray, language: str) -> Drawn:
    """A tray: its title, then its items on shelves as wide as the panel."""
    hidden = say("picture-hidden", title=tray.title, n=tray.hidden)
    drawn = [_text(hidden.into(language) if tray.hidden else tray.title, 0, 0.35, 0.42, colour=FAINT)]
    y = 0.75
    for line in wrap(tray.note, 42):
        drawn.append(_text(line, 0, y + 0.15, 0.36, colour=FAINT))
        y += 0.5
    shelves: list[list[tuple[Item, Drawn]]] = []
    room = 0.0
    for item in tray.items:
        made = _item(item)
        if not shelves or room < made.width:
            shelves.append([])
            room = WIDTH
        shelves[-1].append((item, made))
        room -= made.width + _GAP
    for shelf in shelves:
        x, tallest = 0.0, max(made.height for _, made in shelf)
        for item, made in shelf:
            place_ = f"translate({number(x)} {number(y + tallest - made.height)})"
            drawn.append(element("g", made.svg, transform=place_, opacity=1 if item.count else 0.3))
            x += made.width + _GAP
        y += tallest + _GAP
    return Drawn("".join(drawn), WIDTH, y)


def _item(item: Item) -> Drawn:
    """The shape of an item, or a disc with its sign, over what it is called."""
    called = item.id if item.shape else item.name
    label = called if item.count == 1 else f"{called} ×{item.count}"
    made = _shape(item) if item.shape else _disc(item)
    if len(label) > _LONG:
        return _row(made, label)
    width = max(made.width, 0.24 * len(label))
    shape = element("g", made.svg, transform=f"translate({number((width - made.width) / 2)} 0)")
    return Drawn(shape + _text(label, width / 2, made.height + 0.42, 0.4, anchor="middle"), width, made.height + 0.5)


def _row(made: Drawn, label: str) -> Drawn:
    """Something with a long name: the name stands beside it, on as many lines as it needs."""
    lines = wrap(label, 32)
    y = made.height / 2 + 0.14 - 0.24 * (len(lines) - 1)
    text = "".join(_text(line, made.width + 0.3, y + 0.48 * n, 0.4) for n, line in enumerate(lines))
    return Drawn(made.svg + text, WIDTH, max(made.height, 0.48 * len(lines)))


def _shape(item: Item) -> Drawn:
    cells = [Cell("", q, r, *place((q, r))) for q, r in flattest(item.shape)]
    points = [corner(cell, k) for cell in cells for k in range(6)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left, max(y for _, y in points) - top
    moved = f"scale({number(_SMALL)}) translate({number(-left)} {number(-top)})"
    return Drawn(element("g", piece(cells, item.style), transform=moved), _SMALL * width, _SMALL * height)


def _disc(item: Item) -> Drawn:
    face = look(item.style)
    disc = element("circle", cx=0.45, cy=0.45, r=0.42, fill=face.fill, stroke=face.edge, stroke_width=0.06)
    return Drawn(disc + sign(item.mark, 0.45, 0.45, face.ink, 0.5, halo=face.fill), 0.9, 0.9)


def _stacked(parts: list[Drawn]) -> Drawn:
    svg, height = "", 0.0
    for part in parts:
        svg += element("g", part.svg, transform=f"translate(0 {number(height)})")
        height += part.height + 0.35
    return Drawn(svg, WIDTH, height)


def _text(
    text: str, x: float, y: float, size: float, *, weight: str = "normal", anchor: str = "start", colour: str = TEXT
) -> str:
    if not text:
        return ""
    return element(
        "text",
        words(text),
        x=x,
        y=y,
        font_size=size,
        font_weight=weight,
        text_anchor=anchor,
        fill=colour,
    )
