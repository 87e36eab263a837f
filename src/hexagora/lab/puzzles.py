"""Puzzles from bot games: positions in which one move is clearly best.

A game is played by a bot against itself. Each of its positions is looked at by a *judge*, a bot that searches deeply: a
puzzle is one in which its best move is worth clearly more than every other one, and in which a second judge, with other
random numbers and twice the simulations, finds the same. Near the end of a game a judge searches out all that may still
come, and then its values are exact. All of it follows from the seed, so the same command finds the same puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from hexagora.bots import Thought, bot
from hexagora.contract import Game, State
from hexagora.learn import Position, Puzzle

# The best move is worth so much more than any other, in [0, 1] of the values of ``bots.Thought``. Who plays alone plays
# for points, of which a few are a lot.
MARGIN, MARGIN_ALONE = 0.08, 0.012
# A search tries a move at least so often before its value says something, and the best one at least this share of the
# time.
TRIED, SHARE = 30, 0.5
# With fewer moves to choose from it is no puzzle.
CHOICES = 6
# Values that are kept with a puzzle.
KEPT = 8
# How much a search of a friendly bot may need before it keeps to the solution.
EFFORTS = (10, 30, 100, 300, 1000, 3000)
# Puzzles from one game at most.
FROM_ONE = 2


@dataclass(frozen=True)
class Judge:
    """How positions are looked at: the name of a bot, and how many simulations it makes at first."""

    name: str
    simulations: int

    def think(self, state: State, seed: str, simulations: int) -> Thought:
        """What it thinks of a position, remembering nothing."""
        return bot(self.name, seed).think(state, simulations=simulations)


@dataclass(frozen=True)
class Plan:
    """What is to be done. players: how many play. bot: who plays the games, at so many simulations for a move."""

    game: Game
    players: int
    bot: str
    simulations: int
    judge: Judge
    games: int
    count: int
    seed: str


def clearly_best(thought: Thought, *, alone: bool) -> bool:
    """Whether one move stands out from all others that were considered."""
    if len(thought.considered) < 2:
        return False
    best, *others = thought.considered
    tried = [other.value for other in others if thought.exact or other.visits >= TRIED]
    if not thought.exact and best.visits < SHARE * sum(one.visits for one in thought.considered):
        return False
    return best.value >= max(tried, default=0.0) + (MARGIN_ALONE if alone else MARGIN)


def found_in(plan: Plan, number: int) -> Iterator[Puzzle]:
    """The puzzles of one game, in its order."""
    seed = f"{plan.seed}:{number}"
    state = plan.game.start(seed=seed, players=plan.players)
    players = [bot(plan.bot, f"{seed}:{player}") for player in range(plan.players)]
    while state.to_act is not None:
        if len(state.legal_moves()) >= CHOICES and state.history:
            puzzle = _puzzle(plan, state, f"{number}-{len(state.history)}")
            if puzzle is not None:
                yield puzzle
        state = state.play(players[state.to_act].choose(state, simulations=plan.simulations))


def _puzzle(plan: Plan, state: State, id: str) -> Puzzle | None:
    judge, alone = plan.judge, state.players == 1
    first = judge.think(state, f"{plan.seed}:{id}:1", judge.simulations)
    if not clearly_best(first, alone=alone):
        return None
    second = judge.think(state, f"{plan.seed}:{id}:2", 2 * judge.simulations)
    if second.move != first.move or not clearly_best(second, alone=alone):
        return None
    motif, many = plan.game.motif(state, second.move)
    position = Position(state.setup, state.history, dict(state.game.options), state.players)
    values = {one.move: round(one.value, 3) for one in second.considered[:KEPT]}
    hard = _effort(state, second.move, f"{plan.seed}:{id}")
    if hard is None and not second.exact:
        return None  # whoever looks a third time is in doubt
    hard = EFFORTS[-1] if hard is None else hard
    return Puzzle(f"puzzle-{id}", position, motif, many, second.move, second.exact, hard, values)


def _effort(state: State, solution: str, seed: str) -> int | None:
    """How many simulations a search needs before it keeps to the solution; None when the greatest effort is too small.

    0 when it is what scores most at once.
    """
    if bot("greedy", seed).choose(state) == solution:
        return 0
    needed = None
    for simulations in reversed(EFFORTS):
        # Without the exact finish, which finds everything at once.
        if bot("overdrive:exact=0", seed).choose(state, simulations=simulations) != solution:
            break
        needed = simulations
    return needed


def chosen(found: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Of many puzzles the best: of all motifs that there are, clear ones, few from one game; the easiest come first."""

    def margin(puzzle: Puzzle) -> float:
        values = sorted(puzzle.values.values())
        return values[-1] - values[-2]

    by_motif: dict[tuple[str, int], list[Puzzle]] = {}
    for puzzle in sorted(found, key=lambda one: (-margin(one), one.id)):
        by_motif.setdefault((puzzle.motif, puzzle.number), []).append(puzzle)
    taken: list[Puzzle] = []
    while any(by_motif.values()) and len(taken) < count:
        for waiting in by_motif.values():
            while waiting and len(taken) < count:
                puzzle = waiting.pop(0)
                if sum(_game_of(other) == _game_of(puzzle) for other in taken) < FROM_ONE:
                    taken.append(puzzle)
                    break
    return sorted(taken, key=lambda one: (one.hard, -margin(one), one.id))


def _game_of(puzzle: Puzzle) -> str:
    return puzzle.id.split("-")[1]


def puzzles(
    plan: Plan, interrupted: Callable[[], bool], on_progress: Callable[[int, int], None] | None = None
) -> list[Puzzle]:
    """The puzzles that are asked for, from so many games or those before an interrupt.

    ``on_progress`` gets how many games have been looked at, and how many puzzles were found in them.
    """
    found: list[Puzzle] = []
    for number in range(plan.games):
        found += found_in(plan, number)
        if on_progress is not None:
            on_progress(number + 1, len(found))
        if interrupted():
            break
    return chosen(found, plan.count)
