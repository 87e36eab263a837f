"""The game at the table: its states so far, who sits where, and taking moves back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from hexagora.cli.errors import bad_input

if TYPE_CHECKING:
    from hexagora.contract import State

Chooser = Callable[["State"], str]  # gives a move for a state


@dataclass
class Match:
    """All states of a game from its start on, and the bots by their seats; the other seats are people."""

    states: list[State]
    bots: Mapping[int, Chooser] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    file: Path | None = None

    @classmethod
    def of(cls, state: State, bots: Mapping[int, Chooser], names: tuple[str, ...], file: Path | None) -> Match:
        """A match that goes on from a state, with the way there."""
        states = [state.game.start(setup=state.setup, players=state.players)]
        for move in state.history:
            states.append(states[-1].play(move))
        states[-1] = state
        return cls(states, bots, names, file)

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self.states[-1]

    @property
    def person_to_act(self) -> bool:
        """Whether the move is a person's."""
        return self.state.to_act is not None and self.state.to_act not in self.bots

    def go_on(self, state: State) -> None:
        """The next state: kept, and written to the file if there is one, before anybody is told of it."""
        if self.file is not None:
            from hexagora.records import save

            with bad_input(str(self.file)):
                save(state, self.file)
        self.states.append(state)

    def take_back(self) -> bool:
        """Back to the last position in which a person chose; False when there was none."""
        for n in range(len(self.states) - 2, -1, -1):
            if self.states[n].to_act is not None and self.states[n].to_act not in self.bots:
                del self.states[n + 1 :]
                return True
        return False

    def last_mover(self) -> str:
        """The name of whoever made the last move; empty at the start."""
        for before, after in zip(self.states[-2::-1], self.states[:0:-1], strict=True):
            if len(after.history) > len(before.history) and before.to_act is not None:
                return self.names[before.to_act]
        return ""
