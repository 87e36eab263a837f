"""What goes on in the club: tables, the clock, the bots' turns."""

from hexagora.club.play.audience import Listener
from hexagora.club.play.club import Club
from hexagora.club.play.opening import NotAllowed, Side, Visitor, Wish
from hexagora.club.play.settings import Level, Settings
from hexagora.club.play.table import Table

__all__ = ["Club", "Level", "Listener", "NotAllowed", "Settings", "Side", "Table", "Visitor", "Wish"]
