"""What a move costs the club's process, part by part, in milliseconds of processor time: rules, drawing, frames.

.venv/bin/python scripts/move_costs.py [MOVES] [GAME...]

Each part is done for several moves at once, because a look at the processor's clock may take longer than a part. What
sockets and the database cost besides, the steps of ``hexagora bench server`` tell (``processor``).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from itertools import count, islice
from typing import Any, TypeVar

from hexagora.club.domain import Accepted, Play, Room, Seat, Terms, decide
from hexagora.club.garbage import sparing
from hexagora.club.protocol import Drawn, draw_all, encode, state_message
from hexagora.contract import Game, registered

EYES = frozenset({0, 1, None})
TOGETHER = 20
T = TypeVar("T")
GAMES = ("hexafuse", "hexano-duel", "hexpertise")


def main() -> None:
    """Print a line for each game."""
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for id in sys.argv[2:] or GAMES:
        costs(registered()[id], moves)  # what is made once is not to be counted
        with sparing():
            told = ", ".join(f"{part} {1000 * seconds:.3f}" for part, seconds in costs(registered()[id], moves).items())
        sys.stdout.write(f"{id}: {told}\n")


def costs(game: Game, moves: int) -> dict[str, float]:
    """Seconds for each move: to decide it, to draw it for both players and who watches, and to frame that."""
    used = dict.fromkeys(("rules", "drawing", "frames"), 0.0)
    played = (step for number in count() for step in steps(game, number))

    def done(part: str, function: Callable[..., T], asked: Iterable[tuple[Any, ...]]) -> list[T]:
        ready = list(asked)
        begin = time.process_time()
        found = [function(*one) for one in ready]
        used[part] += time.process_time() - begin
        return found

    for _ in range(moves // TOGETHER):
        rooms = done("rules", decided, islice(played, TOGETHER))
        drawn = done("drawing", draw_all, ((room, EYES) for room in rooms))
        shown = ((room, one, 2.0) for room, eyes in zip(rooms, drawn, strict=True) for one in eyes.values())
        done("frames", framed, shown)
    each = {part: seconds / (moves // TOGETHER * TOGETHER) for part, seconds in used.items()}
    return each | {"together": sum(each.values())}


def framed(room: Room, drawn: Drawn, now: float) -> str:
    """A state as it is sent."""
    return encode(state_message(room, drawn, now))


def steps(game: Game, number: int) -> list[tuple[Room, Play]]:
    """A game from a seed, as rooms and what is asked of them next."""
    terms = Terms(seed=f"{number:064x}")
    seats = [Seat("Calm Heron", guest="one"), Seat("Bold Otter", guest="two")]
    room = Room.opened("room", seats, game.start(seed=terms.seed, players=2), 0.0, terms)
    found = []
    while not room.state.is_over:
        player, ply = room.state.awaiting[0], room.state.ply(room.state.awaiting[0])
        moves = room.state.legal_moves(player)
        found.append((room, Play(player, ply, moves[(7 * ply + number) % len(moves)], f"id-{ply}-{player}", 0.0)))
        room = decided(*found[-1])
    return found


def decided(room: Room, request: Play) -> Room:
    """The room after a move."""
    decision = decide(room, request, 1.0)
    if not isinstance(decision, Accepted):
        raise TypeError(f"{request.move} is refused")
    return decision.room


if __name__ == "__main__":
    main()
