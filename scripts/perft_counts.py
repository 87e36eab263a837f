"""Writes tests/golden/perft.json: perft counts of starts, middles and ends of random games, for every game and option.

Run it only when a ruling changes; the counts are there so that a change by mistake is seen. Each is counted by the
fast engine; the tests hold the slow one to the smaller ones.
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

from hexagora.contract import Dice, Game, registered
from hexagora.search import perft

OUT = Path(__file__).resolve().parent.parent / "tests" / "golden" / "perft.json"
ENOUGH = 200_000  # counts go on until there are so many sequences
HOUSE = ("hexafuse", "hexano-duel", "hexpertise", "hexpertise-first")
PLAYERS = {"hexpertise": (1, 2, 3, 6), "hexpertise-first": (1, 2, 3, 6)}


def variants(game: Game) -> list[Game]:
    """The game with every choice of its options that can be dealt."""
    names = [option.name for option in game.facts.options]
    choices = product(*([value for value in option.values if value != "explicit"] for option in game.facts.options))
    return [game.with_options(**dict(zip(names, choice, strict=True))) for choice in choices]


def counted(game: Game, players: int, number: int) -> list[dict[str, Any]]:
    """Counts of one random game: from its start, a third and two thirds through, and four plies before its end."""
    seed = f"perft:{game.id}:{players}:{number}"
    state = game.start(seed=seed, players=players)
    dice, states = Dice(seed), [state]
    while not states[-1].is_over:
        states.append(states[-1].play(dice.choice(states[-1].legal_moves())))
    rows = []
    last = len(states) - 1
    for ply in sorted({0, last // 3, 2 * last // 3, max(0, last - 4)}):
        counts: list[int] = []
        while (not counts or counts[-1] < ENOUGH) and len(counts) < 6:
            counts.append(perft(states[ply].position(), len(counts) + 1))
        rows.append(
            {
                "game": game.id,
                "options": dict(game.options),
                "players": players,
                "seed": seed,
                "setup": state.setup,
                "moves": list(states[ply].history),
                "perft": counts,
            }
        )
    return rows


def main() -> None:
    """Count, and write one line for each position."""
    rows = []
    for id_ in HOUSE:
        for number, game in enumerate(variants(registered()[id_])):
            for players in PLAYERS.get(id_, (2,)):
                rows += counted(game, players, number)
    OUT.write_text("[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]\n")
    print(len(rows), "positions,", sum(sum(row["perft"]) for row in rows), "sequences")


if __name__ == "__main__":
    main()
