"""Scenes in a terminal: readable in 80 columns, without colours, and in plain ASCII."""

from __future__ import annotations

import dataclasses
import io
import re

import pytest
from rich.console import Console
from rich.text import Text

from hexagora.contract import Item, Scene, Token, Tray
from hexagora.scene import plain, text
from hexagora.scene.text_board import board_text
from tests.scene.scenes import ALL, KINDS, MARKS, board, everything, hexafuse, rimmed, tile

PIECES = [item for tray in hexafuse(0).trays for item in (*tray.items, *tray.hidden_items)]

HONEYCOMB = r"""
      ____
 ____/ b3 \____
/ a2 \____/ c2 \
\____/ b2 \____/
/ a1 \____/ c1 \
\____/ b1 \____/
  a  \____/ c
       b
""".strip("\n")


RIMMED = r"""
      ####
 ####/ b3 \####
/ a2 \____/ c2 \
\____/ b2 \____/
/ a1 \____/ c1 \
\::::/ b1 \::::/
  a  \::::/ c
       b
""".strip("\n")


def lines(scene: Scene, *, unicode: bool = False, width: int = 80) -> list[str]:
    return text(scene, ("You", "Spark"), unicode=unicode, width=width).plain.split("\n")


def drawn(things: dict[str, str | None], side: int = 0) -> str:
    """A small board with tiles: label to group."""
    shown = board_text(board(1, {label: (tile(side, group),) for label, group in things.items()}), unicode=False)
    return "\n".join(line.plain.rstrip() for line in shown)


@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize("name", ALL)
def test_it_fits_80_columns_and_names_every_cell(name: str, unicode: bool) -> None:
    shown = lines(ALL[name], unicode=unicode)
    assert max(map(len, shown)) <= 80
    for cell in (cell for shape in ALL[name].boards for cell in shape.cells):
        assert cell.id in "\n".join(shown)


@pytest.mark.parametrize("name", ALL)
def test_it_is_plain_ascii_where_the_terminal_has_no_more(name: str) -> None:
    assert "\n".join(lines(ALL[name])).isascii()
    assert not "\n".join(lines(ALL[name], unicode=True)).isascii()


@pytest.mark.parametrize("width", [60, 46])
def test_in_a_narrow_window_the_panels_go_below_the_board(width: int) -> None:
    shown = lines(hexafuse(), width=width)
    assert max(map(len, shown)) <= width
    where = next(n for n, line in enumerate(shown) if "Spark" in line)
    assert where > next(n for n, line in enumerate(shown) if " e1 " in line)


def test_where_there_is_no_room_cells_lose_their_spaces() -> None:
    shown = board_text(hexafuse().boards[0], unicode=False, width=30)
    assert max(len(line.plain) for line in shown) <= 30
    assert r"/e9\__" in "\n".join(line.plain for line in shown)


def test_an_empty_board_is_a_honeycomb_with_letters_for_the_files() -> None:
    assert drawn({}) == HONEYCOMB


def test_a_piece_has_no_lines_inside_and_two_pieces_have_one_between() -> None:
    assert "/ a2 \\####/ c2 \\" in drawn({"b2": "x", "b3": "x"})
    assert "/ a2 \\____/ c2 \\" in drawn({"b2": "x", "b3": "y"})
    assert "/ a2 \\____/ c2 \\" in drawn({"b2": None, "b3": None})
    assert r"\____##b2#\____/" in drawn({"b2": "x", "a1": "y", "a2": "x"})
    assert r"\####/#b2#\____/" in drawn({"b2": "x", "a1": "y", "a2": "y"})


def test_the_lines_of_a_rim_are_the_signs_of_its_side() -> None:
    shown = [line.plain.rstrip() for line in board_text(rimmed().boards[0], unicode=False)]
    assert "\n".join(shown) == RIMMED


def test_sides_differ_without_colours() -> None:
    assert drawn({"b2": "x"}, side=0) != drawn({"b2": "x"}, side=1)


@pytest.mark.parametrize("unicode", [True, False])
def test_every_kind_of_token_shows(unicode: bool) -> None:
    empty = [line.plain for line in board_text(board(1, {}), unicode=unicode)]
    for label, tokens in KINDS.items():
        assert [line.plain for line in board_text(board(1, {label: tokens}), unicode=unicode)] != empty


