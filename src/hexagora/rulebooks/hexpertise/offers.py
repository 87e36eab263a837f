"""The moves of a mage as a hand makes them: where each element may lie, and what it nullifies and scores there."""

from __future__ import annotations

from typing import Any

from hexagora.contract import Effect, Mark, Offer, Put, State, kernels
from hexagora.contract.positions import duplicate
from hexagora.rulebooks.hexpertise.editions import ELEMENT_NAMES, ELEMENTS, HEADING_NAMES, HEADINGS
from hexagora.rulebooks.hexpertise.position import CROSS
from hexagora.rulebooks.hexpertise.sheet import gained, sheet
from hexagora.rulebooks.hexpertise.show import CROSS_OUT
from hexagora.rulebooks.shifts import BOARD, CELLS, labels
from hexagora.words import say, series


def offers(state: State, player: int) -> list[Offer]:
    """Every legal move of a mage, with what it nullifies and scores."""
    pos = state.position(player)
    before = sheet(pos, player)
    return [_offer(pos, player, before, move, code) for move, code in state.codes(player).items()]


def _offer(pos: Any, player: int, before: dict[str, float], move: str, code: int) -> Offer:
    kind, cell = divmod(code, CELLS)
    after = duplicate(pos)
    kernels.apply(after, code)
    board = f"display-{player}"
    label = BOARD.labels[cell]
    now = sheet(after, player)
    gains = tuple(
        (HEADING_NAMES[number], now[heading] - before[heading])
        for number, heading in enumerate(HEADINGS)
        if now[heading] != before[heading]
    )
    marks = tuple(Mark("gain", group, board) for group in gained(pos, after, player))
    if kind == CROSS:
        effect = Effect(gains, say("hexpertise-crosses", cell=label), marks, label=say("hexpertise-button-cross"))
        return Offer(move, Put(label, CROSS_OUT, board), effect)
    lost = labels(int(after.crossed[player]) & ~int(pos.crossed[player]))
    told = [say("hexpertise-gain", points=f"{points:+g}", heading=heading) for heading, points in gains]
    made = series(told) if told else say("hexpertise-no-points")
    said = say("hexpertise-lays", element=ELEMENT_NAMES[kind], cell=label, gains=made)
    if lost:
        others = ", ".join(other for other in lost if other != label)
        said = say("hexpertise-lays-crossed", element=ELEMENT_NAMES[kind], cell=label, cells=others, gains=made)
        marks += (Mark("lost", lost, board),)
    effect = Effect(gains, said, marks, label=say("hexpertise-button-place", element=ELEMENT_NAMES[kind]))
    return Offer(move, Put(label, ELEMENTS[kind], board), effect)
