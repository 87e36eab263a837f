"""What a player may know of a HexaFuse position, and what it looks like.

Both hands are open, so every player and spectator sees the same: the pieces on the board, both hands, and of each
queue its length and the set of its pieces, never their order (ruling 5).
"""

from __future__ import annotations

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
from hexagora.rulebooks.hexafuse.pieces import BOARD, BY_MASK, CELL_CORNERS, CELLS, PIECE, PIECES, SIZE, TURN
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

SIDES = ("A", "B")
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
    tokens: dict[str, Token] = {label: Token("block", "block", "blocked") for label in view["blocked"]}
    for player in range(2):
        style, name = sides[player], view["sides"][player]
        for label in view["anchors"][player]:
            tokens[label] = Token("anchor", style, f"anchor of side {name}", player, mark=name)
        for piece in PIECES:
            for label in view["pieces"][player].get(piece.id, ()):
                group = f"{name}-{piece.id}"
                tokens[label] = Token("tile", style, f"{piece.name} of side {name}", player, group, name)
    cells = tuple(cell.holding(tokens[cell.id]) if cell.id in tokens else cell for cell in BARE)
    return Scene(
        boards=(BoardScene("board", "Board", cells),),
        sides=tuple(sides),
        trays=tuple(_tray(view, player, sides[player]) for player in range(2)),
        scores=tuple(Score(p, sides[p], view["scores"][p], tuple(view["detail"][p].items())) for p in range(2)),
        marks=_last(view),
        prompt=_prompt(view),
        said=_said(view),
    )


def _tray(view: View, player: int, style: str) -> Tray:
    by_id = {piece.id: piece for piece in PIECES}
    hand = tuple(
        Item(i, by_id[i].name, style, by_id[i].cells, slot=slot) for slot, i in enumerate(view["hands"][player]) if i
    )
    queue = view["queues"][player]
    hidden = tuple(Item(i, by_id[i].name, style, by_id[i].cells, slot=slot) for slot, i in enumerate(queue["set"]))
    return Tray(f"hand-{player}", f"Hand of side {view['sides'][player]}", player, hand, queue["count"], hidden)


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
        return "Keep your side, or take over the other one with all that lies there?"
    if view["must_pass"]:
        empty = not any(view["hands"][view["to_act"]])
        return "All pieces are laid: pass" if empty else "None of the pieces fits anywhere: pass"
    return "Lay a piece beside your own"


_SAYINGS = {
    "pass": "passed",
    "stay": "kept the side",
    "swap": "swapped sides",
    "timeout": "ran out of time",
}


def _said(view: View) -> str:
    """The last move in words, without saying who made it: whoever shows it knows that."""
    if not view["history"]:
        return ""
    move = view["history"][-1]
    if move in _SAYINGS:
        return _SAYINGS[move]
    piece = PIECES[PIECE[BY_MASK[BOARD.mask(BOARD.index[label] for label in move.split(","))]]]
    return f"laid the {piece.name} on {move.replace(',', ', ')}"


def offers(state: State) -> list[Offer]:
    """Every legal move with its gesture and what it would score."""
    pos = state.position()
    player = state.to_act
    return [] if player is None else [_offer(state, pos, code, move) for move, code in state.codes(player).items()]


def _offer(state: State, pos: Any, code: int, move: str) -> Offer:
    if code == PASS:
        why = notation.explain_pass(pos)
        return Offer(move, Button("pass", "Pass", f"You must pass: {why}."), Effect(said=f"Pass: {why}"))
    if code >= PASS:
        after = state.play(move).scene(state.to_act)
        other = SIDES[1 - int(pos.counts[SIDE])]
        mine = SIDES[int(pos.counts[SIDE])]
        if code == SWAP:
            text = f"Take over side {other}: its pieces, anchors, hand and points become yours."
            return Offer(move, Button("swap", "Swap sides", text), Effect(said=text, preview=after))
        text = f"Keep side {mine}. It is your move."
        return Offer(move, Button("stay", "Stay", text), Effect(said=text, preview=after))
    return Offer(move, Lay(PIECES[PIECE[code]].id, tuple(move.split(",")), int(TURN[code])), _effect(pos, code))


def _effect(pos: Any, code: int) -> Effect:
    """The points a placement makes by heading, and the cells it comes into contact with."""
    side = int(pos.counts[SIDE])
    after = duplicate(pos)
    kernels.apply(after, code)  # the lock depends on the opponent's open hand alone, not on what is drawn
    made = int(after.counts[CONTACTS + side] - pos.counts[CONTACTS + side])
    lock = int(after.counts[LOCK + side] - pos.counts[LOCK + side])
    gains: list[tuple[str, float]] = [("hexes", int(SIZE[code]))]
    said = f"{PIECES[PIECE[code]].name}: {int(SIZE[code])} for hexes"
    marks: tuple[Mark, ...] = ()
    if made:
        theirs = int(pos.masks[OWN + 1 - side])
        met = 0
        for cell in BOARD.numbers(int(CELLS[code])):
            met |= int(CELL_CORNERS[cell]) & theirs
        gains.append(("contacts", rules.CONTACT_POINTS * made))
        said += f", {rules.CONTACT_POINTS * made} for contacts"
        marks = (Mark("contact", tuple(BOARD.names(met))),)
    if lock:
        gains.append(("lock", rules.LOCK_POINTS))
        said += f", {rules.LOCK_POINTS} for the lock"
    return Effect(tuple(gains), said, marks)
