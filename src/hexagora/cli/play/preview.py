"""The board as it would look after a move, drawn from the gesture alone: no rule is known here."""

from __future__ import annotations

from dataclasses import replace

from hexagora.contract import Drag, Lay, Mark, Offer, Put, Scene, Token


def previewed(scene: Scene, offer: Offer, player: int) -> Scene:
    """The scene with what the gesture puts there, and the marks of what it does."""
    if offer.effect.preview is not None:
        return offer.effect.preview
    gesture = offer.gesture
    marks = offer.effect.marks
    if isinstance(gesture, Drag):
        return replace(scene, marks=(*marks, Mark("path", (gesture.start, gesture.end), gesture.board)))
    if isinstance(gesture, Lay):
        token = Token("tile", scene.sides[player], "here", player, "the move shown")
        return _with(scene, gesture.board, gesture.cells, token, marks)
    if isinstance(gesture, Put):
        token = Token("stone", scene.sides[player], "here", player)
        return _with(scene, gesture.board, (gesture.cell,), token, marks)
    return replace(scene, marks=marks)


def _with(scene: Scene, board: str, cells: tuple[str, ...], token: Token, marks: tuple[Mark, ...]) -> Scene:
    boards = tuple(
        replace(b, cells=tuple(replace(c, tokens=(*c.tokens, token)) if c.id in cells else c for c in b.cells))
        if b.id == board
        else b
        for b in scene.boards
    )
    return replace(scene, boards=boards, marks=(*marks, Mark("last", cells, board)))
