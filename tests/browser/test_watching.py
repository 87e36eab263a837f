from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import FIRST_PATIENCE, Guest
from tests.browser.mouse import Mouse
from tests.browser.table import Table

PIECES = 15


def lists(value: Any) -> Iterator[list[str]]:
    """Every list of names in a message; things with an id count as their id."""
    if isinstance(value, dict):
        for part in value.values():
            yield from lists(part)
    elif isinstance(value, list):
        yield [str(part.get("id") if isinstance(part, dict) else part) for part in value]
        for part in value:
            yield from lists(part)


def resign(table: Table) -> None:
    table.page.get_by_test_id("resign").click()
    table.page.get_by_test_id("resign-yes").click()
    expect(table.result).to_be_visible()


def test_a_second_tab_of_the_same_guest_follows_and_plays_on(visit: Visit) -> None:
    guest = visit()
    first = guest.sit("First")
    second = Table(guest.page(first.page.url))
    for turn, phase in first.turns():
        table = (first, second)[turn % 2]
        assert table.phase(len(first.moves())) == phase
        if turn == 4:
            break
        Mouse(table).play()
    resign(first)
    expect(second.result).to_be_visible()
    assert second.moves() == first.moves()


def test_a_spectator_sees_the_game_but_no_offers_and_nobody_is_sent_the_order_of_a_queue(visit: Visit) -> None:
    player, stranger = visit(), visit()
    table = player.sit("First")
    watched = Table(stranger.page(table.page.url))
    watched.seated(FIRST_PATIENCE)
    expect(watched.page.get_by_text("You are watching")).to_be_visible()
    for name in ("lay", "tray-mine", "resign", "move-field"):
        expect(watched.page.get_by_test_id(name)).to_have_count(0)
    for turn, _ in table.turns():
        if turn == 3:
            break
        Mouse(table).play()
    watched.moved(len(table.moves()) - 1)
    assert watched.moves() == table.moves()
    assert any(state["offers"] for state in player.states())
    assert not any(state["offers"] for state in stranger.states())

    check_hidden(player, stranger)
    seen = len(player.states())
    resign(table)
    expect(watched.result).to_be_visible()
    assert len(player.states()) > seen
    record = player.context.request.get(table.page.get_by_test_id("record").get_attribute("href") or "").json()
    queues = record["setup"]["queues"]
    assert [sorted(queue) for queue in queues] == [sorted(queues[0])] * 2
    frames = player.frames + stranger.frames
    assert len(frames) > 10
    for queue in queues:
        # What is hidden at the end was hidden all the time.
        hidden = ",".join(queue[PIECES - 7 :])
        assert not any(hidden in ",".join(names) for frame in frames for names in lists(frame))
        assert not any(hidden in json.dumps(frame).replace(" ", "").replace('"', "") for frame in frames)


def check_hidden(*guests: Guest) -> None:
    """What is still hidden of any queue is always listed in one and the same order, whatever the queue's own is."""
    before: set[tuple[str, str]] = set()
    trays = [tray for guest in guests for state in guest.states() for tray in state["scene"]["trays"]]
    assert any(tray["hidden"] for tray in trays)
    for tray in trays:
        names = [item["id"] for item in tray["hidden_items"]]
        assert len(names) == tray["hidden"]
        before |= {(one, other) for place, one in enumerate(names) for other in names[place + 1 :]}
    assert not {(other, one) for one, other in before} & before
