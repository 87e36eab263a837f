"""A game: facts about it first, then what is needed to start it, to name its moves and to show it.

The rules themselves are kernels (``contract.kernels``) registered for the type of position that ``open`` returns.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.dice import Dice, Seed
from hexagora.contract.offer import Offer
from hexagora.contract.positions import duplicate
from hexagora.contract.scene import Scene
from hexagora.words import say, typed

if TYPE_CHECKING:
    from typing import Self

    from hexagora.contract.state import State

Setup = dict[str, Any]
View = dict[str, Any]
OptionValue = str | int | bool


@dataclass(frozen=True)
class Option:
    """A switch of the rules: its name, the values it may have (the first is the default), and what it means."""

    name: str
    values: tuple[OptionValue, ...]
    title: str

    @property
    def default(self) -> OptionValue:
        """The value when nobody says anything."""
        return self.values[0]


@dataclass(frozen=True)
class Clock:
    """Thinking time by the rules: so many seconds for each decision, or for a whole turn."""

    seconds: float
    per: Literal["decision", "turn"] = "decision"


@dataclass(frozen=True)
class Facts:
    """What can be said of a game before it starts.

    move_codes: codes are in range(move_codes). max_legal: an upper bound of the number of legal moves.
    max_plies: an upper bound of the length of a game. hidden: whether anything is hidden or left to chance.
    simultaneous: whether all players choose at the same time; a record lists their moves in the order of the players.
    public: whether everybody sees the same: a view differs by ``me`` alone, and the scene does not go by it.
    agreement: whether two players may agree to end the game, which is then scored as it stands.
    knowledge: numbers by which its ``prior`` weighs moves, if it has any. candidates: random moves that a bot draws at
    each ply of a playout, of which it plays the most promising one; more than 1 only where the prior is so good that
    playouts tell more than they take longer.
    """

    id: str
    title: str
    summary: str
    move_codes: int
    max_legal: int
    max_plies: int
    options: tuple[Option, ...] = ()
    players: tuple[int, int] = (2, 2)
    clock: Clock = Clock(30.0)
    hidden: bool = False
    simultaneous: bool = False
    public: bool = False
    agreement: bool = False
    knowledge: tuple[float, ...] = ()
    candidates: int = 1


@dataclass(frozen=True)
class Game(ABC):
    """A game with its options chosen. Frozen and comparable; ``with_options`` gives another choice."""

    facts: Facts
    chosen: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def id(self) -> str:
        """The name by which records, commands and rooms know the game."""
        return self.facts.id

    @property
    def options(self) -> dict[str, OptionValue]:
        """The value of every option."""
        return {option.name: option.default for option in self.facts.options} | dict(self.chosen)

    def with_options(self, /, **options: OptionValue) -> Self:
        """This game with other options; ValueError for an option or value it does not have."""
        known = {option.name: option for option in self.facts.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise ValueError(say("rules-no-option", game=self.id, option=typed(name), options=names))
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                values = ", ".join(str(v) for v in known[name].values)
                raise ValueError(
                    say("rules-option-value", game=self.id, option=name, values=values, value=typed(repr(value)))
                )
        merged = self.options | options
        chosen = tuple((name, merged[name]) for name in known if merged[name] != known[name].default)
        return replace(self, chosen=chosen)

    def start(
        self, *, seed: Seed | None = None, setup: Mapping[str, Any] | None = None, players: int | None = None
    ) -> State:
        """A new game: dealt from a seed (None: at random), or from an explicit setup.

        ValueError for a setup that the rules do not know, or for a number of players that the game does not take.
        """
        from hexagora.contract.state import State

        count = self.seats(players)
        if setup is not None and seed is not None:
            raise ValueError(say("rules-seed-or-setup"))
        if setup is None:
            return State(self, self.deal(Dice(seed), count), count)
        plain = json.loads(json.dumps(setup, default=list))
        return State(self, self.check(plain, count), count)

    def seats(self, players: int | None = None) -> int:
        """How many play when that many are wished for (None: two, if it may be); ValueError when it takes others."""
        low, high = self.facts.players
        count = max(low, min(2, high)) if players is None else players
        if type(count) is not int or not low <= count <= high:
            key = "rules-players" if low == high else "rules-players-between"
            raise ValueError(say(key, game=self.id, least=low, most=high, players=repr(count)))
        return count

    # What each game writes -----------------------------------------------------------------------------

    @abstractmethod
    def deal(self, dice: Dice, players: int) -> Setup:
        """A random setup, JSON-ready, as described on the game's rules page."""

    @abstractmethod
    def check(self, setup: Setup, players: int) -> Setup:
        """The setup in canonical form; ValueError (one line, saying what is wrong) when the rules do not know it."""

    @abstractmethod
    def open(self, setup: Setup, players: int) -> Any:
        """The position at the start: a NamedTuple of NumPy arrays, with kernels registered for its type."""

    @abstractmethod
    def text(self, pos: Any, code: int) -> str:
        """A move in canonical notation."""

    @abstractmethod
    def code(self, pos: Any, text: str) -> int:
        """The code of a legal move from notation, forgiving in letter case, order and spaces.

        ``timeout`` is accepted whenever the game is not over. IllegalMove with the reason, in a player's words, for
        anything else that is not legal now.
        """

    @abstractmethod
    def detail(self, pos: Any) -> list[dict[str, float]]:
        """The scores by heading, one dict per player; the values add up to the score unless the rules say otherwise."""

    @abstractmethod
    def view(self, state: State, player: int | None) -> View:
        """What that player (None: a spectator) may know beyond the fields common to all games. JSON-ready."""

    @abstractmethod
    def scene(self, view: View) -> Scene:
        """What a view (as ``State.view`` returns it) looks like."""

    @abstractmethod
    def offers(self, state: State, player: int) -> list[Offer]:
        """Every legal move of a player with its gesture and effect, in the order of ``legal_moves(player)``.

        They follow from ``state.position(player)`` alone; nothing that others are choosing at the same time shows.
        """

    # What most games leave as it is ---------------------------------------------------------------------

    def scores(self, pos: Any, players: int) -> list[float]:
        """One number per player for the position as it stands; whole numbers come as int."""
        out = np.zeros(players, dtype=np.float64)
        kernels.points(pos, out)
        return [int(x) if x == int(x) else float(x) for x in out]

    def emblem(self) -> Scene | None:
        """A small scene by which the game is chosen, as it may look while it is played; None for a bare field."""
        return None

    def lessons(self) -> tuple[Traversable, ...]:
        """Folders with what there is to learn about it (``hexagora.learn``): a tutorial, puzzles, a page of rules.

        The first one has all of it; texts that it lacks are looked for in the others, so that editions may share them.
        """
        return ()

    def motif(self, state: State, move: str) -> tuple[str, int]:
        """What a good move is about, for its puzzle: the name of a motif that has a text in the lessons, and a number.

        Such as ("contacts", 3). ("best", 0) where there is no better word for it.
        """
        return "best", 0

    def retractable(self, state: State) -> bool:
        """Whether the player to act may take the last move back; asked only where not all choose at the same time.

        A move that somebody else could answer, or that showed what was hidden, stands.
        """
        return False

    def questioned(self, pos: Any) -> bool:
        """Whether the player to act has to answer a question, like that of the pie rule, before the game goes on."""
        return False

    def choices_made(self, pos: Any) -> int:
        """Simultaneous games: how many moves have been made since everybody was to choose."""
        return 0

    def turned(self, pos: Any, player: int) -> Any:
        """Simultaneous games: a copy of a position where everybody is to choose, as if this player came first."""
        return duplicate(pos)

    def cause(self, pos: Any) -> tuple[str, int | None]:
        """How a game ended that is over by its own kernels, and by whom: ``rules``, unless the clock lost it."""
        return "rules", None

    def winners(self, pos: Any, players: int) -> list[int]:
        """Who won or shares the win, by the rules, in a position where the game is over (``kernels.outcome``)."""
        scores, shares = np.zeros(players, dtype=np.float64), np.zeros(players, dtype=np.float64)
        kernels.points(pos, scores)
        kernels.outcome(pos, scores, shares)
        return [player for player in range(players) if shares[player] > 0]
