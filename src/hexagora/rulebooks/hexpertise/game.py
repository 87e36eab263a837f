"""Hexeptional Hexpertise: the facts of both editions, and the game as the rest of the house knows it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hexagora.contract import Clock, Dice, Facts, Game, Offer, Option, Scene, Setup, State, View, learned
from hexagora.contract.positions import duplicate
from hexagora.rulebooks.hexpertise import motif, notation, offers, prior, rules, show
from hexagora.rulebooks.hexpertise import setup as setups
from hexagora.rulebooks.hexpertise.editions import CARDS, EDITIONS, Edition
from hexagora.rulebooks.hexpertise.position import (
    CODES,
    DONE,
    NONE,
    PLACED,
    PLACES,
    PLAYER,
    HexpertisePosition,
    opened,
)
from hexagora.rulebooks.lessons import folder
from hexagora.rulebooks.shifts import CELLS
from hexagora.words import say

MAGES = 6
ADVANCED = Option("advanced", (True, False), say("hexpertise-option-advanced"))


def facts(edition: Edition) -> Facts:
    """What can be said of an edition."""
    return Facts(
        id=edition.id,
        title=edition.title,
        summary=say("hexpertise-summary"),
        move_codes=CODES,
        max_legal=2 * CELLS,
        max_plies=MAGES * edition.passes * edition.places * len(CARDS),
        options=(ADVANCED,) if edition.advanced else (),
        players=(1, MAGES),
        clock=Clock(30.0, per="decision"),
        hidden=True,
        simultaneous=True,
        knowledge=learned(Path(__file__).with_name(f"knowledge-{edition.id}.json"), prior.COUNTS),
        candidates=prior.CANDIDATES,
    )


@dataclass(frozen=True)
class Hexpertise(Game):
    """Hexpertise in one of its editions; the second has the option ``advanced``."""

    edition: Edition = EDITIONS[0]

    @property
    def advanced(self) -> bool:
        """Whether harmonic convergences and voids score. In the first edition convergences always do."""
        return bool(self.options.get("advanced", True))

    def deal(self, dice: Dice, players: int) -> Setup:
        """The nexus and the deck."""
        return setups.deal(self.edition, dice)

    def check(self, setup: Setup, players: int) -> Setup:
        """The setup in canonical form; ValueError when the rules do not know it."""
        return setups.check(self.edition, setup)

    def open(self, setup: Setup, players: int) -> HexpertisePosition:
        """The position at the start."""
        return opened(setup, players, self.edition, advanced=self.advanced)

    def text(self, pos: Any, code: int) -> str:
        """A move in canonical notation."""
        return notation.text(code)

    def code(self, pos: Any, text: str) -> int:
        """The code of a legal move; ``timeout`` reads as the first legal cell by label."""
        return notation.code(pos, text)

    def choices_made(self, pos: Any) -> int:
        """How many placements have been made for the card that lies open."""
        whole = int(pos.counts[DONE]).bit_count() * int(pos.counts[PLACES])
        return whole + int(pos.counts[PLACED] != NONE)

    def turned(self, pos: Any, player: int) -> Any:
        """The position as if this mage chose first."""
        copy = duplicate(pos)
        copy.counts[PLAYER] = player
        return copy

    def detail(self, pos: Any) -> list[dict[str, float]]:
        """Points by heading: L D F W E A harmonic void."""
        return show.detail(pos)

    def view(self, state: State, player: int | None) -> View:
        """The displays, the card, and which cards are still to come."""
        return show.view(state, player)

    def scene(self, view: View) -> Scene:
        """The displays, the own one first."""
        return show.scene(view)

    def offers(self, state: State, player: int) -> list[Offer]:
        """Every legal move with what it nullifies and scores."""
        return offers.offers(state, player)

    def lessons(self) -> tuple[Traversable, ...]:
        """Tutorial, puzzles and rules; the editions share what their texts have in common."""
        return tuple(folder(id) for id in dict.fromkeys((self.id, EDITIONS[0].id)))

    def motif(self, state: State, move: str) -> tuple[str, int]:
        """What scores most, or nullifies."""
        return motif.motif(state, move)


GAMES = tuple(Hexpertise(facts(edition), edition=edition) for edition in EDITIONS)

__all__ = ["GAMES", "Hexpertise", "rules"]
