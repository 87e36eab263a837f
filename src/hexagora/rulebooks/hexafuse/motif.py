"""What a good placement is about, in the words of its puzzle."""

from __future__ import annotations

from statistics import median
from typing import Any

from hexagora.contract import State
from hexagora.rulebooks.hexafuse.pieces import CORNERS, EDGES, PIECES
from hexagora.rulebooks.hexafuse.position import CONTACTS, LOCK, PASS, SIDE

# A cut leaves the opponent at most this share of the placements that an ordinary move would.
CUT = 0.6


def motif(state: State, move: str) -> tuple[str, int]:
    """The lock, the bridge, contacts (how many), the cut (places that are left), or simply the best place."""
    pos = state.position()
    code = state.game.code(pos, move)
    if code >= PASS:
        return "best", 0
    side = int(pos.counts[SIDE])
    after = state.play(move)
    now = after.position()
    made = int(now.counts[CONTACTS + side] - pos.counts[CONTACTS + side])
    if now.counts[LOCK + side] > pos.counts[LOCK + side]:
        return "lock", 10
    if needs_bridge(pos, side, code):
        return "bridge", made
    if made > 1:
        return "contacts", made
    left = _places(after)
    if left <= CUT * median(_places(state.play(other)) for other in state.legal_moves()):
        return "cut", left
    return ("contacts", made) if made else ("best", 0)


def needs_bridge(pos: Any, side: int, placement: int) -> bool:
    """Whether a legal placement touches an own piece at corners only, so that a piece of the opponent bridges them."""
    corners, edges = int(CORNERS[placement]), int(EDGES[placement])
    own = (int(pos.laid[side, number]) for number in range(len(PIECES)))
    return any(corners & cells and not edges & cells for cells in own)


def _places(state: State) -> int:
    """How many placements the player to act has."""
    return 0 if state.is_over else sum(move != "pass" for move in state.legal_moves())
