"""A scene as one self-contained SVG: boards, players, trays, the last move in words. The same look for every game."""

from __future__ import annotations

from collections.abc import Sequence

from hexagora.contract import BoardScene, Cell, Scene
from hexagora.scene import tokens
from hexagora.scene.language import translated
from hexagora.scene.look import FAINT, GROUND, PLATE, SURFACE, TEXT, TONES
from hexagora.scene.naming import names_for
from hexagora.scene.outline import corner, outline
from hexagora.scene.panel import WIDTH, Drawn, panels
from hexagora.scene.rims import REACH, rims
from hexagora.scene.xml import element, number, path, words
from hexagora.words import ENGLISH, into, say

# Pixels for each unit; a unit is the radius of a cell.
SCALE = 34
_EDGE = 0.9  # the margin around everything
_GAP = 1.2  # between boards and panels
_FONTS = "system-ui, 'Segoe UI', 'DejaVu Sans', 'Liberation Sans', sans-serif"


def svg(scene: Scene, names: Sequence[str] = (), title: str = "", caption: str = "", *, language: str = ENGLISH) -> str:
    """A scene as SVG text.

    names: what to call each player; who has none is "Player 1", "Player 2" and so on. title: shown above the
    boards. caption: shown below them; when it is empty, the last move in words. language: in which all of it is said.
    """
    called = tuple(into(language, name) for name in names_for(scene, names))
    scene = translated(scene, language)
    boards, aside = _boards(scene), _column(panels(scene, called, language))
    top = _EDGE + (1.1 if title else 0)
    caption = into(language, caption) or scene.said
    tall = top + max(boards.height, aside.height) + (1.0 if caption else 0.2) + _EDGE
    wide = 2 * _EDGE + boards.width + _GAP + aside.width
    drawn = [element("rect", width=wide, height=tall, fill=GROUND)]
    if title:
        drawn.append(
            element("text", words(title), x=_EDGE, y=_EDGE + 0.5, font_size=0.8, font_weight="bold", fill=TEXT)
        )
    drawn.append(element("g", boards.svg, transform=f"translate({number(_EDGE)} {number(top)})"))
    drawn.append(element("g", aside.svg, transform=f"translate({number(_EDGE + boards.width + _GAP)} {number(top)})"))
    if caption:
        drawn.append(element("text", words(caption), x=_EDGE, y=tall - _EDGE + 0.2, font_size=0.5, fill=FAINT))
    return element(
        "svg",
        element("title", words(title or say("picture-position").into(language))),
        element("desc", words(_told(scene, called, language))),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(wide)} {number(tall)}",
        width=round(wide * SCALE),
        height=round(tall * SCALE),
        font_family=_FONTS,
        role="img",
    )


def _boards(scene: Scene) -> Drawn:
    """All boards in rows of three at most."""
    in_row = min(len(scene.boards), 2 if len(scene.boards) == 4 else 3)
    drawn, x, y, width, tallest = "", 0.0, 0.0, 0.0, 0.0
    for n, board in enumerate(scene.boards):
        if n and n % in_row == 0:
            x, y, tallest = 0.0, y + tallest + _GAP, 0.0
        made = _board(scene, board, titled=len(scene.boards) > 1)
        drawn += element("g", made.svg, transform=f"translate({number(x)} {number(y)})")
        x, tallest = x + made.width + _GAP, max(tallest, made.height)
        width = max(width, x - _GAP)
    return Drawn(drawn, width, y + tallest)


def _board(scene: Scene, board: BoardScene, *, titled: bool) -> Drawn:
    points = [corner(cell, k) for cell in board.cells for k in range(6)]
    around = REACH if board.rims else 0.2
    left, top = min(x for x, _ in points) - around, min(y for _, y in points) - around
    width, height = max(x for x, _ in points) + around - left, max(y for _, y in points) + around - top
    ground = path(outline(board.cells))
    drawn = element("path", d=ground, fill=PLATE, stroke=PLATE, stroke_width=0.4, stroke_linejoin="round")
    drawn += rims(board)
    drawn += "".join(element("path", d=_hexagon(cell), fill=_tone(cell)) for cell in board.cells)
    drawn += tokens.tiles(board)
    # From the back to the front: a tall stack covers the cell behind it, never the one before it.
    drawn += "".join(tokens.others(cell) for cell in sorted(board.cells, key=lambda cell: cell.y))
    drawn += tokens.marks(board, scene.marks)
    marked = {label for mark in scene.marks if mark.board == board.id for label in mark.cells}
    drawn += element(
        "g",
        *(_label(cell, cell.id in marked) for cell in board.cells),
        font_size=0.34,
        text_anchor="middle",
        fill=FAINT,
    )
    head = 0.9 if titled else 0.0
    drawn = element("g", drawn, transform=f"translate({number(-left)} {number(head - top)})")
    if titled:
        drawn += element("text", words(board.title), y=0.5, font_size=0.55, font_weight="bold", fill=TEXT)
    return Drawn(drawn, width, height + head)


def _hexagon(cell: Cell) -> str:
    return path([[corner(cell, k, 0.93) for k in range(6)]])


def _tone(cell: Cell) -> str:
    """Three tones, so that cells which meet at corners only have the same: the pavement shows where contacts can be."""
    return TONES[(cell.q - cell.r) % 3]


def _label(cell: Cell, marked: bool) -> str:
    """The name of a cell: in the middle of a bare one, at the foot of one that holds or shows something."""
    if not cell.tokens and not marked:
        return element("text", words(cell.id), x=cell.x, y=cell.y + 0.12)
    foot = cell.y + 0.74
    half = 0.15 + 0.11 * len(cell.id)  # letters need a ground of their own, whatever lies there
    ground = element("rect", x=cell.x - half, y=foot - 0.3, width=2 * half, height=0.38, rx=0.1, fill=SURFACE)
    return ground + element("text", words(cell.id), x=cell.x, y=foot)


def _column(parts: list[Drawn]) -> Drawn:
    drawn, y = "", 0.2
    for part in parts:
        drawn += element("g", part.svg, transform=f"translate(0 {number(y)})")
        y += part.height + 0.5
    return Drawn(drawn, WIDTH, y)


def _told(scene: Scene, names: tuple[str, ...], language: str) -> str:
    """The position in words, for screen readers: points, then what lies where."""
    points = [say("picture-points", name=names[score.player], n=score.total) for score in scene.scores]
    told = [one.into(language) for one in points]
    for board in scene.boards:
        told += [f"{rim.said[:1].upper()}{rim.said[1:]}." for rim in board.rims]
        where: dict[str, list[str]] = {}
        for cell in board.cells:
            for token in cell.tokens:
                where.setdefault(token.said, []).append(cell.id)
        told += [f"{said}: {', '.join(cells)}." for said, cells in where.items()]
    return " ".join([*told, scene.prompt]).strip()
