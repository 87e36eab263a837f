"""The bots themselves."""

from __future__ import annotations

import math
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from math import tanh
from typing import Any

import numpy as np

from hexagora.bots.known import Known
from hexagora.bots.levels import Level
from hexagora.bots.stopwatch import Stopwatch
from hexagora.bots.thought import Considered, Thought
from hexagora.contract import Dice, Facts, Game, Seed, State, kernels
from hexagora.contract.kernels import MARGIN_SCALE, WIN_SHARE, points_reward
from hexagora.search.searcher import WALL, Candidate, Clock, Searcher
from hexagora.search.solve import Solver, Valued, best

# A bot that has a time to keep spends at most this share of it on trying to search the rest of the game out.
EXACT_SHARE = 0.4
# A bot that varies never takes a move that it tried less than this share as often as the one that it tried most.
LEAST_TRIED = 0.2


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a move out of several for a player, with a budget of time or of work, or none.

    also: legal moves of which it is to say what they are worth, however little promising they seem.
    """

    state: State
    player: int
    legal: tuple[str, ...]
    seconds: float | None
    simulations: int | None
    also: tuple[str, ...] = ()

    @property
    def root(self) -> Any:
        """The engine's position, as it is for the player."""
        return self.state.position(self.player)

    def stream(self, seed: str, purpose: str) -> str:
        """A seed of its own for each purpose, ply and player."""
        return f"{seed}:{self.state.ply(self.player)}:{self.player}:{purpose}"


