"""The position of Hexpertise as the engine sees it: one display a player, the deck, and whose choice it is."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hexagora.contract import Setup
from hexagora.rulebooks.hexpertise.editions import CARDS, ELEMENTS, Edition
from hexagora.rulebooks.hexpertise.figures import CORNERS
from hexagora.rulebooks.hexpertise.scoring import ALONE, CURVED, STRAIGHT, THREES, UNIT, VALUES
from hexagora.rulebooks.shifts import BIT, CELLS, CENTRE

CROSS = 6  # the kind of move that crosses a cell out; kinds 0 to 5 place that element
TIMEOUT = 7 * CELLS
CODES = TIMEOUT + 1

# Entries of `counts`.
CARD, PLAYER, PLACED, DONE, PLAYERS, PLACES, DIRECTED = range(7)
_COUNTS = 7

NONE = -1
MAGE = 6  # what the centre holds
UNNAMED = 7  # what a cell holds that was crossed out while empty


class HexpertisePosition(NamedTuple):
    """A position, changed in place by the kernels. All masks are those of ``shifts``.

    elements  uint64[players, 6]   the hexes of each element that are not crossed out
    crossed   uint64[players]      the hexes that are crossed out
    filled    uint64[players]      everything that is not empty
    held      int8[players, 37]    what was placed on each cell, -1 for nothing: only for showing it
    deck      int8[cards]          the mana cards in the order in which they are flipped; hidden after CARD
    towards   int8[6]              the direction that each element is, by the nexus
    values    int32[12]            the edition's switches and points
    counts    int32[7]             card, whose choice, element already placed of this card (-1: none), the players who
                                   have chosen (a bit each), players, places, directed
    """

    elements: Any
    crossed: Any
    filled: Any
    held: Any
    deck: Any
    towards: Any
    values: Any
    counts: Any


def values(edition: Edition, *, advanced: bool) -> Any:
    """An edition as the engine reads it: int32[12]."""
    table = np.zeros(VALUES, dtype=np.int32)
    table[ALONE] = edition.light_alone
    table[STRAIGHT] = edition.straight_water
    table[THREES] = edition.clustered_earth
    table[CURVED] = edition.curved_air
    table[UNIT : UNIT + 6] = edition.light, edition.dark, edition.fire, edition.water, edition.earth, edition.air
    if advanced:
        table[UNIT + 6 :] = edition.harmonic, edition.void
    return table


def opened(setup: Setup, players: int, edition: Edition, *, advanced: bool) -> HexpertisePosition:
    """The position at the start of a game."""
    counts = np.zeros(_COUNTS, dtype=np.int32)
    counts[PLACED] = NONE
    counts[PLAYERS] = players
    counts[PLACES] = edition.places
    counts[DIRECTED] = edition.directed
    nexus = [ELEMENTS.index(letter) for letter in setup["nexus"]]
    pos = HexpertisePosition(
        elements=np.zeros((players, 6), dtype=np.uint64),
        crossed=np.zeros(players, dtype=np.uint64),
        filled=np.full(players, BIT[CENTRE], dtype=np.uint64),
        held=np.full((players, CELLS), NONE, dtype=np.int8),
        deck=np.array([CARDS.index(card) for card in setup["deck"]], dtype=np.int8),
        towards=np.array([nexus.index(element) for element in range(6)], dtype=np.int8),
        values=values(edition, advanced=advanced),
        counts=counts,
    )
    pos.held[:, CENTRE] = MAGE
    # Ruling 1: the nexus hexes are filled from the start and hold their element.
    for direction, element in enumerate(nexus):
        pos.elements[:, element] |= BIT[CORNERS[direction]]
        pos.filled[:] |= BIT[CORNERS[direction]]
        pos.held[:, CORNERS[direction]] = element
    return pos
