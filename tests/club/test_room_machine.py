"""Whatever two players do, in whatever order, and however often it arrives: the room's promises hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hexagora.club.domain import (
    Abort,
    Accepted,
    Act,
    Agree,
    Claim,
    Decision,
    Play,
    Refused,
    Rematch,
    Repeated,
    Request,
    Resign,
    Room,
    TakeBack,
    Terms,
    TimeControl,
    Timeout,
    Undo,
    decide,
    snapshot,
)
from tests.club.duel import ANNE, BERT, SMALL, SPARK, START, again, small
from tests.club.house import HEXAFUSE

PLAYERS = st.sampled_from([0, 1, None])
ANSWERS = st.sampled_from(["offer", "accept", "decline"])
CONTROLS = st.sampled_from([TimeControl(), TimeControl("fischer", 40.0, 3.0), TimeControl("days", 86400.0)])


class TwoAtATable(RuleBasedStateMachine):
    """A room, everything that was ever sent to it, and what came of that."""

    @initialize(control=CONTROLS, rated=st.booleans(), duel=st.booleans(), bot=st.booleans(), seed=st.integers(0, 5))
    def open(self, control: TimeControl, rated: bool, duel: bool, bot: bool, seed: int) -> None:
        state = SMALL.start(setup=small()) if duel else HEXAFUSE.start(seed=seed)
        self.now = START
        self.count = 0
        self.sent: list[tuple[Request, Decision]] = []
        self.room = Room.opened("r", (ANNE, SPARK if bot else BERT), state, START, Terms(control, rated))

    def ask(self, request: Request) -> Decision:
        before = self.room
        decision = decide(before, request, self.now)
        if isinstance(decision, Accepted):
            self.room = decision.room
            assert self.room.log == (*before.log, decision.entry)
            assert decision.entry.number == len(before.log)
            assert self.room.version > before.version
        else:
            assert self.room is before, "what is not accepted changes nothing"
        if isinstance(decision, Refused):
            assert decision.reason
            assert "\n" not in decision.reason
        self.sent.append((request, decision))
        return decision

    def id(self) -> str:
        self.count += 1
        return f"client-id-{self.count}"

    @rule(seconds=st.floats(0.0, 20.0))
    def time_passes(self, seconds: float) -> None:
        self.now += seconds

    @rule(player=PLAYERS, which=st.integers(0, 999), shift=st.sampled_from([0, 0, 0, -1, 1]), lag=st.floats(0, 9))
    def play(self, player: int | None, which: int, shift: int, lag: float) -> None:
        legal = self.room.state.legal_moves(player) if player is not None else []
        ply = max(0, self.room.state.ply(player) + shift)
        decision = self.ask(Play(player, ply, legal[which % len(legal)] if legal else "e5", self.id(), lag))
        mine = player is not None and player in self.room.state.awaiting
        if isinstance(decision, Accepted):
            assert legal
            assert decision.entry.ply == ply
        elif legal and shift == 0 and mine:
            raise AssertionError(f"a legal move at the right ply was refused: {decision}")

    @rule(player=PLAYERS, kind=st.sampled_from([Resign, Undo, Abort]))
    def act(self, player: int | None, kind: Any) -> None:
        self.ask(kind(player, self.room.state.ply(player), self.id()))

    @rule(player=PLAYERS, answer=ANSWERS)
    def agree(self, player: int | None, answer: Any) -> None:
        self.ask(Agree(player, self.room.state.ply(player), answer, self.id()))

    @rule(player=PLAYERS, answer=ANSWERS)
    def take_back(self, player: int | None, answer: Any) -> None:
        may = self.room.may_take_back(player)
        decision = self.ask(TakeBack(player, self.room.state.ply(player), answer, self.id()))
        if answer == "offer" and player is not None:
            assert isinstance(decision, Accepted) is may
        assert not (self.room.terms.rated and isinstance(decision, Accepted))

    @rule(player=PLAYERS, gone=st.frozensets(st.sampled_from([0, 1])))
    def claim(self, player: int | None, gone: frozenset[int]) -> None:
        decision = self.ask(Claim(player, self.room.state.ply(player), gone, self.id()))
        if isinstance(decision, Accepted):
            assert self.room.state.winners == [player]

    @rule(player=PLAYERS)
    def wish(self, player: int | None) -> None:
        self.ask(Rematch(player))

    @precondition(lambda self: self.room.deadline is not None)
    @rule()
    def run_out_of_time(self) -> None:
        deadline = self.room.deadline
        assert deadline is not None
        assert isinstance(decide(self.room, Timeout(deadline.number), deadline.due - 1), Refused)
        self.now = max(self.now, deadline.due)
        assert isinstance(self.ask(Timeout(deadline.number)), Accepted)

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 999))
    def send_again(self, which: int) -> None:
        """The network delivers something twice, perhaps late."""
        request, first = self.sent[which % len(self.sent)]
        decision = decide(self.room, request, self.now)
        if isinstance(first, Accepted) and getattr(request, "client_id", None) is not None:
            assert isinstance(decision, Repeated)
            assert decision.entry == first.entry
        if isinstance(decision, Accepted):
            self.ask(request)

    @invariant()
    def the_log_alone_says_how_it_stands(self) -> None:
        assert again(self.room) == self.room

    @invariant()
    def the_plies_are_without_gap_and_a_client_enters_once(self) -> None:
        assert [entry.number for entry in self.room.log] == list(range(len(self.room.log)))
        ids = [entry.client_id for entry in self.room.log if entry.client_id is not None]
        assert len(set(ids)) == len(ids)

    @invariant()
    def a_clock_runs_exactly_for_a_person_who_is_awaited(self) -> None:
        deadline, awaited = self.room.deadline, self.room.awaited(bots=False)
        assert (deadline is not None) is bool(awaited)
        if deadline is not None:
            assert deadline.player in awaited
            assert deadline.number == len(self.room.log)
        assert all(bank >= 0 for bank in self.room.banks)
        assert len(self.room.banks) == (2 if self.room.terms.control.kind == "fischer" else 0)

    @invariant()
    def nobody_sees_more_than_their_own_eyes_show(self) -> None:
        for who in (0, 1, None):
            shot = snapshot(self.room, who)
            assert bool(shot.offers) is (who in self.room.state.awaiting)
            assert "setup" not in shot.view
            assert shot.ply == len(shot.view["history"])

    @invariant()
    def what_is_over_stays_over(self) -> None:
        ends = [e for e in self.room.log if e.act in (Act.RESIGN, Act.ACCEPT, Act.ABORT, Act.CLAIM)]
        assert len(ends) <= 1
        if ends:
            assert self.room.state.is_over
            assert all(e.act is Act.REMATCH for e in self.room.log[ends[0].number + 1 :])
            assert replace(self.room, rematch="x").version == self.room.version + 1


TwoAtATable.TestCase.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestTwoAtATable = TwoAtATable.TestCase
