"""The oracle of Hexano-Duel is itself held to the golden files and to laws that hold in every game."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tests.oracle.golden import fingerprint, golden
from tests.oracle.hauls import best_score, best_use, is_collection
from tests.oracle.hexano_duel import BOARD, RADIUS, HexanoDuelOracle, rosette, shuffled
from tests.oracle.hexes import Cell, label, mirrored, turned
from tests.oracle.perft import perft

NAMES = ["hexano-duel-1", "hexano-duel-2", "hexano-duel-shuffled-1", "hexano-duel-shuffled-2"]
GAMES = [golden(name) for name in NAMES]

# Golden files


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_golden_game_has_the_same_legal_moves_at_every_ply(game: dict[str, Any]) -> None:
    state = HexanoDuelOracle(game["record"]["setup"])
    seen = []
    for move in game["record"]["moves"]:
        seen.append(fingerprint(state.legal_moves()))
        state = state.play(move)
    assert seen == game["legal"]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_golden_game_ends_with_its_last_move_and_its_result(game: dict[str, Any]) -> None:
    state = HexanoDuelOracle(game["record"]["setup"])
    for move in game["record"]["moves"]:
        assert not state.is_over
        assert state.winners == []
        state = state.play(move)
    assert state.is_over
    assert state.end == "collection"
    assert state.to_act is None
    assert state.legal_moves() == []
    assert {"scores": state.scores, "winners": state.winners} == game["record"]["result"]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_golden_perft_is_counted_at_every_depth(game: dict[str, Any]) -> None:
    state = HexanoDuelOracle(game["record"]["setup"])
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == game["perft"]


def test_perft_counts_a_game_that_ends_earlier_once() -> None:
    *moves, last = GAMES[0]["record"]["moves"]
    state = HexanoDuelOracle(GAMES[0]["record"]["setup"])
    for move in moves:
        state = state.play(move)
    following = [state.play(move) for move in state.legal_moves()]
    going_on = [after for after in following if not after.is_over]
    assert perft(state.play(last), 3) == 1
    assert perft(state, 2) == len(following) - len(going_on) + sum(len(after.legal_moves()) for after in going_on)


def test_golden_hauls_have_their_best_score() -> None:
    hauls = golden("hexano-duel-hauls")
    assert [best_score(known["haul"]) for known in hauls] == [known["score"] for known in hauls]


# The best use of a haul


@cache
def tried_out(haul: tuple[str, ...]) -> int:
    """The best score by brute force: the first piece stays loose, or makes a tree with any two of the rest."""
    if not haul:
        return 0
    piece, *others = haul
    best = 1 + tried_out(tuple(others))
    low, high = (size for size in "123" if size != piece[1])
    for one in {other for other in others if other[1] == low}:
        for two in {other for other in others if other[1] == high}:
            left = others.copy()
            left.remove(one)
            left.remove(two)
            colours = {piece[0], one[0], two[0]} - {"C"}
            best = max(best, (7 if len(colours) < 2 else 5) + tried_out(tuple(left)))
    return best


@pytest.mark.parametrize("colours", ["RO", "ROY", "ROYGBP"])
@pytest.mark.parametrize("clear", [1, 3, 6])
def test_best_score_is_that_of_brute_force(colours: str, clear: int) -> None:
    # Few colours or many clear pieces make the choice hard, so both are tried on purpose.
    dice = random.Random(clear)
    pool = [colour + size for colour in colours for size in "123" for _ in range(3)]
    pool += ["C" + size for size in "123" for _ in range(clear)]
    for _ in range(150):
        haul = sorted(dice.sample(pool, dice.randrange(12)))
        assert best_score(haul) == tried_out(tuple(haul)), haul


def test_best_use_tells_the_points_by_heading() -> None:
    assert best_use([]) == {"solid": 0, "mixed": 0, "loose": 0}
    assert best_use(["R1", "R2", "R3", "O1", "Y2", "G3", "B1", "B2"]) == {"solid": 7, "mixed": 5, "loose": 2}


def test_a_clear_piece_counts_as_any_colour_in_the_score() -> None:
    assert best_use(["R1", "C2", "R3"]) == {"solid": 7, "mixed": 0, "loose": 0}
    assert best_use(["C1", "C2", "C3"]) == {"solid": 7, "mixed": 0, "loose": 0}
    assert best_use(["R1", "C2", "O3"]) == {"solid": 0, "mixed": 5, "loose": 0}


def test_clear_pieces_go_where_they_gain_most() -> None:
    # One clear piece completes red or orange; kept together, the two complete only orange.
    haul = ["R1", "R2", "C3", "O3", "C1", "O2"]
    assert best_use(haul) == {"solid": 14, "mixed": 0, "loose": 0}


def test_a_collection_is_a_piece_of_each_colour_and_a_whole_tree_of_one_without_clear_pieces() -> None:
    colours = ["R1", "O1", "Y2", "G3", "B1", "P1"]
    assert is_collection([*colours, "R2", "R3"])
    assert is_collection([*colours, "P2", "P3", "C1", "O1"])
    assert not is_collection([*colours, "R2", "O3"])
    assert not is_collection([*colours, "C1", "C2", "C3"])
    assert not is_collection([*colours, "R2", "C3"])
    assert not is_collection([*colours[1:], "C1", "O2", "O3"])


# Setups


def test_the_rosette_is_that_of_the_golden_games() -> None:
    assert rosette() == GAMES[0]["record"]["setup"] == GAMES[1]["record"]["setup"]


def test_the_rosette_has_no_equal_colours_adjacent_or_two_apart_in_a_line() -> None:
    nests = {BOARD[name]: stack[0] for name, stack in rosette()["stacks"].items() if stack[0] in "ROYGBP"}
    assert Counter(nests.values()) == dict.fromkeys("ROYGBP", 5)
    for (q, r), colour in nests.items():
        for step in turns_of((0, -1)):
            for far in (1, 2):
                assert nests.get((q + far * step[0], r + far * step[1])) != colour


def turns_of(cell: Cell) -> Iterator[Cell]:
    for _ in range(6):
        (cell,) = turned([cell])
        yield cell


def test_a_shuffled_setup_moves_only_the_thirty_nests() -> None:
    before, after = rosette()["stacks"], shuffled(random.Random(1))["stacks"]
    assert Counter(before.values()) == Counter(after.values())
    kept = {name for name in before if "1" in before[name][-1] or before[name][0] == "C"}
    assert len(kept) == 7
    assert all(before[name] == after[name] for name in kept)
    assert after != before != shuffled(random.Random(2))["stacks"] != after


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"d5": "R1R2R"}, "not a stack: 'R1R2R'"),
        ({"d5": "R4"}, "not a stack"),
        ({"d5": "X1"}, "not a stack"),
        ({"d5": None}, "not a stack"),
        ({"d8": "R1"}, "each of the 37 cells"),
        ({"d5": "W1R1"}, "a cap lies on top of its stack: W1R1"),
        ({"d5": "R1W1"}, "three caps each"),
        ({"d1": "W3"}, "three caps each"),
    ],
)
def test_a_setup_that_is_none_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        HexanoDuelOracle({"stacks": rosette()["stacks"] | change})


def test_a_setup_names_every_cell() -> None:
    stacks = rosette()["stacks"]
    del stacks["d5"]
    with pytest.raises(ValueError, match="each of the 37 cells"):
        HexanoDuelOracle({"stacks": stacks})


def test_layouts_are_known_by_name_and_any_setup_goes_with_them() -> None:
    for layout in ("rosette", "shuffled"):
        HexanoDuelOracle(shuffled(random.Random(1)), {"layout": layout})
    for options in ({"layout": "spiral"}, {"colours": 6}):
        with pytest.raises(ValueError, match="unknown option"):
            HexanoDuelOracle(rosette(), options)


# Laws that hold in every game


def random_game(seed: int) -> Iterator[tuple[HexanoDuelOracle, str]]:
    """Every position of a game of random moves with the move that is played there."""
    dice = random.Random(seed)
    state = HexanoDuelOracle(shuffled(dice))
    while not state.is_over:
        move = dice.choice(state.legal_moves())
        yield state, move
        state = state.play(move)


def mapped(move: str, symmetry: Callable[[list[Cell]], list[Cell]]) -> str:
    return "-".join(label(cell, RADIUS) for cell in symmetry([BOARD[name] for name in move.split("-")]))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("symmetry", [turned, mirrored])
def test_a_turned_or_mirrored_board_changes_nothing(seed: int, symmetry: Callable[[list[Cell]], list[Cell]]) -> None:
    image = None
    for state, move in random_game(seed):
        if image is None:
            image = HexanoDuelOracle({"stacks": {mapped(name, symmetry): s for name, s in state.stacks.items()}})
        assert sorted(mapped(known, symmetry) for known in state.legal_moves()) == image.legal_moves()
        assert (state.to_act, state.hauls, state.detail) == (image.to_act, image.hauls, image.detail)
        image = image.play(mapped(move, symmetry))
    assert image is not None
    assert image.is_over


@pytest.mark.parametrize("seed", range(4))
def test_a_half_turn_with_sides_exchanged_keeps_the_moves_of_a_new_turn(seed: int) -> None:
    exchanged = str.maketrans("WK", "KW")
    mover = None
    for state, _ in random_game(seed):
        if mover != state.to_act == 1:
            stacks = {half_turned(name): stack.translate(exchanged) for name, stack in state.stacks.items()}
            assert HexanoDuelOracle({"stacks": stacks}).legal_moves() == sorted(map(half_turned, state.legal_moves()))
        mover = state.to_act


def half_turned(move: str) -> str:
    return mapped(move, lambda cells: [(-q, -r) for q, r in cells])


@pytest.mark.parametrize("seed", range(6))
def test_no_piece_is_lost_caps_lie_on_top_and_only_transparent_pieces_are_captured(seed: int) -> None:
    for state, move in random_game(seed):
        after = state.play(move)
        captured = [piece for haul in after.hauls for piece in haul]
        on_board = [pieces_of(stack) for stack in after.stacks.values()]
        assert Counter(captured) + Counter(piece for stack in on_board for piece in stack) == ALL_PIECES
        assert {"W", "K"}.isdisjoint(piece[0] for piece in captured)
        assert Counter(stack[-1] for stack in on_board if stack and stack[-1] in ("W1", "K1")) == {"W1": 3, "K1": 3}


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_goes_on_exactly_while_nothing_but_a_cap_has_moved(seed: int) -> None:
    for state, move in random_game(seed):
        origin, target = move.split("-")
        after = state.play(move)
        cap = state.stacks[origin][-2:]
        quiet = state.stacks | {origin: state.stacks[origin][:-2], target: state.stacks[target] + cap}
        assert (after.stacks == quiet) == (after.to_act == state.to_act)


def pieces_of(stack: str) -> list[str]:
    return [stack[at : at + 2] for at in range(0, len(stack), 2)]


ALL_PIECES = Counter(piece for stack in rosette()["stacks"].values() for piece in pieces_of(stack))


def test_the_higher_score_wins_whoever_ended_the_game() -> None:
    enders = set()
    for seed in range(12):
        *_, (state, move) = random_game(seed)
        after = state.play(move)
        assert after.end == "collection"
        mover = state.to_act
        assert mover is not None
        assert is_collection(after.hauls[mover])
        assert not any(is_collection(haul) for haul in state.hauls)
        assert after.winners == [player for player in (0, 1) if after.scores[player] == max(after.scores)]
        enders.add(mover in after.winners)
    assert enders == {True, False}


def test_positions_are_values_that_playing_leaves_alone() -> None:
    state = HexanoDuelOracle(rosette())
    before = (state.stacks, state.legal_moves(), state.hauls)
    for move in state.legal_moves():
        state.play(move)
    assert (state.stacks, state.legal_moves(), state.hauls) == before


def test_input_is_forgiving_and_what_is_no_move_is_refused() -> None:
    state = HexanoDuelOracle(rosette())
    assert state.play(" D1 - D2 ").stacks == state.play("d1-d2").stacks
    for move in ("d1-d3", "d7-d6", "d2-d3", "d1", "", "pass"):
        with pytest.raises(ValueError, match="not a legal move"):
            state.play(move)
