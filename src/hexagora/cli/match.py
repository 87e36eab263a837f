"""``hexagora match``: bots play each other, or each alone with the same deals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
import typer.core

from hexagora.cli.arguments import Options, chosen
from hexagora.cli.errors import INTERRUPTED, Refused, bad_input
from hexagora.cli.screen import Screen

if TYPE_CHECKING:
    from typing import Any

    from hexagora.lab.contest import Contest
    from hexagora.lab.result import Match
    from hexagora.lab.solo import Solo
    from hexagora.rating import Tally

GAMES = 100
# With --sprt the test ends the match; this many games would only be needed right between the two claims.
AT_MOST = 20_000


PAIR = 2  # bots of a match


class ManyBots(typer.core.TyperCommand):
    """A command whose ``--bots`` takes as many names as follow it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Write ``--bots A B C`` as ``--bots A --bots B --bots C``, which is how the parser knows it."""
        written: list[str] = []
        within = False
        for arg in args:
            within = arg == "--bots" or (within and not arg.startswith("-"))
            if arg == "--bots":
                continue
            written += ["--bots", arg] if within else [arg]
        return super().parse_args(ctx, written)


def match(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The id of a game, such as hexafuse.", show_default=False)
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            metavar="A B",
            help="Bots: random, greedy, spark, pulse, overdrive, rung-1 ..., openspiel-mcts. "
            "pulse:simulations=800,exploration=0.7 is Pulse in another setting.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", min=1, metavar="N", help=f"How many games ({GAMES}); deals with --solo.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="The seed of all deals and bots.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of each game and a summary into this folder.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the match in the folder of --out.")] = False,
    option: Options = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, metavar="S", help="Time for a move; that of each bot if left out.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Work for a move: with --seed the match is reproducible.")
    ] = None,
    wall: Annotated[
        bool, typer.Option("--wall", help="Count seconds by the clock on the wall, not by the time of the processor.")
    ] = False,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Processes; one for each processor if left out.")
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Each bot plays alone, all with the same deals.")] = False,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as a sequential test has decided between --elo0 and --elo1.")
    ] = False,
    elo0: Annotated[float, typer.Option(metavar="ELO", help="H0: the first bot is this much stronger.")] = -20.0,
    elo1: Annotated[float, typer.Option(metavar="ELO", help="H1: the first bot is this much stronger.")] = 20.0,
    alpha: Annotated[float, typer.Option(metavar="P", help="The risk of deciding for H1 when H0 holds.")] = 0.05,
    beta: Annotated[float, typer.Option(metavar="P", help="The risk of deciding for H0 when H1 holds.")] = 0.05,
) -> None:
    """Let bots play, and print the score and the Elo difference. Ctrl-C ends early and keeps what was played.

    Example: hexagora match hexafuse --bots pulse spark --games 100 --seed 1 --out pulse-spark
    """
    from hexagora.lab.budget import Budget
    from hexagora.rating import Sprt
    from hexagora.research.opponents import bot

    names = list(bots or ())
    if game is None and len(names) > 1:
        game = names.pop()  # `match --bots A B GAME`
    if game is None or not names:
        raise Refused("a match needs a game and its bots (try: hexagora match --help)")
    if resume and out is None:
        raise Refused("--resume goes on with the match in the folder of --out")
    if solo and sprt:
        raise Refused("--sprt is a test between two bots: it does not go with --solo")
    if not solo and len(names) != PAIR:
        raise Refused(f"--bots of a match are two, not {len(names)} (with --solo any number)")
    found = chosen(game, option)
    with bad_input():
        budget = Budget(seconds, simulations, wall)
        test = Sprt(elo0, elo1, alpha, beta) if sprt else None
    settings = {"seed": seed, "out": out, "budget": budget, "resume": resume, "workers": workers, "make": bot}
    if solo:
        played: Contest = _solo(found, names, games or GAMES, settings)
    else:
        played = _match(found, names, games or (AT_MOST if test else GAMES), settings | {"sprt": test})
    if played.interrupted:
        raise typer.Exit(INTERRUPTED)


def _match(game: Any, bots: list[str], games: int, settings: dict[str, Any]) -> Match:
    from hexagora.lab.match import play_match

    screen = Screen()
    with bad_input(), screen.progress(" - ".join(bots), games) as advance:
        played = play_match(
            game, bots, games, on_progress=lambda match: advance(len(match.played), _so_far(match)), **settings
        )
    _report(screen, played)
    return played


def _so_far(match: Match) -> str:
    tally = match.tally
    score = f"{match.bots[0]} {tally.wins + tally.draws / 2:g} : {tally.losses + tally.draws / 2:g} {match.bots[1]}"
    return score if match.sprt is None else f"{score}, {_llr(match)}"


def _llr(match: Match) -> str:
    if match.sprt is None:
        return ""
    low, high = match.sprt.bounds
    return f"LLR {_signed(match.sprt.llr(match.pairs))} ({_signed(low)} to {_signed(high)})"


def _signed(number: float, digits: str = ".2f") -> str:
    """With its sign, as mathematicians write it."""
    return f"{number:+{digits}}".replace("-", "−")


def _report(screen: Screen, match: Match) -> None:
    """The score, what it says about the strength of the first bot, and what the games were like."""
    first, second = match.bots
    count = len(match.played)
    games = f"{count} games" if count == match.planned or match.decided else f"{count} of {match.planned} games"
    screen.say(f"{match.game.facts.title}: {first} against {second}, {games}, seed {match.seed}", "bold", wrap=False)
    if not match.played:
        return
    screen.say(f"{first}: {_told(match.tally)}")
    screen.say(f"  moving first:  {_told(match.tally_as(0))}")
    screen.say(f"  moving second: {_told(match.tally_as(1))}")
    screen.say(f"Difference: {match.difference}", "bold")
    if match.sprt is not None:
        screen.say(f"Pairs with 0, ½, 1, 1½, 2 points: {', '.join(map(str, match.pairs.counts))}")
        claims = f"{_signed(match.sprt.elo0, 'g')} against {_signed(match.sprt.elo1, 'g')} Elo"
        screen.say(f"Test of {claims}: {_llr(match)}")
        screen.say(_verdict(match), "bold")
    summary = match.summary()
    screen.say(
        f"On average {first} led by {summary['mean_lead']:g} points and a game took {summary['mean_plies']:g} plies."
    )
    _thinking(screen, match)


def _verdict(match: Match) -> str:
    verdict = match.verdict
    if verdict is None or match.sprt is None:
        return "Not decided yet."
    elo, other = (match.sprt.elo1, match.sprt.elo0) if verdict == "H1" else (match.sprt.elo0, match.sprt.elo1)
    return f"{verdict} accepted: {match.bots[0]} is rather {_signed(elo, 'g')} than {_signed(other, 'g')} Elo."


def _thinking(screen: Screen, contest: Contest) -> None:
    """How long the bots thought: the measure of a fair match."""
    told = zip(contest.bots, contest.thinking(), strict=True)
    means = [f"{name} {bot['seconds_a_move']:.3g} s" for name, bot in told if bot["seconds_a_move"] is not None]
    if means:
        screen.say(f"Time: {contest.took:.0f} s; processor time a move: {', '.join(means)}", wrap=False)


def _told(tally: Tally) -> str:
    if not tally.games:
        return "no games"
    return f"{tally.wins} won, {tally.draws} drawn, {tally.losses} lost ({100 * tally.score:.1f} %)"


def _solo(game: Any, bots: list[str], deals: int, settings: dict[str, Any]) -> Solo:
    from hexagora.lab.solo import play_solo

    screen = Screen()
    with bad_input(), screen.progress(", ".join(bots), deals * len(bots)) as advance:
        played = play_solo(game, bots, deals, on_progress=lambda solo: advance(len(solo.scores)), **settings)
    _report_solo(screen, played)
    return played


def _report_solo(screen: Screen, solo: Solo) -> None:
    """What each bot scored, and how they compare."""
    deals = len(solo.complete)
    screen.say(f"{solo.game.facts.title}, each alone: {deals} deals, seed {solo.seed}", "bold", wrap=False)
    if not deals:
        return
    width = max(map(len, solo.bots))
    for name, found in zip(solo.bots, solo.means(), strict=True):
        screen.say(f"{name:<{width}}  {found} points")
    for name, over, gap, times in solo.comparisons():
        as_ratio = "" if times is None else f", {times.value:.3f} ± {times.error:.3f} times as much"
        screen.say(f"{name} over {over}: {_signed(gap.value)} ± {gap.error:.2f}{as_ratio}")
    screen.say("(mean ± standard error)", "dim")
    _thinking(screen, solo)