class Bot(ABC):
    """A player of any game. It sees what the player it plays for may see: hidden order is dealt anew, never read.

    With a seed its moves are reproducible, as long as it is given simulations rather than seconds.
    """

    def __init__(self, name: str, seed: Seed | None = None) -> None:
        self.name = name
        self._seed = str(secrets.randbits(128) if seed is None else seed)

    def head_start(self, game: Game) -> int:  # noqa: ARG002 - for bots that have one
        """Points that it has before a game begins (``bots.head_start``)."""
        return 0

    def choose(
        self,
        state: State,
        player: int | None = None,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> str:
        """A move for the player to act, or for another one where all choose at the same time.

        The time is that of the level unless ``seconds`` are given; ``simulations`` fixes the work instead of the
        time. ValueError when there is nothing to choose, or for a budget that is none.
        """
        return self.think(state, player, seconds=seconds, simulations=simulations).move

    def think(
        self,
        state: State,
        player: int | None = None,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        also: Collection[str] = (),
    ) -> Thought:
        """The same, with what the bot thinks of the moves; ``also``: of some legal ones in any case."""
        if seconds is not None and simulations is not None:
            raise ValueError("a bot is given seconds or simulations, not both")
        if seconds is not None and not 0 < seconds < math.inf:
            raise ValueError(f"a bot needs more than no time, and less than for ever: not {seconds} seconds")
        if simulations is not None and simulations < 1:
            raise ValueError(f"a bot needs at least one simulation, not {simulations}")
        who = state.to_act if player is None else player
        if who is None:
            raise ValueError("the game is over")
        legal = state.legal_moves(who)
        if not legal:
            raise ValueError(f"player {who} has nothing to choose now")
        if len(legal) == 1:
            return Thought(legal[0])
        return self._think(Question(state, who, tuple(legal), seconds, simulations, tuple(also)))

    @abstractmethod
    def _think(self, asked: Question) -> Thought:
        """A move out of several."""


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def _think(self, asked: Question) -> Thought:
        return Thought(Dice(asked.stream(self._seed, "move")).choice(asked.legal))


class GreedyBot(Bot):
    """The move after which it is furthest ahead, as far as the next draw; one of them, if several are.

    So plays somebody who knows nothing of a game but what the board shows of each move: what it scores.
    """

    def _think(self, asked: Question) -> Thought:
        game, root, players = asked.state.game, asked.root, asked.state.players
        work, scores = kernels.duplicate(root), np.zeros(players, dtype=np.float64)
        leads: dict[str, float] = {}
        for move in asked.legal:
            kernels.copy(root, work)
            kernels.apply(work, game.code(root, move))
            kernels.points(work, scores)
            others = np.delete(scores, asked.player)
            leads[move] = float(scores[asked.player] - (others.max() if others.size else 0.0))
        highest = max(leads.values())
        best = [move for move, lead in leads.items() if lead == highest]
        return Thought(Dice(asked.stream(self._seed, "move")).choice(best))


class SearchBot(Bot):
    """A bot that searches. It keeps its tree from move to move while it plays one game.

    level: how strongly it plays a game, by the game's id. threads: how many search beside each other. clock: what its
    thinking time is counted by.
    """

    def __init__(
        self,
        name: str,
        level: Callable[[str], Level],
        seed: Seed | None = None,
        threads: int = 1,
        clock: Clock = WALL,
    ) -> None:
        super().__init__(name, seed)
        self.level = level
        self._threads, self._clock = threads, clock
        self._searcher: Searcher | None = None
        self._solvers: dict[tuple[Game, int], Solver] = {}
        self._last: Known | None = None  # when it searched last

    def head_start(self, game: Game) -> int:
        """That of its level."""
        return self.level(game.id).head_start

    def _think(self, asked: Question) -> Thought:
        level = self.level(asked.state.game.id)
        if level.lapses:
            dice = Dice(asked.stream(self._seed, "lapse"))
            if dice.below(1 << 53) < level.lapses * (1 << 53):
                return Thought(dice.choice(asked.legal))
        watch = Stopwatch(self._clock)
        seconds = level.seconds if asked.seconds is None and asked.simulations is None else asked.seconds
        valued = self._search_out(asked, level, seconds, watch) if level.exact else None
        if valued is not None:
            return self._exact(asked, valued, self._solvers[asked.state.game, asked.state.players].nodes)
        searcher = self._follow(asked.state, asked.player, level)
        root, stream = asked.root, asked.stream(self._seed, "search")
        if asked.also:
            codes = [asked.state.game.code(root, move) for move in asked.also]
            searcher.plant(root, asked.stream(self._seed, "also"), codes)
        if seconds is None:
            made = searcher.simulate(root, stream, asked.simulations or level.simulations or 1)
        else:
            left = seconds - watch.spent
            made = searcher.simulate_for(root, stream, left, level.simulations, self._clock)
        candidates = searcher.candidates(root)
        chosen = _sample(candidates, level.temperature, Dice(asked.stream(self._seed, "sample")))
        text = asked.state.game.text
        considered = [Considered(text(root, c.move), c.visits, c.value) for c in candidates]
        return Thought(text(root, chosen.move), chosen.value, tuple(considered), simulations=made, nodes=searcher.nodes)

    def _facts(self, game: Game, level: Level) -> Facts:
        """Those of the game, with what this bot knows of it in the place of what is known."""
        known = level.knowledge
        if known is None:
            return game.facts
        if len(known) != len(game.facts.knowledge):
            counts = len(game.facts.knowledge)
            raise ValueError(f"{self.name} knows {len(known)} weights, and {game.id} counts {counts} things")
        return replace(game.facts, knowledge=known)

    # The exact finish -------------------------------------------------------------------------------------

    def _search_out(
        self, asked: Question, level: Level, seconds: float | None, watch: Stopwatch
    ) -> list[Valued] | None:
        game, players = asked.state.game, asked.state.players
        solver = self._solvers.setdefault((game, players), Solver(self._facts(game, level), players))
        if seconds is None:
            return solver.solve(asked.root, level.exact)
        with watch.alarm(EXACT_SHARE * seconds, solver.stop):
            return solver.solve(asked.root, level.exact)

    def _exact(self, asked: Question, valued: list[Valued], nodes: int) -> Thought:
        player, alone = asked.player, asked.state.players == 1

        def value(move: Valued) -> float:
            if alone:
                return float(points_reward(move.lead[player]))
            margin = 0.5 + 0.5 * tanh(move.lead[player] / MARGIN_SCALE)
            return WIN_SHARE * move.share[player] + (1.0 - WIN_SHARE) * margin

        chosen = best(valued, player)
        order = sorted(valued, key=lambda move: (move is not chosen, -move.share[player], -move.lead[player]))
        considered = [Considered(asked.state.game.text(asked.root, m.move), 1, value(m)) for m in order]
        return Thought(considered[0].move, considered[0].value, tuple(considered), exact=True, nodes=nodes)

    # The tree -----------------------------------------------------------------------------------------------

    def _follow(self, state: State, player: int, level: Level) -> Searcher:
        """The searcher for this game, its tree moved on to the state; or a new one, for another game."""
        played = None if self._last is None else self._last.played_until(state, player)
        if self._searcher is None or played is None:
            facts = self._facts(state.game, level)
            self._searcher = Searcher(facts, state.players, level.settings, self._threads, level.nodes)
        else:
            self._searcher.follow(played)
        self._last = Known.of(state, player)
        return self._searcher


def _sample(candidates: list[Candidate], temperature: float, dice: Dice) -> Candidate:
    """The move tried most; a level that varies takes one that the search found about as good.

    How often a search tries a move says more than the mean of a few tries, and needs no scale of values: it is the
    same in all games, and also where one plays alone for points.
    """
    if not temperature:
        return candidates[0]
    most = candidates[0].visits
    near = [candidate for candidate in candidates if candidate.visits >= LEAST_TRIED * most]
    weights = [(candidate.visits / most) ** (1.0 / temperature) for candidate in near]
    at = dice.below(1 << 53) / (1 << 53) * sum(weights)
    for candidate, weight in zip(near, weights, strict=True):
        at -= weight
        if at < 0:
            return candidate
    return near[0]
