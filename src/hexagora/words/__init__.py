"""Every sentence in every language: a folder of catalogues for each, and how code says one of them.

``say("hexafuse-blocked", cell="e5")`` is a ``str``, in English, so whoever knows of no languages needs not know of
them. It remembers which sentence it is, so the club can say it to each listener in their language.
"""

from hexagora.words.catalogue import ENGLISH, languages, wanted
from hexagora.words.said import Said, into, say, series, told, typed

__all__ = ["ENGLISH", "Said", "into", "languages", "say", "series", "told", "typed", "wanted"]
