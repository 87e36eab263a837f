"""What a player may know of a HexaFuse position, and what it looks like.

Both hands are open, so every player and spectator sees the same: the pieces on the board, both hands, and of each
queue its length and the set of its pieces, never their order (ruling 5).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from hexagora.contract import (
    BoardScene,
    Button,
    Cell,
    Effect,
    Item,
    Lay,
    Mark,
    Offer,
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
from hexagora.rulebooks.hexafuse import notation, rules
from hexagora.rulebooks.hexafuse.pieces import BOARD, BY_MASK, CELL_CORNERS, CELLS, PIECE, PIECES, TURN
from hexagora.rulebooks.hexafuse.position import (
    ANCHORS,
    CAN_PLACE,
    CONTACTS,
    DRAWN,
    FREE,
    HEXES,
    LOCK,
    NONE,
    OWN,
    PASS,
    PHASE,
    PIE,
    SIDE,
    SWAP,
    SWAPPED,
)
from hexagora.words import say

SIDES = ("A", "B")
HEADINGS = {heading: say(f"hexafuse-heading-{heading}") for heading in ("hexes", "contacts", "lock")}
BY_ID = {piece.id: piece for piece in PIECES}
BARE = tuple(Cell(label, q, r, *place((q, r))) for label, (q, r) in zip(BOARD.labels, BOARD.cells, strict=True))


def detail(pos: Any) -> list[dict[str, float]]:
    """Points by heading for each player: hexes, contacts, lock."""
    rows: list[dict[str, float]] = []
    for player in range(2):
        side = player ^ int(pos.counts[SWAPPED])
        rows.append(
            {
                "hexes": int(pos.counts[HEXES + side]),
                "contacts": rules.CONTACT_POINTS * int(pos.counts[CONTACTS + side]),
                "lock": rules.LOCK_POINTS * int(pos.counts[LOCK + side]),
            }
        )
    return rows


def view(state: State) -> View:
    """The fields of a HexaFuse view; lists with two entries are by player, ``sides`` says which side each plays."""
    pos = state.position()
    seat = [player ^ int(pos.counts[SWAPPED]) for player in range(2)]
    queues = []
    for side in seat:
        rest = sorted(int(piece) for piece in pos.order[side, int(pos.counts[DRAWN + side]) :])
        queues.append({"count": len(rest), "set": [PIECES[piece].id for piece in rest]})
    to_act = None if state.is_over else ("pie" if pos.counts[PHASE] == PIE else "place")
    blocked = BOARD.full & ~int(
        pos.masks[FREE] | pos.masks[OWN] | pos.masks[OWN + 1] | pos.masks[ANCHORS] | pos.masks[ANCHORS + 1]
    )
    return {
        "phase": to_act,
        "must_pass": to_act == "place" and not pos.counts[CAN_PLACE],
        "sides": [SIDES[side] for side in seat],
        "anchors": [BOARD.names(int(pos.masks[ANCHORS + side])) for side in seat],
        "blocked": BOARD.names(blocked),
        "pieces": [
            {PIECES[n].id: BOARD.names(int(cells)) for n, cells in enumerate(pos.laid[side]) if cells} for side in seat
        ],
        "hands": [[None if n == NONE else PIECES[n].id for n in pos.hand[side]] for side in seat],
        "queues": queues,
    }


def scene(view: View) -> Scene:
    """The board, both hands and the scores of a view."""
    sides = [f"side-{SIDES.index(side)}" for side in view["sides"]]
    held: dict[str, Cell] = {label: _blocked(label) for label in view["blocked"]}
    for player, name in enumerate(view["sides"]):
        held |= {label: _anchor(label, name, player) for label in view["anchors"][player]}
        for piece, labels in view["pieces"][player].items():
            held |= {label: _tile(label, piece, name, player) for label in labels}
    return Scene(
        boards=(BoardScene("board", say("rules-board"), tuple([held.get(cell.id, cell) for cell in BARE])),),
        sides=tuple(sides),
        trays=tuple(_tray(view, player, sides[player]) for player in range(2)),
        scores=tuple(_score(view, player, sides[player]) for player in range(2)),
        marks=_last(view),
        prompt=_prompt(view),
        said=_said(view),
    )


# What may lie on a cell, or in a hand: there is not much of it, and it is shown again and again.


@cache
def _blocked(label: str) -> Cell:
    return BARE[BOARD.index[label]].holding(Token("block", "block", say("hexafuse-is-blocked")))


@cache
def _anchor(label: str, name: str, player: int) -> Cell:
    said = say("hexafuse-is-anchor", side=name)
    return BARE[BOARD.index[label]].holding(Token("anchor", f"side-{SIDES.index(name)}", said, player, mark=name))


@cache
def _tile(label: str, piece: str, name: str, player: int) -> Cell:
    said = say("hexafuse-is-piece", piece=BY_ID[piece].name, side=name)
    token = Token("tile", f"side-{SIDES.index(name)}", said, player, f"{name}-{piece}", name)
    return BARE[BOARD.index[label]].holding(token)


@cache
def _item(piece: str, style: str, slot: int) -> Item:
    return Item(piece, BY_ID[piece].name, style, BY_ID[piece].cells, slot=slot)


def _score(view: View, player: int, style: str) -> Score:
    parts = tuple((HEADINGS[heading], points) for heading, points in view["detail"][player].items())
    return Score(player, style, view["scores"][player], parts)


def _tray(view: View, player: int, style: str) -> Tray:
    hand = tuple(_item(piece, style, slot) for slot, piece in enumerate(view["hands"][player]) if piece)
    queue = view["queues"][player]
    hidden = tuple(_item(piece, style, slot) for slot, piece in enumerate(queue["set"]))
    title = say("hexafuse-hand", side=view["sides"][player])
    return Tray(f"hand-{player}", title, player, hand, queue["count"], hidden)


def _last_placement(view: View) -> tuple[int, str] | None:
    """The ply and the text of the last move that laid a piece, if nothing but an answer followed it."""
    for ply in range(len(view["history"]) - 1, -1, -1):
        if view["history"][ply] not in notation.WORDS.values():
            return ply, view["history"][ply]
    return None


def _last(view: View) -> tuple[Mark, ...]:
    found = _last_placement(view)
    return () if found is None else (Mark("last", tuple(found[1].split(","))),)


def _prompt(view: View) -> str:
    if view["over"]:
        return ""
    if view["phase"] == "pie":
        return say("hexafuse-pie")
    if view["must_pass"]:
        empty = not any(view["hands"][view["to_act"]])
        return say("hexafuse-pass-empty") if empty else say("hexafuse-pass-stuck")
    return say("hexafuse-lay")


def _said(view: View) -> str:
    """The last move in words, without saying who made it: whoever shows it knows that."""
    if not view["history"]:
        return ""
    move = view["history"][-1]
    if move in notation.WORDS.values():
        return say(f"hexafuse-did-{move}")
    piece = PIECES[PIECE[BY_MASK[BOARD.mask(BOARD.index[label] for label in move.split(","))]]]
    return say("hexafuse-placed", piece=piece.name, cells=move.replace(",", ", "))


def offers(state: State) -> list[Offer]:
    """Every legal move with its gesture and what it would score."""
    pos = state.position()
    player = state.to_act
    return [] if player is None else [_offer(state, pos, code, move) for move, code in state.codes(player).items()]


def _offer(state: State, pos: Any, code: int, move: str) -> Offer:
    if code == PASS:
        why = notation.why_pass(pos)
        button = Button("pass", say("hexafuse-button-pass"), say(f"hexafuse-must-pass-{why}"))
        return Offer(move, button, Effect(said=say(f"hexafuse-passes-{why}")))
    if code >= PASS:
        after = state.play(move).scene(state.to_act)
        other = SIDES[1 - int(pos.counts[SIDE])]
        mine = SIDES[int(pos.counts[SIDE])]
        if code == SWAP:
            text = say("hexafuse-swaps", side=other)
            return Offer(move, Button("swap", say("hexafuse-button-swap"), text), Effect(said=text, preview=after))
        text = say("hexafuse-stays", side=mine)
        return Offer(move, Button("stay", say("hexafuse-button-stay"), text), Effect(said=text, preview=after))
    return Offer(move, _gesture(code), _effect(pos, code))


@cache
def _gesture(code: int) -> Lay:
    cells = tuple(notation.text(code).split(","))
    return Lay(PIECES[PIECE[code]].id, cells, int(TURN[code]))


def _effect(pos: Any, code: int) -> Effect:
    """The points a placement makes by heading, and the cells it comes into contact with."""
    side = pos.counts.item(SIDE)
    after = duplicate(pos)
    kernels.apply(after, code)  # the lock depends on the opponent's open hand alone, not on what is drawn
    made = after.counts.item(CONTACTS + side) - pos.counts.item(CONTACTS + side)
    lock = after.counts.item(LOCK + side) - pos.counts.item(LOCK + side)
    gains, said = _gained(PIECE.item(code), made, lock)
    return Effect(gains, said, (Mark("contact", _met(pos, side, code)),) if made else ())


@cache
def _gained(piece: int, made: int, lock: int) -> tuple[tuple[tuple[str, float], ...], str]:
    """What a piece makes by so many contacts and by locking, and how that is told."""
    size = len(PIECES[piece].cells)
    gained = {"hexes": size, "contacts": rules.CONTACT_POINTS * made, "lock": rules.LOCK_POINTS * lock}
    made_by = {name: points for name, points in gained.items() if points}
    ending = {(): "", ("contacts",): "-contacts", ("lock",): "-lock"}.get(tuple(made_by)[1:], "-both")
    said = say(f"hexafuse-lays{ending}", piece=PIECES[piece].name, **made_by)
    return tuple((HEADINGS[name], points) for name, points in made_by.items()), said


def _met(pos: Any, side: int, code: int) -> tuple[str, ...]:
    """The cells of the opponent's pieces that a placement touches at a corner."""
    corners = 0
    for cell in BOARD.numbers(CELLS.item(code)):
        corners |= CELL_CORNERS.item(cell)
    return tuple(BOARD.names(corners & pos.masks.item(OWN + 1 - side)))
