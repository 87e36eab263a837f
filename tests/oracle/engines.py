"""Both engines of every game behind one interface, so that a test of a rule is written once and runs on both.

The slow ones are the oracles themselves. The fast ones are those that players meet; they are asked through what is
public alone: moves, scores, views. Only this file, and `festivals` for displays laid out by hand, know of `hexagora`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

from hexagora import State
from hexagora.contract import Game
from hexagora.rulebooks import hexafuse, hexano_duel, hexpertise
from tests.oracle.perft import Position

Setup = Mapping[str, Any]
Options = Mapping[str, Any]

# What both engines tell of a position


class Scored(Position, Protocol):
    @property
    def to_act(self) -> int | None: ...
    @property
    def scores(self) -> Sequence[float]: ...
    @property
    def detail(self) -> Sequence[Mapping[str, float]]: ...
    @property
    def winners(self) -> list[int]: ...


class HexaFuse(Scored, Protocol):
    @property
    def hands(self) -> list[list[str]]: ...
    @property
    def queues(self) -> list[list[str]]: ...


class HexanoDuel(Scored, Protocol):
    @property
    def end(self) -> str | None: ...
    @property
    def stacks(self) -> dict[str, str]: ...
    @property
    def hauls(self) -> list[list[str]]: ...


class Hexpertise(Scored, Protocol):
    @property
    def displays(self) -> list[dict[str, str]]: ...


class StartHexaFuse(Protocol):
    def __call__(self, setup: Setup, options: Options | None = None) -> HexaFuse: ...


class StartHexanoDuel(Protocol):
    def __call__(self, setup: Setup, options: Options | None = None) -> HexanoDuel: ...


class StartHexpertise(Protocol):
    def __call__(
        self, setup: Setup, edition: str = "second", players: int = 2, options: Options | None = None
    ) -> Hexpertise: ...


def refuses(position: Scored, move: str) -> bool:
    """Whether the move is not allowed; each engine says so in words of its own."""
    try:
        position.play(move)
    except ValueError:
        return True
    return False


# The fast engines


class Fast:
    """One position of the engine that players meet."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def to_act(self) -> int | None:
        return self.state.to_act

    @property
    def scores(self) -> list[float]:
        return self.state.scores

    @property
    def detail(self) -> list[dict[str, float]]:
        return self.state.detail

    @property
    def winners(self) -> list[int]:
        return self.state.winners

    def legal_moves(self) -> list[str]:
        return self.state.legal_moves()

    def play(self, move: str) -> Self:
        return type(self)(self.state.play(move))


class FastHexaFuse(Fast):
    @property
    def hands(self) -> list[list[str]]:
        return [[piece for piece in hand if piece] for hand in self.state.view()["hands"]]

    @property
    def queues(self) -> list[list[str]]:
        """A view tells the length of a queue and what is in it; only the setup knows the order."""
        view, setup = self.state.view(), self.state.setup
        queues = []
        for side, queue in zip(view["sides"], view["queues"], strict=True):
            rest = setup["queues"]["AB".index(side)][-queue["count"] :] if queue["count"] else []
            assert sorted(rest) == sorted(queue["set"])
            queues.append(rest)
        return queues


class FastHexanoDuel(Fast):
    @property
    def end(self) -> str | None:
        end: str | None = self.state.view()["end"]
        return end

    @property
    def stacks(self) -> dict[str, str]:
        stacks: dict[str, str] = self.state.view()["stacks"]
        return stacks

    @property
    def hauls(self) -> list[list[str]]:
        return [sorted(haul) for haul in self.state.view()["hauls"]]


class FastHexpertise(Fast):
    @property
    def displays(self) -> list[dict[str, str]]:
        """Each as its owner sees it; what the others choose for the same card is hidden from him."""
        return [shown(self.state.view(player)["displays"][player]) for player in range(self.state.players)]


def shown(display: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    return {name: "x" if cell["crossed"] else cell["held"] for name, cell in display.items() if cell["held"] != "mage"}


def started(game: Game, setup: Setup, options: Options | None, players: int = 2) -> State:
    return game.with_options(**(options or {})).start(setup=setup, players=players)


def fast_hexafuse(setup: Setup, options: Options | None = None) -> FastHexaFuse:
    return FastHexaFuse(started(hexafuse.GAMES[0], setup, options))


def fast_hexano_duel(setup: Setup, options: Options | None = None) -> FastHexanoDuel:
    return FastHexanoDuel(started(hexano_duel.GAMES[0], setup, options))


def fast_hexpertise(
    setup: Setup, edition: str = "second", players: int = 2, options: Options | None = None
) -> FastHexpertise:
    game = hexpertise.GAMES[("second", "first").index(edition)]
    return FastHexpertise(started(game, setup, options, players))
