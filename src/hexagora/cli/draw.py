"""``hexagora draw``: a position as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hexagora.cli.arguments import RecordFile, loaded
from hexagora.cli.errors import Refused, bad_input
from hexagora.cli.sheet import verdict


def draw(
    file: RecordFile,
    out: Annotated[Path, typer.Argument(metavar="OUT.svg|png", help="The picture to write.", show_default=False)],
    ply: Annotated[
        int | None,
        typer.Option("--ply", "-k", min=0, metavar="K", help="The position after K moves; the last if left out."),
    ] = None,
) -> None:
    """Draw a position of a record as SVG or PNG.

    Example: hexagora draw game.json --ply 12 game.svg
    """
    from hexagora.scene import PicturesMissing, png, svg

    kind = out.suffix.lower()
    if kind not in (".svg", ".png"):
        raise Refused(f"{out.name}: draw writes .svg and .png")
    last = loaded(file)
    plies = len(last.history)
    at = plies if ply is None else ply
    if at > plies:
        raise Refused(f"{file}: there are only {plies} plies, not {at}")
    state = last if at == plies else last.game.start(setup=last.setup, players=last.players)
    mover = None
    for move in last.history[len(state.history) : at]:
        mover, state = state.to_act, state.play(move)
    scene = state.scene(None)
    names = [f"Player {player + 1}" for player in range(state.players)]
    said = f"{names[mover]} {scene.said}" if mover is not None and scene.said else ""
    caption = verdict(state, names) if state.is_over else f"After ply {at}: {said}" if said else f"After ply {at}"
    picture = svg(scene, names, title=state.game.facts.title, caption=caption)
    try:
        content = picture.encode() if kind == ".svg" else png(picture)
    except PicturesMissing as error:
        raise Refused(str(error)) from None
    with bad_input():
        out.write_bytes(content)
