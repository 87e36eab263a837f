"""An exercise: a position, what is asked there, and what each try is called. It is data, in files beside the rules.

Steps of a tutorial, puzzles and the live boards of a page of rules are all exercises. What is illegal is explained by
the rules themselves; what is legal and was not asked for is a *mistake*, and may have a text of its own.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from hexagora.contract import Game, OptionValue, State, game


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game began, and the moves since."""

    setup: dict[str, Any]
    moves: tuple[str, ...] = ()
    options: dict[str, OptionValue] = {}
    players: int | None = None

    def reached(self, id: str) -> State:
        """The state of a game there; ValueError when the rules do not allow it."""
        return start_of(game(id, **self.options), self)


def start_of(rules: Game, position: Position) -> State:
    """The state after the moves of a position."""
    state = rules.start(setup=position.setup, players=position.players)
    for move in position.moves:
        state = state.play(move)
    return state


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be said of some moves; all that is said must hold, and nothing said holds always.

    lines: the moves are one of these, each in canonical notation. match: a regular expression for the whole last move.
    plies: how many moves there are at least. gain: points by heading (``total``: all together) that they have made at
    least. again: whether the same player is to act again. lost: whether any of them loses cells of the player's own, as
    its offer marks them.
    """

    lines: tuple[tuple[str, ...], ...] = ()
    match: str = ""
    plies: int = 0
    gain: dict[str, float] = {}
    again: bool | None = None
    lost: bool | None = None

    def holds(self, start: State, now: State, moves: tuple[str, ...]) -> bool:
        """Whether it is so, after at least one move."""
        if len(moves) < self.plies or (self.lines and moves not in self.lines):
            return False
        if self.match and not re.fullmatch(self.match, moves[-1]):
            return False
        made = gains(start, now)
        if any(made.get(heading, 0) < points for heading, points in self.gain.items()):
            return False
        if self.again is not None and self.again != (now.to_act == start.to_act):
            return False
        return self.lost is None or self.lost == loses(start, moves)


def gains(start: State, now: State) -> dict[str, float]:
    """What the player to act at the start has gained since, by heading and in ``total``."""
    player = start.to_act or 0
    before, after = start.detail[player], now.detail[player]
    return {heading: points - before[heading] for heading, points in after.items()} | {
        "total": now.scores[player] - start.scores[player]
    }


def loses(start: State, moves: tuple[str, ...]) -> bool:
    """Whether any of some moves of a player loses cells of their own."""
    state, player = start, start.to_act
    for move in moves:
        effect = next(offer.effect for offer in state.offers(player) if offer.move == move)
        if any(mark.kind == "lost" for mark in effect.marks):
            return True
        state = state.play(move)
    return False


class Mistake(Condition, frozen=True, forbid_unknown_fields=True):
    """Moves that were not asked for, and the name of the text that says why."""

    name: str = ""


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done in a position. ``plies``: how many moves the player has for it.

    goal: what counts. wrong: mistakes, of which the first that fits is explained. solution: a way to do it, for who is
    stuck.
    """

    id: str
    position: Position
    solution: tuple[str, ...]
    goal: Condition = Condition()
    wrong: tuple[Mistake, ...] = ()
    plies: int = 1
