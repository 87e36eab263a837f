"""Bots for tests: quick, slow, or broken on purpose. Worker processes load this file, so it needs little itself."""

from __future__ import annotations

import os
import time
from pathlib import Path

from hexagora.club.domain import Estimate, Rated
from hexagora.club.thinking import Brain
from hexagora.club.thinking.worker import report
from hexagora.contract import Game, State

READY = "hexafuse"


def first_move(state: State, player: int, level: str, dice: str | None = None) -> str:
    """A bot that never thinks: the first of the legal moves."""
    return state.legal_moves(player)[0]


def nothing_to_warm(game: Game) -> None:
    """An engine that is ready."""


def die_once(state: State, player: int, level: str, dice: str | None = None) -> str:
    """A bot whose process dies at the first thought: its mark is a file named by the environment."""
    mark = Path(os.environ["HEXAGORA_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os._exit(7)
    return first_move(state, player, level)


def sleep_long(state: State, player: int, level: str, dice: str | None = None) -> str:
    """A bot that thinks until it is stopped."""
    time.sleep(600)
    return first_move(state, player, level)


def fail(state: State, player: int, level: str, dice: str | None = None) -> str:
    """A bot with a mistake in it."""
    raise ArithmeticError("this bot cannot count to three")


def warm_slowly(game: Game) -> None:
    """An engine that takes its time to compile, and tells."""
    for progress in (0.0, 0.5):
        report(progress)
        time.sleep(0.7)


def warm_for_ever_but_hexafuse(game: Game) -> None:
    """An engine that is ready for one game and never for another."""
    if game.id != READY:
        time.sleep(600)


def first_of_player_1(state: State, player: int, level: str, dice: str | None = None) -> str:
    """Bots of which only the one that plays second ever comes to a decision."""
    return first_move(state, player, level) if player == 1 else sleep_long(state, player, level)


def first_moves_are_best(state: State, player: int, played: str | None) -> Estimate:
    """An opinion without a thought: the earlier a move is listed the better it is."""
    best = tuple(Rated(move, 0.75 - 0.125 * n) for n, move in enumerate(state.legal_moves(player)[:3]))
    values = {rated.move: rated.value for rated in best}
    return Estimate(player, best, None if played is None else values.get(played, 0.25))


def weigh_for_ever(state: State, player: int, played: str | None) -> Estimate:
    """An opinion that never comes."""
    time.sleep(600)
    return first_moves_are_best(state, player, played)


QUICK = Brain(first_move, nothing_to_warm, first_moves_are_best)
ENDLESS = Brain(sleep_long, nothing_to_warm)
ONE_OF_TWO = Brain(first_of_player_1, nothing_to_warm)
