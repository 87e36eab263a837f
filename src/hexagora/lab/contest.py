"""A contest: games between bots as planned, and what has been played of them. What it comes to is for its kinds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from hexagora.bots import bot
from hexagora.contract import Game
from hexagora.lab.budget import Budget
from hexagora.lab.play import Ended, Job, Maker


@dataclass
class Contest(ABC):
    """What all kinds have in common. Games are numbered from 0; all seeds follow from the contest's own.

    bots: names, each once or more. planned: how many games are to be played at most. took: seconds since it began.
    spent, chosen: for each bot, the processor time of its moves that were a choice, and how many those were.
    """

    FORMAT: ClassVar[str]

    game: Game
    bots: tuple[str, ...]
    seed: str
    planned: int
    budget: Budget = field(default_factory=Budget)
    make: Maker = bot
    took: float = 0.0
    interrupted: bool = False
    spent: list[float] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name in self.bots:
            self.make(name, clock=self.budget.clock)  # an unknown one is refused before anything is played
        self.spent = self.spent or [0.0] * len(self.bots)
        self.chosen = self.chosen or [0] * len(self.bots)

    # Each kind says --------------------------------------------------------------------------------------

    @abstractmethod
    def seats(self, number: int) -> tuple[int, ...]:
        """Which bot sits where in a game: indices of ``bots`` by player."""

    @abstractmethod
    def deal(self, number: int) -> int:
        """Which deal a game is played with; several games may share one."""

    @abstractmethod
    def note(self, game: Ended) -> None:
        """Remember how a game ended."""

    @property
    @abstractmethod
    def numbers(self) -> Sequence[int]:
        """The games that have been played."""

    @property
    def decided(self) -> bool:
        """Whether no more games are needed; asked after each."""
        return False

    @abstractmethod
    def summary(self) -> dict[str, Any]:
        """All of it as JSON-ready data, ``identity`` included."""

    # The rest follows ------------------------------------------------------------------------------------

    def identity(self) -> dict[str, Any]:
        """What makes it this contest: one that was broken off goes on only where all of this is the same."""
        return {
            "format": self.FORMAT,
            "game": self.game.id,
            "options": self.game.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "seconds": self.budget.seconds,
            "simulations": self.budget.simulations,
            "clock": "wall" if self.budget.wall else "processor",
        }

    def add(self, game: Ended, took: float) -> None:
        """Another game; ``took``: seconds since the contest began."""
        self.took = took
        for player, name in enumerate(self.seats(game.number)):
            self.spent[name] += game.seconds[player]
            self.chosen[name] += game.moves[player]
        self.note(game)

    def jobs(self) -> Iterator[Job]:
        """The games that are still to be played, in order."""
        played = set(self.numbers)
        for number in range(self.planned):
            if number not in played:
                seats = self.seats(number)
                yield Job(
                    number,
                    self.game,
                    f"{self.seed}:deal:{self.deal(number)}",
                    tuple(self.bots[seat] for seat in seats),
                    tuple(f"{self.seed}:{number}:{player}" for player in range(len(seats))),
                    self.budget,
                    self.make,
                )

    def thinking(self) -> list[dict[str, Any]]:
        """For each bot the processor time it took, JSON-ready: how fair a contest by time was."""
        return [
            {"seconds": round(spent, 3), "moves": moves, "seconds_a_move": round(spent / moves, 6) if moves else None}
            for spent, moves in zip(self.spent, self.chosen, strict=True)
        ]
