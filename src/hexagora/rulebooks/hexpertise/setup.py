"""Setup: the nexus, from three cards turned at random, and the order of the mana cards."""

from __future__ import annotations

from typing import Any

from hexagora.contract import Dice, Setup
from hexagora.rulebooks.hexpertise.editions import CARDS, ELEMENTS, NEXUS_CARDS, Edition
from hexagora.words import say


def deal(edition: Edition, dice: Dice) -> Setup:
    """Shuffle the nexus cards and turn each at random; shuffle the deck once for each pass.

    The first elements of the three go to the corners N, NE, SE; the second elements to S, SW, NW.
    """
    cards = [card if dice.below(2) else card[::-1] for card in dice.shuffled(NEXUS_CARDS)]
    nexus = "".join(card[0] for card in cards) + "".join(card[1] for card in cards)
    return {"nexus": nexus, "deck": [card for _ in range(edition.passes) for card in dice.shuffled(CARDS)]}


def check(edition: Edition, setup: Any) -> Setup:
    """The setup with each card in the order of the elements; ValueError when the rules do not know it."""
    if not isinstance(setup, dict) or set(setup) != {"nexus", "deck"}:
        raise ValueError(say("hexpertise-setup-entries", game=edition.id))
    nexus = setup["nexus"]
    if not isinstance(nexus, str) or sorted(nexus) != sorted(ELEMENTS):
        raise ValueError(say("hexpertise-setup-nexus"))
    if any(ELEMENTS.index(nexus[i]) ^ 1 != ELEMENTS.index(nexus[i + 3]) for i in range(3)):
        raise ValueError(say("hexpertise-setup-opposed"))
    deck = setup["deck"]
    size = len(CARDS) * edition.passes
    if not isinstance(deck, list) or len(deck) != size or not all(isinstance(card, str) for card in deck):
        raise ValueError(say("hexpertise-setup-deck", game=edition.id, size=size))
    cards = ["".join(sorted(card, key=ELEMENTS.find)) for card in deck]
    for begin in range(0, size, len(CARDS)):
        if sorted(cards[begin : begin + len(CARDS)]) != sorted(CARDS):
            raise ValueError(say("hexpertise-setup-pairs"))
    return {"nexus": nexus, "deck": cards}
