"""Names for guests: two friendly words that follow from the guest's id, so nothing has to be stored."""

from __future__ import annotations

import hashlib

from hexagora.words import Said, say

MANNERS = (
    "Agile", "Airy", "Amber", "Autumn", "Azure", "Blithe", "Bold", "Brave", "Breezy", "Bright", "Calm", "Candid",
    "Cheery", "Clever", "Cosmic", "Crisp", "Curious", "Daring", "Deft", "Eager", "Early", "Easy", "Fabled", "Fair",
    "Fleet", "Frank", "Gentle", "Glad", "Golden", "Happy", "Hardy", "Humble", "Ivory", "Jade", "Jolly", "Keen",
    "Kind", "Lively", "Lofty", "Loyal", "Lucid", "Lucky", "Lunar", "Mellow", "Merry", "Mild", "Misty", "Modest",
    "Noble", "Patient", "Placid", "Plucky", "Polite", "Proud", "Quiet", "Ready", "Royal", "Rustic", "Serene",
    "Silver", "Spry", "Sunny", "Swift", "Wise",
)  # fmt: skip

CREATURES = (
    "Badger", "Beaver", "Bison", "Bittern", "Cicada", "Condor", "Coral", "Crane", "Cricket", "Curlew", "Dolphin",
    "Dormouse", "Dove", "Dragonfly", "Egret", "Elk", "Falcon", "Ferret", "Finch", "Firefly", "Fox", "Gazelle",
    "Gecko", "Goldfinch", "Grebe", "Hare", "Hedgehog", "Heron", "Honeybee", "Hoopoe", "Ibex", "Ibis", "Jackdaw",
    "Kestrel", "Kingfisher", "Koala", "Lark", "Linnet", "Lynx", "Magpie", "Marmot", "Marten", "Narwhal", "Newt",
    "Nightjar", "Nuthatch", "Octopus", "Oriole", "Osprey", "Otter", "Owl", "Panda", "Plover", "Puffin", "Quail",
    "Raven", "Robin", "Seal", "Sparrow", "Squirrel", "Starling", "Swallow", "Tortoise", "Wren",
)  # fmt: skip


def guest_name(guest: str) -> str:
    """The name of a guest, for example "Calm Heron": one of 4,096, the same for the same guest for ever."""
    digest = hashlib.sha256(guest.encode()).digest()
    return f"{MANNERS[digest[0] % len(MANNERS)]} {CREATURES[digest[1] % len(CREATURES)]}"


def bot_name(bot: str) -> Said:
    """What a rung of the ladder is called at the table."""
    return say("rules-rung", number=int(bot.partition("-")[2]))
