"""What the client costs in a browser: bytes on the wire, time until one can act, what jumps, how long a redraw takes.

    scripts/client_figures.py            all of it, as a table
    scripts/client_figures.py --json     the same for machines (benchmarks/client.json)

It opens a club of its own on this machine, with bots that move at once, and drives the browser of the tests.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.chromium import chromium
from tests.browser.fake import FakeClub, fake_club
from tests.browser.guest import PHONE, Guest
from tests.browser.places import every_game
from tests.browser.table import BOT_PATIENCE, Table

# A phone of the middle range is about four times slower than a desk.
THROTTLE = 4
PAGES = {
    "start": "/",
    "lobby": "/lobby",
    "ratings": "/ratings",
    "account": "/account",
    "daily": "/daily",
    "survival": "/survival",
    "practice": "/practice",
}
GAMES = ("hexafuse", "hexano-duel", "hexpertise", "hexpertise-first")
# Turns of each game whose redraws are measured, at most.
TURNS = 40

Work = tuple[float, float, float]

# From the first byte of the script on: when the page can be used, and what has jumped until now.
WATCH = """() => {
  window.jumped = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.jumped += entry.value;
  }).observe({type: "layout-shift", buffered: true});
  window.busy = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.busy = Math.max(window.busy, entry.startTime + entry.duration);
  }).observe({type: "longtask", buffered: true});
  // A page can be used once there is something in it besides the bar at its top.
  const usable = () => document.querySelector("#main :is(button, input, a), #board");
  new MutationObserver((_, observer) => {
    if (!usable()) return;
    observer.disconnect();
    window.usable = performance.now();
  }).observe(document, {childList: true, subtree: true});
}"""
# What goes on by itself, such as a clock, stands still while redraws are measured: it is no part of them.
STILL = "window.setInterval = () => 0"
# A second way to the room, from another tab: it makes the moves, so that the measured page does nothing but show them.
MOVER = """(room) => new Promise((done) => {
  window.socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/rooms/${room}`);
  window.socket.onopen = done;
})"""
MOVE = """([move, ply]) =>
  window.socket.send(JSON.stringify({type: "move", id: crypto.randomUUID(), move, ply}))"""
# A page is at rest when nothing has come for so many looks in a row, this many milliseconds apart.
LOOKS, LOOK = 5, 20


class Wire:
    """Counts what comes over the wire, packed as it comes, with the heads of the answers."""

    def __init__(self, screen: CDPSession) -> None:
        self.bytes = 0
        self.requests = 0
        screen.send("Network.enable")
        screen.on("Network.loadingFinished", self._finished)

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1


def first_load(browser: Browser, club: FakeClub, path: str) -> dict[str, float]:
    """A page that a phone opens for the first time."""
    guest = Guest.come(browser, club.address, PHONE, phone=True)
    page = guest.context.new_page()
    screen = guest.context.new_cdp_session(page)
    screen.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    wire = Wire(screen)
    page.add_init_script(f"({WATCH})()")
    page.goto(path)
    page.wait_for_function("() => window.usable")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    # Who can use a page can act once the browser is not busy with it any more.
    usable, busy, jumped = page.evaluate("() => [window.usable, window.busy, window.jumped]")
    paint = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    guest.leave()
    return {
        "kilobytes": round(wire.bytes / 1000, 1),
        "requests": wire.requests,
        "first_paint_ms": round(paint),
        "usable_ms": round(usable),
        "interactive_ms": round(max(usable, busy)),
        "layout_shift": round(jumped, 4),
    }


def median_load(browser: Browser, club: FakeClub, path: str, times: int) -> dict[str, float]:
    """The median of several first loads, figure by figure."""
    loads = [first_load(browser, club, path) for _ in range(times)]
    return {name: statistics.median(load[name] for load in loads) for name in loads[0]}


def redraws(browser: Browser, club: FakeClub, game: str) -> dict[str, float]:
    """A game seen at a desk, with less motion: the processor's time for each new position that is shown.

    It is all that a position sets off until the page is at rest, messages that come beside it and sounds included.
    """
    guest = Guest.come(browser, club.address, reduced_motion="reduce")
    guest.context.add_init_script(STILL)
    guest.context.add_init_script(f"({WATCH})()")
    page = guest.open(game).page
    mover = guest.context.new_page()
    mover.goto("/static/icon.svg")
    mover.evaluate(MOVER, page.url.rsplit("/", 1)[1])
    page.bring_to_front()
    screen = guest.context.new_cdp_session(page)
    screen.send("Performance.enable", {"timeDomain": "threadTicks"})
    spent: list[Work] = []
    shown = 0
    state = at_rest(guest, page, -1)
    while state["offers"] and len(spent) < TURNS:
        states, begin = len(guest.states()), work(screen)
        offer = max(state["offers"], key=lambda one: len(one["effect"]["flights"]))
        mover.evaluate(MOVE, [offer["move"], state["ply"]])
        state = at_rest(guest, page, state["ply"])
        fresh = len(guest.states()) - states
        script, style, layout = ((now - then) / fresh for now, then in zip(work(screen), begin, strict=True))
        spent.append((script, style, layout))
        shown += fresh
    jumped: float = page.evaluate("() => window.jumped")
    # A picture by itself has no icon, which the browser complains of.
    guest.troubles = [trouble for trouble in guest.troubles if "favicon" not in trouble]
    guest.leave()
    scripts, styles, layouts = zip(*spent, strict=True)
    return {
        "positions": shown,
        "median_ms": round(statistics.median(map(sum, spent)), 2),
        "script_ms": round(statistics.median(scripts), 2),
        "style_ms": round(statistics.median(styles), 2),
        "layout_ms": round(statistics.median(layouts), 2),
        "layout_shift": round(jumped, 4),
    }


def at_rest(guest: Guest, page: Page, after: int) -> dict[str, Any]:
    """The last state of a ply above ``after`` in which this player may move or the game is over, once no more come."""
    seen, quiet = 0, 0
    for _ in range(BOT_PATIENCE // LOOK):
        states = guest.states()
        last = states[-1]
        awaited = last["ply"] > after and (last["offers"] or last["view"]["over"])
        quiet = quiet + 1 if awaited and len(states) == seen else 0
        if quiet == LOOKS:
            return last
        seen = len(states)
        page.wait_for_timeout(LOOK)
    raise AssertionError("nothing comes any more")


def work(screen: CDPSession) -> Work:
    """Milliseconds that the processor has spent on the page's script, style and layout, each without the others."""
    told = {metric["name"]: 1000.0 * metric["value"] for metric in screen.send("Performance.getMetrics")["metrics"]}
    return told["ScriptDuration"], told["RecalcStyleDuration"], told["LayoutDuration"]


def figures(times: int) -> dict[str, Any]:
    """Everything that is measured."""
    with tempfile.TemporaryDirectory() as folder, fake_club(Path(folder), every_game()) as club, chromium() as browser:
        loads = {name: median_load(browser, club, path, times) for name, path in PAGES.items()}
        guest = Guest.come(browser, club.address)
        for game in GAMES:
            path = Table(guest.open(game).page).page.url.removeprefix(club.address)
            loads[f"board of {game}"] = median_load(browser, club, path, times)
        guest.leave()
        boards = {game: redraws(browser, club, game) for game in GAMES}
        return {"load": round(os.getloadavg()[0], 1), "throttle": THROTTLE, "first_loads": loads, "redraws": boards}


def table(rows: dict[str, dict[str, float]]) -> str:
    """Figures in columns."""
    names = list(next(iter(rows.values())))
    wide = max(map(len, rows))
    lines = [" " * wide + "".join(f"{name.replace('_', ' '):>17}" for name in names)]
    lines += [f"{row:<{wide}}" + "".join(f"{values[name]:>17}" for name in names) for row, values in rows.items()]
    return "\n".join(lines)


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument("--times", type=int, default=3, help="how often each page is opened")
    arguments = parser.parse_args()
    found = figures(arguments.times)
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    print(f"First loads on a phone, processor {THROTTLE} times slower, at a load of {found['load']}\n")
    print(table(found["first_loads"]))
    print("\nRedraws after a move at a desk, in time of the processor\n")
    print(table(found["redraws"]))


if __name__ == "__main__":
    main()
