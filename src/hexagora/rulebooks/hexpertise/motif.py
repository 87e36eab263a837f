"""What a good place for an element is about, in the words of its puzzle."""

from __future__ import annotations

from hexagora.contract import State
from hexagora.rulebooks.hexpertise.editions import HEADINGS
from hexagora.rulebooks.hexpertise.notation import KINDS
from hexagora.rulebooks.hexpertise.position import CROSS

# More of these, and a move is about them whatever else it scores.
RARE = ("harmonic", "void")


def motif(state: State, move: str) -> tuple[str, int]:
    """Crossing out when stuck, nullifying, the heading that gains most (and how much), or simply the best place."""
    player = state.to_act or 0
    before, after = state.detail[player], state.play(move).detail[player]
    gains = {heading: int(after[heading] - before[heading]) for heading in HEADINGS if heading in after}
    if move.split(":", maxsplit=1)[0] == KINDS[CROSS]:
        return "cross", 0
    rare = next((heading for heading in RARE if gains.get(heading, 0) > 0), None)
    if rare is not None:
        return rare, gains[rare]
    pos, now = state.position(player), state.play(move).position(player)
    if int(now.crossed[player]) != int(pos.crossed[player]):
        return "nullify", (int(now.crossed[player]) & ~int(pos.crossed[player])).bit_count()
    most = max(gains, key=lambda heading: gains[heading])
    return (f"gain-{most}", gains[most]) if gains[most] > 0 else ("best", 0)
