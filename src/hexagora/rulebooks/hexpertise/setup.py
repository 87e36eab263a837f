"""Setup: the nexus, from three cards turned at random, and the order of the mana cards."""

from __future__ import annotations

from typing import Any

from hexagora.contract import Dice, Setup
from hexagora.rulebooks.hexpertise.editions import CARDS, ELEMENTS, NEXUS_CARDS, Edition


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
        raise ValueError(f"a {edition.id} setup has exactly the entries nexus and deck")
    nexus = setup["nexus"]
    if not isinstance(nexus, str) or sorted(nexus) != sorted(ELEMENTS):
        raise ValueError("the nexus holds each of the six elements once, clockwise from the north")
    if any(ELEMENTS.index(nexus[i]) ^ 1 != ELEMENTS.index(nexus[i + 3]) for i in range(3)):
        raise ValueError("in the nexus opposed elements face each other across the board")
    deck = setup["deck"]
    size = len(CARDS) * edition.passes
    if not isinstance(deck, list) or len(deck) != size or not all(isinstance(card, str) for card in deck):
        raise ValueError(f"the deck of {edition.id} is a list of {size} cards")
    cards = ["".join(sorted(card, key=ELEMENTS.find)) for card in deck]
    for begin in range(0, size, len(CARDS)):
        if sorted(cards[begin : begin + len(CARDS)]) != sorted(CARDS):
            raise ValueError("in each pass of the deck every pair of elements appears once")
    return {"nexus": nexus, "deck": cards}
