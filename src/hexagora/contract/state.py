"""A state: a game, how it was set up, and the moves since. An immutable value: equal, hashable, picklable.

Two states are equal when their games, setups and histories are. The position of the engine is derived from
them, and is never shared with anybody who could change it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property, partial
from typing import Any

from hexagora.contract import kernels
from hexagora.contract.ending import Ending, brought_about, winners_without
from hexagora.contract.game import Game, Setup, View
from hexagora.contract.legal import Legal
from hexagora.contract.offer import Offer
from hexagora.contract.positions import duplicate
from hexagora.contract.report import common_view, record_of
from hexagora.contract.scene import Scene
from hexagora.contract.together import Choice, Replay, Together, replayed
from hexagora.words import say


class State:
    """A position in a game, with all that led to it. Made by ``Game.start`` and ``play``."""

    def __init__(
        self,
        game: Game,
        setup: Setup | str,
        players: int,
        history: tuple[str, ...] = (),
        ending: Ending | None = None,
        position: Any = None,
        pending: tuple[Choice, ...] = (),
        before: Any = None,
    ) -> None:
        self._game = game
        # Kept as text: nobody can change it, it is hashable, and every later state shares it.
        self._setup = setup if isinstance(setup, str) else json.dumps(setup, sort_keys=True, separators=(",", ":"))
        self._players = players
        self._history = history
        self._ending = ending
        self._pending = pending
        # The position before the last move, where it is at hand: so one step back replays nothing.
        self._before = before
        if position is not None:
            self.__dict__["_pos"] = position

    # Identity -------------------------------------------------------------------------------------------

    def _key(self) -> tuple[Any, ...]:
        return self._game, self._setup, self._players, self._history, self._ending, self._pending

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __getstate__(self) -> dict[str, Any]:
        names = ("_game", "_setup", "_players", "_history", "_ending", "_pending")
        return {name: self.__dict__[name] for name in names} | {"_before": None}

    def __repr__(self) -> str:
        return f"<{self.game.id} after {len(self._history)} plies, to act: {self.to_act}>"

    @cached_property
    def _pos(self) -> Any:
        return self._from_start()(self._history)

    def _from_start(self) -> Replay:
        """What plays some moves from the start. It keeps nothing of this state, which therefore needs no collector."""
        return partial(replayed, self._game, self._setup, self._players)

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

    @cached_property
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
        return winners_without(self._ending.by, self.scores)

    def position(self, player: int | None = None) -> Any:
        """A copy of the engine's position; it depends on the history alone.

        With a player: as it is for that player. That differs only where all choose at the same time: then it is that
        player's choice, and what the others have chosen meanwhile has not happened yet.
        """
        if player is None or not self._game.facts.simultaneous:
            return duplicate(self._pos)
        return self._together.position_of(player)

    @property
    def pending(self) -> tuple[Choice, ...]:
        """Choices (player, move) that wait for their turn in the history, where all choose at the same time."""
        return self._pending

    @property
    def shared_history(self) -> tuple[str, ...]:
        """The moves that everybody has seen: all, except choices that others are still to make with them."""
        return self._together.seen

    # Choosing at the same time ----------------------------------------------------------------------------

    @cached_property
    def _together(self) -> Together:
        return Together(self._game, self._history, self._pending, self._pos, self._from_start())

    @cached_property
    def awaiting(self) -> tuple[int, ...]:
        """The players who may move now: the one to act, or all who have not chosen where all choose together."""
        player = self.to_act
        if player is None:
            return ()
        if not self._game.facts.simultaneous:
            return (player,)
        return tuple(p for p in range(self._players) if int(kernels.to_act(self.position(p))) == p)

    @property
    def questioned(self) -> bool:
        """Whether the player to act has to answer a question, like that of the pie rule, before the game goes on."""
        return not self.is_over and self._game.questioned(self._pos)

    def ply(self, player: int | None = None) -> int:
        """The number of moves that a player has seen: all, except what others are choosing at the same time."""
        if not self._game.facts.simultaneous:
            return len(self._history)
        return len(self.shared_history) + (0 if player is None else len(self._together.of(player)))

    def earlier(self) -> State:
        """The state before the last move; ValueError at the start of a game."""
        if not self._history:
            raise ValueError("there is no move before the first")
        return State(self._game, self._setup, self._players, self._history[:-1], position=self._before)

    # Moves ----------------------------------------------------------------------------------------------

    def legal_moves(self, player: int | None = None) -> list[str]:
        """All legal moves in canonical notation, sorted by code point; empty when the game is over.

        Of the player to act; in a game where all choose at the same time, of anybody who has not chosen yet.
        """
        who = self.to_act if player is None else player
        if who is None or who not in self.awaiting:
            return []
        return list(self.codes(who))

    def codes(self, player: int) -> Mapping[str, int]:
        """The legal moves of a player who may move now, in the order of ``legal_moves``, with their codes."""
        return self._legal.codes(self, player)

    @cached_property
    def _legal(self) -> Legal:
        return Legal()

    def play(self, move: str, player: int | None = None) -> State:
        """The state after a move; IllegalMove, with the reason in a player's words, when it is not allowed.

        ``player``: who makes it, if not the one to act. Where all choose at the same time, that may be anybody who has
        not chosen yet; the move is kept until it is its turn in the history.
        """
        canonical = self.canonical(move, player)
        if player is not None and player != self.to_act:
            return self._changed(player, self._history, (*self._pending, (player, canonical)), self._pos)
        who, pos = self.to_act, duplicate(self._pos)
        history, pending = list(self._history), list(self._pending)
        before = self._pos if not pending else None
        code = self._legal.known(who).get(canonical) if who is not None else None
        while True:
            kernels.apply(pos, self._game.code(pos, canonical) if code is None else code)
            code = None
            history.append(canonical)
            due = next((choice for choice in pending if choice[0] == int(kernels.to_act(pos))), None)
            if due is None:
                return self._changed(who, tuple(history), tuple(pending), pos, before)
            pending.remove(due)
            canonical = due[1]

    def _changed(
        self,
        mover: int | None,
        history: tuple[str, ...],
        pending: tuple[Choice, ...],
        position: Any,
        before: Any = None,
    ) -> State:
        state = State(self._game, self._setup, self._players, history, None, position, pending, before)
        if self._game.facts.simultaneous and state._together.goes_on_from(self._together):
            state.__dict__["_legal"] = self._legal.of_others(mover)
        return state

    def canonical(self, move: str, player: int | None = None) -> str:
        """A legal move in canonical notation; IllegalMove when it is not allowed."""
        return self._legal.canonical(self, move, self.to_act if player is None else player)

    def finish(self, end: str, by: int | None = None) -> State:
        """The state after the game ended other than by its rules; ValueError when it is over or the end unknown."""
        if self.is_over:
            raise ValueError(say("rules-over"))
        ending = brought_about(end, by, self._players)
        return State(self._game, self._setup, self._players, self._history, ending, self._pos)

    # Showing --------------------------------------------------------------------------------------------

    def view(self, player: int | None = None) -> View:
        """What that player (None: a spectator) may know, as JSON-ready data; nothing hidden.

        ValueError when there is no such player.
        """
        if player is not None and not 0 <= player < self._players:
            raise ValueError(f"there is no player {player!r}")
        return common_view(self, player) | self._game.view(self, player)

    def seen(self, player: int | None) -> Any:
        """The position for showing it to a player (None: to a spectator), who sees no choice before it counts."""
        if player is None and self._game.facts.simultaneous:
            return duplicate(self._together.common)
        return self.position(player)

    def scene(self, player: int | None = None) -> Scene:
        """What that player's view looks like."""
        return self._game.scene(self.view(player))

    def offers(self, player: int | None = None) -> list[Offer]:
        """Every legal move of ``legal_moves(player)`` with its gesture and its effect."""
        who = self.to_act if player is None else player
        if who is None or who not in self.awaiting:
            return []
        return list(self._legal.offers(self, who))

    def record(self) -> dict[str, Any]:
        """The game as a hexagora-record/1; no ``result`` while it goes on."""
        return record_of(self)
