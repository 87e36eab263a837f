"""People with accounts: names that nobody can imitate, passwords, sessions, tokens, and how often one may try."""

from hexagora.club.people.denied import Denied
from hexagora.club.people.house import HouseRules
from hexagora.club.people.limiter import Limiter
from hexagora.club.people.names import Name, checked_name, folded
from hexagora.club.people.passwords import Hasher, checked_password
from hexagora.club.people.people import Entrance, People
from hexagora.club.people.sessions import LIFETIME, described, digest, new_token, shown
from hexagora.club.people.signed import Signed
from hexagora.club.people.tokens import PLAY, READ, SCOPES, Program, Tokens

__all__ = [
    "LIFETIME",
    "PLAY",
    "READ",
    "SCOPES",
    "Denied",
    "Entrance",
    "Hasher",
    "HouseRules",
    "Limiter",
    "Name",
    "People",
    "Program",
    "Signed",
    "Tokens",
    "checked_name",
    "checked_password",
    "described",
    "digest",
    "folded",
    "new_token",
    "shown",
]
