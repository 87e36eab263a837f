"""People with accounts: names that nobody can imitate, passwords, sessions, and how often one may try."""

from hexagora.club.people.denied import Denied
from hexagora.club.people.house import HouseRules
from hexagora.club.people.limiter import Limiter
from hexagora.club.people.names import Name, checked_name, folded
from hexagora.club.people.passwords import Hasher, checked_password
from hexagora.club.people.people import Entrance, People, Signed
from hexagora.club.people.sessions import LIFETIME, described, digest, new_token

__all__ = [
    "LIFETIME",
    "Denied",
    "Entrance",
    "Hasher",
    "HouseRules",
    "Limiter",
    "Name",
    "People",
    "Signed",
    "checked_name",
    "checked_password",
    "described",
    "digest",
    "folded",
    "new_token",
]
