"""A game that is over, as it is looked at: whole, from its first position to its last, and on from any of them."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from hexagora.club.domain import Estimate, Room, Seat, Standing, verdicts
from hexagora.club.domain.estimate import Verdict
from hexagora.club.play.opening import NotAllowed
from hexagora.contract import BadRecord, IllegalMove, State
from hexagora.contract.kernels import points_reward
from hexagora.records import checked, parsed
from hexagora.words import Said, say, told, typed

# Hexadecimal digits of a SHA-256: nobody finds another game with the same id.
DIGITS = 32
REVIEW_ID = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game that is over. names: what its players are called; winners: head starts count (bots.head_start).

    room: where it was played, if it was in this club.
    """

    id: str
    state: State
    names: tuple[str, ...]
    winners: tuple[int, ...]
    room: str | None = None


def review_id(state: State) -> str:
    """The id under which a game is looked at: it follows from its record, so the same game is the same review."""
    text = json.dumps(state.record(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def finished(text: bytes | str, games: Iterable[str]) -> State:
    """The game of a record as text; NotAllowed, in one line, for what is no record of a finished game of the club.

    A game that goes on is for its players alone: whoever looks at it with a bot has help, and its record holds what is
    hidden from them.
    """
    try:
        state = checked(parsed(text))
    except BadRecord as error:
        raise NotAllowed(_why(error)) from None
    if state.game.id not in games:
        raise NotAllowed(say("review-game-missing", game=state.game.id))
    if not state.is_over:
        raise NotAllowed(say("review-not-over"))
    return state


def _why(error: BadRecord) -> str:
    """What is wrong with a record: for players where it is about the game, else for who wrote the file."""
    reason = told(error)
    return reason if isinstance(reason, Said) else say("review-bad-record", why=reason)


def start_of(state: State) -> State:
    """A game before its first move."""
    return state.game.start(setup=state.setup, players=state.players)


def positions(state: State) -> Iterator[tuple[State, tuple[int, ...]]]:
    """All positions of a game from its start on, with who made the moves up to there."""
    now: State = start_of(state)
    movers: tuple[int, ...] = ()
    yield now, movers
    for move in state.history:
        now, movers = now.play(move), (*movers, now.to_act or 0)
        yield now, movers


def reached(state: State, moves: Sequence[str]) -> tuple[State, tuple[int, ...]]:
    """Where moves lead from the start of a game, and who made each; NotAllowed with the number of one that is illegal.

    The rules alone say whether it goes on there: who gave up may see how it would have gone on.
    """
    if len(moves) > state.game.facts.max_plies:
        raise NotAllowed(say("club-too-many-moves"))
    now = start_of(state)
    movers: list[int] = []
    for ply, move in enumerate(moves, start=1):
        try:
            now, mover = now.play(move), now.to_act or 0
        except IllegalMove as error:
            raise NotAllowed(say("club-bad-move", number=ply, move=typed(move), why=error.reason)) from None
        movers.append(mover)
    return now, tuple(movers)


def judged(reviewed: Reviewed, found: Sequence[Estimate]) -> list[tuple[Estimate, Verdict]]:
    """Estimates of the first moves of a game, with what became of each move."""
    state = reviewed.state
    in_turn = state.players == 2 and not state.game.facts.simultaneous
    return list(zip(found, verdicts(found, state.history, _ends(reviewed), in_turn=in_turn), strict=True))


def _ends(reviewed: Reviewed) -> list[float | None]:
    """What the end was worth to each player: a share of the win, or the points of who plays alone."""
    state, winners = reviewed.state, reviewed.winners
    if state.players == 1:
        return [float(points_reward(state.scores[0]))]
    if not winners:
        return [None] * state.players
    return [1.0 / len(winners) if player in winners else 0.0 for player in range(state.players)]


def room_of(state: State, movers: tuple[int, ...], names: Sequence[str]) -> Room:
    """A room in which a position stands, for whatever draws rooms."""
    room = Room.opened("", [Seat(name) for name in names], state, 0.0)
    return replace(room, standing=Standing(state, movers))
