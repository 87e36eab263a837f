"""What lies on the cells, as SVG. One unit is the radius of a cell."""

from __future__ import annotations

from collections.abc import Iterable

from hexagora.contract import BoardScene, Cell, Mark, Token
from hexagora.scene.look import ALARM, GOLD, PLATE, TEXT, look
from hexagora.scene.outline import corner, outline, seams
from hexagora.scene.patterns import pattern
from hexagora.scene.xml import element, number, path, words

# The tokens of a stack rise by this much each, so that all of them are seen; a whole stack at most by that.
_RISE, _TALLEST = 0.3, 0.8
_SIZES = {0: 0.58, 1: 0.34, 2: 0.5, 3: 0.66}  # radius by Token.size; 0 has no size


def tiles(board: BoardScene) -> str:
    """All tiles; cells of one group are one piece with one outline."""
    pieces: dict[tuple[str, str], list[Cell]] = {}
    for cell in board.cells:
        for token in cell.tokens:
            if token.kind == "tile":
                pieces.setdefault((token.group or f"cell {cell.id}", token.style), []).append(cell)
    return "".join(piece(cells, style) for (_, style), cells in pieces.items())


def piece(cells: Iterable[Cell], style: str) -> str:
    """Cells that are one piece: the pattern, faint seams between its cells, an edge around all."""
    members = list(cells)
    face = look(style)
    drawn = element(
        "path", d=path(outline(members)), fill=face.fill, stroke=PLATE, stroke_width=0.2, stroke_linejoin="round"
    )
    drawn += pattern(members, face)
    lines = "".join(f"M{_pair(a)}L{_pair(b)}" for a, b in seams(members))
    if lines:
        drawn += element("path", d=lines, stroke=face.edge, stroke_opacity=0.45, stroke_width=0.04, fill="none")
    return drawn + element(
        "path", d=path(outline(members)), fill="none", stroke=face.edge, stroke_width=0.07, stroke_linejoin="round"
    )


def others(cell: Cell) -> str:
    """Everything on a cell that is no tile, from the bottom up."""
    loose = [token for token in cell.tokens if token.kind != "tile"]
    above = len(loose) - 1
    rise = min(_RISE, _TALLEST / above) if above > 0 else 0.0
    return "".join(_token(token, cell.x, cell.y + rise * (above / 2 - n)) for n, token in enumerate(loose))


def _token(token: Token, x: float, y: float) -> str:
    face, size = look(token.style), _SIZES.get(token.size, 0.66)
    if token.kind == "block":
        return _cross(x, y, 0.4, face.edge, 0.2)
    if token.kind == "cone":
        base = f"M{_pair((x - size, y + 0.5 * size))}L{_pair((x + size, y + 0.5 * size))}L{_pair((x, y - size))}Z"
        shape = element("path", d=base, fill=face.fill, stroke=face.edge, stroke_width=0.07, stroke_linejoin="round")
        return shape + sign(token.mark, x, y + 0.15 * size, face.ink, 0.9 * size, halo=face.fill)
    width = 0.16 if token.kind == "anchor" else 0.07
    disc = element("circle", cx=x, cy=y, r=size, fill=face.fill, stroke=face.edge, stroke_width=width)
    if token.mark:
        disc += sign(token.mark, x, y, face.ink, 1.1 * size, halo=face.fill)
        return disc + _cross(x, y, size, face.edge) if face.struck else disc
    moved = f"translate({number(x)} {number(y)}) scale({number(size)})"
    return disc + element("g", pattern([Cell("", 0, 0, 0, 0)], face), transform=moved)


def _cross(x: float, y: float, arm: float, ink: str, width: float = 0.1) -> str:
    rising = f"M{_pair((x - arm, y + arm))}L{_pair((x + arm, y - arm))}"
    falling = f"M{_pair((x - arm, y - arm))}L{_pair((x + arm, y + arm))}"
    return element("path", d=rising + falling, stroke=ink, stroke_width=width, stroke_linecap="round")


def sign(text: str, x: float, y: float, ink: str, size: float, halo: str = "") -> str:
    """A letter or two, centred on a point; the halo keeps it readable on a pattern."""
    if not text:
        return ""
    written = element(
        "text", words(text), x=x, y=y + 0.36 * size, font_size=size, font_weight="bold", text_anchor="middle", fill=ink
    )
    if not halo:
        return written
    return element("circle", cx=x, cy=y, r=0.62 * size, fill=halo) + written


def marks(board: BoardScene, given: Iterable[Mark]) -> str:
    """Cells that are emphasised, each kind by a sign of its own."""
    at = {cell.id: cell for cell in board.cells}
    drawn = []
    for mark in given:
        cells = [at[label] for label in mark.cells if label in at] if mark.board == board.id else []
        if mark.kind == "path" and len(cells) > 1:
            drawn.append(_trail(cells))
        elif cells:
            drawn += [_marked(cell, mark.kind) for cell in cells]
    return "".join(drawn)


def _trail(cells: list[Cell]) -> str:
    way = "M" + "L".join(_pair((cell.x, cell.y)) for cell in cells)
    return element(
        "path", d=way, fill="none", stroke=GOLD, stroke_width=0.16, stroke_dasharray="0.3 0.25", stroke_linecap="round"
    )


def _marked(cell: Cell, kind: str) -> str:
    x, y = cell.x, cell.y
    if kind == "last":
        return element("circle", cx=x, cy=y, r=0.2, fill=GOLD, stroke=TEXT, stroke_width=0.06)
    if kind in ("gain", "contact"):
        return element("circle", cx=x, cy=y, r=0.42, fill="none", stroke=GOLD, stroke_width=0.14)
    ring = [corner(cell, k, 0.84) for k in range(6)]
    frame = element("path", d=path([ring]), fill="none", stroke=ALARM, stroke_width=0.12, stroke_linejoin="round")
    if kind != "lost":
        return frame
    return frame + element(
        "path",
        d=f"M{_pair(ring[2])}L{_pair(ring[5])}M{_pair(ring[1])}L{_pair(ring[4])}",
        stroke=ALARM,
        stroke_width=0.1,
    )


def _pair(point: tuple[float, float]) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"
