"""What goes on in the club: tables, the clock, the bots' turns."""

from hexagora.club.play.audience import Listener
from hexagora.club.play.challenges import LOBBY, Challenges, Wishes, channel
from hexagora.club.play.club import Club, personal
from hexagora.club.play.noticeboard import Noticeboard
from hexagora.club.play.opening import NotAllowed, Position, Visitor, Wish, wished_game
from hexagora.club.play.rematch import play_again
from hexagora.club.play.settings import Level, Settings
from hexagora.club.play.table import Table

__all__ = [
    "LOBBY",
    "Challenges",
    "Club",
    "Level",
    "Listener",
    "NotAllowed",
    "Noticeboard",
    "Position",
    "Settings",
    "Table",
    "Visitor",
    "Wish",
    "Wishes",
    "channel",
    "personal",
    "play_again",
    "wished_game",
]
