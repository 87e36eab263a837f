"""A game as OpenSpiel sees it: its type, its parameters, and where its states begin."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from hexagora.contract import Dice, Game, Setup
from hexagora.research.openspiel.observer import Observer
from hexagora.research.openspiel.state import Drawn, HexagoraState, Steps

DEALS = 1024
UTILITIES = ("win", "points", "reward")
# Bounds that OpenSpiel wants to know: no score of any game comes near, nor does a draw have so many alternatives.
MOST_POINTS = 10_000.0
LARGEST_DRAW = 64
REMEMBERED = 4096


def short_name(game: Game) -> str:
    """The name by which OpenSpiel knows a game."""
    return "python_hexagora_" + game.id.replace("-", "_")


def game_type(game: Game) -> Any:
    """What can be said of a game before its parameters are known.

    What is hidden is hidden from all, so it is chance and no secret; only where all choose at the same time somebody
    knows what others do not: their own choice.
    """
    low, high = game.facts.players
    information = pyspiel.GameType.Information
    secret = game.facts.simultaneous and high > 1
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.facts.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if secret else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if low == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={
            "players": game.seats(),
            "deals": DEALS,
            "seed": 0,
            "utility": "win" if low > 1 else "points",
        }
        | {option.name: option.default for option in game.facts.options},
    )


class HexagoraGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with everything chosen; ValueError for parameters that make no sense."""

    def __init__(self, kind: Any, game: Game, params: dict[str, Any]) -> None:
        values = dict(kind.parameter_specification) | params
        self.house = game.with_options(**{option.name: values[option.name] for option in game.facts.options})
        self.players = game.seats(int(values["players"]))
        self.utility = _utility(str(values["utility"]), self.players)
        self.deals = int(values["deals"])
        self.seed = int(values["seed"])
        if self.deals < 1:
            raise ValueError(f"there is at least one deal, not {self.deals}")
        self.fixed: Setup | None = self.dealt(0) if self.deals == 1 else None
        facts = game.facts
        # Room to list the legal moves; states of one game are never asked by two threads at once.
        self.moves = np.zeros(facts.max_legal, dtype=np.int32)
        low, high = {"points": (-MOST_POINTS, MOST_POINTS), "reward": (-1.0, 1.0)}.get(
            self.utility, (-1.0, float(self.players - 1))
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=facts.move_codes,
            max_chance_outcomes=max(LARGEST_DRAW, self.deals),
            num_players=self.players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if self.utility == "win" else None,
            max_game_length=facts.max_plies,
        )
        super().__init__(kind, info, params)
        # States that follow each other remember the same things, and each is asked several times what is seen.
        self.seen = lru_cache(REMEMBERED)(self._seen)
        self.remembered = lru_cache(REMEMBERED)(self._remembered)

    def dealt(self, number: int) -> Setup:
        """The setup of a deal by its number."""
        dice = Dice(f"{self.seed}:{number}")
        return self.house.start(setup=self.house.deal(dice, self.players), players=self.players).setup

    def new_initial_state(self) -> HexagoraState:
        """The chance node in which a deal is drawn, or the position at the start where that is fixed."""
        return HexagoraState(self)

    def state_at(self, position: Any) -> HexagoraState:
        """A state in a position of the engine, which is copied. It knows no history: it is to search from."""
        state = HexagoraState(self)
        state.stand_at(position)
        return state

    def _seen(self, deal: int, steps: Steps, player: int | None) -> str:
        """What a player (None: a spectator) sees some moves after a deal: the view as JSON."""
        setup = self.dealt(deal) if self.fixed is None else self.fixed
        return json.dumps(Drawn(self.house, setup, steps, self.players).view(player), sort_keys=True)

    def _remembered(self, before: str, deal: int, steps: Steps, player: int) -> str:
        """A digest of what a player sees, and of the digest of all before."""
        return hashlib.sha256(f"{before} {self.seen(deal, steps, player)}".encode()).hexdigest()[:32]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees, as text."""
        return Observer(iig_obs_type, params)


def _utility(name: str, players: int) -> str:
    if name not in UTILITIES:
        raise ValueError(f"utility is one of {', '.join(UTILITIES)}, not {name!r}")
    if name == "win" and players == 1:
        raise ValueError("one player wins nothing: utility is points or reward")
    return name
