"""Small games of Hexano-Duel in which it is plain what a move does, and rooms in which they are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hexagora.club.domain import Accepted, Request, Room, Seat, decide
from hexagora.contract import Dice, Setup
from hexagora.rulebooks.hexano_duel import HexanoDuel
from tests.oracle.volcanoes import setup

ANNE, BERT = Seat("Calm Heron", guest="anne"), Seat("Keen Otter", guest="bert")
SPARK = Seat("Spark", level="spark")
START = 1000.0

# White's d1-d2 erupts and captures the O1, Black's d7-d6 erupts without a capture; nothing lies below the other caps.
STACKS = {"d1": "R1", "d3": "O1", "d7": "G2"}
ERUPTION, ANSWER = "d1-d2", "d7-d6"


@dataclass(frozen=True)
class Small(HexanoDuel):
    """Hexano-Duel that always begins with these few stacks."""

    def deal(self, dice: Dice, players: int) -> Setup:
        return small()


SMALL = Small()


def small(white: str = "d1 a4 g4", black: str = "d7 a1 g1", **stacks: str) -> dict[str, Any]:
    """A setup: where the caps are, and what lies on the cells."""
    return setup(white, black, **(stacks or STACKS))


def room(*seats: Seat, begin: dict[str, Any] | None = None) -> Room:
    """A new room in which a small game is played."""
    return Room.opened("r", seats or (ANNE, BERT), SMALL.start(setup=begin or small()), START)


def done(room: Room, *requests: Request, now: float = START + 1) -> Room:
    """The room after requests that are accepted."""
    for request in requests:
        decision = decide(room, request, now)
        assert isinstance(decision, Accepted), decision
        room = decision.room
    return room


def again(room: Room) -> Room:
    """The room as its log tells it."""
    game, setup = room.state.game, room.state.setup
    return Room.rebuilt(
        room.id, room.seats, game, setup, START, room.log, room.deadline, room.rematch, room.terms, room.banks
    )
