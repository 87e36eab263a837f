"""How far a game is: the position, who made the moves that count, and what the players offer each other.

It is folded from the log, entry by entry, and by nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from hexagora.club.domain.agreement import Agreement
from hexagora.club.domain.entry import Act, Entry
from hexagora.contract import IllegalMove, State
from hexagora.words import say


def retractable(state: State, player: int | None) -> bool:
    """Whether a player may take the last move back by the rules."""
    if player is None or player != state.to_act or state.game.facts.simultaneous or not state.history:
        return False
    return state.game.retractable(state)


def other(player: int) -> int:
    """The other one of two players."""
    return 1 - player


@dataclass(frozen=True, slots=True)
class Standing:
    """What the log of a room says.

    movers: who made each move of the history; where all choose at the same time, all choices in the order in which
    they came. rewinds: how often moves have been taken back by agreement.
    """

    state: State
    movers: tuple[int, ...] = ()
    agreement: Agreement = field(default_factory=Agreement)
    takeback: Agreement = field(default_factory=Agreement)
    rewinds: int = 0

    def after(self, entry: Entry) -> Standing:
        """After one more entry of the log; IllegalMove when the rules do not allow it."""
        match entry.act:
            case None:
                state = self.state.play(entry.move or "", entry.player)
                return Standing(state, (*self.movers, entry.player), rewinds=self.rewinds)
            case Act.UNDO:
                if not retractable(self.state, entry.player):
                    raise IllegalMove(say("club-no-move-back"))
                return Standing(self.state.earlier(), self.movers[:-1], rewinds=self.rewinds)
            case Act.OFFER:
                return replace(self, agreement=self.agreement.offered(entry.player))
            case Act.DECLINE:
                return replace(self, agreement=self.agreement.declined())
            case Act.BACK_OFFER:
                return replace(self, takeback=self.takeback.offered(entry.player))
            case Act.BACK_DECLINE:
                return replace(self, takeback=self.takeback.declined())
            case Act.BACK_ACCEPT:
                return self._rewound(entry.player)
            case Act.REMATCH:
                return self
            case _:
                return self._finished(entry.act, entry.player)

    def _finished(self, act: Act, player: int) -> Standing:
        match act:
            case Act.ACCEPT:
                state = self.state.finish("agreement", self.agreement.by)
            case Act.ABORT | Act.CLOSE:
                state = self.state.finish("aborted", player)
            case Act.CLAIM:
                state = self.state.finish("timeout", other(player))
            case _:
                state = self.state.finish("resign", player)
        return Standing(state, self.movers, rewinds=self.rewinds)

    def _rewound(self, accepted_by: int) -> Standing:
        """Before the last move of who asked for it. Where nobody is asked, who wishes for it accepts as well."""
        asker = accepted_by if self.takeback.by is None else self.takeback.by
        if asker not in self.movers:
            raise IllegalMove(say("club-no-move-back"))
        state, movers = self.state, self.movers
        while movers:
            state, last = state.earlier(), movers[-1]
            movers = movers[:-1]
            if last == asker:
                break
        return Standing(state, movers, rewinds=self.rewinds + 1)
