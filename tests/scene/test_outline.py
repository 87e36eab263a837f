"""Outlines of pieces and how pieces are turned in trays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora.contract import Cell
from hexagora.geometry import STEPS, Axial, hexagon, place, rotated
from hexagora.scene.outline import outline, seams
from hexagora.scene.shapes import flattest, height

SHAPES = st.sets(st.sampled_from(hexagon(3).cells), min_size=1, max_size=20)


def cells(shape: set[Axial]) -> list[Cell]:
    return [Cell("", q, r, *place((q, r))) for q, r in sorted(shape)]


def inner_edges(shape: set[Axial]) -> int:
    return sum((q + dq, r + dr) in shape for q, r in shape for dq, dr in STEPS) // 2


def area(loop: list[tuple[float, float]]) -> float:
    following = [*loop[1:], loop[0]]
    return sum(x * v - u * y for (x, y), (u, v) in zip(loop, following, strict=True)) / 2


@given(SHAPES)
def test_an_outline_has_every_edge_that_only_one_cell_has(shape: set[Axial]) -> None:
    loops = outline(cells(shape))
    assert sum(len(loop) for loop in loops) == 6 * len(shape) - 2 * inner_edges(shape)


@given(SHAPES)
def test_what_an_outline_encloses_is_as_large_as_its_cells(shape: set[Axial]) -> None:
    one = area(outline(cells({(0, 0)}))[0])
    assert sum(area(loop) for loop in outline(cells(shape))) == pytest.approx(one * len(shape))


@given(SHAPES)
def test_seams_are_the_edges_between_two_cells(shape: set[Axial]) -> None:
    assert len(seams(cells(shape))) == inner_edges(shape)


def test_a_ring_has_an_outline_outside_and_one_inside() -> None:
    ring = set(hexagon(1).cells) - {(0, 0)}
    assert sorted(len(loop) for loop in outline(cells(ring))) == [6, 18]


@given(SHAPES)
def test_a_piece_in_a_tray_is_turned_never_flipped_and_as_flat_as_can_be(shape: set[Axial]) -> None:
    def tall(some: list[Axial]) -> int:
        return max(map(height, some)) - min(map(height, some))

    def home(some: list[Axial]) -> set[Axial]:
        q, r = min(some)
        return {(a - q, b - r) for a, b in some}

    shown = flattest(shape)
    turns = [[rotated(cell, n) for cell in shape] for n in range(6)]
    assert home(shown) in [home(turned) for turned in turns]
    assert tall(shown) == min(tall(turned) for turned in turns)
    assert min(q for q, _ in shown) == 0
    assert min(map(height, shown)) in (0, 1)
