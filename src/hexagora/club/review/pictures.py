"""Pictures of a game to take along: a position as SVG or PNG, the whole game as an animated GIF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from hexagora.club.domain import snapshot
from hexagora.club.review.game import Reviewed, positions, reached, room_of
from hexagora.contract import State

Kind = Literal["svg", "png", "gif"]
# Pixels from side to side: as wide as messengers show a picture.
WIDTH_OF_GIF = 720
# Seconds for which a move, and the end, are to be seen; in a long game moves follow each other faster.
MOVE, QUICK, LONG, END = 1.1, 0.6, 40, 4.0


def picture(reviewed: Reviewed, moves: Sequence[str], kind: Literal["svg", "png"], language: str) -> bytes:
    """The position that some moves lead to, in a language.

    PicturesMissing, one line, where the host has not installed the extra.
    """
    from hexagora.scene import png

    state, movers = reached(reviewed.state, moves)
    drawn = _drawn(reviewed, state, movers, language)
    return drawn.encode() if kind == "svg" else png(drawn)


def animation(reviewed: Reviewed, language: str) -> bytes:
    """The whole game as a GIF, in a language. PicturesMissing, one line, where the host has not installed the extra."""
    from hexagora.scene import gif, png

    frames = list(_frames(reviewed, language))
    pictures = [png(frame, width=WIDTH_OF_GIF) for frame in frames]
    step = MOVE if len(frames) <= LONG else QUICK
    return gif(pictures, [*(step for _ in frames[1:]), END])


def _frames(reviewed: Reviewed, language: str) -> Iterator[str]:
    """A drawing for each position in which there is something new to see."""
    last = ""
    for state, movers in positions(reviewed.state):
        frame = _drawn(reviewed, state, movers, language)
        if frame != last:
            yield frame
        last = frame


def _drawn(reviewed: Reviewed, state: State, movers: tuple[int, ...], language: str) -> str:
    from hexagora.scene import svg

    shot = snapshot(room_of(state, movers, reviewed.names), None)
    said = "" if shot.last is None else shot.last.said
    return svg(shot.scene, reviewed.names, title=state.game.facts.title, caption=said, language=language)
