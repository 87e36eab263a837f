"""HexaFuse Snap Duels: the facts, and the game as the rest of the house knows it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hexagora.contract import Clock, Dice, Facts, Game, Offer, Option, Scene, Setup, State, View, learned
from hexagora.rulebooks.hexafuse import motif, notation, prior, show
from hexagora.rulebooks.hexafuse import setup as setups
from hexagora.rulebooks.hexafuse.pieces import BOARD, COUNT, NUMBER, PLACEMENTS
from hexagora.rulebooks.hexafuse.position import CODES, PHASE, PIE, HexaFusePosition, opened
from hexagora.rulebooks.hexafuse.setup import LAYOUTS, Layout
from hexagora.rulebooks.lessons import folder
from hexagora.words import say

FACTS = Facts(
    id="hexafuse",
    title="HexaFuse Snap Duels",
    summary=say("hexafuse-summary"),
    move_codes=CODES,
    max_legal=PLACEMENTS,
    # Each of the 30 placements may be followed by one pass, then two passes end the game; and the pie decision.
    max_plies=4 * COUNT + 3,
    options=(Option("anchors", ("opposed", "facing"), say("hexafuse-option-anchors")),),
    clock=Clock(30.0, per="decision"),
    hidden=True,
    public=True,
    knowledge=learned(Path(__file__).with_name("knowledge.json"), prior.COUNTS),
)


@dataclass(frozen=True)
class HexaFuse(Game):
    """HexaFuse with its option ``anchors``."""

    facts: Facts = FACTS

    @property
    def layout(self) -> Layout:
        """Where the anchors lie."""
        return LAYOUTS[str(self.options["anchors"])]

    def deal(self, dice: Dice, players: int) -> Setup:
        """A blocked pair and two shuffled queues."""
        return setups.deal(self.layout, dice)

    def check(self, setup: Setup, players: int) -> Setup:
        """The setup with labels in order; ValueError when it is not one of this layout."""
        return setups.check(self.layout, setup)

    def open(self, setup: Setup, players: int) -> HexaFusePosition:
        """The position at the start."""
        return opened(
            [[BOARD.index[label] for label in side] for side in setup["anchors"]],
            [BOARD.index[label] for label in setup["blocked"]],
            [[NUMBER[piece] for piece in queue] for queue in setup["queues"]],
        )

    def text(self, pos: Any, code: int) -> str:
        """A move in canonical notation."""
        return notation.text(code)

    def code(self, pos: Any, text: str) -> int:
        """The code of a legal move, or of ``timeout``; IllegalMove with the reason otherwise."""
        return notation.code(pos, text)

    def questioned(self, pos: Any) -> bool:
        """Whether the pie question waits for its answer."""
        return bool(pos.counts[PHASE] == PIE)

    def detail(self, pos: Any) -> list[dict[str, float]]:
        """Points by heading: hexes, contacts, lock."""
        return show.detail(pos)

    def view(self, state: State, player: int | None) -> View:
        """Pieces, hands, and what is known of the queues: the same for everybody."""
        return show.view(state)

    def scene(self, view: View) -> Scene:
        """The board and both hands."""
        return show.scene(view)

    def offers(self, state: State, player: int) -> list[Offer]:
        """Every legal move with its gesture and what it would score."""
        return show.offers(state)

    def lessons(self) -> tuple[Traversable, ...]:
        """Tutorial, puzzles and rules."""
        return (folder(self.id),)

    def motif(self, state: State, move: str) -> tuple[str, int]:
        """Lock, bridge, contacts or cut."""
        return motif.motif(state, move)
