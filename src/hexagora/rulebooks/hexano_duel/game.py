"""Hexano-Duel: the facts, and the game as the rest of the house knows it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hexagora.contract import Clock, Dice, Facts, Game, Offer, Option, Scene, Setup, State, View, learned
from hexagora.rulebooks.hexano_duel import endings, motif, notation, prior, show
from hexagora.rulebooks.hexano_duel import setup as setups
from hexagora.rulebooks.hexano_duel.pieces import CAPS, MAX_PIECES
from hexagora.rulebooks.hexano_duel.position import (
    CODES,
    DRY_TURNS,
    END,
    LATE,
    LOSER,
    MAX_QUIET,
    QUIET,
    WHITE,
    HexanoPosition,
    opened,
)
from hexagora.rulebooks.lessons import folder
from hexagora.words import say

FACTS = Facts(
    id="hexano-duel",
    title="Hexano-Duel",
    summary=say("hexano-duel-summary"),
    move_codes=CODES,
    max_legal=6 * CAPS,
    # Every 40 turns bring a capture, and a turn has at most 24 quiet moves and an eruption.
    max_plies=(MAX_PIECES + 1) * DRY_TURNS * (MAX_QUIET + 1),
    options=(Option("layout", setups.LAYOUTS, say("hexano-duel-option-layout")),),
    clock=Clock(60.0, per="turn"),
    agreement=True,  # ruling 4
    public=True,
    knowledge=learned(Path(__file__).with_name("knowledge.json"), prior.COUNTS),
)


@dataclass(frozen=True)
class HexanoDuel(Game):
    """Hexano-Duel with its option ``layout``."""

    facts: Facts = FACTS

    def deal(self, dice: Dice, players: int) -> Setup:
        """The stacks of the layout; ValueError for the explicit one, which needs a setup."""
        return setups.deal(str(self.options["layout"]), dice)

    def check(self, setup: Setup, players: int) -> Setup:
        """Any arrangement in which the rules can be played; ValueError otherwise."""
        return setups.check(setup)

    def open(self, setup: Setup, players: int) -> HexanoPosition:
        """The position at the start of White's first turn, which may be the end as well (ruling 2)."""
        pos = opened(setup)
        endings.begin_turn(pos, WHITE)
        return pos

    def text(self, pos: Any, code: int) -> str:
        """A move in canonical notation."""
        return notation.text(code)

    def code(self, pos: Any, text: str) -> int:
        """The code of a legal move, or of ``timeout``; IllegalMove with the reason otherwise."""
        return notation.code(pos, text)

    def retractable(self, state: State) -> bool:
        """A quiet move of the turn under way: nothing has come of it yet."""
        return bool(state.position().counts[QUIET] > 0)

    def cause(self, pos: Any) -> tuple[str, int | None]:
        """Out of time is an end of its own in a record (ruling 7); every other one is by the rules."""
        return ("timeout", int(pos.counts[LOSER])) if pos.counts[END] == LATE else ("rules", None)

    def detail(self, pos: Any) -> list[dict[str, float]]:
        """Points by heading: solid, mixed, loose."""
        return show.detail(pos)

    def view(self, state: State, player: int | None) -> View:
        """Stacks, hauls, and what is missing for the end: the same for everybody."""
        return show.view(state)

    def scene(self, view: View) -> Scene:
        """The board and both hauls."""
        return show.scene(view)

    def offers(self, state: State, player: int) -> list[Offer]:
        """Every legal move with its eruption."""
        return show.offers(state)

    def lessons(self) -> tuple[Traversable, ...]:
        """Tutorial, puzzles and rules."""
        return (folder(self.id),)

    def motif(self, state: State, move: str) -> tuple[str, int]:
        """The end, a tree, an eruption or a quiet move."""
        return motif.motif(state, move)
