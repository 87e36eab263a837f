"""Calibrating a ladder: neighbours play each other, and all ratings follow from all games together."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from hexagora.bots import bot
from hexagora.bots.head_start import winners
from hexagora.contract import Dice, Game, Seed
from hexagora.lab.budget import Budget
from hexagora.lab.contest import Contest
from hexagora.lab.play import Ended, Job, Maker
from hexagora.lab.run import run
from hexagora.lab.store import FRESH, replace
from hexagora.rating import Pairs
from hexagora.rating.field import Link, Rated, ratings

# How a game is written in the file, by the points of the first of the two.
LETTERS = {1.0: "W", 0.5: "D", 0.0: "L"}
MISSING = "."


@dataclass
class Ladder(Contest):
    """Bots in a chain, weakest first. Games come in pairs of one deal with seats exchanged.

    links: who plays whom, as numbers of bots; neighbours if left out. The links take turns, so that a ladder that is
    broken off is measured equally well everywhere. points: those of the first of a link, by number of the game.
    without: bots whose games are not played now, perhaps because they take long.
    """

    FORMAT: ClassVar[str] = "hexagora-ladder/1"

    links: tuple[tuple[int, int], ...] = ()
    points: dict[int, float] = field(default_factory=dict)
    without: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if len(self.bots) < 2 or len(set(self.bots)) != len(self.bots):
            raise ValueError("a ladder has two bots or more, each once")
        low, high = self.game.facts.players
        if not low <= 2 <= high:
            raise ValueError(f"{self.game.id} is not for two")
        unknown = sorted(self.without.difference(self.bots))
        if unknown:
            raise ValueError(f"{unknown[0]} does not stand on this ladder")
        self.links = self.links or tuple((at, at + 1) for at in range(len(self.bots) - 1))
        super().__post_init__()
        self._head_starts = [self.make(name, clock=self.budget.clock).head_start(self.game) for name in self.bots]

    def link(self, number: int) -> int:
        """Which link a game belongs to."""
        return number // 2 % len(self.links)

    def seats(self, number: int) -> tuple[int, int]:
        """The first of a link begins in the even games."""
        first, second = self.links[self.link(number)]
        return (first, second) if number % 2 == 0 else (second, first)

    def deal(self, number: int) -> int:
        """Two games each."""
        return number // 2

    def jobs(self) -> Iterator[Job]:
        """The games that are still to be played now, in order."""
        return (job for job in super().jobs() if self.without.isdisjoint(job.bots))

    def note(self, game: Ended) -> None:
        """Remember who won."""
        seats = self.seats(game.number)
        won = [seats[player] for player in winners(game.state, [self._head_starts[seat] for seat in seats])]
        first = self.links[self.link(game.number)][0]
        self.points[game.number] = 0.5 if len(won) != 1 else float(won[0] == first)

    @property
    def numbers(self) -> Sequence[int]:
        """The games that have been played."""
        return list(self.points)

    def pairs(self, link: int) -> Pairs:
        """The complete pairs of games of a link."""
        firsts = range(2 * link, self._end, 2 * len(self.links))
        found = [(self.points[n], self.points[n + 1]) for n in firsts if n in self.points and n + 1 in self.points]
        return Pairs.of(found)

    def measured(self) -> list[Link]:
        """All links with their pairs."""
        return [Link(first, second, self.pairs(at)) for at, (first, second) in enumerate(self.links)]

    def ratings(self) -> list[Rated] | None:
        """The ratings of all, the first one's being 0; None as long as some have not met the others."""
        try:
            return ratings(len(self.bots), self.measured())
        except ValueError:
            return None

    def summary(self) -> dict[str, Any]:
        """All of it as JSON-ready data."""
        rated = self.ratings()
        return self.identity() | {
            "took": round(self.took, 1),
            "ratings": [
                {"bot": name, "elo": round(one.elo, 1), "error": round(one.error, 1)}
                for name, one in zip(self.bots, rated or (), strict=False)
            ],
            "links": [
                {
                    "first": self.bots[link.first],
                    "second": self.bots[link.second],
                    "pairs": list(link.pairs.counts),
                    "games": self._letters(at),
                }
                for at, link in enumerate(self.measured())
            ],
        }

    @property
    def _end(self) -> int:
        """The number after that of the last game, planned or played: what was measured before is never forgotten."""
        return max(self.planned, 1 + max(self.points, default=-1))

    def _letters(self, link: int) -> str:
        numbers = [n + game for n in range(2 * link, self._end, 2 * len(self.links)) for game in range(2)]
        return "".join(LETTERS.get(self.points.get(n, -1.0), MISSING) for n in numbers).rstrip(MISSING)

    def recall(self, stored: dict[str, Any]) -> None:
        """Take up what was measured before; ValueError when that was another ladder."""
        for key, value in self.identity().items():
            if stored.get(key) != value:
                raise ValueError(f"another ladder has been measured there: its {key} is {stored.get(key)}, not {value}")
        known = {letter: points for points, letter in LETTERS.items()}
        seats = {name: at for at, name in enumerate(self.bots)}
        met = {(seats[link["first"]], seats[link["second"]]): link["games"] for link in stored["links"]}
        # Who played each other once and would not do so now still does: it is known of both, and they go on.
        games = self.planned // len(self.links)
        self.links = (*self.links, *(link for link in met if link not in self.links))
        self.planned = games * len(self.links)
        for link, letters in met.items():
            at = self.links.index(link)
            for played, letter in enumerate(letters):
                number = 2 * (at + played // 2 * len(self.links)) + played % 2
                if letter != MISSING:
                    self.points[number] = known[letter]
        self.took = float(stored["took"])


class File:
    """A ladder in one file, which is never more than a second behind the games."""

    def __init__(self, path: Path, ladder: Ladder) -> None:
        """Go on with what is there. ValueError when that is something else; OSError when it cannot be written."""
        self._path = path
        self._written = -FRESH
        if path.exists():
            try:
                stored = dict(json.loads(path.read_bytes()))
            except (TypeError, ValueError):
                raise ValueError(f"{path} holds no ladder") from None
            ladder.recall(stored)
        self.summarise(ladder)

    def add(self, game: Ended, contest: Contest) -> None:  # noqa: ARG002 - a game is a letter among others
        """A game that has ended."""
        if time.monotonic() - self._written >= FRESH:
            self.summarise(contest)

    def summarise(self, contest: Contest) -> None:
        """Write all of it."""
        replace(self._path, json.dumps(contest.summary(), indent=1) + "\n")
        self._written = time.monotonic()


def calibrate(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: Seed | None = None,
    out: Path | str | None = None,
    on_progress: Callable[[Ladder], None] | None = None,
    *,
    links: Sequence[tuple[int, int]] = (),
    without: Iterable[str] = (),
    budget: Budget | None = None,
    workers: int | None = None,
    make: Maker = bot,
) -> Ladder:
    """Let the bots of a chain play so many games of each link, and rate them.

    Into the file ``out`` goes everything; if it holds this ladder already, what is missing is played. Games of bots
    ``without`` whom it is to go on now stay missing. Everything else is as in ``lab.match.play_match``.
    """
    count = len(links) or len(bots) - 1
    whole = Ladder(
        game,
        tuple(bots),
        Dice(seed).seed,
        games * count,
        budget or Budget(),
        make,
        links=tuple(links),
        without=frozenset(without),
    )
    store = None if out is None else File(Path(out), whole)
    return run(whole, store, on_progress, workers)
