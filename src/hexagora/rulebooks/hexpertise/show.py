"""What a player may know of a game of Hexpertise, and what it looks like.

All displays lie open, but nobody sees what another mage chooses for a card before all have chosen. Of the deck, the
card that lies open is known and which cards are still to come in this pass, never their order (ruling 13).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from hexagora.contract import (
    BoardScene,
    Cell,
    Item,
    Mark,
    Scene,
    Score,
    State,
    Token,
    Tray,
    View,
    kernels,
)
from hexagora.geometry import Direction, place
from hexagora.rulebooks.hexpertise import notation
from hexagora.rulebooks.hexpertise.editions import CARDS, ELEMENT_NAMES, ELEMENTS, HEADING_NAMES, HEADINGS
from hexagora.rulebooks.hexpertise.position import CARD, CROSS, DIRECTED, MAGE, NONE, PLACED, UNNAMED
from hexagora.rulebooks.hexpertise.rules import PASS_CARDS
from hexagora.rulebooks.hexpertise.sheet import lit, sheet
from hexagora.rulebooks.shifts import BOARD, CELLS, labels
from hexagora.words import say, series

BARE = tuple(Cell(label, q, r, *place((q, r))) for label, (q, r) in zip(BOARD.labels, BOARD.cells, strict=True))
HELD = {**dict(enumerate(ELEMENTS)), MAGE: "mage", UNNAMED: ""}
NAMES = dict(zip(HEADINGS, HEADING_NAMES, strict=True))
STYLES = tuple(name.split()[0].lower() for name in HEADING_NAMES)
CROSS_OUT = "x"  # what is taken in hand to cross a cell out


def detail(pos: Any) -> list[dict[str, float]]:
    """Points by heading for each mage."""
    return [sheet(pos, player) for player in range(len(pos.filled))]


def display(pos: Any, player: int) -> dict[str, dict[str, Any]]:
    """What lies on each filled cell of a display: an element's letter, ``mage`` or nothing, and whether crossed out."""
    crossed = labels(int(pos.crossed[player]))
    return {
        label: {"held": HELD[held], "crossed": label in crossed}
        for label, held in zip(BOARD.labels, pos.held[player].tolist(), strict=True)
        if held != NONE
    }


def view(state: State, player: int | None) -> View:
    """The fields of a Hexpertise view; lists are by player."""
    pos = state.seen(player)
    number = int(pos.counts[CARD])
    cards = len(pos.deck)
    over = number >= cards
    end_of_pass = cards if over else number - number % PASS_CARDS + PASS_CARDS
    placed = int(pos.counts[PLACED])
    return {
        "nexus": "".join(ELEMENTS[kind] for kind in pos.towards.argsort().tolist()),
        "turn": min(number + 1, cards),
        "turns": cards,
        "card": "" if over else notation.card(pos),
        "readings": [] if over else readings(pos),
        "placed": "" if placed == NONE else ELEMENTS[placed],
        "stuck": not over and stuck(pos),
        "to_come": sorted((CARDS[c] for c in pos.deck[number + 1 : end_of_pass]), key=CARDS.index),
        "displays": [display(pos, p) for p in range(state.players)],
        "lit": [lit(pos, p) for p in range(state.players)],
        "chosen": [p not in state.awaiting for p in range(state.players)],
        "directed": bool(pos.counts[DIRECTED]),
        "movers": movers(state, places=1 if pos.counts[DIRECTED] else 2),
    }


