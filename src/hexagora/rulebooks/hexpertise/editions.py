"""The two editions of Hexeptional Hexpertise, as two tables of values over one engine."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.words import say

ELEMENTS = "LDFWEA"
ELEMENT_NAMES = tuple(say(f"hexpertise-element-{letter}") for letter in ELEMENTS)
LIGHT, DARK, FIRE, WATER, EARTH, AIR = range(6)

# Opposed elements are neighbours in ELEMENTS: Light and Dark, Fire and Water, Earth and Air.
NEXUS_CARDS = ("LD", "FW", "EA")

# The 15 mana cards: one for each pair of elements.
CARDS = tuple(ELEMENTS[a] + ELEMENTS[b] for a in range(6) for b in range(a + 1, 6))

HEADINGS = ("L", "D", "F", "W", "E", "A", "harmonic", "void")
HEADING_NAMES = (*ELEMENT_NAMES, say("hexpertise-harmonic"), say("hexpertise-void"))


@dataclass(frozen=True)
class Edition:
    """What differs between the editions.

    passes: how often the deck of 15 cards is flipped. places: how many elements of a card each mage places.
    directed: whether the other element gives the direction (second), or the cell must be connected to the mage (first).
    light_alone: Light scores for each hex that touches no other Light, instead of for each cluster.
    straight_water: Water scores straight lines of three or more, instead of the longest path.
    clustered_earth: Earth scores every full three hexes of a cluster, instead of triangles.
    curved_air: Air scores curves, instead of forks.
    light, dark, fire, water, earth, air, harmonic, void: points for each unit of the heading.
    advanced: whether the last two headings are an option (the advanced scoring conditions).
    """

    id: str
    title: str
    passes: int
    places: int
    directed: bool
    light_alone: bool
    straight_water: bool
    clustered_earth: bool
    curved_air: bool
    light: int
    dark: int
    fire: int
    water: int
    earth: int
    air: int
    harmonic: int
    void: int
    advanced: bool


SECOND = Edition(
    id="hexpertise",
    title="Hexeptional Hexpertise",
    passes=2,
    places=1,
    directed=True,
    light_alone=False,
    straight_water=False,
    clustered_earth=False,
    curved_air=False,
    light=3,
    dark=3,
    fire=2,
    water=3,
    earth=4,
    air=4,
    harmonic=15,
    void=10,
    advanced=True,
)

# Ruling 9: "for each adjacent Fire" is read literally, so a pair counts from each of its two hexes and is worth 4.
FIRST = Edition(
    id="hexpertise-first",
    title=say("hexpertise-title-first"),
    passes=1,
    places=2,
    directed=False,
    light_alone=True,
    straight_water=True,
    clustered_earth=True,
    curved_air=True,
    light=3,
    dark=3,
    fire=4,
    water=3,
    earth=4,
    air=3,
    harmonic=10,
    void=0,
    advanced=False,
)

EDITIONS = (SECOND, FIRST)
