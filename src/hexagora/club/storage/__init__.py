"""Where rooms are kept: SQLAlchemy Core over SQLite, one writer, every acknowledged move on disk."""

from hexagora.club.storage.backup import back_up, restore
from hexagora.club.storage.bots import BotStore
from hexagora.club.storage.challenges import ChallengeStore
from hexagora.club.storage.daily import DailyEntry, DailyStore, Placed, Rank
from hexagora.club.storage.errors import Conflict, StorageError
from hexagora.club.storage.games import Finished, GameStore
from hexagora.club.storage.learn import LearnStore
from hexagora.club.storage.notices import Notice, Notices, Renamed, RoomChanged, SessionsEnded, posted
from hexagora.club.storage.people import NOBODY, Account, PeopleStore, Session
from hexagora.club.storage.place import Place, default_url, place, sqlite_file
from hexagora.club.storage.pool import PoolStore, Searched
from hexagora.club.storage.ratings import Point, Ranked, RatingStore, unrated
from hexagora.club.storage.reviews import Analysis, KeptStudy, ReviewRow, ReviewStore
from hexagora.club.storage.rows import LiveLine, RoomLine, RoomRow
from hexagora.club.storage.secret import Secret
from hexagora.club.storage.store import Store
from hexagora.club.storage.survival import Bout, Climbed, Passing, Run, SurvivalStore
from hexagora.club.storage.talk import TalkStore
from hexagora.club.storage.tokens import Token, TokenStore

__all__ = [
    "NOBODY",
    "Account",
    "Analysis",
    "BotStore",
    "Bout",
    "ChallengeStore",
    "Climbed",
    "Conflict",
    "DailyEntry",
    "DailyStore",
    "Finished",
    "GameStore",
    "KeptStudy",
    "LearnStore",
    "LiveLine",
    "Notice",
    "Notices",
    "Passing",
    "PeopleStore",
    "Place",
    "Placed",
    "Point",
    "PoolStore",
    "Rank",
    "Ranked",
    "RatingStore",
    "Renamed",
    "ReviewRow",
    "ReviewStore",
    "RoomChanged",
    "RoomLine",
    "RoomRow",
    "Run",
    "Searched",
    "Secret",
    "Session",
    "SessionsEnded",
    "StorageError",
    "Store",
    "SurvivalStore",
    "TalkStore",
    "Token",
    "TokenStore",
    "back_up",
    "default_url",
    "place",
    "posted",
    "restore",
    "sqlite_file",
    "unrated",
]
