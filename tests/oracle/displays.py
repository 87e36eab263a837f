"""What a display of Hexeptional Hexpertise is worth by heading, in both editions.

A display names what each filled hex holds: the element, or `x` when it is crossed out. Empty hexes are left
out, and so is the mage on d4, who is of no element. Here elements are looked at as plain sets of cells.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from tests.oracle.hexes import EDGE_STEPS, Cell, around, board

RADIUS = 3
BOARD = board(RADIUS)
EVERYWHERE = frozenset(BOARD.values())
MAGE = BOARD["d4"]
ELEMENTS = "LDFWEA"
CROSSED = "x"
EDITIONS = ("second", "first")

Cells = frozenset[Cell]


def rows() -> Iterator[list[Cell]]:
    """Every row of the board along each of the three axes, from one rim to the other."""
    for dq, dr in EDGE_STEPS[:3]:
        for q, r in sorted(EVERYWHERE):
            if (q - dq, r - dr) not in EVERYWHERE:
                row = [(q + n * dq, r + n * dr) for n in range(2 * RADIUS + 1)]
                yield [cell for cell in row if cell in EVERYWHERE]


ROWS = [*rows()]
# Ruling 10: a flower is the six neighbours of a cell that has six, whatever it holds itself; a line is six
# cells in a row along an axis.
FLOWERS = [petals for cell in EVERYWHERE if (petals := around([cell], EDGE_STEPS)) <= EVERYWHERE]
LINES = [frozenset(row[at : at + 6]) for row in ROWS for at in range(len(row) - 5)]


def score_display(display: Mapping[str, str], edition: str = "second", *, advanced: bool = True) -> dict[str, int]:
    """The points of a display (by label) under each heading; crossed-out elements do not count.

    Without the advanced conditions of the second edition, harmonic convergence and void score nothing. The
    first edition has no such option: its harmonic convergence is a heading like the others.
    """
    check_options(edition, advanced=advanced)
    points = points_of(frozenset((BOARD[name], held) for name, held in display.items()), edition)
    return points | ({} if advanced else {"harmonic": 0, "void": 0})


@lru_cache(maxsize=1000)  # of all displays only one is new with every ply
def points_of(fillings: frozenset[tuple[Cell, str]], edition: str) -> dict[str, int]:
    holds = dict(fillings)
    light, dark, fire, water, earth, air = (
        frozenset(cell for cell in holds if holds[cell] == element) for element in ELEMENTS
    )
    if edition == "second":
        return {
            "L": 3 * len(clusters(light)),
            "D": 3 * sum(len(cluster) - 1 for cluster in clusters(dark)),
            "F": 2 * len(pairs(fire)),
            "W": 3 * longest_path(water),
            "E": 4 * len(triangles(earth)),
            "A": 4 * sum(len(beside(cell, air)) >= 3 for cell in air),  # forks
            "harmonic": 15 * convergences(holds),
            "void": 10 * voids(holds),
        }
    return {
        "L": 3 * sum(not beside(cell, light) for cell in light),
        "D": 3 * sum(len(cluster) - 1 for cluster in clusters(dark)),
        "F": 2 * sum(len(beside(cell, fire)) for cell in fire),  # ruling 9: a pair counts from each of its two
        "W": 3 * sum(straight_lines(water)),
        "E": 4 * sum(len(cluster) // 3 for cluster in clusters(earth)),
        "A": 3 * sum(is_curve(cell, air) for cell in air),
        "harmonic": 10 * convergences(holds),
        "void": 0,
    }


def check_options(edition: str, *, advanced: bool) -> None:
    if edition not in EDITIONS:
        raise ValueError(f"no such edition: {edition}")
    if edition == "first" and not advanced:
        raise ValueError("the first edition has no advanced conditions to leave out")


def beside(cell: Cell, cells: Cells) -> Cells:
    return around([cell], EDGE_STEPS) & cells


def clusters(cells: Cells) -> list[Cells]:
    """The connected groups."""
    found = []
    while cells:
        group = connected(next(iter(cells)), cells)
        found.append(group)
        cells -= group
    return found


def connected(start: Cell, cells: Cells) -> Cells:
    """The start and all of the cells that it reaches through them."""
    group = frozenset({start})
    while (wider := group | around(group, EDGE_STEPS) & cells) != group:
        group = wider
    return group


def pairs(cells: Cells) -> set[Cells]:
    return {frozenset({cell, other}) for cell in cells for other in beside(cell, cells)}


def triangles(cells: Cells) -> set[Cells]:
    """Ruling 5: every triple of mutually adjacent cells, whether or not they overlap."""
    return {pair | {third} for pair in pairs(cells) for third in cells if pair <= beside(third, cells)}


def is_curve(cell: Cell, cells: Cells) -> bool:
    """Ruling 7: exactly two neighbours that do not lie opposite each other."""
    near = [step for step in EDGE_STEPS if (cell[0] + step[0], cell[1] + step[1]) in cells]
    return len(near) == 2 and near[0] != (-near[1][0], -near[1][1])


def longest_path(cells: Cells) -> int:
    """Ruling 4: how many cells the longest simple path over adjacent cells has."""
    best = 0
    for cluster in clusters(cells):
        # Starts at the rim first, where long paths are wont to begin.
        for start in sorted(cluster, key=lambda cell: len(beside(cell, cluster))):
            best = max(best, longest_from(start, cluster - {start}, best))
    return best


def longest_from(head: Cell, unused: Cells, best: int) -> int:
    """The length of the longest path from the head over unused cells, the head included.

    What cannot be longer than `best` is cut short: a path leads only to cells that the head still reaches, and
    can end in no more than one of those dead ends that have a single neighbour left.
    """
    reached = connected(head, unused)
    dead_ends = sum(len(beside(cell, reached)) == 1 for cell in reached - {head})
    if len(reached) - max(0, dead_ends - 1) <= best:
        return 0
    unused = reached - {head}
    longest = 1
    # Towards the tightest spots first, so that a way through all is found soon.
    for cell in sorted(beside(head, unused), key=lambda cell: len(beside(cell, unused))):
        longest = max(longest, 1 + longest_from(cell, unused - {cell}, max(best, longest) - 1))
    return longest


def straight_lines(cells: Cells) -> Iterator[int]:
    """Ruling 8: the lengths of the maximal runs of three or more along an axis."""
    for row in ROWS:
        run = 0
        for cell in [*row, None]:
            if cell in cells:
                run += 1
            else:
                if run >= 3:
                    yield run
                run = 0


def convergences(holds: Mapping[Cell, str]) -> int:
    """How many flowers and lines hold all six elements; every one that does counts."""
    return sum({holds.get(cell) for cell in six} == set(ELEMENTS) for six in FLOWERS + LINES)


def voids(holds: Mapping[Cell, str]) -> int:
    """How many flowers have nothing but crossed-out hexes."""
    return sum(all(holds.get(cell) == CROSSED for cell in petals) for petals in FLOWERS)
