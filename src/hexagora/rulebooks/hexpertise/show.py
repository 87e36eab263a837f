"""What a player may know of a game of Hexpertise, and what it looks like.

All displays lie open, but nobody sees what another mage chooses for a card before all have chosen. Of the deck, the
card that lies open is known and which cards are still to come in this pass, never their order (ruling 13).
"""

from __future__ import annotations

from typing import Any

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
from hexagora.rulebooks.hexpertise.display import BIT, BOARD, CELLS
from hexagora.rulebooks.hexpertise.editions import CARDS, ELEMENT_NAMES, ELEMENTS, HEADING_NAMES, HEADINGS
from hexagora.rulebooks.hexpertise.position import CARD, CROSS, DIRECTED, MAGE, NONE, PLACED, UNNAMED
from hexagora.rulebooks.hexpertise.rules import PASS_CARDS
from hexagora.rulebooks.hexpertise.sheet import lit, sheet

EMPTY = {"held": "", "crossed": False}


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
        "to_come": sorted((CARDS[c] for c in pos.deck[number + 1 : end_of_pass]), key=CARDS.index),
        "displays": [display(pos, p) for p in range(state.players)],
        "lit": [lit(pos, p) for p in range(state.players)],
        "chosen": [p not in state.awaiting for p in range(state.players)],
        "directed": bool(pos.counts[DIRECTED]),
    }


def readings(pos: Any) -> list[dict[str, str]]:
    """Each element of the card that may be placed, and where: "place Fire to the north-east of a filled cell"."""
    found = []
    for letter in notation.card(pos):
        kind = ELEMENTS.index(letter)
        if kind == pos.counts[PLACED]:
            continue
        where = "next to the mage's group"
        if pos.counts[DIRECTED]:
            where = f"{notation.PLACES[notation.direction_of(pos, kind)]} a filled cell"
        found.append({"element": letter, "said": f"Place {ELEMENT_NAMES[kind]} {where}"})
    return found


def scene(view: View) -> Scene:
    """One board for each mage, the card with its readings, the cards to come, and the score sheets."""
    me = view["me"] if view["me"] is not None else 0
    players = range(view["players"])
    order = [*range(me, view["players"]), *range(me)]
    return Scene(
        boards=tuple(_board(view, player) for player in order),
        sides=tuple(f"mage-{player}" for player in players),
        trays=(_card(view), _deck(view)),
        scores=tuple(_score(view, player) for player in players),
        marks=_last(view),
        prompt=_prompt(view),
        said=_said(view),
    )


def _board(view: View, player: int) -> BoardScene:
    shown = view["displays"][player]
    cells = []
    for label, (q, r) in zip(BOARD.labels, BOARD.cells, strict=True):
        held = shown.get(label, EMPTY)
        tokens = (_token(held),) if label in shown else ()
        cells.append(Cell(label, q, r, *place((q, r)), tokens=tokens))
    return BoardScene(f"display-{player}", f"Display of mage {player + 1}", tuple(cells), player)


def _token(held: dict[str, Any]) -> Token:
    letter = held["held"]
    if letter == "mage":
        return Token("element", "mage", "the mage")
    if not letter:
        return Token("element", "crossed", "crossed out")
    name = ELEMENT_NAMES[ELEMENTS.index(letter)]
    if held["crossed"]:
        return Token("element", "crossed", f"{name}, crossed out", mark=letter)
    return Token("element", name.lower(), name, mark=letter)


def _card(view: View) -> Tray:
    items = []
    for slot, reading in enumerate(view["readings"]):
        name = ELEMENT_NAMES[ELEMENTS.index(reading["element"])]
        items.append(Item(reading["element"], reading["said"], name.lower(), mark=reading["element"], slot=slot))
    title = f"Card {view['turn']} of {view['turns']}" if items else "The deck is empty"
    return Tray("card", title, None, tuple(items))


def _deck(view: View) -> Tray:
    items = []
    for slot, card in enumerate(view["to_come"]):
        name = " and ".join(ELEMENT_NAMES[ELEMENTS.index(letter)] for letter in card)
        items.append(Item(card, name, "card", mark=card, slot=slot))
    return Tray("deck", "Still to come in this pass", None, (), len(items), tuple(items))


def _score(view: View, player: int) -> Score:
    parts = tuple(
        (HEADING_NAMES[HEADINGS.index(heading)], points) for heading, points in view["detail"][player].items()
    )
    groups = tuple(
        (HEADING_NAMES[HEADINGS.index(heading)], tuple(tuple(group) for group in view["lit"][player][heading]))
        for heading in view["detail"][player]
    )
    return Score(player, f"mage-{player}", view["scores"][player], parts, f"display-{player}", groups)


def _last(view: View) -> tuple[Mark, ...]:
    """The cells of each mage's last choice that everybody has seen."""
    places = 1 if view["directed"] else 2
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
    if view["placed"]:
        return f"{view['readings'][0]['said']}"
    sayings = [reading["said"] for reading in view["readings"]]
    return " or ".join([sayings[0], sayings[1][0].lower() + sayings[1][1:]])


def _said(view: View) -> str:
    if not view["history"]:
        return ""
    kind, label = view["history"][-1].split(":")
    if kind == "x":
        return f"crossed out {label}"
    return f"placed {ELEMENT_NAMES[ELEMENTS.index(kind)]} on {label}"


def offers(state: State, player: int) -> list[Offer]:
    """Every legal move of a mage, with what it nullifies and scores."""
    pos = state.position(player)
    before = sheet(pos, player)
    return [_offer(pos, player, before, move) for move in state.legal_moves(player)]


def _offer(pos: Any, player: int, before: dict[str, float], move: str) -> Offer:
    code = notation.code(pos, move)
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
    if kind == CROSS:
        return Offer(move, Put(label, "", board), Effect(gains, f"Cross out {label}"))
    lost = int(after.crossed[player]) & ~int(pos.crossed[player])
    labels = tuple(BOARD.labels[c] for c in range(CELLS) if lost & int(BIT[c]))
    said = f"{ELEMENT_NAMES[kind]} on {label}"
    if labels:
        said += ", crossed out at once with " + ", ".join(other for other in labels if other != label)
    total = sum(points for _, points in gains)
    said += f": {total:+g}" if gains else ": no points"
    marks = (Mark("lost", labels, board),) if labels else ()
    return Offer(move, Put(label, ELEMENTS[kind], board), Effect(gains, said, marks))
