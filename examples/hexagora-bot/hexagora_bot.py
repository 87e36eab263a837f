"""A bot for a club of Hexagora: it listens, accepts who challenges it, and plays every game that the club has.

    export HEXAGORA_TOKEN=hexagora_…     # of a bot account, for reading and playing; made on the page "Your account"
    python hexagora_bot.py http://127.0.0.1:8000
    python hexagora_bot.py http://127.0.0.1:8000 --against spark --game hexano-duel --games 1

It needs Python and the package ``hexagora``, and speaks with the club by its HTTP interface alone (docs/api.md).
Where nothing is hidden it rebuilds the position and lets a bot of the package think; elsewhere it takes the move that
scores most, as the club says of each.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import hexagora

Json = dict[str, Any]
# The club says something every ten seconds, be it an empty line; who hears nothing for so long comes again.
PATIENCE = 30.0
TOO_QUICK = 429


class Refused(Exception):
    """The club has said no, in one line."""

    def __init__(self, status: int, answer: Json) -> None:
        super().__init__(str(answer.get("error", status)))
        self.status = status


@dataclass(frozen=True)
class Club:
    """A club, as a program with a token sees it."""

    address: str
    token: str

    def get(self, path: str) -> Json:
        """What there is at an address."""
        with self._open(path) as answer:
            found: Json = json.load(answer)
        return found

    def post(self, path: str, **body: Any) -> Json:
        """Do something, again as long as that is too quick for the club; Refused when it does not have it."""
        while True:
            try:
                with self._open(path, json.dumps(body).encode()) as answer:
                    done: Json = json.load(answer)
            except Refused as refused:
                if refused.status != TOO_QUICK:
                    raise
                time.sleep(1.0)
            else:
                return done

    def lines(self, path: str) -> Iterator[Json]:
        """A stream of events, until the club ends it. Empty lines say only that it is still there."""
        with self._open(path) as answer:
            for line in answer:
                if line.strip():
                    yield json.loads(line)

    def _open(self, path: str, body: bytes | None = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.address.rstrip("/") + path, body, headers)  # noqa: S310 - its user says where
        try:
            return urllib.request.urlopen(request, timeout=PATIENCE)  # noqa: S310
        except urllib.error.HTTPError as error:
            try:
                told = json.load(error)
            except ValueError:
                told = {}
            raise Refused(error.code, told) from None


@dataclass(frozen=True)
class Thinker:
    """How the bot chooses its moves."""

    level: str
    simulations: int
    dice: random.Random = field(default_factory=random.Random)

    def choose(self, start: Json, state: Json) -> str:
        """A move for the state of a room. ``start`` is the room as it was when the bot came."""
        if start["setup"] is None:
            return self._greedy(state["offers"])
        game = start["welcome"]["game"]
        position = hexagora.game(game["id"], **game["options"]).start(setup=start["setup"])
        for move in state["view"]["history"]:
            position = position.play(move)
        return hexagora.bot(self.level).choose(position, simulations=self.simulations)

    def _greedy(self, offers: list[Json]) -> str:
        """The move that scores most at once; one of them by lot."""

        def gain(offer: Json) -> float:
            return sum(float(points) for _, points in offer["effect"]["gains"])

        most = max(map(gain, offers))
        return str(self.dice.choice([offer for offer in offers if gain(offer) == most])["move"])


class Bot:
    """Plays all its games at once, each in a thread of its own."""

    def __init__(self, club: Club, thinker: Thinker, games: int | None) -> None:
        self._club = club
        self._thinker = thinker
        self._left = games
        self._playing: set[str] = set()

    def run(self) -> None:
        """Listen until so many games are over; for ever, if nobody said how many."""
        while self._left is None or self._left > 0:
            try:
                for event in self._club.lines("/api/events"):
                    self._heard(event)
                    if self._left is not None and self._left <= 0:
                        return
            except OSError as error:
                print(f"the club is away ({error}); trying again", file=sys.stderr)
            time.sleep(1.0)

    def _heard(self, event: Json) -> None:
        match event:
            case {"type": "challenge", "id": id, "you": None}:
                self._accept(id)
            case {"type": "game-start", "room": room} if room not in self._playing:
                self._playing.add(room)
                threading.Thread(target=self._play, args=(room,), name=room, daemon=True).start()
            case {"type": "game-end", "room": room, "end": end, "scores": scores}:
                self._playing.discard(room)
                print(f"{room}: over by {end}, {' to '.join(map(str, scores))}", flush=True)
                self._left = None if self._left is None else self._left - 1

    def _accept(self, challenge: str) -> None:
        try:
            self._club.post(f"/api/challenges/{challenge}/join")
        except Refused as refused:  # whoever it was has thought better of it
            print(f"challenge {challenge}: {refused}", file=sys.stderr)

    def _play(self, room: str) -> None:
        """Play one game to its end, however often the connection breaks."""
        while room in self._playing:
            try:
                start = self._club.get(f"/api/rooms/{room}")
                for message in self._club.lines(f"/api/rooms/{room}/events"):
                    if message["type"] == "state":
                        if message["view"]["over"]:
                            return
                        self._act(room, start, message)
            except OSError as error:
                print(f"{room}: {error}; trying again", file=sys.stderr)
            time.sleep(1.0)

    def _act(self, room: str, start: Json, state: Json) -> None:
        """Do what a state asks for. The same state always makes the same ids, so that nothing is ever done twice."""
        told = {"id": f"{room}-{state['version']}", "ply": state["ply"]}
        you = start["welcome"]["you"]
        try:
            for what in ("takeback", "agree"):
                asked = state["agreement" if what == "agree" else "takeback"]
                if asked is not None and asked["by"] not in (None, you):
                    answer = "accept" if what == "takeback" or _not_behind(state, you) else "decline"
                    self._club.post(f"/api/rooms/{room}/{what}", answer=answer, **told)
                    return
            if state["offers"]:
                move = self._thinker.choose(start, state)
                self._club.post(f"/api/rooms/{room}/moves", move=move, **told)
        except Refused as refused:  # the game has gone on meanwhile, and the next state says how
            print(f"{room}: {refused}", file=sys.stderr)


def _not_behind(state: Json, you: int) -> bool:
    scores = state["view"]["scores"]
    return bool(scores[you] >= max(scores))


def main() -> int:
    """Read what is wished for, and play."""
    parser = argparse.ArgumentParser(description="A bot for a club of Hexagora.")
    parser.add_argument("address", help="where the club is, for example http://127.0.0.1:8000")
    parser.add_argument("--level", default="spark", help="a bot of the package that thinks where nothing is hidden")
    parser.add_argument("--simulations", type=int, default=400, help="how much it thinks about a move")
    parser.add_argument("--games", type=int, help="stop after so many games")
    parser.add_argument("--against", metavar="LEVEL", help="begin with a game against a bot of the house")
    parser.add_argument("--game", default="hexafuse", help="which game that is")
    wish = parser.parse_args()
    token = os.environ.get("HEXAGORA_TOKEN")
    if not token:
        parser.error("the environment variable HEXAGORA_TOKEN holds the token of a bot account")
    club = Club(wish.address, token)
    try:
        me = club.get("/api/me")
        if not me["bot"]:
            parser.error(f"{me['name']} is no bot account")
        print(f"{me['name']} listens at {wish.address}", flush=True)
        if wish.against:
            # A day for each move: before the first one the package may have to compile its engine.
            control = {"kind": "days", "seconds": 86400, "increment": 0}
            club.post("/api/rooms", game=wish.game, level=wish.against, side="random", control=control)
        Bot(club, Thinker(wish.level, wish.simulations), wish.games).run()
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
