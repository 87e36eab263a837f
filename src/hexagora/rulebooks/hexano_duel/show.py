"""What a position of Hexano-Duel looks like. Nothing is hidden in this game: everybody sees the same."""

from __future__ import annotations

from functools import cache
from typing import Any

from hexagora.contract import (
    BoardScene,
    Cell,
    Drag,
    Effect,
    Flight,
    Item,
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
from hexagora.rulebooks.hexano_duel import notation, rules, scoring
from hexagora.rulebooks.hexano_duel.haul import arranged, missing
from hexagora.rulebooks.hexano_duel.pieces import COLOUR_NAMES, COLOURS, OPAQUE, SIZES, kind, name, piece
from hexagora.rulebooks.hexano_duel.position import (
    CAP,
    COLD,
    COLLECTION,
    DRIED,
    DRY,
    DRY_TURNS,
    END,
    FORFEIT,
    LATE,
    MAX_QUIET,
    NOTHING,
    QUIET,
    SIDE,
    STRIDE,
)
from hexagora.rulebooks.hexano_duel.rules import NEXT
from hexagora.rulebooks.hexano_duel.scoring import LOOSE, MIXED_TREE, SOLID_TREE
from hexagora.rulebooks.shifts import BIT, BOARD

SIDES = ("white", "black")
BARE = tuple(Cell(label, q, r, *place((q, r))) for label, (q, r) in zip(BOARD.labels, BOARD.cells, strict=True))
ENDS = {COLLECTION: "collection", COLD: "no eruption possible", FORFEIT: "forfeit", DRIED: "dry", LATE: "timeout"}


def volcano(pos: Any, cell: int) -> list[int]:
    """The kinds of the pieces on a cell from the bottom up, without a cap."""
    kinds = []
    number = int(pos.top[cell])
    while number != NOTHING:
        kinds.append(int(pos.kind[number]))
        number = int(pos.under[number])
    return kinds[::-1]


def detail(pos: Any) -> list[dict[str, float]]:
    """Points by heading for each player: solid trees, mixed trees, loose pieces."""
    rows: list[dict[str, float]] = []
    for haul in pos.haul:
        solid, mixed, loose = scoring.trees(haul)
        rows.append({"solid": SOLID_TREE * solid, "mixed": MIXED_TREE * mixed, "loose": LOOSE * loose})
    return rows


def view(state: State) -> View:
    """The fields of a Hexano-Duel view; lists of two are by player, White first."""
    pos = state.position()
    stacks = {}
    for cell, label in enumerate(BOARD.labels):
        stack = "".join(piece(k) for k in volcano(pos, cell))
        for side, cap in enumerate(("W1", "K1")):
            stack += cap if pos.masks[CAP + side] & BIT[cell] else ""
        stacks[label] = stack
    return {
        "stacks": stacks,
        "hauls": [[piece(k) for k in range(len(haul)) for _ in range(haul[k])] for haul in pos.haul],
        "trees": [arranged(haul) for haul in pos.haul],
        "missing": [missing(haul) for haul in pos.haul],
        "quiet": int(pos.counts[QUIET]),
        "dry": int(pos.counts[DRY]),
        "end": ENDS.get(int(pos.counts[END])),
        "flights": _flights_of_last_move(state),
    }


def scene(view: View) -> Scene:
    """The board with its stacks, both hauls, and the flights of the last eruption."""
    cells = []
    for cell in BARE:
        stack = view["stacks"][cell.id]
        cells.append(cell.holding(*(_token(stack[i : i + 2], cell.id) for i in range(0, len(stack), 2))))
    history = [move for move in view["history"] if "-" in move]
    return Scene(
        boards=(BoardScene("board", "Board", tuple(cells)),),
        sides=SIDES,
        trays=tuple(_haul(view, player) for player in range(2)),
        scores=tuple(Score(p, SIDES[p], view["scores"][p], tuple(view["detail"][p].items())) for p in range(2)),
        marks=(Mark("last", tuple(history[-1].split("-"))),) if history else (),
        prompt=_prompt(view),
        said=_said(view),
        flights=tuple(
            Flight(_token(f["piece"], f["from"]), f["from"], f["to"], f["captured"]) for f in view["flights"]
        ),
    )


@cache
def _token(text: str, label: str) -> Token:
    k = kind(text)
    colour = COLOUR_NAMES[k // SIZES]
    if text in ("W1", "K1"):
        side = "WK".index(text[0])
        return Token("cap", SIDES[side], f"{colour} cap", side, label, text[0], 1)
    side_of = k // SIZES - OPAQUE if k // SIZES >= OPAQUE else None
    return Token("cone", colour, name(k), side_of, None, text[0], int(text[1]))


def _haul(view: View, player: int) -> Tray:
    items: list[Item] = []
    for number, group in enumerate(view["trees"][player]):
        solid = len({p[0] for p in group} - {"C"}) <= 1
        label = ("solid" if solid else "mixed") + f" {number}" if len(group) == SIZES else "loose"
        for p in group:
            items.append(_item(p, len(items), label))
    lacks = view["missing"][player]
    wanted = [
        Item(f"any-{c}", COLOUR_NAMES[COLOURS.index(c)], COLOUR_NAMES[COLOURS.index(c)], mark=c, count=0, kind="cone")
        for c in lacks["colours"]
    ]
    if lacks["tree"]:
        wanted.append(Item("any-tree", "a whole tree of one colour", "plain", count=0, kind="tree"))
    words = [item.name for item in wanted]
    note = "Still missing for the end: " + ", ".join(words) if words else "Holds all that ends the game"
    title = f"Haul of {notation.NAMES[player]}"
    return Tray(f"haul-{player}", title, player, tuple(items), note=note, kind="haul", wanted=tuple(wanted))


def _item(text: str, slot: int, group: str) -> Item:
    k = kind(text)
    style = COLOUR_NAMES[k // SIZES]
    return Item(text, name(k), style, mark=text[0], slot=slot, group=group, kind="cone", size=int(text[1]))


def _prompt(view: View) -> str:
    if view["over"]:
        return ""
    if view["quiet"]:
        return f"Move on until a volcano erupts ({view['quiet']} of {MAX_QUIET})"
    if view["dry"] >= DRY_TURNS - 10:
        return f"Move a cap; {DRY_TURNS - view['dry']} turns without a capture are left"
    return "Move a cap off its volcano to make it erupt"


def _said(view: View) -> str:
    if not view["history"]:
        return ""
    move = view["history"][-1]
    if move == "timeout":
        return "ran out of time"
    start, end = move.split("-")
    if not view["flights"]:
        return f"moved a cap quietly from {start} to {end}"
    caught = [f["piece"] for f in view["flights"] if f["captured"]]
    captured = ", ".join(name(kind(p)) for p in caught) or "nothing"
    return f"erupted from {start} to {end}, captured {captured}"


def _pieces(count: int) -> str:
    return "1 piece" if count == 1 else f"{count} pieces"


# Moves ------------------------------------------------------------------------------------------------------


def flights(pos: Any, code: int) -> list[dict[str, Any]]:
    """Where each piece of an eruption lands, in the order of flight; empty for a quiet move."""
    side = int(pos.counts[SIDE])
    start, direction = divmod(code, STRIDE)
    target = int(NEXT[start, direction])
    if not rules.erupts(pos, rules.open_cells(pos, side), start, direction):
        return []
    after = duplicate(pos)
    kernels.apply(after, code)
    landing, path = target, []
    for k in volcano(pos, start)[::-1][: len(volcano(pos, start)) - len(volcano(after, start))]:
        landing = int(NEXT[landing, direction])
        captured = len(volcano(after, landing)) == len(volcano(pos, landing))
        path.append({"piece": piece(k), "from": BOARD.labels[start], "to": BOARD.labels[landing], "captured": captured})
    return path


def _flights_of_last_move(state: State) -> list[dict[str, Any]]:
    if not state.history or state.history[-1] == "timeout":
        return []
    before = state.earlier().position()
    return flights(before, notation.code(before, state.history[-1]))


def offers(state: State) -> list[Offer]:
    """Every legal move with its eruption, if it makes one."""
    pos = state.position()
    found = []
    player = state.to_act
    for move, code in () if player is None else state.codes(player).items():
        start, end = move.split("-")
        found.append(Offer(move, Drag(start, end), _effect(pos, code)))
    return found


def _effect(pos: Any, code: int) -> Effect:
    path = flights(pos, code)
    if not path:
        start, direction = divmod(code, STRIDE)
        why = notation.why_quiet(pos, int(pos.counts[SIDE]), start, direction)
        return Effect(said=f"Quiet: {why}. You move again.", label="Move quietly")
    side = int(pos.counts[SIDE])
    after = duplicate(pos)
    kernels.apply(after, code)
    before, now = detail(pos)[side], detail(after)[side]
    caught = [f for f in path if f["captured"]]
    gains = tuple((heading, now[heading] - before[heading]) for heading in now if now[heading] != before[heading])
    marks = [Mark("path", tuple(f["to"] for f in path))]
    if caught:
        marks.append(Mark("gain", tuple(f["to"] for f in caught)))
    said = f"Erupts: {_pieces(len(path))} in flight, " + (
        "captures " + ", ".join(name(kind(f["piece"])) for f in caught) if caught else "none is captured"
    )
    tokens = tuple(Flight(_token(f["piece"], f["from"]), f["from"], f["to"], f["captured"]) for f in path)
    return Effect(gains, said, tuple(marks), flights=tokens, label="Erupt")
