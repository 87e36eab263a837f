"""One small display for each heading of Hexpertise and for the rulings on it, worked out by hand.

Points are given for the second edition and for the first.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

import pytest

from tests.oracle.engines import StartHexpertise
from tests.oracle.festivals import Begin, begin_with


def display(**cells: str) -> dict[str, str]:
    return {name: element for element, names in cells.items() for name in names.split()}


@pytest.fixture
def begin(hexpertise: StartHexpertise) -> Begin:
    return begin_with(hexpertise)


class Points(Protocol):
    """What a display scores under the heading in the second edition, and in the first."""

    def __call__(self, heading: str, **cells: str) -> tuple[float, float]: ...


@pytest.fixture
def points(begin: Begin) -> Points:
    def points(heading: str, **cells: str) -> tuple[float, float]:
        second, first = (begin(edition=name, displays=[display(**cells)]) for name in ("second", "first"))
        return second.detail[0][heading], first.detail[0][heading]

    return points


def test_light_counts_clusters_or_in_the_first_edition_lights_on_their_own(points: Points) -> None:
    assert points("L", L="d5 d6 a1 g1") == (9, 6)
    assert points("L", L="d5 d6") == (3, 0)
    assert points("L", L="d5", x="d6 e5") == (3, 3)


def test_dark_counts_each_hex_of_a_cluster_after_its_first(points: Points) -> None:
    assert points("D", D="d5 d6 d7 a1 a2 g1") == (9, 9)
    assert points("D", D="d5 d7 a1") == (0, 0)


def test_fire_counts_pairs_of_adjacent_hexes(points: Points) -> None:
    assert points("F", F="d5 d6")[0] == 2
    assert points("F", F="d5 d6 e5 a1")[0] == 6
    assert points("F", F="d5", x="d6") == (0, 0)


def test_ruling_9_fire_in_the_first_edition_counts_pairs_from_each_of_the_two(points: Points) -> None:
    assert points("F", F="d5 d6")[1] == 4
    assert points("F", F="d5 d6 e5 a1")[1] == 12


def test_water_counts_the_longest_path_or_in_the_first_edition_straight_lines(points: Points) -> None:
    assert points("W", W="a1 g1") == (3, 0)
    assert points("W", W="d5 d6 d7 g1 g2") == (9, 9)


def test_ruling_4_the_longest_path_is_simple(points: Points) -> None:
    assert points("W", W="d5 d6 e4 c4") == (9, 0)  # a star of three: only two of its arms lie on one path
    assert points("W", W="d5 d6 e4 c4 e5") == (15, 9)  # c4 d5 d6 e5 e4
    assert points("W", W="d3 d5") == (3, 0)  # the mage is no Water
    assert points("W", W="d5 d7", x="d6") == (3, 0)


def test_ruling_5_every_triangle_counts_and_they_may_overlap(points: Points) -> None:
    assert points("E", E="d5 d6 e5") == (4, 4)
    assert points("E", E="d5 d6 e5 e4") == (8, 4)
    assert points("E", E="d5 d6 d7") == (0, 4)
    assert points("E", E="c3 c4 d3 d5 e3 e4") == (0, 8)  # a ring around the mage
    assert points("E", E="d5 d6 e4 e5 e6 c5 c6") == (20, 8)  # four around d6, and one beside them


def test_first_edition_earth_counts_full_threes_of_each_cluster(points: Points) -> None:
    assert points("E", E="d5 d6 a1 a2") == (0, 0)
    assert points("E", E="d5 d6 d7 a1 a2 a3") == (0, 8)
    assert points("E", E="d5 d6 d7 c6 b5 g1") == (4, 4)


def test_ruling_6_a_fork_is_an_air_with_three_or_more_neighbours(points: Points) -> None:
    assert points("A", A="d5 d6 e4")[0] == 0
    assert points("A", A="d5 d6 e4 c4")[0] == 4
    assert points("A", A="d5 d6 e5 e4 c4")[0] == 8  # d5 with four neighbours, e5 with three
    assert points("A", A="d5 d6 e4", x="c4")[0] == 0


def test_ruling_7_a_curve_is_an_air_with_exactly_two_neighbours_not_opposite_each_other(points: Points) -> None:
    assert points("A", A="c4 d5 e5")[1] == 0  # straight
    assert points("A", A="d5 d6 e4")[1] == 3
    assert points("A", A="d5 d6 e4 c4")[1] == 0  # a fork does not curve
    assert points("A", A="d5 d6 e5")[1] == 9  # a triangle curves at each corner
    assert points("A", A="d5 d6")[1] == 0


def test_ruling_8_straight_lines_are_maximal_runs_of_three_or_more_along_an_axis(points: Points) -> None:
    assert points("W", W="d5 d6")[1] == 0
    assert points("W", W="c1 c2 c3 c4")[1] == 12
    assert points("W", W="d5 d6 d7 e5 f4")[1] == 18  # two lines that share d6
    assert points("W", W="d2 d3 d5 d6")[1] == 0  # the mage breaks the line
    assert points("W", W="c1 c2 c4 c5", x="c3")[1] == 0
    assert points("W", W="a1 a2 a3 a4 b5 c6 d7")[1] == 24
    assert points("W", W="c4 d5 e5", x="c5")[1] == 9


@pytest.mark.parametrize("middle", ["", "x", "L"])
def test_ruling_10_a_flower_is_six_neighbours_of_a_cell_whatever_it_holds(points: Points, middle: str) -> None:
    flower = {"L": "d7", "D": "e6", "F": "e5", "W": "d5", "E": "c5", "A": "c6"}  # around d6
    if middle:
        flower[middle] = f"{flower.get(middle, '')} d6"
    assert points("harmonic", **flower) == (15, 10)


def test_ruling_10_the_mage_may_be_the_middle_of_a_flower_but_no_petal(points: Points) -> None:
    assert points("harmonic", L="d5", D="e4", F="e3", W="d3", E="c3", A="c4") == (15, 10)
    assert points("harmonic", L="d6", D="e5", F="e4", W="c4", E="c5") == (0, 0)  # around d5


def test_ruling_10_a_cell_at_the_rim_is_the_middle_of_no_flower(points: Points) -> None:
    # The five cells around and beside d7 and d7 itself are no flower.
    assert points("harmonic", L="c6", D="d6", F="e6", W="d7", E="d5", A="a1") == (0, 0)
    assert points("void", x="c6 d6 e6") == (0, 0)


def test_ruling_10_a_line_is_six_cells_in_a_row_along_an_axis(points: Points) -> None:
    assert points("harmonic", L="c1", D="c2", F="c3", W="c4", E="c5", A="c6") == (15, 10)
    assert points("harmonic", W="a3", E="b4", A="c5", L="d6", D="e6") == (0, 0)  # five and the rim
    assert points("harmonic", W="a2", E="b3", A="c4", L="d5", D="e5", F="f5") == (15, 10)
    assert points("harmonic", W="b1", E="c1", A="d1", L="e1", D="f1", F="g1") == (0, 0)  # along the rim, bent


def test_ruling_10_the_mage_breaks_a_line(points: Points) -> None:
    assert points("harmonic", L="d1", D="d2", F="d3", W="d5", E="d6", A="d7") == (0, 0)


def test_ruling_10_all_six_elements_are_needed_and_crossed_out_ones_are_none(points: Points) -> None:
    assert points("harmonic", L="c1", D="c2", F="c3", W="c4", E="c5 c6") == (0, 0)
    assert points("harmonic", L="c1", D="c2", F="c3", W="c4", E="c5", x="c6") == (0, 0)


def test_ruling_10_every_flower_and_line_that_qualifies_counts(points: Points) -> None:
    # The flower around d6 shares c5 and c6 with the line c1 to c6.
    assert points("harmonic", L="d7 c1", D="e6 c2", F="e5 c4", W="d5 c3", E="c5", A="c6") == (30, 20)


def test_void_counts_flowers_of_crossed_out_hexes_in_the_second_edition_only(points: Points) -> None:
    assert points("void", x="d5 e4 e3 d3 c3 c4") == (10, 0)  # around the mage
    assert points("void", x="d7 e6 e5 d5 c5 c6", A="d6") == (10, 0)
    assert points("void", x="d7 e6 e5 d5 c5") == (0, 0)
    assert points("void", x="b2 b3 b4 c2 c3 c4 c5 d3") == (0, 0)
    assert points("void", x="d7 e6 e5 d5 c5 c6 d6 f5 f4 e4") == (20, 0)  # around d6 and around e5


RING = "d5 e4 e3 d3 c3 c4"  # around the mage
FLOWER = {"L": "d5", "D": "e4", "F": "e3", "W": "d3", "E": "c3", "A": "c4"}


def test_without_the_advanced_conditions_convergences_and_voids_do_not_score(begin: Begin) -> None:
    for advanced in (True, False):
        state = begin(options={"advanced": advanced}, displays=[display(x=RING), display(**FLOWER)])
        assert [points["void"] for points in state.detail] == [10 if advanced else 0, 0]
        assert [points["harmonic"] for points in state.detail] == [0, 15 if advanced else 0]
        assert state.scores == ([10, 21] if advanced else [0, 6])


def test_the_first_edition_has_no_advanced_conditions_to_leave_out(begin: Begin) -> None:
    with pytest.raises(ValueError, match=r"no advanced conditions|has no option 'advanced'"):
        begin(edition="first", options={"advanced": False})


# Who wins

# Twelve points each: of Light and Fire, of Earth alone, of Light and Water, of Light and Fire once more.
TWELVE = [
    display(L="d7 a1", F="d5 d6 e5"),
    display(E="d5 d6 e5 e4 f4"),
    display(L="g4 g1", W="d5 d6"),
    display(L="g4 d1", F="b2 b3 c3"),
]


def winners(begin: Begin, displays: Sequence[Mapping[str, str]], nexus: str, edition: str = "second") -> list[int]:
    assert begin(nexus=nexus, edition=edition, displays=displays).winners == []  # while the festival goes on
    return begin(nexus=nexus, edition=edition, displays=displays, over=True).winners


def test_ruling_11_the_highest_score_wins_before_any_tie_break(begin: Begin) -> None:
    light, air = display(L="d7 a1"), display(A="d5 d6 e5 e4 c4")
    assert begin(displays=[light, air, light]).scores == [6, 8, 6]
    assert winners(begin, [light, air, light], "LFEDWA") == [1]


@pytest.mark.parametrize(
    ("nexus", "expected"),
    [
        ("LFEDWA", [0, 3]),  # three have six of Light, two of them six of Fire
        ("LWEDFA", [2]),  # the same three; now Water comes before Fire
        ("FLEWDA", [0, 3]),
        ("EFLAWD", [1]),
        ("AWLEFD", [2]),  # nobody has Air, one has Water
        ("DFELWA", [0, 3]),
        ("ALWEDF", [2]),
    ],
)
def test_ruling_11_ties_are_broken_by_the_elements_in_the_order_of_the_nexus(
    begin: Begin, nexus: str, expected: list[int]
) -> None:
    assert begin(nexus=nexus, displays=TWELVE).scores == [12] * 4
    assert winners(begin, TWELVE, nexus) == expected


def test_ruling_11_ties_are_broken_in_the_first_edition_too(begin: Begin) -> None:
    light, fire = display(L="d7 a1 g1 g4"), display(F="d5 d6 e5")
    assert begin(edition="first", displays=[light, fire]).scores == [12, 12]
    assert winners(begin, [light, fire], "LFEDWA", "first") == [0]
    assert winners(begin, [light, fire], "DFELWA", "first") == [1]


def test_ruling_11_the_advanced_conditions_break_no_tie(begin: Begin) -> None:
    void, elements = display(x=RING), display(L="d7 a1", E="d5 d6 e5")
    assert begin(displays=[void, elements]).scores == [10, 10]
    assert winners(begin, [void, elements], "AWDEFL") == [1]


def test_ruling_11_who_is_equal_in_all_shares_the_win(begin: Begin) -> None:
    same = display(L="d7", W="d5 d6", F="a1 a2")
    assert winners(begin, [same, display(L="a4"), same], "LFEDWA") == [0, 2]
    assert winners(begin, [same], "LFEDWA") == [0]
