"""docs/protocol.md shows messages as they are: each is read by what reads it, and each kind of message is shown.

The client's tests read the same page (client/src/net/page.test.ts).
"""

from __future__ import annotations

import re
import typing
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexagora.club import protocol
from hexagora.club.protocol import ChallengeMessage, Incoming, LobbyIncoming, parse, parse_lobby

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
# "…" stands for the rest of an id, for what an object or a list holds, and for more entries of a list.
FILLED = ((r'"([^"]*)…"', r'"\1 and so on"'), (r"\{…\}", "{}"), (r"\[(…|\.\.\.)\]", "[]"), (r", …\]", "]"))
ROOM, LOBBY, CHALLENGE = "/ws/rooms/ID", "/ws/lobby", "/ws/challenges/ID"


def examples(text: str) -> list[str]:
    """All whole messages on a part of the page, in blocks and in tables, with something in every gap."""
    found = re.findall(r"```json\n(\{\"type\".*?)```", text, flags=re.DOTALL)
    found += re.findall(r"^\| `(\{\"type\": .*?\})` \|", text, flags=re.MULTILINE)
    for gap, filling in FILLED:
        found = [re.sub(gap, filling, example) for example in found]
    return [example for example in found if "…" not in example]


def by_socket() -> dict[str, list[str]]:
    """The examples by the address of the socket."""
    parts = re.split(r"^## WebSocket `(.*?)`$", PAGE, flags=re.MULTILINE)[1:]
    return {address: examples(text) for address, text in zip(parts[::2], parts[1::2], strict=True)}


def kind(example: str) -> str:
    return str(msgspec.json.decode(example)["type"])


def tags(union: Any) -> set[str]:
    return {str(struct.__struct_config__.tag) for struct in typing.get_args(union)}


def told() -> dict[str, type[msgspec.Struct]]:
    """The messages of the club, by type: what has a tag, and is nothing that a client says."""
    heard = (*typing.get_args(Incoming), *typing.get_args(LobbyIncoming))
    structs = [getattr(protocol, name) for name in protocol.__all__]
    found = [one for one in structs if isinstance(one, type) and issubclass(one, msgspec.Struct) and one not in heard]
    return {str(one.__struct_config__.tag): one for one in found if one.__struct_config__.tag is not None}


SAID = {ROOM: tags(Incoming), LOBBY: tags(LobbyIncoming)}
SHOWN = [(address, example) for address, found in by_socket().items() for example in found]


@pytest.mark.parametrize(("address", "example"), SHOWN, ids=[f"{a} {kind(e)}" for a, e in SHOWN])
def test_a_message_on_the_page_is_read_and_says_everything_that_is_told(address: str, example: str) -> None:
    read: object
    if kind(example) in SAID.get(address, set()):
        read = parse(example) if address == ROOM else parse_lobby(example)
    else:
        read = msgspec.json.decode(example, type=told()[kind(example)])
    written = msgspec.json.decode(msgspec.json.encode(read))
    assert written == msgspec.json.decode(example), "it has all fields, and no others"


def test_every_kind_of_message_is_shown() -> None:
    shown: dict[str, set[str]] = defaultdict(set)
    for address, example in SHOWN:
        shown[address].add(kind(example))
    assert shown[ROOM] >= tags(Incoming)
    assert shown[LOBBY] >= tags(LobbyIncoming) - {"ping"}
    assert shown[CHALLENGE] == {str(ChallengeMessage.__struct_config__.tag)}
    assert set.union(*shown.values()) - tags(Incoming) - tags(LobbyIncoming) == told().keys()
