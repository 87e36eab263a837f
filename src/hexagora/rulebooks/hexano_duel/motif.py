"""What a good move of a cap is about, in the words of its puzzle."""

from __future__ import annotations

from hexagora.contract import State
from hexagora.rulebooks.hexano_duel.position import COLLECTION, END, SIDE


def motif(state: State, move: str) -> tuple[str, int]:
    """The end of the game, a one-colour tree, an eruption (pieces captured), a quiet move, or simply the best one."""
    pos = state.position()
    side = int(pos.counts[SIDE])
    after = state.play(move)
    captured = int(after.position().haul[side].sum() - pos.haul[side].sum())
    if after.position().counts[END] == COLLECTION:
        return "end", captured
    if after.to_act == state.to_act:
        return "quiet", 0
    if after.detail[side]["solid"] > state.detail[side]["solid"] and captured:
        return "tree", captured
    return ("erupt", captured) if captured else ("best", 0)
