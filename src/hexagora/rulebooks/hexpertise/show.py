"""What a player may know of a game of Hexpertise, and what it looks like.

All displays lie open, but nobody sees what another mage chooses for a card before all have chosen. Of the deck, the
card that lies open is known and which cards are still to come in this pass, never their order (ruling 13).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import (
    BoardScene,
    Cell,
    Effect,
    Item,
    Mark,
    Offer,
    Put,
    Scene,
    Score,
    State,
    Token,
    Tray,
    View,
    kernels,
)
from hexagora.contract.positions import duplicate
from hexagora.geometry import place
from hexagora.rulebooks.hexpertise import notation
from hexagora.rulebooks.hexpertise.editions import CARDS, ELEMENT_NAMES, ELEMENTS, HEADING_NAMES, HEADINGS
from hexagora.rulebooks.hexpertise.position import CARD, CROSS, DIRECTED, MAGE, NONE, PLACED, UNNAMED
from hexagora.rulebooks.hexpertise.rules import PASS_CARDS
from hexagora.rulebooks.hexpertise.sheet import lit, sheet
from hexagora.rulebooks.shifts import BIT, BOARD, CELLS

BARE = tuple(Cell(label, q, r, *place((q, r))) for label, (q, r) in zip(BOARD.labels, BOARD.cells, strict=True))
CROSS_OUT = "x"  # what is taken in hand to cross a cell out


def detail(pos: Any) -> list[dict[str, float]]:
    """Points by heading for each mage."""
    return [sheet(pos, player) for player in range(len(pos.filled))]


def display(pos: Any, player: int) -> dict[str, dict[str, Any]]:
    """What lies on each filled cell of a display: an element's letter, ``mage`` or nothing, and whether crossed out."""
    found = {}
    for cell, label in enumerate(BOARD.labels):
        held = int(pos.held[player, cell])
        if held != NONE:
            letter = "mage" if held == MAGE else "" if held == UNNAMED else ELEMENTS[held]
            found[label] = {"held": letter, "crossed": bool(int(pos.crossed[player]) & int(BIT[cell]))}
    return found


def view(state: State, player: int | None) -> View:
    """The fields of a Hexpertise view; lists are by player."""
    pos = state.seen(player)
    number = int(pos.counts[CARD])
    cards = len(pos.deck)
    over = number >= cards
    end_of_pass = cards if over else number - number % PASS_CARDS + PASS_CARDS
    placed = int(pos.counts[PLACED])
    return {
        "nexus": state.setup["nexus"],
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
        "movers": movers(state),
    }


def movers(state: State) -> list[int]:
    """Whose each move of the shared history is: a card's choices are listed mage by mage (ruling 12)."""
    places = 1 if state.position().counts[DIRECTED] else 2
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
        where, arrow = "next to the mage's group", None
        if pos.counts[DIRECTED]:
            arrow = notation.direction_of(pos, kind)
            where = f"{notation.PLACES[arrow]} a filled cell"
        found.append({"element": letter, "said": f"Place {ELEMENT_NAMES[kind]} {where}", "arrow": arrow})
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
    cells = tuple(cell.holding(_token(shown[cell.id])) if cell.id in shown else cell for cell in BARE)
    return BoardScene(f"display-{player}", f"Display of mage {player + 1}", cells, player)


def _token(held: dict[str, Any]) -> Token:
    letter = held["held"]
    if letter == "mage":
        return Token("element", "mage", "the mage")
    if not letter:
        return Token("element", "crossed", "crossed out")
    name = ELEMENT_NAMES[ELEMENTS.index(letter)]
    if held["crossed"]:
        return Token("element", "crossed", f"{name}, crossed out", group=name.lower(), mark=letter)
    return Token("element", name.lower(), name, mark=letter)


def _element(letter: str, name: str = "", *, slot: int, count: int = 1, arrow: int | None = None) -> Item:
    called = ELEMENT_NAMES[ELEMENTS.index(letter)]
    return Item(letter, name or called, called.lower(), (), letter, count, slot, kind="element", arrow=arrow)


def _card(view: View) -> Tray:
    """The open card: how each of its elements may be placed. What is placed already, or cannot be, is spent."""
    said = {reading["element"]: reading for reading in view["readings"]}
    items = []
    for slot, letter in enumerate(view["card"]):
        reading = said.get(letter, {"said": f"{ELEMENT_NAMES[ELEMENTS.index(letter)]} is placed", "arrow": None})
        count = int(letter in said and not view["stuck"])
        items.append(_element(letter, reading["said"], slot=slot, count=count, arrow=reading["arrow"]))
    if view["stuck"]:
        items.append(Item(CROSS_OUT, "Cross out an empty cell", "crossed", slot=2, kind="element"))
    title = f"Card {view['turn']} of {view['turns']}" if items else "The deck is empty"
    return Tray("card", title, None, tuple(items), kind="readings")


