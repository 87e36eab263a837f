"""What a player knew at some ply of a game, to recognise the game later."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.contract import Game, State, View, kernels


@dataclass(frozen=True)
class Known:
    """A game, the moves so far, and the view of one player."""

    game: Game
    players: int
    player: int
    history: tuple[str, ...]
    view: View

    @classmethod
    def of(cls, state: State, player: int) -> Known:
        """What a player knows in a state."""
        return cls(state.game, state.players, player, state.history, state.view(player))

    def played_until(self, state: State, player: int) -> list[tuple[int, int]] | None:
        """The moves from then until a state, as (player, code); None when that is another game or another player.

        It is the same game when what was known then is what is known at that ply of this one: what has been hidden
        all the time makes no difference. Where all choose at the same time a tree cannot be followed.
        """
        same = (state.game, state.players, player) == (self.game, self.players, self.player)
        if not same or state.game.facts.simultaneous or state.history[: len(self.history)] != self.history:
            return None
        then = state
        while len(then.history) > len(self.history):
            then = then.earlier()
        if then.view(player) != self.view:
            return None
        pos, played = then.position(), []
        for move in state.history[len(self.history) :]:
            code = state.game.code(pos, move)
            played.append((int(kernels.to_act(pos)), code))
            kernels.apply(pos, code)
        return played
