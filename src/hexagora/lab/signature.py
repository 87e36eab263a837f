"""Signatures: what every bot plays, and how many nodes that took, in a few positions of a game.

With a seed and a number of simulations a bot does the same on every machine, as long as nobody changes how it thinks.
So a signature that changed is a change of behaviour, wanted or not. (Stockfish's ``bench`` is such a number.)
"""

from __future__ import annotations

from typing import Any

from hexagora.bots import NAMES, bot
from hexagora.bots.ladder import LENGTH, PREFIX
from hexagora.contract import Game, State

SEED = "signature"
SIMULATIONS = 150
# How much of a game of random moves has been played when the bots are asked.
PARTS = (0.0, 0.15, 0.4, 0.7, 0.9)
BOTS = (*NAMES, *(f"{PREFIX}{number}" for number in (1, LENGTH // 2, LENGTH)))


def positions(game: Game) -> list[State]:
    """Some states of one random game in which there is a choice, in order."""
    state, mover, found = game.start(seed=SEED), bot("random", SEED), list[State]()
    while state.to_act is not None:
        if len(state.legal_moves()) > 1:
            found.append(state)
        state = state.play(mover.choose(state))
    return [found[int(part * len(found))] for part in PARTS]


def signature(game: Game) -> dict[str, list[list[Any]]]:
    """By bot and position: the ply, the move, the simulations and the nodes. JSON-ready.

    Each bot goes through one game, so that it goes on in its tree where the game did.
    """
    told: dict[str, list[list[Any]]] = {}
    asked = positions(game)
    for name in BOTS:
        found = bot(name, SEED)
        told[name] = []
        for state in asked:
            thought = found.think(state, simulations=SIMULATIONS)
            told[name].append([len(state.history), thought.move, thought.simulations, thought.nodes])
    return told