def _nexus(view: View) -> Tray:
    items = tuple(_element(letter, slot=slot) for slot, letter in enumerate(view["nexus"]))
    return Tray("nexus", "Nexus", None, items, kind="nexus")


def _deck(view: View) -> Tray:
    items = []
    for slot, card in enumerate(view["to_come"]):
        names = [ELEMENT_NAMES[ELEMENTS.index(letter)] for letter in card]
        style = " ".join(name.lower() for name in names)
        items.append(Item(card, " and ".join(names), style, mark=card, slot=slot, kind="card"))
    return Tray("deck", "Still to come in this pass", None, (), len(items), tuple(items), kind="deck")


def _score(view: View, player: int) -> Score:
    parts = tuple(
        (HEADING_NAMES[HEADINGS.index(heading)], points) for heading, points in view["detail"][player].items()
    )
    groups = tuple(
        (HEADING_NAMES[HEADINGS.index(heading)], tuple(tuple(group) for group in view["lit"][player][heading]))
        for heading in view["detail"][player]
    )
    styles = tuple(HEADING_NAMES[HEADINGS.index(heading)].split()[0].lower() for heading in view["detail"][player])
    return Score(player, f"mage-{player}", view["scores"][player], parts, f"display-{player}", groups, styles)


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
        return "Wait for the other mages"
    if view["stuck"]:
        return "Neither element fits anywhere: cross out an empty cell"
    names = [ELEMENT_NAMES[ELEMENTS.index(reading["element"])] for reading in view["readings"]]
    if view["placed"]:
        return f"Now place {names[0]}"
    return f"Place {names[0]} or {names[1]}" if view["directed"] else f"Place {names[0]} and {names[1]}"


def _said(view: View) -> str:
    if not view["history"]:
        return ""
    told = [_choice(view, player) for player in range(view["players"])]
    if view["players"] == 1:
        return told[0]
    names = list(view.get("names", [f"mage {player + 1}" for player in range(view["players"])]))
    if view["me"] is not None:
        names[view["me"]] = "you"
    return "; ".join(f"{name} {choice}" for name, choice in zip(names, told, strict=True))


def _choice(view: View, player: int) -> str:
    """What a mage did with the last card that all have chosen for."""
    places = _moves_a_card(view)
    moves = view["history"][-places * view["players"] :][places * player : places * (player + 1)]
    found = []
    for kind, label in (move.split(":") for move in moves):
        crossed = kind == "x"
        found.append(f"crossed out {label}" if crossed else f"placed {ELEMENT_NAMES[ELEMENTS.index(kind)]} on {label}")
    return " and ".join(found)


def _moves_a_card(view: View) -> int:
    return 1 if view["directed"] else 2


def offers(state: State, player: int) -> list[Offer]:
    """Every legal move of a mage, with what it nullifies and scores."""
    pos = state.position(player)
    before, shone = sheet(pos, player), lit(pos, player)
    codes = state.codes(player)
    return [_offer(pos, player, before, shone, move, code) for move, code in codes.items()]


def _offer(
    pos: Any, player: int, before: dict[str, float], shone: dict[str, list[list[str]]], move: str, code: int
) -> Offer:
    kind, cell = divmod(code, CELLS)
    after = duplicate(pos)
    kernels.apply(after, code)
    board = f"display-{player}"
    label = BOARD.labels[cell]
    now = sheet(after, player)
    gains = tuple(
        (HEADING_NAMES[HEADINGS.index(heading)], now[heading] - before[heading])
        for heading in HEADINGS
        if now[heading] != before[heading]
    )
    marks = _gaining(after, player, [heading for heading in HEADINGS if now[heading] > before[heading]], shone)
    if kind == CROSS:
        return Offer(move, Put(label, CROSS_OUT, board), Effect(gains, f"Cross out {label}", marks, label="Cross out"))
    lost = int(after.crossed[player]) & ~int(pos.crossed[player])
    labels = tuple(BOARD.labels[c] for c in range(CELLS) if lost & int(BIT[c]))
    said = f"{ELEMENT_NAMES[kind]} on {label}"
    if labels:
        said += ", crossed out at once with " + ", ".join(other for other in labels if other != label)
    said += ": " + (", ".join(f"{points:+g} {heading}" for heading, points in gains) or "no points")
    if labels:
        marks += (Mark("lost", labels, board),)
    effect = Effect(gains, said, marks, label=f"Place {ELEMENT_NAMES[kind]}")
    return Offer(move, Put(label, ELEMENTS[kind], board), effect)


def _gaining(after: Any, player: int, headings: list[str], shone: dict[str, list[list[str]]]) -> tuple[Mark, ...]:
    """The groups of hexes that score more, or anew, after a move: one mark for each."""
    shines = lit(after, player) if headings else {}
    return tuple(
        Mark("gain", tuple(group), f"display-{player}")
        for heading in headings
        for group in shines[heading]
        if group not in shone[heading]
    )
