"""The oracle of Hexpertise is itself held to the golden files and to laws that hold in every game."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from tests.oracle.displays import BOARD, EDITIONS, ELEMENTS, RADIUS, longest_path, score_display
from tests.oracle.golden import fingerprint, golden
from tests.oracle.hexes import EDGE_STEPS, Cell, label, mirrored, turned
from tests.oracle.hexpertise import PASSES, HexpertiseOracle, winners_among
from tests.oracle.perft import perft

NAMES = ["hexpertise-1", "hexpertise-2", "hexpertise-first-1", "hexpertise-first-2"]
GAMES = [golden(name) for name in NAMES]
DISPLAYS = golden("hexpertise-displays")
PAIRS = ["".join(pair) for pair in combinations(ELEMENTS, 2)]


def start_of(record: dict[str, Any]) -> HexpertiseOracle:
    edition = {"hexpertise": "second", "hexpertise-first": "first"}[record["game"]]
    return HexpertiseOracle(record["setup"], edition, record["players"])


# Golden files


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_golden_game_has_the_same_legal_moves_at_every_ply(game: dict[str, Any]) -> None:
    state = start_of(game["record"])
    seen = []
    for move in game["record"]["moves"]:
        seen.append(fingerprint(state.legal_moves()))
        state = state.play(move)
    assert seen == game["legal"]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_golden_game_ends_with_its_last_move_and_its_result(game: dict[str, Any]) -> None:
    state = start_of(game["record"])
    for move in game["record"]["moves"]:
        assert not state.is_over
        assert state.winners == []
        state = state.play(move)
    assert state.is_over
    assert state.to_act is None
    assert state.legal_moves() == []
    with pytest.raises(ValueError, match="the game is over"):
        state.play("timeout")
    result = {"scores": state.scores, "winners": state.winners, "detail": state.detail}
    assert result == game["record"]["result"]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_golden_perft_is_counted_at_every_depth(game: dict[str, Any]) -> None:
    assert [perft(start_of(game["record"]), depth) for depth in (1, 2, 3, 4)] == game["perft"]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_perft_counts_a_game_that_is_over_once(game: dict[str, Any]) -> None:
    *moves, last = game["record"]["moves"]
    state = start_of(game["record"])
    for move in moves:
        state = state.play(move)
    assert perft(state, 4) == len(state.legal_moves())
    assert perft(state.play(last), 4) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_golden_displays_have_their_points_under_every_heading(edition: str) -> None:
    assert len(DISPLAYS) == 120
    for known in DISPLAYS:
        assert score_display(known["display"], edition) == known[edition]


def test_without_the_advanced_conditions_only_their_points_are_missing() -> None:
    for known in DISPLAYS:
        assert score_display(known["display"], advanced=False) == known["second"] | {"harmonic": 0, "void": 0}


# Setups and options


def deck_of(dice: random.Random, edition: str) -> list[str]:
    return [card for _ in range(PASSES[edition]) for card in dice.sample(PAIRS, 15)]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"nexus": "LFEDW"}, "not the six elements"),
        ({"nexus": "LFEDWW"}, "not the six elements"),
        ({"nexus": "LDFWEA"}, "opposed elements do not face each other"),
        ({"deck": PAIRS}, "not a deck of 30 cards"),
        ({"deck": PAIRS + PAIRS[:14] + ["L"]}, "not a deck of 30 cards"),
        ({"deck": PAIRS + PAIRS[:14] + PAIRS[:1]}, "not every pair once in each pass"),
        ({"deck": PAIRS[1:] + PAIRS[1:] + PAIRS[:1] * 2}, "not every pair once in each pass"),
        ({"deck": PAIRS + PAIRS[1:] + ["LL"]}, "not every pair once in each pass"),
    ],
)
def test_a_setup_that_is_none_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        HexpertiseOracle({"nexus": "LFEDWA", "deck": PAIRS * 2} | change)


def test_every_shuffle_of_the_nexus_is_a_setup_and_no_other_order_of_the_elements() -> None:
    accepted = 0
    for order in permutations(ELEMENTS):
        try:
            HexpertiseOracle({"nexus": "".join(order), "deck": PAIRS * 2})
        except ValueError:
            continue
        accepted += 1
    assert accepted == 6 * 2**3  # three cards in any order, each turned at random


def test_one_to_six_mages_can_play() -> None:
    setup = {"nexus": "LFEDWA", "deck": PAIRS}
    for players in range(1, 7):
        assert len(HexpertiseOracle(setup, "first", players).scores) == players
    for players in (0, 7):
        with pytest.raises(ValueError, match="1 to 6 mages"):
            HexpertiseOracle(setup, "first", players)


def test_editions_and_options_are_known_by_name() -> None:
    setup = {"nexus": "LFEDWA", "deck": PAIRS}
    with pytest.raises(ValueError, match="no such edition: third"):
        HexpertiseOracle(setup | {"deck": PAIRS * 2}, "third")
    for options in ({"advance": True}, {"advanced": "no"}):
        with pytest.raises(ValueError, match="unknown option"):
            HexpertiseOracle(setup, "first", 1, options)
    with pytest.raises(ValueError, match="no advanced conditions to leave out"):
        HexpertiseOracle(setup, "first", 1, {"advanced": False})


# Laws that hold in every game


def random_game(seed: int, edition: str, players: int) -> Iterator[tuple[HexpertiseOracle, str]]:
    """Every position of a game of random moves with the move that is played there."""
    dice = random.Random(seed)
    state = HexpertiseOracle({"nexus": "LFEDWA", "deck": deck_of(dice, edition)}, edition, players)
    while not state.is_over:
        move = dice.choice(state.legal_moves())
        yield state, move
        state = state.play(move)


Symmetry = Callable[[list[Cell]], list[Cell]]


def mapped(name: str, symmetry: Symmetry) -> str:
    return label(symmetry([BOARD[name]])[0], RADIUS)


def mapped_move(move: str, symmetry: Symmetry) -> str:
    element, _, name = move.partition(":")
    return f"{element}:{mapped(name, symmetry)}"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("symmetry", "nexus"), [(turned, "ALFEDW"), (mirrored, "LAWDEF")])
@pytest.mark.parametrize("seed", range(3))
def test_a_turned_or_mirrored_board_and_nexus_keep_moves_and_scores(
    edition: str, symmetry: Symmetry, nexus: str, seed: int
) -> None:
    deck = deck_of(random.Random(seed), edition)  # as in the random game
    image = HexpertiseOracle({"nexus": nexus, "deck": deck}, edition)
    for state, move in random_game(seed, edition, 2):
        assert image.legal_moves() == sorted(mapped_move(known, symmetry) for known in state.legal_moves())
        assert image.detail == state.detail
        image = image.play(mapped_move(move, symmetry))
    assert image.is_over


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_every_game_fills_every_display_and_its_scores_are_those_of_its_displays(edition: str, players: int) -> None:
    placements = 2 if edition == "first" else 1
    for ply, (state, move) in enumerate(random_game(players, edition, players)):
        assert state.to_act == ply // placements % players
        detail = [score_display(display, edition) for display in state.displays]
        assert state.detail == detail
        assert state.scores == [sum(points.values()) for points in detail]
        assert state.winners == []
        after = state.play(move)
        if after.is_over:
            assert ply == 30 * players - 1
            assert all(display.keys() == BOARD.keys() - {"d4"} for display in after.displays)
            assert after.winners == winners_among(after.detail, "LFEDWA") != []


@pytest.mark.parametrize("edition", EDITIONS)
def test_displays_are_separate_so_that_each_mage_might_as_well_play_alone(edition: str) -> None:
    together = list(random_game(7, edition, 3))
    alone = [HexpertiseOracle({"nexus": "LFEDWA", "deck": deck_of(random.Random(7), edition)}, edition, 1)] * 3
    for state, move in together:
        player = state.to_act
        assert player is not None
        assert alone[player].displays == [state.displays[player]]
        assert alone[player].legal_moves() == state.legal_moves()
        alone[player] = alone[player].play(move)


def test_second_edition_who_can_place_must_and_who_cannot_may_cross_out_any_empty_cell() -> None:
    stuck = 0
    for seed in range(10):
        for state, move in random_game(seed, "second", 1):
            (display,) = state.displays
            filled = {BOARD[name] for name in display} | {(0, 0)}
            card = state._deck[len(display) - 6]
            placed = set()
            for element, guide in permutations(card):
                dq, dr = EDGE_STEPS["LFEDWA".index(guide)]
                for name, (q, r) in BOARD.items():
                    if (q, r) not in filled and (q - dq, r - dr) in filled:
                        placed.add(f"{element}:{name}")
            empty = {f"x:{name}" for name, cell in BOARD.items() if cell not in filled}
            assert set(state.legal_moves()) == (placed or empty)
            if not placed:
                stuck += 1
                before, after = display, state.play(move).displays[0]
                assert after == before | {move.removeprefix("x:"): "x"}
                assert state.play("timeout").displays == state.play(min(empty)).displays
    assert stuck > 0


def test_positions_are_values_that_playing_leaves_alone() -> None:
    for edition in EDITIONS:
        state, _ = next(random_game(1, edition, 2))
        before = (state.displays, state.legal_moves(), state.detail)
        for move in state.legal_moves():
            state.play(move)
        assert (state.displays, state.legal_moves(), state.detail) == before


# The longest path


def longest_by_brute_force(cells: frozenset[Cell]) -> int:
    def onwards(head: Cell, unused: frozenset[Cell]) -> int:
        steps = {(head[0] + dq, head[1] + dr) for dq, dr in EDGE_STEPS} & unused
        return 1 + max((onwards(cell, unused - {cell}) for cell in steps), default=0)

    return max((onwards(cell, cells - {cell}) for cell in cells), default=0)


@pytest.mark.parametrize("seed", range(5))
def test_the_longest_path_is_that_of_brute_force(seed: int) -> None:
    dice = random.Random(seed)
    near = sorted(BOARD.values(), key=lambda cell: max(abs(cell[0]), abs(cell[1]), abs(sum(cell))))[:19]
    for size in (*range(8), 9, 10, 11):
        for _ in range(6):
            cells = frozenset(dice.sample(near, size))
            assert longest_path(cells) == longest_by_brute_force(cells), sorted(cells)
