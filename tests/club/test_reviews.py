"""Reviews over HTTP: finished games alone, the bot's work, what people write, pictures, and hints."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio
from PIL import Image

import hexagora
from hexagora.club.domain import Estimate
from hexagora.club.review.analysis import SILENCE
from hexagora.club.review.pictures import WIDTH_OF_GIF
from hexagora.club.storage import ReviewStore
from hexagora.contract import State
from tests.club.brains import first_moves_are_best
from tests.club.days import open_house, told
from tests.club.days import play_out as play_day
from tests.club.house import HEXAFUSE, PATIENCE, Doorway, FakeTime, Instant, open_club, settings, with_clock
from tests.toys import PETALS

GOLDEN = Path(__file__).parent.parent / "golden"


class Gated(Instant):
    """A bot that gives an opinion each time that the gate is opened, and not before."""

    def __init__(self) -> None:
        self.gate = asyncio.Semaphore(0)
        self.asked = 0

    async def weigh(self, state: State, player: int, played: str | None = None) -> Estimate:
        self.asked += 1
        await self.gate.acquire()
        return first_moves_are_best(state, player, played)


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Doorway]:
    house = settings(games={"hexafuse": HEXAFUSE, PETALS.id: PETALS})
    async with open_club(tmp_path / "club.sqlite3", house) as club:
        yield club


def golden(name: str = "hexafuse-1") -> dict[str, Any]:
    """The record of a finished game."""
    record = json.loads((GOLDEN / f"{name}.json").read_text())["record"]
    record["result"].pop("detail", None)
    return hexagora.load(record).record()


async def dropped(http: httpx.AsyncClient, record: dict[str, Any]) -> str:
    """The review of a record."""
    answer = await http.post("/api/reviews", json=record)
    assert answer.status_code == 201, answer.text
    review: str = answer.json()["review"]
    return review


async def until(http: httpx.AsyncClient, review: str, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The analysis once it is so far."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await told(http, f"/api/reviews/{review}/analysis")
            if condition(found):
                return found
            assert found["status"] in ("waiting", "running")
            await asyncio.sleep(0.01)


async def until_done(http: httpx.AsyncClient, review: str) -> dict[str, Any]:
    """The analysis once it is done."""
    return await until(http, review, lambda found: found["status"] == "done")


async def finished(club: Doorway, game: str = PETALS.id, **wish: Any) -> str:
    """A room whose game is over."""
    room = await club.open(game=game, **wish)
    await play_day(club, room, club.http)
    return room


# Games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["hexafuse-1", "hexano-duel-1", "hexpertise-2", "hexpertise-first-1"])
async def test_every_games_record_opens_with_its_score_after_each_move(tmp_path: Path, name: str) -> None:
    record = golden(name)
    house = settings(games={game: hexagora.game(game) for game in hexagora.games()})
    async with open_club(tmp_path / "club.sqlite3", house) as club:
        review = await told(club.http, f"/api/reviews/{await dropped(club.http, record)}")
        assert [step["move"] for step in review["steps"]] == ["", *record["moves"]]
        assert review["steps"][-1]["totals"] == record["result"]["scores"]
        assert review["winners"] == record["result"]["winners"]
        for step in review["steps"]:
            for total, points in zip(step["totals"], step["points"], strict=True):
                assert len(points) == len(review["headings"])
                assert sum(points) == pytest.approx(total)
        assert await told(club.http, f"/api/reviews/{review['review']}/record") == record
        middle = len(record["moves"]) // 2
        body = {"moves": record["moves"][:middle]}
        shown = (await club.http.post(f"/api/reviews/{review['review']}/position", json=body)).json()
        assert record["moves"][middle] in [offer["move"] for offer in shown["offers"]]


async def test_the_same_record_is_the_same_review_whoever_drops_it_and_however_it_is_written(club: Doorway) -> None:
    record = golden()
    first = await dropped(club.http, record)
    async with club.guest() as other:
        assert await dropped(other, dict(reversed(record.items()))) == first


@pytest.mark.parametrize(
    ("content", "status", "reason"),
    [
        (b"{", 400, "the record is malformed"),
        (b"[1, 2]", 400, "a record is a JSON object"),
        (b"{}", 400, "the format is not hexagora-record/1"),
        (b'{"format": "hexagora-record/1", "format": "x"}', 400, "comes twice"),
        (b"\xff\xfe", 400, "not UTF-8"),
        (b"[" * 16_000, 400, "nested too deeply"),
        (b" " * 17_000, 413, "longer than"),
    ],
)
async def test_what_is_no_record_gets_one_clear_line(club: Doorway, content: bytes, status: int, reason: str) -> None:
    answer = await club.http.post("/api/reviews", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    assert reason in answer.json()["error"]
    assert "\n" not in answer.json()["error"]


async def test_a_record_of_a_game_that_goes_on_is_refused_and_one_with_a_false_move_says_which(club: Doorway) -> None:
    record = golden()
    going_on = {key: value for key, value in record.items() if key != "result"} | {"moves": record["moves"][:3]}
    answer = await club.http.post("/api/reviews", json=going_on)
    assert (answer.status_code, answer.json()["error"]) == (
        400,
        "the game is not over yet; only finished games are reviewed",
    )
    answer = await club.http.post("/api/reviews", json=record | {"moves": ["z9", *record["moves"][1:]]})
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("ply 1: z9 is not allowed")
    other = golden("hexano-duel-1")
    assert "does not have the game" in (await club.http.post("/api/reviews", json=other)).json()["error"]


async def test_a_game_of_the_club_is_reviewed_when_it_is_over_and_not_before(club: Doorway) -> None:
    room = await club.open(game=PETALS.id)
    for _ in range(2):
        answer = await club.http.get(f"/api/rooms/{room}/review")
        assert answer.status_code == 409
        assert answer.json()["error"] == "the game is not over yet; only finished games are reviewed"
    history = await play_day(club, room, club.http)
    review = await told(club.http, f"/api/rooms/{room}/review")
    assert [step["move"] for step in review["steps"][1:]] == history
    async with club.guest() as other:
        theirs = await told(other, f"/api/reviews/{review['review']}")
        assert theirs["names"] == review["names"]
        assert theirs["room"] == room
    record = await told(club.http, f"/api/reviews/{review['review']}/record")
    assert record == await told(club.http, f"/api/rooms/{room}/record")


async def test_a_game_of_today_is_not_shown_to_who_is_still_to_play_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club, club.guest() as other:
        room = (await club.http.post("/api/daily/petals", json={})).json()["room"]
        await play_day(club, room, club.http)
        review = (await told(club.http, f"/api/rooms/{room}/review"))["review"]
        await club.http.post(f"/api/reviews/{review}/analysis", json={})
        for path in (f"/api/rooms/{room}/review", f"/api/reviews/{review}", f"/api/reviews/{review}/analysis"):
            assert (await other.get(path)).status_code == 403, path
        for path in ("position", "hint", "study"):
            answer = await other.post(f"/api/reviews/{review}/{path}", json={})
            assert answer.status_code == 403, path


async def test_who_watches_a_delayed_game_reviews_it_later(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", settings(delay=60.0), time=FakeTime()) as club:
        seats = [await _account(club, name) for name in ("Anne Player", "Bert Player")]
        wish = {"game": "hexafuse", "rated": True, "side": "first", "control": {"kind": "days", "seconds": 86400}}
        challenge = (await seats[0].post("/api/challenges", json=wish)).json()["id"]
        room = (await seats[1].post(f"/api/challenges/{challenge}/join", json={})).json()["room"]
        answer = await seats[0].post(f"/api/rooms/{room}/resign", json={"id": "i-give-up", "ply": 0})
        assert answer.status_code == 200, answer.text
        assert (await seats[1].get(f"/api/rooms/{room}/review")).status_code == 200
        review = (await told(seats[0], f"/api/rooms/{room}/review"))["review"]
        for path in (f"/api/rooms/{room}/review", f"/api/reviews/{review}"):
            assert (await club.http.get(path)).status_code == 409, path
        club.wait(61.0)
        assert (await club.http.get(f"/api/reviews/{review}")).status_code == 200
        for http in seats:
            await http.aclose()


async def _account(club: Doorway, name: str) -> httpx.AsyncClient:
    http = httpx.AsyncClient(base_url=club.address, timeout=60.0)
    await http.get("/api/me")
    answer = await http.post("/api/account", json={"name": name, "password": "correct horse battery"})
    assert answer.status_code == 201, answer.text
    return http


async def test_moves_lead_beside_the_game_and_a_false_one_is_told_by_its_number(club: Doorway) -> None:
    record = golden()
    review = await dropped(club.http, record)
    path = f"/api/reviews/{review}/position"
    start = (await club.http.post(path, json={})).json()
    other = next(offer["move"] for offer in start["offers"] if offer["move"] != record["moves"][0])
    shown = (await club.http.post(path, json={"moves": [other]})).json()
    assert (shown["ply"], shown["to_act"], shown["last"]["move"]) == (1, 1, other)
    answer = await club.http.post(path, json={"moves": [other, "z9"]})
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("move 2, z9, is not allowed")


async def test_who_gave_up_may_see_how_it_would_have_gone_on(club: Doorway) -> None:
    state = HEXAFUSE.start(seed=5)
    record = state.play(state.legal_moves()[0]).finish("resign", 1).record()
    review = await dropped(club.http, record)
    shown = (await club.http.post(f"/api/reviews/{review}/position", json={"moves": record["moves"]})).json()
    assert shown["offers"]
    assert (await told(club.http, f"/api/reviews/{review}"))["end"] == "resign"


async def test_a_position_shows_what_its_player_saw_and_no_order_that_is_hidden(club: Doorway) -> None:
    record = golden()
    review = await dropped(club.http, record)
    shown = (await club.http.post(f"/api/reviews/{review}/position", json={})).json()
    view = json.loads(json.dumps(HEXAFUSE.start(setup=record["setup"]).view(0)))
    assert {key: shown["view"][key] for key in view} == view
    assert shown["view"].keys() - view.keys() == {"names", "movers"}


# The bot ----------------------------------------------------------------------------------------------------


async def test_the_bot_looks_at_every_move_and_what_it_finds_is_kept_for_everybody(club: Doorway) -> None:
    room = await finished(club)
    review = await told(club.http, f"/api/rooms/{room}/review")
    id, moves = review["review"], [step["move"] for step in review["steps"][1:]]
    assert review["analysis"]["status"] == "none"
    answer = await club.http.post(f"/api/reviews/{id}/analysis", json={})
    assert answer.status_code == 202
    found = await until_done(club.http, id)
    assert len(found["found"]) == len(moves) == found["plies"]
    state = club.reviews._games[id].state
    now = state.game.start(setup=state.setup, players=state.players)
    for move, estimate in zip(moves, found["found"], strict=True):
        expected = first_moves_are_best(now, now.to_act or 0, move)
        assert [one["move"] for one in estimate["best"]] == [one.move for one in expected.best]
        assert estimate["played"] >= (expected.played or 0.0)
        now = now.play(move)
    async with club.guest() as other:
        again = await other.post(f"/api/reviews/{id}/analysis", json={})
        assert (again.status_code, again.json()["status"]) == (202, "done")
        assert again.json()["found"] == found["found"]


async def test_a_stopped_analysis_keeps_what_it_has_and_goes_on_from_there(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", thinkers=Gated) as club, club.guest() as other:
        bot = club.club.thinkers
        assert isinstance(bot, Gated)
        review = await dropped(club.http, golden())
        path = f"/api/reviews/{review}/analysis"
        await club.http.post(path, json={})
        for _ in range(2):
            bot.gate.release()
        found = await until(club.http, review, lambda now: len(now["found"]) == 2)
        assert (found["status"], found["mine"]) == ("running", True)
        assert (await told(other, path))["mine"] is False
        assert (await other.delete(path)).status_code == 403
        stopped = await club.http.delete(path)
        assert (stopped.json()["status"], len(stopped.json()["found"])) == ("stopped", 2)
        assert len(club.reviews.analyses) == 0
        bot.asked = 0
        for _ in range(100):
            bot.gate.release()
        assert (await other.post(path, json={})).status_code == 202
        await until_done(other, review)
        assert bot.asked == len(golden()["moves"]) - 2


async def test_the_bot_looks_at_one_game_of_each_person_at_a_time_and_at_no_more_than_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexagora.club.review.analysis.QUEUE", 2)
    async with open_club(tmp_path / "club.sqlite3", thinkers=Gated) as club, club.guest() as bert, club.guest() as carl:
        first, second = await dropped(club.http, golden()), await dropped(club.http, golden("hexafuse-2"))
        third = await dropped(club.http, HEXAFUSE.start(seed=9).finish("resign", 0).record())
        assert (await club.http.post(f"/api/reviews/{first}/analysis", json={})).status_code == 202
        refused = await club.http.post(f"/api/reviews/{second}/analysis", json={})
        assert (refused.status_code, "one game of yours" in refused.json()["error"]) == (409, True)
        waiting = await bert.post(f"/api/reviews/{second}/analysis", json={})
        assert (waiting.status_code, waiting.json()["status"]) == (202, "waiting")
        full = await carl.post(f"/api/reviews/{third}/analysis", json={})
        assert full.status_code == 429
        assert (await club.http.post(f"/api/reviews/{first}/analysis", json={})).status_code == 202, "it goes on"


async def test_an_analysis_whose_node_has_died_can_be_begun_again(tmp_path: Path) -> None:
    time = FakeTime()
    async with open_club(tmp_path / "club.sqlite3", time=time) as club:
        review = await dropped(club.http, golden())
        store = ReviewStore(club.club.store)
        await store.begin(review, "somebody", club.club.now())
        path = f"/api/reviews/{review}/analysis"
        assert (await told(club.http, path))["status"] == "waiting"
        club.wait(SILENCE + 1.0)
        assert (await told(club.http, path))["status"] == "stopped"
        await club.http.post(path, json={})
        await until_done(club.http, review)


async def test_the_bot_says_what_it_would_play_anywhere_in_a_finished_game(club: Doorway) -> None:
    record = golden()
    review = await dropped(club.http, record)
    answer = await club.http.post(f"/api/reviews/{review}/hint", json={"moves": record["moves"][:2]})
    hint = answer.json()
    assert (hint["ply"], hint["scale"], len(hint["best"])) == (2, "chance", 3)
    over = await club.http.post(f"/api/reviews/{review}/hint", json={"moves": record["moves"]})
    assert over.status_code == 409


# Hints ------------------------------------------------------------------------------------------------------


async def test_who_plays_against_a_bot_gets_its_three_best_moves_with_their_values(club: Doorway) -> None:
    room = await club.open(game="hexafuse")
    answer = await club.http.post(f"/api/rooms/{room}/hint", json={})
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    state = (await club.table(room)).room.state
    expected = first_moves_are_best(state, 0, None)
    assert hint == {
        "ply": 0,
        "player": 0,
        "scale": "chance",
        "best": [{"move": one.move, "value": one.value, "points": None} for one in expected.best],
        "exact": False,
    }
    alone = await club.open(game=PETALS.id, players=1)
    hint = (await club.http.post(f"/api/rooms/{alone}/hint", json={})).json()
    assert hint["scale"] == "points"
    assert all(one["points"] is not None for one in hint["best"])


async def test_at_one_screen_and_in_practice_there_are_hints_too(club: Doorway) -> None:
    state = HEXAFUSE.start(seed=2)
    for wish in ({"hotseat": True, "level": None}, {"position": {"setup": state.setup, "moves": []}}):
        room = await club.open(**wish)
        assert (await club.http.post(f"/api/rooms/{room}/hint", json={})).status_code == 200, wish


async def test_no_hint_for_who_plays_somebody_or_for_something_or_watches_or_has_finished(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club, club.guest() as other:
        against = await club.open_for(with_clock(30.0), club.http, other)
        daily = (await club.http.post("/api/daily/hexafuse", json={})).json()["room"]
        climb = (await club.http.post("/api/survival/petals", json={})).json()["room"]
        for room in (against, daily, climb):
            answer = await club.http.post(f"/api/rooms/{room}/hint", json={})
            assert (answer.status_code, answer.json()["error"]) == (403, "there are no hints in this game"), room
        own = await club.open(game=PETALS.id, players=1)
        assert (await other.post(f"/api/rooms/{own}/hint", json={})).status_code == 403
        await play_day(club, own, club.http)
        assert (await club.http.post(f"/api/rooms/{own}/hint", json={})).status_code == 409


async def test_nobody_asks_for_hints_without_end(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", time=FakeTime()) as club:
        room = await club.open()
        statuses = [(await club.http.post(f"/api/rooms/{room}/hint", json={})).status_code for _ in range(12)]
        assert statuses == [200] * 10 + [429] * 2


# What people make of it -------------------------------------------------------------------------------------


async def test_what_one_writes_is_there_again_and_whoever_has_the_link_reads_it(club: Doorway) -> None:
    record = golden()
    review = await dropped(club.http, record)
    start = HEXAFUSE.start(setup=record["setup"])
    other = next(move for move in start.legal_moves() if move != record["moves"][0])
    tree = {"variations": [[0, other]], "comments": [[0, "Where to begin?"], [len(record["moves"]) + 1, "Here!"]]}
    path = f"/api/reviews/{review}/study"
    study = (await club.http.post(path, json=tree)).json()["study"]
    assert (study["tree"], study["yours"]) == (tree, True)
    assert (await told(club.http, f"/api/reviews/{review}"))["study"] == study
    async with club.guest() as reader:
        shared = await told(reader, f"/api/studies/{study['id']}")
        assert shared == study | {"yours": False}
        assert (await told(reader, f"/api/reviews/{review}"))["study"] is None
        mine = (await reader.post(path, json={"comments": [[1, "I see it otherwise."]]})).json()["study"]
        assert mine["id"] != study["id"]
    assert await told(club.http, f"/api/studies/{study['id']}") == study
    assert (await club.http.post(path, json={})).json() == {"study": None}
    assert (await club.http.get(f"/api/studies/{study['id']}")).status_code == 404


async def test_a_study_that_cannot_be_changes_nothing(club: Doorway) -> None:
    review = await dropped(club.http, golden())
    path = f"/api/reviews/{review}/study"
    kept = (await club.http.post(path, json={"comments": [[0, "here"]]})).json()
    for wrong in (
        {"variations": [[0, "z9"]]},
        {"comments": [[10_000, "x"]]},
        {"comments": [[0, "x" * 1001]]},
        {"x": 1},
    ):
        answer = await club.http.post(path, json=wrong)
        assert answer.status_code == 400, wrong
    assert (await told(club.http, f"/api/reviews/{review}"))["study"] == kept["study"]


async def test_what_a_guest_wrote_is_the_accounts_and_goes_with_it(club: Doorway) -> None:
    review = await dropped(club.http, golden())
    study = (await club.http.post(f"/api/reviews/{review}/study", json={"comments": [[1, "mine"]]})).json()["study"]
    password = "correct horse battery"
    await club.http.post("/api/account", json={"name": "Anne Analyst", "password": password})
    now = await told(club.http, f"/api/studies/{study['id']}")
    assert (now["yours"], now["by"]) == (True, "Anne Analyst")
    exported = msgspec.json.decode((await club.http.get("/api/account/export")).content)
    assert exported["studies"] == [
        {"review": review, "room": None, "variations": [], "comments": [[1, "mine"]]},
    ]
    assert (await club.http.post("/api/account/delete", json={"password": password})).status_code == 200
    async with club.guest() as other:
        assert (await other.get(f"/api/studies/{study['id']}")).status_code == 404


# Pictures ---------------------------------------------------------------------------------------------------


async def test_a_position_is_drawn_and_a_game_moves(club: Doorway) -> None:
    room = await finished(club, players=1)
    review = (await told(club.http, f"/api/rooms/{room}/review"))["review"]
    svg = await club.http.get(f"/api/reviews/{review}/position.svg?ply=2")
    assert svg.headers["content-type"] == "image/svg+xml"
    assert svg.text.startswith("<svg")
    assert f'filename="hexagora-{review[:8]}-2.svg"' in svg.headers["content-disposition"]
    german = await club.http.get(f"/api/reviews/{review}/position.svg?ply=2", headers={"Accept-Language": "de"})
    assert "Punkte." in german.text
    assert "points." not in german.text
    start = (await club.http.post(f"/api/reviews/{review}/position", json={})).json()
    further = start["offers"][-1]["move"]
    beside = await club.http.get(f"/api/reviews/{review}/position.svg", params={"ply": 0, "moves": further})
    assert beside.text != svg.text
    png = await club.http.get(f"/api/reviews/{review}/position.png?ply=2")
    assert Image.open(io.BytesIO(png.content)).format == "PNG"
    gif = await club.http.get(f"/api/reviews/{review}/game.gif")
    animation = Image.open(io.BytesIO(gif.content))
    assert (animation.format, animation.width) == ("GIF", WIDTH_OF_GIF)
    assert getattr(animation, "n_frames", 1) == 8, "the start and seven tiles"
    assert (await club.http.get(f"/api/reviews/{review}/game.gif")).content == gif.content


async def test_a_picture_of_nothing_is_refused(club: Doorway) -> None:
    review = await dropped(club.http, golden())
    for query in ("ply=-1", "ply=1000", "ply=x", "ply=%C2%B2"):
        answer = await club.http.get(f"/api/reviews/{review}/position.svg?{query}")
        assert answer.status_code == 400, query
    for kind in ("svg", "png"):
        answer = await club.http.get(f"/api/reviews/{review}/position.{kind}?ply=0&moves=z9")
        assert (answer.status_code, "move 1, z9" in answer.json()["error"]) == (400, True)


async def test_what_is_not_there_is_not_found(club: Doorway) -> None:
    for path in (
        "/api/reviews/nothing",
        f"/api/reviews/{'0' * 32}",
        "/api/studies/nothing",
        "/api/rooms/nothing/review",
    ):
        assert (await club.http.get(path)).status_code == 404, path
    for path in ("/review/nothing", "/study/nothing"):
        assert (await club.http.get(path)).status_code == 404
    assert (await club.http.get("/review")).status_code == 200
