"""A player who looks elsewhere: the game goes on in the tab's title and icon, and the browser tells of the turn."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import hexagora
from tests.browser.conftest import Visit
from tests.browser.looking import hide, show
from tests.browser.mouse import Mouse
from tests.browser.sent import Sent
from tests.browser.table import Table
from tests.browser.test_two_people import decide, meet

GOLDEN = Path(__file__).parents[1] / "golden"
SIGN = """(sign) => document.querySelector("link[rel~=icon]").dataset.sign === sign"""
# What is told, and whether leave for it was asked, is kept instead of shown.
KEEP = """() => {
  window.told = [];
  window.asked = 0;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() {
      window.asked++;
      return (window.Notification.permission = window.answer ?? "granted");
    }
    constructor(title, { body }) { window.told.push(`${title}: ${body}`); }
    close() { window.told.push("closed"); }
  };
}"""


def sign(table: Table, wanted: str) -> None:
    """Wait until the icon of the tab shows a sign."""
    table.page.wait_for_function(SIGN, arg=wanted)


def test_the_title_and_the_icon_of_the_tab_tell_whose_turn_it_is_and_how_it_ended(visit: Visit) -> None:
    host, guest = meet(visit(), visit())
    sign(host, "mine")
    sign(guest, "theirs")
    expect(host.page).to_have_title(re.compile(r"^Your move · HexaFuse"))
    expect(guest.page).to_have_title(re.compile(r"^… HexaFuse"))
    Mouse(host).play()
    sign(host, "theirs")
    sign(guest, "mine")
    expect(guest.page).to_have_title(re.compile(r"^Your move"))
    guest.page.get_by_test_id("resign").click()
    guest.page.get_by_test_id("resign-yes").click()
    for table in (host, guest):
        sign(table, "over")
    expect(host.page).to_have_title(re.compile(r"^You win · HexaFuse"))
    host.page.get_by_test_id("new-game").click()
    sign(host, "club")


def test_while_the_tab_is_hidden_its_title_counts_the_seconds_that_are_left(visit: Visit) -> None:
    table = visit().sit("First", hurried=True)
    table.phase()
    hide(table)
    expect(table.page).to_have_title(re.compile(r"^\d+ s · Your move · HexaFuse"))
    show(table)
    expect(table.page).to_have_title(re.compile(r"^Your move · HexaFuse"))


def test_the_browser_tells_of_the_turn_if_that_is_wished_and_the_tab_is_hidden(visit: Visit) -> None:
    anne, bert = visit(), visit()
    anne.context.add_init_script(f"({KEEP})()")
    host, guest = meet(anne, bert)
    page = host.page
    assert page.evaluate("() => window.asked") == 0, "nobody is asked before they wish for it"
    page.get_by_role("button", name="Settings").click()
    wish = page.get_by_role("switch", name="Tell me of my turn")
    expect(wish).not_to_be_checked()
    wish.click(force=True)
    expect(wish).to_be_checked()
    assert page.evaluate("() => window.asked") == 1
    page.keyboard.press("Escape")
    Mouse(host).play()
    host.moved(0)
    hide(host)
    guest.phase(1)
    decide(guest)
    if guest.page.get_by_test_id("seat-mine").evaluate("seat => seat.classList.contains('seat-to-move')"):
        Sent(bert, guest).turn(1)
        Mouse(guest).play()
    page.wait_for_function("() => window.told.length > 0")
    told = page.evaluate("() => window.told")
    assert len(told) == 1
    assert re.match(r"Your move: HexaFuse Snap Duels, with ", told[0])
    show(host)
    page.wait_for_function("() => window.told.at(-1) === 'closed'")


def test_where_the_browser_forbids_it_the_switch_stays_off_and_says_why(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(f"window.answer = 'denied'; ({KEEP})()")
    page = guest.page()
    page.get_by_role("button", name="Settings").click()
    wish = page.get_by_role("switch", name="Tell me of my turn")
    wish.click(force=True)
    expect(page.get_by_text("does not let this club tell you")).to_be_visible()
    expect(wish).not_to_be_checked()


def test_volume_is_heard_and_kept_and_one_key_silences_everything(visit: Visit) -> None:
    table = visit().sit("First")
    page = table.page
    table.phase()
    page.get_by_role("button", name="Settings").click()
    volume = page.get_by_role("slider", name="Volume")
    volume.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("body")).to_have_attribute("data-heard", "lay")
    loud = volume.input_value()
    page.keyboard.press("Escape")
    page.reload()
    table.seated(25_000)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("slider", name="Volume")).to_have_value(loud)
    page.keyboard.press("Escape")
    mouse = Mouse(table)
    mouse.pick_fitting()
    expect(page.locator("body")).to_have_attribute("data-heard", "pick")
    page.keyboard.press("m")
    page.evaluate("() => delete document.body.dataset.heard")
    mouse.click(mouse.find())
    table.moved(0)
    assert page.evaluate("() => document.body.dataset.heard ?? null") is None


# From now on keep every sound that is made.
LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    window.heard.push(...changes.map((change) => change.oldValue), document.body.dataset.heard);
  }).observe(document.body, { attributeFilter: ["data-heard"], attributeOldValue: true });
}"""


def heard(table: Table, *sounds: str) -> None:
    """Wait until all of these were heard, and forget everything."""
    table.page.wait_for_function("(all) => all.every((one) => window.heard.includes(one))", arg=list(sounds))
    table.page.evaluate("() => { window.heard = []; }")


def touching() -> dict[str, Any]:
    """A position of HexaFuse in which a piece may be laid that comes into contact with another one."""
    record = json.loads((GOLDEN / "hexafuse-1.json").read_text())["record"]
    state = hexagora.game("hexafuse").start(setup=record["setup"])
    for number, move in enumerate(record["moves"]):
        if any(mark.kind == "contact" for offer in state.offers() for mark in offer.effect.marks):
            return {"setup": record["setup"], "moves": record["moves"][:number]}
        state = state.play(move)
    raise AssertionError("nothing touches in a whole game")


def test_moves_eruptions_and_contacts_have_sounds_of_their_own(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    both: dict[str, Any] = {"hotseat": True, "level": None, "control": {"kind": "rules"}}
    for game, position, wanted in (("hexano-duel", None, "eruption"), ("hexafuse", touching(), "contact")):
        table = guest.open(game, **both, **({"position": position} if position else {}))
        page, sent = table.page, Sent(guest, table)
        page.get_by_role("banner").click()  # browsers let no page make a sound that nobody has touched
        page.evaluate(LISTEN)
        offers = sent.turn()
        loud = max(offers, key=lambda offer: len(offer["effect"]["flights"]) + len(offer["effect"]["marks"]))
        field = page.get_by_test_id("move-field")
        field.fill(loud["move"])
        field.press("Enter")
        heard(table, "lay", wanted)


def test_nothing_flies_while_the_tab_is_hidden(visit: Visit) -> None:
    guest = visit()
    table = guest.open("hexano-duel")
    page, sent = table.page, Sent(guest, table)
    offer = max(sent.turn(), key=lambda one: len(one["effect"]["flights"]))
    hide(table)
    moves = len(table.moves())
    field = page.get_by_test_id("move-field")
    field.fill(offer["move"])
    field.press("Enter")
    table.moved(moves)
    assert page.locator(".flyer").count() == 0
    moving = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
    sent.turn(sent.state["ply"] - 1)
    show(table)
    hide(table)
    assert page.evaluate(moving) == 0
