"""A state as OpenSpiel sees it: moves are actions, and every draw is a chance node of its own.

The engine keeps hidden things in an order that nobody knows. Here a move that draws something ends in a chance node
whose outcomes are the alternatives, each as likely as the others; only then is the order arranged so. So a search that
looks ahead in these states never sees what a player could not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from hexagora.contract import Game, Setup, State, kernels

if TYPE_CHECKING:
    from hexagora.contract.together import Replay
    from hexagora.research.openspiel.game import HexagoraGame

NOTHING = -1
# Moves, each with the alternative that chance drew after it, or NOTHING.
Steps = tuple[tuple[int, int], ...]


class Standing:
    """A position, None before the deal; and the move whose draw is still to come, if there is one."""

    __slots__ = ("drawing", "position")

    def __init__(self, position: Any = None, drawing: int = NOTHING) -> None:
        self.position, self.drawing = position, drawing

    def __deepcopy__(self, memo: Any) -> Standing:
        return Standing(None if self.position is None else kernels.duplicate(self.position), self.drawing)


class HexagoraState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel copies a state by copying its attributes, so there is one, and what never changes is the game's."""

    def __init__(self, game: HexagoraGame) -> None:
        super().__init__(game)
        self.standing = Standing()
        if game.fixed is not None:
            self.standing.position = game.house.open(game.fixed, game.players)

    def stand_at(self, position: Any) -> None:
        """Go to a position of the engine, which is copied."""
        self.standing = Standing(kernels.duplicate(position))

    @property
    def _game(self) -> HexagoraGame:
        game: HexagoraGame = self.get_game()
        return game

    # What every sequential game with chance has ------------------------------------------------------------

    def current_player(self) -> int:
        """The player to move, or that chance has to decide, or that the game is over."""
        standing = self.standing
        if standing.position is None or standing.drawing != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        player = int(kernels.to_act(standing.position))
        return player if player >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel asks so
        """The codes of the legal moves, in ascending order."""
        moves = self._game.moves
        found: list[int] = np.sort(moves[: kernels.legal(self.standing.position, moves)]).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Deals, or what may be drawn: all are equally likely."""
        standing = self.standing
        if standing.position is None:
            count = self._game.deals
        else:
            count = int(kernels.reveals(standing.position, standing.drawing))
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        standing = self.standing
        if standing.position is None:
            game = self._game
            standing.position = game.house.open(game.dealt(action), game.players)
        elif standing.drawing != NOTHING:
            move, standing.drawing = standing.drawing, NOTHING
            play(standing.position, move, action)
        elif kernels.reveals(standing.position, action) > 1:
            standing.drawing = action
        else:
            kernels.apply(standing.position, action)

    def returns(self) -> list[float]:
        """The utility of each player; nothing before the end."""
        game = self._game
        out = np.zeros(game.players, dtype=np.float64)
        if self.is_terminal():
            if game.utility == "win":
                scores = np.zeros(game.players, dtype=np.float64)
                kernels.points(self.standing.position, scores)
                kernels.outcome(self.standing.position, scores, out)
                out = out * game.players - 1.0
            elif game.utility == "points":
                kernels.points(self.standing.position, out)
            else:
                kernels.reward(self.standing.position, out)
                out = 2.0 * out - 1.0
        values: list[float] = out.tolist()
        return values

    def _action_to_string(self, player: int, action: int) -> str:
        """A move in the notation of the game."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.standing.position is None else 'draw'} {action}"
        return self._game.house.text(self.standing.position, action)

    def __str__(self) -> str:
        """What everybody can see."""
        return self.seen(None)

    # What players see ---------------------------------------------------------------------------------------

    def seen(self, player: int | None) -> str:
        """The view of a player (None: of a spectator) as JSON; while something is drawn, as it was before."""
        if self.standing.position is None:
            return "{}"
        return self._game.seen(*self._story(), player)

    def remembered(self, player: int) -> str:
        """A digest of all that a player has seen since the start: another one whenever anything was different."""
        if self.standing.position is None:
            return ""
        deal, steps = self._story()
        digest = ""
        for count in range(len(steps) + 1):
            digest = self._game.remembered(digest, deal, steps[:count], player)
        return digest

    def _story(self) -> tuple[int, Steps]:
        """The number of the deal, and the moves since, each with what it drew."""
        actions = [(entry.player == pyspiel.PlayerId.CHANCE, entry.action) for entry in self.full_history()]
        deal = 0 if self._game.fixed is not None else actions.pop(0)[1]
        steps: list[tuple[int, int]] = []
        for chance, action in actions:
            if chance:
                steps[-1] = steps[-1][0], action
            else:
                steps.append((action, NOTHING))
        if self.standing.drawing != NOTHING:
            steps.pop()
        return deal, tuple(steps)


class Drawn(State):
    """A state of the house in which the hidden order is the one that chance has drawn, not the one of the setup."""

    def __init__(self, game: Game, setup: Setup, steps: Steps, players: int) -> None:
        self._steps = steps
        pos = game.open(setup, players)
        moves = []
        for move, draw in steps:
            moves.append(game.text(pos, move))
            play(pos, move, draw)
        super().__init__(game, setup, players, tuple(moves), position=pos)

    def _from_start(self) -> Replay:
        return partial(drawn_again, self.game, self.setup, self._steps, self.players)

    def earlier(self) -> State:
        """The state before the last move."""
        return Drawn(self.game, self.setup, self._steps[:-1], self.players) if self._steps else super().earlier()


def drawn_again(game: Game, setup: Setup, steps: Steps, players: int, moves: Sequence[str]) -> Any:
    """The position after so many of the steps as there are moves."""
    pos = game.open(setup, players)
    for move, draw in steps[: len(moves)]:
        play(pos, move, draw)
    return pos


def play(pos: Any, move: int, draw: int) -> None:
    """Play a move in place, and let it draw what chance says."""
    if draw != NOTHING:
        kernels.arrange(pos, move, draw)
    kernels.apply(pos, move)
