"""How somebody looks at a board: where its cells are on the screen, and what is set there for the next turn."""

from __future__ import annotations

from math import dist
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.motion import come_to_rest
from tests.browser.sent import Offer, Sent
from tests.browser.table import Point, Table

# As if the tab were in the background, or in front again.
LOOK = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def hide(table: Table) -> None:
    """The tab goes to the background."""
    table.page.evaluate(LOOK, "hidden")


def show(table: Table) -> None:
    """The tab comes back."""
    table.page.evaluate(LOOK, "visible")


def ahead(table: Table) -> Locator:
    """The move that is set for the next turn, over the board."""
    return table.page.get_by_test_id("ahead")


def turned(table: Table, turns: int) -> None:
    """Wait until the board lies so, and is at rest."""
    expect(table.board).to_have_attribute("data-turned", str(turns))
    come_to_rest(table.page)


def middle(sent: Sent) -> Point:
    """The middle of the board on the screen."""
    points = [sent.point("", cell["id"]) for cell in sent.cells()]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def breadth(sent: Sent) -> float:
    """How far on the screen two cells lie apart that are neighbours."""
    first, *rest = sent.cells()
    (near,) = [cell for cell in rest if abs(dist((cell["x"], cell["y"]), (first["x"], first["y"])) - 3**0.5) < 1e-6][:1]
    return dist(sent.point("", first["id"]), sent.point("", near["id"]))


def far_apart(offers: list[Offer], sent: Sent) -> tuple[Offer, Offer]:
    """Two placements of different pieces, as far from each other as any; the second as it lies in the hand."""

    def centre(offer: Offer) -> Point:
        cells = [sent.cell("board", label) for label in offer["gesture"]["cells"]]
        return sum(cell["x"] for cell in cells) / len(cells), sum(cell["y"] for cell in cells) / len(cells)

    lays = [offer for offer in offers if offer["gesture"]["kind"] == "lay"]
    pairs = [
        (a, b)
        for a in lays
        for b in lays
        if b["gesture"]["turns"] == 0 and a["gesture"]["item"] != b["gesture"]["item"]
    ]
    return max(pairs, key=lambda pair: dist(centre(pair[0]), centre(pair[1])))


def grip(sent: Sent, offer: Offer) -> str:
    """The cell that is to be clicked to lay a piece, as it lies in the hand, for a placement: under its middle."""
    tray = next(tray for tray in sent.scene["trays"] if tray["owner"] == sent.state["view"]["me"])
    item: dict[str, Any] = next(item for item in tray["items"] if item["id"] == offer["gesture"]["item"])
    places = {tuple(cell): (1.5 * cell[0], 3**0.5 * (cell[1] + cell[0] / 2)) for cell in item["shape"]}
    mean = [sum(at[axis] for at in places.values()) / len(places) for axis in (0, 1)]
    gripped = min(item["shape"], key=lambda cell: round(dist(places[tuple(cell)], mean), 6))
    cells = [sent.cell("board", label) for label in offer["gesture"]["cells"]]
    q, r = min((cell["q"], cell["r"]) for cell in cells)
    first = min(tuple(cell) for cell in item["shape"])
    wanted = (gripped[0] + q - first[0], gripped[1] + r - first[1])
    return next(str(cell["id"]) for cell in cells if (cell["q"], cell["r"]) == wanted)
