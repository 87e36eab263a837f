"""What a position of Hexano-Duel looks like. Nothing is hidden in this game: everybody sees the same."""

from __future__ import annotations

from functools import cache, lru_cache
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
from hexagora.rulebooks.shifts import BOARD, labels
from hexagora.words import say, series

SIDES = notation.SIDES
HEADINGS = {heading: say(f"hexano-duel-heading-{heading}") for heading in ("solid", "mixed", "loose")}
BARE = tuple(Cell(label, q, r, *place((q, r))) for label, (q, r) in zip(BOARD.labels, BOARD.cells, strict=True))
ENDS = {COLLECTION: "collection", COLD: "no eruption possible", FORFEIT: "forfeit", DRIED: "dry", LATE: "timeout"}


def volcano(pos: Any, cell: int) -> list[int]:
    """The kinds of the pieces on a cell from the bottom up, without a cap."""
    kinds = []
    number = pos.top.item(cell)
    while number != NOTHING:
        kinds.append(pos.kind.item(number))
        number = pos.under.item(number)
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
    stacks = {label: "".join(map(piece, volcano(pos, cell))) for cell, label in enumerate(BOARD.labels)}
    for side, cap in enumerate(("W1", "K1")):
        for label in labels(pos.masks.item(CAP + side)):
            stacks[label] += cap
    return {
        "stacks": stacks,
        "hauls": [[piece(k) for k, count in enumerate(haul.tolist()) for _ in range(count)] for haul in pos.haul],
        "trees": [arranged(haul) for haul in pos.haul],
        "missing": [missing(haul) for haul in pos.haul],
        "quiet": int(pos.counts[QUIET]),
        "dry": int(pos.counts[DRY]),
        "end": ENDS.get(int(pos.counts[END])),
        "flights": _flights_of_last_move(state),
    }


def scene(view: View) -> Scene:
    """The board with its stacks, both hauls, and the flights of the last eruption."""
    cells = [_holding(label, view["stacks"][label]) for label in BOARD.labels]
    history = [move for move in view["history"] if "-" in move]
    return Scene(
        boards=(BoardScene("board", say("rules-board"), tuple(cells)),),
        sides=SIDES,
        trays=tuple(_haul(view, player) for player in range(2)),
        scores=tuple(_score(view, player) for player in range(2)),
        marks=(Mark("last", tuple(history[-1].split("-"))),) if history else (),
        prompt=_prompt(view),
        said=_said(view),
        flights=tuple(
            Flight(_token(f["piece"], f["from"]), f["from"], f["to"], f["captured"]) for f in view["flights"]
        ),
    )


def _score(view: View, player: int) -> Score:
    parts = tuple((HEADINGS[heading], points) for heading, points in view["detail"][player].items())
    return Score(player, SIDES[player], view["scores"][player], parts)


@lru_cache(1 << 14)
def _holding(label: str, stack: str) -> Cell:
    """A cell with its pieces: from one look to the next few of them change."""
    tokens = (_token(stack[i : i + 2], label) for i in range(0, len(stack), 2))
    return BARE[BOARD.index[label]].holding(*tokens)


@cache
def _token(text: str, label: str) -> Token:
    k = kind(text)
    colour = COLOUR_NAMES[k // SIZES]
    if text in ("W1", "K1"):
        side = "WK".index(text[0])
        return Token("cap", SIDES[side], say("hexano-duel-cap", colour=colour), side, label, text[0], 1)
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
        Item(f"any-{c}", say("hexano-duel-colour", colour=colour), colour, mark=c, count=0, kind="cone")
        for c, colour in ((c, COLOUR_NAMES[COLOURS.index(c)]) for c in lacks["colours"])
    ]
    if lacks["tree"]:
        wanted.append(Item("any-tree", say("hexano-duel-tree"), "plain", count=0, kind="tree"))
    lacking = series(item.name for item in wanted)
    note = say("hexano-duel-missing", things=lacking) if wanted else say("hexano-duel-has-all")
    title = say("hexano-duel-haul", side=SIDES[player])
    return Tray(f"haul-{player}", title, player, tuple(items), note=note, kind="haul", wanted=tuple(wanted))


