"""What the club plays when nobody says otherwise: every installed game, against the bots of the house.

Environment: ``HEXAGORA_BOT_PAUSE`` is the time in seconds that a bot's answer takes at least, for tests that do not
want to wait: ``0``.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from typing import TYPE_CHECKING

from hexagora.club.domain import Estimate, Rated
from hexagora.club.errors import ClubError
from hexagora.club.play import Level, Settings
from hexagora.club.thinking import Brain
from hexagora.club.thinking.worker import report
from hexagora.contract import Game, State, registered

if TYPE_CHECKING:
    from hexagora.bots import Bot

# An answer within a blink is unsettling: one does not see what happened, nor feel that anybody thought about it.
PAUSE = (0.6, 1.2)
# A bot keeps what it has searched for its next move in the same game; a process keeps as many as it has memory for.
BOTS_KEPT = 4

_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def house_settings(delay: float = 0.0) -> Settings:
    """All registered games and the bots of ``hexagora.bots``; ``delay`` is that of who watches rated games."""
    from hexagora.bots import LEVELS

    levels = tuple(Level(level.id, level.title, level.summary) for level in LEVELS)
    return Settings(registered(), levels, Brain(think, warm, weigh), pause=_pause(), delay=delay)


def _pause() -> tuple[float, float]:
    text = os.environ.get("HEXAGORA_BOT_PAUSE")
    if text is None:
        return PAUSE
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0.0 <= seconds <= 60.0:
        raise ClubError(f"HEXAGORA_BOT_PAUSE is a number of seconds from 0 to 60, not {text!r}")
    return seconds, seconds


def think(state: State, player: int, level: str, dice: str | None = None) -> str:
    """The move of a bot of the house; with ``dice``, a seed, the same whoever asks, and whenever."""
    from hexagora.bots import bot

    if dice is not None:
        from hexagora.bots.reproducible import choice

        return choice(state, player, level, dice)
    key = (repr((state.game, state.setup)), player, level)
    kept = _bots.pop(key, None) or bot(level)
    _bots[key] = kept
    if len(_bots) > BOTS_KEPT:
        _bots.popitem(last=False)
    return kept.choose(state, player)


def weigh(state: State, player: int, played: str | None = None) -> Estimate:
    """What a bot of the house makes of a player's moves, and of the one that was played."""
    from hexagora.bots.review import opinion

    found = opinion(state, player, played)
    best = tuple(Rated(one.move, one.value) for one in found.best)
    return Estimate(player, best, None if found.played is None else found.played.value, found.exact)


def warm(game: Game) -> None:
    """Compile the engine for a game, and tell how far it is."""
    from hexagora.bots import warm

    warm(report, [game])