def test_a_stack_is_told_from_its_top() -> None:
    assert "R3R2R1"[:3] in "\n".join(line.plain for line in board_text(board(1, {"a1": KINDS["a1"]}), unicode=False))


@pytest.mark.parametrize("mark", MARKS, ids=lambda mark: str(mark.kind))
def test_every_kind_of_mark_shows(mark: object) -> None:
    scene = everything()
    without = text(Scene(scene.boards, scene.sides), unicode=False).plain
    assert text(Scene(scene.boards, scene.sides, marks=(mark,)), unicode=False).plain != without  # type: ignore[arg-type]


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: f"{piece.style} {piece.id}")
def test_a_shape_has_as_many_cells_as_its_piece(piece: Item) -> None:
    scene = Scene((board(1, {}),), ("side-0",), (Tray("hand", "Hand", 0, (piece,)),))
    bare = Scene((board(1, {}),), ("side-0",), (Tray("hand", "Hand", 0, ()),))
    in_ascii = text(scene, unicode=False).plain
    assert in_ascii.count("<>") == len(piece.shape)
    ink = [{"█": 2, "▄": 1, "▀": 1}.get(c, 0) for c in text(scene).plain]
    ground = [{"█": 2, "▄": 1, "▀": 1}.get(c, 0) for c in text(bare).plain]
    assert sum(ink) - sum(ground) == 4 * len(piece.shape), "two columns and two half rows for each cell"
    assert piece.id in in_ascii


def test_players_points_headings_and_trays_are_told() -> None:
    shown = "\n".join(lines(hexafuse()))
    for expected in ("#A# You", "32 points", ":B: Spark", "17 points", "hexes 16  contacts 6  lock 10"):
        assert expected in shown
    assert "Hand of side A, 6 more hidden" in shown


def test_trays_that_belong_to_nobody_are_shown_too() -> None:
    assert "Next tile, 4 more hidden" in "\n".join(lines(ALL["petals"]))


def test_the_note_of_a_tray_is_wrapped_into_its_panel() -> None:
    shown = lines(everything(), width=40)
    where = shown.index("Pool")
    assert " ".join(shown[where + 1 : where + 4]) == everything().trays[-1].note


def test_headings_and_their_points_stay_together() -> None:
    scene = hexafuse()
    parts = tuple((f"heading{n}", n) for n in range(9))
    many = dataclasses.replace(scene, scores=(dataclasses.replace(scene.scores[0], parts=parts),))
    shown = "\n".join(lines(many))
    assert max(map(len, shown.split("\n"))) <= 80
    for heading, points in parts:
        assert f"{heading} {points}" in shown


def test_what_is_spent_or_held_several_times_says_so() -> None:
    shown = "\n".join(lines(everything()))
    assert "V3 x2" in shown
    assert "caps (W) x3" in shown
    assert "gone x0" in shown


def test_colours_come_out_where_there_are_any_and_not_elsewhere() -> None:
    def printed(system: str | None) -> str:
        out = io.StringIO()
        console = Console(file=out, force_terminal=True, width=80, color_system=system, no_color=system is None)  # type: ignore[arg-type]
        console.print(text(hexafuse()))
        return out.getvalue()

    assert re.search(r"\x1b\[[\d;]*48;2;", printed("truecolor"))
    assert not re.search(r"\x1b\[[\d;]*[34]8;", printed(None))


def test_words_are_spelt_out_for_ascii() -> None:
    said = "d5–e7 · 3 × 4 … naïve →"
    assert plain(said, unicode=True) == said
    assert plain(said, unicode=False) == "d5-e7 - 3 x 4 ... na?ve ->"


def test_the_text_is_one_block() -> None:
    assert isinstance(text(hexafuse()), Text)
    assert not text(hexafuse()).plain.startswith("\n")


def test_what_is_crossed_out_looks_so() -> None:
    def drawn_with(style: str) -> str:
        token = Token("element", style, "an element", mark="W")
        return "\n".join(line.plain for line in board_text(board(1, {"b2": (token,)}), unicode=False))

    assert "(W)" in drawn_with("water")
    assert "xWx" in drawn_with("crossed")
