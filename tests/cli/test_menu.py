"""Finding moves by words, and showing what they would do."""

from __future__ import annotations

import hexagora
from hexagora.cli.play.menu import Finder, Menu, gain, groups, ranked, summary, told
from hexagora.cli.play.preview import previewed
from hexagora.contract import Button, Cell, Drag, Effect, Lay, Mark, Offer, Put
from tests.cli.run import golden
from tests.scene.scenes import board, hexafuse, petals

CELLS = frozenset({"a1", "a2", "b1", "b2", "b3", "c1", "c2"})
BAR = Offer("b1,b2,b3", Lay("I3", ("b1", "b2", "b3")), Effect((("hexes", 3), ("contacts", 6))))
PAIR = Offer("a1,a2", Lay("A2", ("a1", "a2")), Effect((("hexes", 2),)))
STONE = Offer("F:c1", Put("c1", "fire"), Effect((("fire", 2),)))
CAP = Offer("c1-c2", Drag("c1", "c2"), Effect(said="a quiet move"))
PASS = Offer("pass", Button("pass", "Pass", "Nothing fits."))
OFFERS = (PAIR, BAR, STONE, CAP, PASS)


def find(*words: str) -> set[str]:
    return {offer.move for offer in Finder(OFFERS, CELLS).find(words)}


def test_a_move_is_found_by_its_piece_its_cells_or_its_button() -> None:
    assert find("I3") == find("i3") == {"b1,b2,b3"}
    assert find("fire") == find("FIRE") == {"F:c1"}
    assert find("b2") == find("B2") == {"b1,b2,b3"}
    assert find("c1") == {"F:c1", "c1-c2"}
    assert find("pass") == {"pass"}


def test_all_words_must_fit() -> None:
    assert find("fire", "c1") == {"F:c1"}
    assert find("fire", "b1") == set()
    assert find("b1", "b3") == {"b1,b2,b3"}


def test_a_piece_that_is_called_like_a_cell_is_meant_by_its_exact_case() -> None:
    assert find("A2") == {"a1,a2"}
    wide = (*OFFERS, Offer("a2,b2", Lay("I2", ("a2", "b2"))))
    finder = Finder(wide, CELLS)
    assert {offer.move for offer in finder.find(["A2"])} == {"a1,a2"}
    assert {offer.move for offer in finder.find(["a2"])} == {"a1,a2", "a2,b2"}


def test_it_knows_cells_and_what_can_be_taken_in_hand() -> None:
    finder = Finder(OFFERS, CELLS)
    assert all(finder.knows(word) for word in ("I3", "i3", "B1", "b1", "Fire", "pass"))
    assert not any(finder.knows(word) for word in ("I4", "d9", "swap", ""))


def test_the_best_moves_come_first() -> None:
    assert [offer.move for offer in ranked(OFFERS)][:3] == ["b1,b2,b3", "a1,a2", "F:c1"]
    state = hexagora.game("hexafuse").start(setup=golden(1)["record"]["setup"])
    for move in golden(1)["record"]["moves"][:5]:
        state = state.play(move)
    listed = [gain(offer) for offer in ranked(state.offers())]
    assert listed == sorted(listed, reverse=True)
    assert listed[0] > listed[-1]


def test_a_list_has_pages_and_goes_on_counting() -> None:
    many = tuple(Offer(f"m{n}", Put("a1")) for n in range(25))
    assert Menu(many).pages == 3
    assert [number for number, _ in Menu(many, page=2).shown()] == [25]
    shown = [offer for page in range(3) for _, offer in Menu(many, page).shown()]
    assert shown == list(many)
    assert Menu(()).pages == 0


def test_moves_are_told_with_what_they_make() -> None:
    assert told(BAR) == "I3  b1,b2,b3  +3 hexes, +6 contacts"
    assert told(CAP) == "c1-c2  a quiet move"
    assert told(PASS) == "pass  Nothing fits."
    assert summary([BAR, PAIR]) == "2 moves, best +9"
    assert summary([PASS]) == "1 move, best +0"


def test_moves_are_grouped_by_what_is_taken_in_hand() -> None:
    assert [name for name, _ in groups(OFFERS)] == ["A2", "I3", "fire", "c1", "pass"]
    assert [name for name, _ in groups([Offer("x", Put("a1"))])] == ["any cell"]


def test_a_preview_shows_the_piece_where_it_would_lie() -> None:
    scene = hexafuse(0)
    state = hexagora.game("hexafuse").start(setup=golden(1)["record"]["setup"])
    offer = state.offers()[0]
    assert isinstance(offer.gesture, Lay)
    shown = previewed(scene, offer, 0)
    laid = [cell.id for cell in shown.boards[0].cells if cell.tokens and cell.tokens[-1].group == "the move shown"]
    assert tuple(laid) == offer.gesture.cells
    assert Mark("last", offer.gesture.cells) in shown.marks
    assert scene == hexafuse(0), "nothing has been played"


def test_a_preview_of_any_gesture_differs_from_the_position() -> None:
    scene = petals()
    for offer in (Offer("a1", Put("a1", "tile")), Offer("a1-a2", Drag("a1", "a2"))):
        assert previewed(scene, offer, 0) != scene


def test_a_decision_with_a_preview_of_its_own_shows_that() -> None:
    record = golden(1)["record"]
    state = hexagora.game("hexafuse").start(setup=record["setup"]).play(record["moves"][0])
    stay, swap = state.offers()
    assert previewed(state.scene(1), swap, 1) == swap.effect.preview
    assert previewed(state.scene(1), swap, 1).sides != previewed(state.scene(1), stay, 1).sides


def test_boards_that_are_not_meant_stay_as_they_are() -> None:
    two = hexafuse(0)
    other = board(1, {}, "other")
    scene = type(two)(boards=(*two.boards, other), sides=two.sides)
    shown = previewed(scene, Offer("a1", Put("a1", board="other")), 0)
    assert shown.boards[0] == scene.boards[0]
    assert [cell.id for cell in shown.boards[1].cells if isinstance(cell, Cell) and cell.tokens] == ["a1"]
