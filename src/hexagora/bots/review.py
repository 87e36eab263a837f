"""What a bot makes of a position that somebody looks at: for reviews of games that are over, and for hints."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.bots.levels import Level
from hexagora.bots.player import SearchBot
from hexagora.bots.thought import Considered
from hexagora.contract import Seed, State
from hexagora.search.mcts import Settings

# The work for a position is fixed, so that a game is judged in the same way on every machine. A wider search than one
# that plays (exploration 0.8, which plays about as well as 0.5): here it matters what the second best move is worth,
# and the one that was played, not only which is best. So each of them is tried so often that its value is off by a few
# hundredths, which is what ``club.domain.estimate`` reckons with.
LEVEL = Level(
    id="review",
    title="Review",
    summary="Looks at each position with the same care.",
    seconds=None,
    simulations=1_200,
    settings=Settings(exploration=0.8),
    exact=200_000,
)
BEST = 3


@dataclass(frozen=True)
class Opinion:
    """The best moves of a player, the best first, and what the one that was played is worth.

    best: empty where there is no choice. played: None when no move was asked about, or it is none that is chosen (a
    ``timeout``). exact: the rest of the game was searched out.
    """

    best: tuple[Considered, ...] = ()
    played: Considered | None = None
    exact: bool = False


def opinion(state: State, player: int, played: str | None = None, seed: Seed = 0) -> Opinion:
    """What the moves of a player who may move are worth, from nothing but what that player may see."""
    legal = state.legal_moves(player)
    if len(legal) < 2:
        return Opinion()
    also = (played,) if played in legal else ()
    thought = SearchBot(LEVEL.id, lambda _: LEVEL, seed).think(state, player, also=also)
    found = next((one for one in thought.considered if one.move == played), None)
    return Opinion(thought.considered[:BEST], found, thought.exact)