@cache
def _item(text: str, slot: int, group: str) -> Item:
    k = kind(text)
    style = COLOUR_NAMES[k // SIZES]
    return Item(text, name(k), style, mark=text[0], slot=slot, group=group, kind="cone", size=int(text[1]))


def _prompt(view: View) -> str:
    if view["over"]:
        return ""
    if view["quiet"]:
        return say("hexano-duel-move-on", quiet=view["quiet"], most=MAX_QUIET)
    if view["dry"] >= DRY_TURNS - 10:
        return say("hexano-duel-dry", turns=DRY_TURNS - view["dry"])
    return say("hexano-duel-move")


def _said(view: View) -> str:
    if not view["history"]:
        return ""
    move = view["history"][-1]
    if move == "timeout":
        return say("hexano-duel-did-timeout")
    start, end = move.split("-")
    if not view["flights"]:
        return say("hexano-duel-did-move", start=start, end=end)
    caught = [f["piece"] for f in view["flights"] if f["captured"]]
    if not caught:
        return say("hexano-duel-did-erupt", start=start, end=end)
    return say("hexano-duel-did-capture", start=start, end=end, pieces=series(name(kind(p)) for p in caught))


# Moves ------------------------------------------------------------------------------------------------------


def flights(pos: Any, code: int) -> list[dict[str, Any]]:
    """Where each piece of an eruption lands, in the order of flight; empty for a quiet move."""
    return _path(pos, code, _after(pos, code)) if _erupts(pos, code) else []


def _erupts(pos: Any, code: int) -> bool:
    side = pos.counts.item(SIDE)
    return bool(rules.erupts(pos, rules.open_cells(pos, side), *divmod(code, STRIDE)))


def _after(pos: Any, code: int) -> Any:
    after = duplicate(pos)
    kernels.apply(after, code)
    return after


def _path(pos: Any, code: int, after: Any) -> list[dict[str, Any]]:
    start, direction = divmod(code, STRIDE)
    landing, path = NEXT.item(start, direction), []
    stack = volcano(pos, start)
    for k in stack[: len(volcano(after, start)) - len(stack) - 1 : -1]:
        landing = NEXT.item(landing, direction)
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
    player = state.to_act
    if player is None:
        return []
    pos = state.position()
    before = detail(pos)[pos.counts.item(SIDE)]
    return [_offer(pos, move, code, before) for move, code in state.codes(player).items()]


def _offer(pos: Any, move: str, code: int, before: dict[str, float]) -> Offer:
    start, end = move.split("-")
    return Offer(move, Drag(start, end), _effect(pos, code, before))


def _effect(pos: Any, code: int, before: dict[str, float]) -> Effect:
    side = pos.counts.item(SIDE)
    if not _erupts(pos, code):
        why = notation.why_quiet(pos, side, *divmod(code, STRIDE))
        return Effect(said=say("hexano-duel-quiet", why=why), label=say("hexano-duel-button-quiet"))
    after = _after(pos, code)
    path, now = _path(pos, code, after), detail(after)[side]
    caught = [f for f in path if f["captured"]]
    gains = tuple(
        (HEADINGS[heading], now[heading] - before[heading]) for heading in now if now[heading] != before[heading]
    )
    marks = [Mark("path", tuple(f["to"] for f in path))]
    if caught:
        marks.append(Mark("gain", tuple(f["to"] for f in caught)))
    said = say("hexano-duel-erupts", count=len(path))
    if caught:
        pieces = series(name(kind(f["piece"])) for f in caught)
        said = say("hexano-duel-captures", count=len(path), pieces=pieces)
    tokens = tuple(Flight(_token(f["piece"], f["from"]), f["from"], f["to"], f["captured"]) for f in path)
    return Effect(gains, said, tuple(marks), flights=tokens, label=say("hexano-duel-button-erupt"))
