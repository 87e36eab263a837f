"""A state: a game, how it was set up, and the moves since. An immutable value: equal, hashable, picklable.

Two states are equal when their games, setups and histories are. The position of the engine is derived from
them, and is never shared with anybody who could change it.
"""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.errors import IllegalMove
from hexagora.contract.game import Game, Setup, View
from hexagora.contract.offer import Offer
from hexagora.contract.positions import duplicate
from hexagora.contract.scene import Scene

FORMAT = "hexagora-record/1"
ENDINGS = ("resign", "agreement", "timeout", "aborted")


@dataclass(frozen=True)
class Ending:
    """How a game ended other than by its rules: ``resign``, ``agreement``, ``timeout`` or ``aborted``, and by whom."""

    end: str
    by: int | None


class State:
    """A position in a game, with all that led to it. Made by ``Game.start`` and ``play``."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        players: int,
        history: tuple[str, ...] = (),
        ending: Ending | None = None,
        position: Any = None,
    ) -> None:
        self._game = game
        self._setup = json.dumps(setup, sort_keys=True, separators=(",", ":"))
        self._players = players
        self._history = history
        self._ending = ending
        if position is not None:
            self.__dict__["_pos"] = position

    # Identity -------------------------------------------------------------------------------------------

    def _key(self) -> tuple[Any, ...]:
        return self._game, self._setup, self._players, self._history, self._ending

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __getstate__(self) -> dict[str, Any]:
        return {name: self.__dict__[name] for name in ("_game", "_setup", "_players", "_history", "_ending")}

    def __repr__(self) -> str:
        return f"<{self.game.id} after {len(self._history)} plies, to act: {self.to_act}>"

    @cached_property
    def _pos(self) -> Any:
        pos = self._game.open(self.setup, self._players)
        for move in self._history:
            kernels.apply(pos, self._game.code(pos, move))
        return pos

    # What is known --------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self._game

    @property
    def setup(self) -> Setup:
        """How the game began, as on its rules page. It may hold what is hidden: for records, not for players."""
        setup: Setup = json.loads(self._setup)
        return setup

    @property
    def players(self) -> int:
        """How many play."""
        return self._players

    @property
    def history(self) -> tuple[str, ...]:
        """All moves so far in canonical notation."""
        return self._history

    @property
    def ending(self) -> Ending | None:
        """How the game ended when not by its rules."""
        return self._ending

    @property
    def outcome(self) -> Ending | None:
        """How the game ended, ``rules`` included; None while it goes on."""
        if not self.is_over:
            return None
        return self._ending or Ending(*self._game.cause(self._pos))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or otherwise."""
        return self.to_act is None

    @property
    def to_act(self) -> int | None:
        """Index of the player to move, None when the game is over."""
        if self._ending is not None:
            return None
        player = int(kernels.to_act(self._pos))
        return None if player < 0 else player

    @property
    def scores(self) -> list[float]:
        """One number per player, for the position as it stands, at every ply."""
        return self._game.scores(self._pos, self._players)

    @property
    def detail(self) -> list[dict[str, float]]:
        """The scores by heading, one dict per player."""
        return self._game.detail(self._pos)

    @property
    def winners(self) -> list[int]:
        """Indices of those who won or share the win; empty while the game goes on, and when it was aborted.

        Who resigns, or loses on time where the rules know no pass, loses to all others; an agreed end is scored as
        the position stands.
        """
        if not self.is_over:
            return []
        if self._ending is None or self._ending.end == "agreement":
            return self._game.winners(self._pos, self._players)
        if self._ending.end == "aborted":
            return []
        others = [p for p in range(self._players) if p != self._ending.by]
        scores = self.scores
        return [p for p in others if scores[p] == max(scores[o] for o in others)] if len(others) > 1 else others

    def position(self) -> Any:
        """A copy of the engine's position. It was played from the start, so it depends on the history alone."""
        return duplicate(self._pos)

    def earlier(self) -> State:
        """The state before the last move; ValueError at the start of a game."""
        if not self._history:
            raise ValueError("there is no move before the first")
        return State(self._game, self.setup, self._players, self._history[:-1])

    # Moves ----------------------------------------------------------------------------------------------

    @cached_property
    def _legal(self) -> tuple[str, ...]:
        if self.is_over:
            return ()
        pos = duplicate(self._pos)
        moves = np.zeros(self._game.facts.max_legal, dtype=np.int32)
        count = kernels.legal(pos, moves)
        return tuple(sorted(self._game.text(pos, int(code)) for code in moves[:count]))

    def legal_moves(self) -> list[str]:
        """All legal moves in canonical notation, sorted by code point; empty when the game is over."""
        return list(self._legal)

    def play(self, move: str) -> State:
        """The state after a move; IllegalMove, with the reason in a player's words, when it is not allowed."""
        code, canonical = self._read(move)
        pos = duplicate(self._pos)
        kernels.apply(pos, code)
        return State(self._game, json.loads(self._setup), self._players, (*self._history, canonical), None, pos)

    def canonical(self, move: str) -> str:
        """A legal move in canonical notation; IllegalMove when it is not allowed."""
        return self._read(move)[1]

    def _read(self, move: str) -> tuple[int, str]:
        if not isinstance(move, str):
            raise IllegalMove("a move is written as text")
        if self.is_over:
            raise IllegalMove("the game is over")
        code = self._game.code(self._pos, move)
        return code, self._game.text(self._pos, code)

    def finish(self, end: str, by: int | None = None) -> State:
        """The state after the game ended other than by its rules; ValueError when it is over or the end unknown."""
        if self.is_over:
            raise ValueError("the game is over")
        if end not in ENDINGS:
            raise ValueError(f"a game cannot end by {end!r}")
        if by is None and end != "aborted":
            raise ValueError(f"an end by {end} needs the player who brought it about")
        if by is not None and (type(by) is not int or not 0 <= by < self._players):
            raise ValueError(f"there is no player {by!r}")
        return State(self._game, self.setup, self._players, self._history, Ending(end, by), self._pos)

    # Showing --------------------------------------------------------------------------------------------

    def view(self, player: int | None = None) -> View:
        """What that player (None: a spectator) may know, as JSON-ready data; nothing hidden.

        ValueError when there is no such player.
        """
        if player is not None and not 0 <= player < self._players:
            raise ValueError(f"there is no player {player!r}")
        outcome = self.outcome
        view = {
            "game": self._game.id,
            "options": self._game.options,
            "players": self._players,
            "me": player,
            "ply": len(self._history),
            "to_act": self.to_act,
            "over": self.is_over,
            "winners": self.winners,
            "ending": {"end": outcome.end, "by": outcome.by} if outcome and outcome.end != "rules" else None,
            "history": list(self._history),
            "scores": self.scores,
            "detail": self.detail,
        }
        return view | self._game.view(self, player)

    def scene(self, player: int | None = None) -> Scene:
        """What that player's view looks like."""
        return self._game.scene(self.view(player))

    def offers(self) -> list[Offer]:
        """Every legal move with its gesture and its effect; empty when the game is over."""
        return [] if self.is_over else self._game.offers(self)

    def record(self) -> dict[str, Any]:
        """The game as a hexagora-record/1; no ``result`` while it goes on."""
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self._game.id,
            "options": copy.copy(self._game.options),
            "players": self._players,
            "setup": self.setup,
            "moves": list(self._history),
        }
        outcome = self.outcome
        if outcome is not None:
            result: dict[str, Any] = {"scores": self.scores, "winners": self.winners, "end": outcome.end}
            if outcome.by is not None:
                result["by"] = outcome.by
            record["result"] = result
        return record
