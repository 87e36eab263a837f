"""Cells, labels, neighbours and symmetries of hexagonal boards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora.geometry import (
    CORNER_STEPS,
    STEPS,
    Axial,
    Board,
    Direction,
    corners,
    hexagon,
    mirrored,
    parallelogram,
    permutation,
    place,
    rotated,
)
from hexagora.geometry.bits import lowest, popcount

axial = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@pytest.mark.parametrize(("radius", "cells", "centre"), [(3, 37, "d4"), (4, 61, "e5")])
def test_the_boards_of_the_games(radius: int, cells: int, centre: str) -> None:
    board = hexagon(radius)
    assert len(board) == cells
    assert board.cells[board.index[centre]] == (0, 0)


def test_the_corners_of_the_small_board_have_the_labels_of_the_rules_page() -> None:
    board = hexagon(3)
    names = [board.labels[board.at[(3 * q, 3 * r)]] for q, r in STEPS]
    assert names == ["d7", "g4", "g1", "d1", "a1", "a4"]


def test_cells_are_numbered_in_the_order_of_their_labels() -> None:
    for board in (hexagon(3), hexagon(4), parallelogram(8, 8)):
        assert list(board.labels) == sorted(board.labels)


def test_edge_and_corner_neighbours_as_drawn() -> None:
    board = hexagon(4)
    centre = board.index["e5"]
    assert board.names(board.edge_masks[centre]) == ["d4", "d5", "e4", "e6", "f4", "f5"]
    assert board.names(board.corner_masks[centre]) == ["c4", "d3", "d6", "f3", "f6", "g4"]
    assert board.edge_masks[board.index["e9"]].bit_count() == 3


def test_neighbours_are_mutual() -> None:
    board = hexagon(4)
    for masks in (board.edge_masks, board.corner_masks):
        for a in range(len(board)):
            for b in board.numbers(masks[a]):
                assert masks[b] >> a & 1


def test_corner_neighbours_are_two_steps_away_between_two_directions() -> None:
    sums = [tuple(a + b for a, b in zip(STEPS[d], STEPS[(d + 1) % 6], strict=True)) for d in range(6)]
    assert set(CORNER_STEPS) == set(sums)


def test_steps_lead_off_the_board_and_back() -> None:
    board = hexagon(3)
    north = board.index["d7"]
    assert board.step(north, Direction.N) == -1
    assert board.step(north, Direction.S, 6) == board.index["d1"]
    assert Direction.NE.opposite is Direction.SW


@given(axial, st.integers(0, 5))
def test_six_turns_or_two_mirrors_change_nothing(cell: Axial, turns: int) -> None:
    assert rotated(rotated(cell, turns), 6 - turns) == cell
    assert mirrored(mirrored(cell)) == cell


def test_a_turn_moves_each_direction_to_the_next_and_the_mirror_keeps_north() -> None:
    assert [rotated(step) for step in STEPS] == [*STEPS[1:], STEPS[0]]
    assert [mirrored(step) for step in STEPS] == [STEPS[-d % 6] for d in range(6)]


def test_symmetries_permute_a_board_that_has_them() -> None:
    board = hexagon(4)
    assert sorted(permutation(board, rotated)) == list(range(61))
    with pytest.raises(KeyError):
        permutation(parallelogram(3, 4), mirrored)


def test_neighbouring_cells_are_drawn_side_by_side() -> None:
    for step in STEPS:
        x, y = place(step)
        assert x * x + y * y == pytest.approx(3)
    ours = {(round(x, 6), round(y, 6)) for x, y in corners((0, 0))}
    theirs = {(round(x, 6), round(y, 6)) for x, y in corners(STEPS[0])}
    assert len(ours & theirs) == 2


def test_a_board_needs_a_label_for_each_cell() -> None:
    with pytest.raises(ValueError, match="one label"):
        Board(((0, 0),), ())


@given(st.integers(1, 2**64 - 1))
def test_bit_tricks(mask: int) -> None:
    assert popcount(mask) == sum(mask >> bit & 1 for bit in range(64))
    assert mask >> lowest(mask) & 1
    assert mask & ((1 << lowest(mask)) - 1) == 0