def movers(state: State, places: int) -> list[int]:
    """Whose each move of the shared history is: a card's choices are listed mage by mage (ruling 12)."""
    return [number // places % state.players for number in range(len(state.shared_history))]


def stuck(pos: Any) -> bool:
    """Whether neither element of the card can be placed anywhere, so that an empty cell is to be crossed out."""
    moves = np.zeros(7 * CELLS, dtype=np.int32)
    return bool(kernels.legal(pos, moves) > 0 and moves[0] // CELLS == CROSS)


def readings(pos: Any) -> list[dict[str, Any]]:
    """Each element of the card that may be placed, and where: "place Fire to the north-east of a filled cell".

    ``arrow`` is that direction, 0 to 5 clockwise from the north, None where any will do.
    """
    found = []
    for letter in notation.card(pos):
        kind = ELEMENTS.index(letter)
        if kind == pos.counts[PLACED]:
            continue
        said, arrow = say("hexpertise-reading-beside", element=ELEMENT_NAMES[kind]), None
        if pos.counts[DIRECTED]:
            arrow = notation.direction_of(pos, kind)
            said = say("hexpertise-reading", element=ELEMENT_NAMES[kind], direction=Direction(arrow).name)
        found.append({"element": letter, "said": said, "arrow": arrow})
    return found


def scene(view: View) -> Scene:
    """One board for each mage, the card with its readings, the cards to come, and the score sheets."""
    me = view["me"] if view["me"] is not None else 0
    players = range(view["players"])
    order = [*range(me, view["players"]), *range(me)]
    return Scene(
        boards=tuple(_board(view, player) for player in order),
        sides=tuple(f"mage-{player}" for player in players),
        trays=(_card(view), _nexus(view), _deck(view)),
        scores=tuple(_score(view, player) for player in players),
        marks=_last(view),
        prompt=_prompt(view),
        said=_said(view),
    )


def _board(view: View, player: int) -> BoardScene:
    shown = view["displays"][player]
    cells = [_holding(cell.id, **shown[cell.id]) if cell.id in shown else cell for cell in BARE]
    return BoardScene(f"display-{player}", say("hexpertise-display", number=player + 1), tuple(cells), player)


@cache
def _holding(label: str, *, held: str, crossed: bool) -> Cell:
    """A cell with what was placed on it; there are few of them, and they are shown again and again."""
    return BARE[BOARD.index[label]].holding(_token(held, crossed=crossed))


def _token(letter: str, *, crossed: bool) -> Token:
    if letter == "mage":
        return Token("element", "mage", say("hexpertise-mage"))
    if not letter:
        return Token("element", "crossed", say("hexpertise-crossed"))
    name = ELEMENT_NAMES[ELEMENTS.index(letter)]
    if crossed:
        said = say("hexpertise-crossed-element", element=name)
        return Token("element", "crossed", said, group=name.lower(), mark=letter)
    return Token("element", name.lower(), name, mark=letter)


@cache
def _element(letter: str, name: str = "", *, slot: int, count: int = 1, arrow: int | None = None) -> Item:
    called = ELEMENT_NAMES[ELEMENTS.index(letter)]
    return Item(letter, name or called, called.lower(), (), letter, count, slot, kind="element", arrow=arrow)


def _card(view: View) -> Tray:
    """The open card: how each of its elements may be placed. What is placed already, or cannot be, is spent."""
    said = {reading["element"]: reading for reading in view["readings"]}
    items = []
    for slot, letter in enumerate(view["card"]):
        placed = say("hexpertise-placed", element=ELEMENT_NAMES[ELEMENTS.index(letter)])
        reading = said.get(letter, {"said": placed, "arrow": None})
        count = int(letter in said and not view["stuck"])
        items.append(_element(letter, reading["said"], slot=slot, count=count, arrow=reading["arrow"]))
    if view["stuck"]:
        items.append(Item(CROSS_OUT, say("hexpertise-cross-out-any"), "crossed", slot=2, kind="element"))
    title = say("hexpertise-card", turn=view["turn"], turns=view["turns"]) if items else say("hexpertise-no-card")
    return Tray("card", title, None, tuple(items), kind="readings")


def _nexus(view: View) -> Tray:
    items = tuple(_element(letter, slot=slot) for slot, letter in enumerate(view["nexus"]))
    return Tray("nexus", say("hexpertise-nexus"), None, items, kind="nexus")


def _deck(view: View) -> Tray:
    items = tuple(_shown_card(card, slot) for slot, card in enumerate(view["to_come"]))
    return Tray("deck", say("hexpertise-deck"), None, (), len(items), items, kind="deck")


@cache
def _shown_card(card: str, slot: int) -> Item:
    first, second = (ELEMENT_NAMES[ELEMENTS.index(letter)] for letter in card)
    said = say("hexpertise-both", first=first, second=second)
    return Item(card, said, f"{first} {second}".lower(), mark=card, slot=slot, kind="card")


def _score(view: View, player: int) -> Score:
    parts = tuple((NAMES[heading], points) for heading, points in view["detail"][player].items())
    lit = view["lit"][player]
    groups = tuple((NAMES[heading], tuple(map(tuple, lit[heading]))) for heading in view["detail"][player])
    return Score(player, f"mage-{player}", view["scores"][player], parts, f"display-{player}", groups, STYLES)


def _last(view: View) -> tuple[Mark, ...]:
    """The cells of each mage's last choice that everybody has seen."""
    places = _moves_a_card(view)
    moves = view["history"][-places * view["players"] :]
    marks = []
    for player in range(view["players"]):
        cells = tuple(move.split(":")[1] for move in moves[places * player : places * (player + 1)])
        if cells:
            marks.append(Mark("last", cells, f"display-{player}"))
    return tuple(marks)


def _prompt(view: View) -> str:
    if view["over"]:
        return ""
    if view["me"] is not None and view["chosen"][view["me"]]:
        return say("hexpertise-wait")
    if view["stuck"]:
        return say("hexpertise-cross-out")
    names = [ELEMENT_NAMES[ELEMENTS.index(reading["element"])] for reading in view["readings"]]
    if view["placed"]:
        return say("hexpertise-now-place", element=names[0])
    which = "one" if view["directed"] else "both"
    return say(f"hexpertise-place-{which}", first=names[0], second=names[1])


def _said(view: View) -> str:
    if not view["history"]:
        return ""
    told = [_choice(view, player) for player in range(view["players"])]
    if view["players"] == 1:
        return told[0]
    names = list(view.get("names", [say("hexpertise-mage-number", number=p + 1) for p in range(view["players"])]))
    if view["me"] is not None:
        names[view["me"]] = say("hexpertise-you")
    return series((say("rules-did", name=name, said=did) for name, did in zip(names, told, strict=True)), "; ")


def _choice(view: View, player: int) -> str:
    """What a mage did with the last card that all have chosen for."""
    places = _moves_a_card(view)
    moves = view["history"][-places * view["players"] :][places * player : places * (player + 1)]
    found = []
    for kind, label in (move.split(":") for move in moves):
        if kind == CROSS_OUT:
            found.append(say("hexpertise-did-cross", cell=label))
        else:
            found.append(say("hexpertise-did-place", element=ELEMENT_NAMES[ELEMENTS.index(kind)], cell=label))
    return found[0] if len(found) == 1 else say("hexpertise-did-both", first=found[0], second=found[1])


def _moves_a_card(view: View) -> int:
    return 1 if view["directed"] else 2
