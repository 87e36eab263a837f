"""How keeping something can fail. In both cases nothing was changed that anybody was told of."""

from __future__ import annotations


class StorageError(Exception):
    """The database does not answer, or cannot write. Trying again may help."""


class Conflict(Exception):
    """Somebody else was first: the row is there already."""
