"""Pictures: complete, self-contained, readable without colours."""

from __future__ import annotations

import builtins
import re
import struct
import sys
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import hexagora
from hexagora.contract import Cell, Scene
from hexagora.scene import PicturesMissing, png, svg
from hexagora.scene.look import look
from hexagora.scene.patterns import pattern
from tests.scene.scenes import ALL, board, everything, hexafuse, rimmed, tile

SPACE = "{http://www.w3.org/2000/svg}"


def read(picture: str) -> ET.Element:
    return ET.fromstring(picture)  # noqa: S314 - made by ourselves a line before


def words(picture: str) -> list[str]:
    return [node.text or "" for node in read(picture).iter(f"{SPACE}text")]


@pytest.mark.parametrize("name", ALL)
def test_every_cell_is_named(name: str) -> None:
    said = words(svg(ALL[name]))
    for shape in ALL[name].boards:
        assert {cell.id for cell in shape.cells} <= set(said)


def test_a_rim_shows_whose_it_is_in_its_colour_by_its_letter_and_in_words() -> None:
    picture = svg(rimmed())
    drawn = [node.attrib for node in read(picture).iter(f"{SPACE}path") if node.attrib.get("stroke-linecap") == "round"]
    for side in ("side-0", "side-1"):
        assert sum(node["stroke"] == look(side).fill and node["d"].count("M") == 3 for node in drawn) == 1
    assert {"A", "B"} <= set(words(picture))
    described = read(picture).find(f"{SPACE}desc")
    assert described is not None
    assert "The north is A's. The south is B's." in (described.text or "")


@pytest.mark.parametrize("name", ALL)
def test_a_picture_needs_nothing_from_outside(name: str) -> None:
    picture = svg(ALL[name], title="A title")
    assert not re.search(r"href|url\(|<script|<style|<image|<!", picture)
    assert picture.count("http") == 1, "the name of the SVG language"
    assert " id=" not in picture, "so two pictures may stand in one page"


@pytest.mark.parametrize("name", ALL)
def test_everything_lies_inside_the_picture(name: str) -> None:
    root = read(svg(ALL[name]))
    _, _, width, height = (float(n) for n in root.attrib["viewBox"].split())
    assert abs(float(root.attrib["width"]) / float(root.attrib["height"]) - width / height) < 0.01

    def walk(node: ET.Element, x: float, y: float, scale: float) -> None:
        for move in re.finditer(r"(translate|scale)\(([-\d.]+)(?: ([-\d.]+))?\)", node.attrib.get("transform", "")):
            a, b = float(move[2]), float(move[3] or 0)
            if move[1] == "scale":
                scale *= a
            else:
                x, y = x + scale * a, y + scale * b
        points = [tuple(map(float, p)) for p in re.findall(r"[ML]([-\d.]+) ([-\d.]+)", node.attrib.get("d", ""))]
        if "cx" in node.attrib:
            points.append((float(node.attrib["cx"]), float(node.attrib["cy"])))
        for a, b in points:
            assert 0 < x + scale * a < width
            assert 0 < y + scale * b < height
        for child in node:
            walk(child, x, y, scale)

    walk(root, 0, 0, 1)


def test_players_points_headings_and_trays_are_told() -> None:
    said = words(svg(hexafuse(), names=("Calm Heron",), title="HexaFuse", caption="Spark passed"))
    for expected in (
        "HexaFuse",
        "Calm Heron",
        "Player 2",
        "32",
        "17",
        "hexes 16 · contacts 6 · lock 10",
        "Spark passed",
    ):
        assert expected in said
    assert "Hand of side A, 6 more hidden" in said
    assert {"C5", "A3", "S4", "V3"} <= set(said)


def test_a_picture_speaks_the_language_that_is_asked_for() -> None:
    scene = hexagora.game("hexafuse").start(seed=1).scene()
    drawn = svg(scene, names=("Calm Heron",), title="HexaFuse", language="de")
    assert {"HexaFuse", "Calm Heron", "Spieler 2", "Hand von Seite A, 10 weitere verdeckt"} <= set(words(drawn))
    told = read(drawn).findtext(f"{SPACE}desc") or ""
    assert told.startswith("Calm Heron: 0 Punkte. Spieler 2: 0 Punkte. Anker von Seite ")
    assert svg(scene, language="en") == svg(scene)


def test_the_note_of_a_tray_is_shown() -> None:
    said = " ".join(words(svg(everything())))
    assert "These are there for everybody, and whoever takes one gives another back." in said


def test_the_position_is_told_in_words_too() -> None:
    told = read(svg(hexafuse(), names=("Ann", "Bo"))).findtext(f"{SPACE}desc") or ""
    assert told.startswith("Ann: 32 points. Bo: 17 points.")
    assert "blocked: d1, f1." in told
    assert "of side A: c4, d4, e4." in told


def test_cells_of_one_piece_have_one_outline_and_others_their_own() -> None:
    def outlines(*groups: str | None) -> int:
        things = {f"b{n}": (tile(0, group),) for n, group in enumerate(groups, 1)}
        scene = Scene((board(1, things),), ("side-0",))
        edge = look("side-0").edge
        return sum(
            p.attrib.get("stroke") == edge and p.attrib["stroke-width"] == "0.07"
            for p in read(svg(scene)).iter(f"{SPACE}path")
        )

    badge = outlines()
    assert outlines("x", "x") == badge + 1
    assert outlines("x", "y") == badge + 2
    assert outlines(None, None) == badge + 2


def test_sides_differ_by_pattern_as_well_as_by_colour() -> None:
    cell = Cell("a1", 0, 0, 0, 0)
    lines = [re.search(r' d="([^"]+)"', pattern([cell], look(f"side-{n}"))) for n in range(6)]
    assert len({found[1] for found in lines if found}) == 6


def test_a_style_that_nobody_knows_has_a_look_and_keeps_it() -> None:
    assert look("mauve") == look("mauve")
    assert len({look(f"style {n}") for n in range(40)}) > 3


@pytest.mark.parametrize("name", ["<b>&amp;", 'a"b', "tab\tnull\0bell\7", "雪", "x" * 500])
def test_any_name_and_title_make_a_sound_picture(name: str) -> None:
    root = read(svg(hexafuse(), names=(name, name), title=name, caption=name))
    assert root.tag == f"{SPACE}svg"


def test_every_kind_of_mark_is_seen() -> None:
    scene = everything()
    plain = svg(Scene(scene.boards, scene.sides))
    pictures = {svg(Scene(scene.boards, scene.sides, marks=(mark,))) for mark in scene.marks}
    assert plain in pictures, "the mark on a cell that is not there"
    assert len(pictures) == len(scene.marks)


def test_equal_scenes_make_equal_pictures() -> None:
    assert svg(hexafuse()) == svg(hexafuse())


def test_a_png_has_the_size_of_its_picture() -> None:
    picture = svg(hexafuse())
    size = read(picture).attrib
    drawn = png(picture, scale=1.0)
    assert drawn.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", drawn[16:24]) == (int(size["width"]), int(size["height"]))


def test_without_cairosvg_a_png_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    with pytest.raises(PicturesMissing, match=r"^PNG needs CairoSVG: pip install 'hexagora\[pictures\]'$"):
        png(svg(hexafuse()))


def test_without_the_cairo_library_a_png_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    original = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "cairosvg":
            raise OSError('no library called "cairo-2" was found\nand a lot more')
        return original(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(PicturesMissing, match=r"^PNG needs the Cairo library"):
        png(svg(hexafuse()))
